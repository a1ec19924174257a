// What is needed now and then: share the puzzle, start over, another puzzle, which keys there are, how the game goes.

import { useState } from "react";
import { useWords } from "../../../words/use-words.ts";
import type { Words } from "../../../words/words.ts";
import { Button, buttonClass } from "../../base/design/button.tsx";
import { ButtonLink } from "../../base/design/button-link.tsx";
import { useFramed } from "../../base/frame/framed.tsx";
import { useLanguage } from "../../base/language/language.tsx";
import { LanguageSwitch } from "../../base/language/language-switch.tsx";
import type { VerdictKeys } from "../board/keys.ts";
import style from "./more.module.css";
import { copy, embedText, puzzleUrl, share } from "./share.ts";
import { usePlace } from "./use-place.ts";

interface MoreProps {
  readonly title: string;
  readonly words: readonly [string, string];
  readonly keys: VerdictKeys;
  /** Absent where moves stay made. */
  readonly onRestart?: (() => void) | undefined;
  readonly onAgain: () => void;
  /** Absent where a teacher is there anyway. */
  readonly onCoach?: (() => void) | undefined;
  readonly onClose: () => void;
}

type Said = Parameters<Words["answers"]["more"]["shared"]>[0];

/** Ways to give the puzzle away, and what came of the last one. */
function useSharing(title: string) {
  const { more } = useWords("answers");
  const [said, setSaid] = useState<Said>("cancelled");
  const place = usePlace();
  const framed = useFramed();
  const embedded = embedText(place(), useLanguage(), title);
  const give = async () => {
    const shared = await share(more.shareText(title), puzzleUrl(place()));
    setSaid(shared === "failed" && framed ? "framed" : shared);
  };
  const embed = async (text: string) => setSaid((await copy(text)) === "copied" ? "embedded" : "failed");
  return {
    said: more.shared(said),
    give,
    embed: embedded === undefined || framed ? undefined : () => embed(embedded),
    print: puzzleUrl(place(), "#print"),
  };
}

export function More({ title, words, keys, onRestart, onAgain, onCoach, onClose }: MoreProps) {
  const { close, tools } = useWords("play");
  const { more, restart } = useWords("answers");
  const sharing = useSharing(title);
  const pressed = [keys[0].toUpperCase(), keys[1].toUpperCase()] as const;
  return (
    <>
      <h2>{tools.more}</h2>
      <div className={style.buttons}>
        <Button onClick={sharing.give}>{more.share}</Button>
        <Button onClick={onAgain}>{more.another}</Button>
        {onRestart && <Button onClick={onRestart}>{restart.go}</Button>}
        {onRestart && (
          <a href={sharing.print} target="_blank" rel="noreferrer" className={buttonClass("plain")}>
            {more.print}
          </a>
        )}
        {onRestart && sharing.embed && <Button onClick={sharing.embed}>{more.embed}</Button>}
        <ButtonLink href="/learn">{more.learn}</ButtonLink>
        {onCoach && <Button onClick={onCoach}>{more.coach}</Button>}
        <ButtonLink href="/yours">{more.yours}</ButtonLink>
        <LanguageSwitch className={buttonClass("plain")} />
      </div>
      <p role="status" className={style.shared}>
        {sharing.said}
      </p>
      <h3 className={style.keys}>{more.keys}</h3>
      <dl className={style.list}>
        {more.rows(pressed, words).map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <Button look="quiet" onClick={onClose}>
        {close}
      </Button>
    </>
  );
}
