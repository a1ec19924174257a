// What is needed now and then: share the puzzle, start over, another puzzle, which keys there are, how the game goes.
import { useState } from "react";
import type { VerdictKeys } from "../board/keys.ts";
import { Button, buttonClass } from "../design/button.tsx";
import { ButtonLink } from "../design/button-link.tsx";
import { LanguageSwitch } from "../language/language-switch.tsx";
import { useAnswerWords } from "./answer-words/wording.ts";
import style from "./more.module.css";
import { puzzleUrl, type Shared, share } from "./share.ts";
import { usePlayWords } from "./words/wording.ts";

interface MoreProps {
  readonly title: string;
  readonly words: readonly [string, string];
  readonly keys: VerdictKeys;
  /** Absent where moves stay made. */
  readonly onRestart?: (() => void) | undefined;
  readonly onAgain: () => void;
  readonly onClose: () => void;
}

export function More({ title, words, keys, onRestart, onAgain, onClose }: MoreProps) {
  const { close, tools } = usePlayWords();
  const { more, restart } = useAnswerWords();
  const [shared, setShared] = useState<Shared>("cancelled");
  const pressed = [keys[0].toUpperCase(), keys[1].toUpperCase()] as const;
  return (
    <>
      <h2>{tools.more}</h2>
      <div className={style.buttons}>
        <Button onClick={async () => setShared(await share(more.shareText(title), puzzleUrl(window.location)))}>
          {more.share}
        </Button>
        <Button onClick={onAgain}>{more.another}</Button>
        {onRestart && <Button onClick={onRestart}>{restart.go}</Button>}
        {onRestart && (
          <a href="#print" target="_blank" rel="noreferrer" className={buttonClass("plain")}>
            {more.print}
          </a>
        )}
        <ButtonLink href="/learn">{more.learn}</ButtonLink>
        <ButtonLink href="/yours">{more.yours}</ButtonLink>
        <LanguageSwitch className={buttonClass("plain")} />
      </div>
      <p role="status" className={style.shared}>
        {more.shared(shared)}
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
