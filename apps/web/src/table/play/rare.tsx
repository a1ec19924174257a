// What is opened now and then, in one file that is loaded then: all clues, more, starting over.

import type { PersonView, View } from "@demonstrandum/engine";
import { memo, useState } from "react";
import { clueText, isUsedUp } from "../../../words/clue-text.ts";
import { useWords } from "../../../words/use-words.ts";
import type { Words } from "../../../words/words.ts";
import { Button, buttonClass } from "../../base/design/button.tsx";
import { ButtonLink } from "../../base/design/button-link.tsx";
import { Seal } from "../../base/design/seal.tsx";
import { useFramed } from "../../base/frame/framed.tsx";
import { useLanguage } from "../../base/language/language.tsx";
import { LanguageSwitch } from "../../base/language/language-switch.tsx";
import { kindOf } from "../board/card.tsx";
import type { VerdictKeys } from "../board/keys.ts";
import panel from "../proof/panels.module.css";
import style from "./rare.module.css";
import { copy, embedText, puzzleUrl, share } from "./share.ts";
import { usePlace } from "./use-place.ts";

interface ClueListProps {
  readonly view: View;
  readonly glyphs: readonly [string, string];
  readonly chosen: number | undefined;
  readonly isStory: boolean;
  readonly onChoose: (person: number) => void;
}

interface ItemProps {
  readonly person: PersonView;
  readonly glyphs: readonly [string, string];
  readonly isChosen: boolean;
  readonly isStory: boolean;
  readonly onChoose: (person: number) => void;
}

/** Without a face: a portrait is dear to draw, and each reveal adds an item. */
const Item = memo(function Item({ person, glyphs, isChosen, isStory, onChoose }: ItemProps) {
  const { board } = useWords("play");
  const { spent } = useWords("answers");
  const { id, name, place, identity, clue } = person;
  const kind = kindOf(identity);
  if (!clue) return null;
  return (
    <li>
      <button
        type="button"
        className={style.item}
        data-spent={clue.isSpent ? "" : undefined}
        aria-pressed={isChosen}
        onClick={() => onChoose(id)}
      >
        {kind ? <Seal glyph={glyphs[kind === "b" ? 1 : 0]} kind={kind} className={style.seal} /> : <span />}
        <span>
          <b>
            {name} <small>{place}</small>
          </b>
          {clueText(clue, isStory, board)}
          {isUsedUp(clue) && <small className={style.spent}>{spent}</small>}
        </span>
      </button>
    </li>
  );
});

/** Every clue on the table: those with something left to say first, the spent ones after. */
export function ClueList({ view, glyphs, chosen, isStory, onChoose }: ClueListProps) {
  const speakers = view.people.filter(({ clue }) => clue);
  const sorted = [...speakers].sort((a, b) => Number(a.clue?.isSpent) - Number(b.clue?.isSpent));
  return (
    <ul className={style.clues}>
      {sorted.map((person) => (
        <Item
          key={person.id}
          person={person}
          glyphs={glyphs}
          isChosen={chosen === person.id}
          isStory={isStory}
          onChoose={onChoose}
        />
      ))}
    </ul>
  );
}

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

/**
 * What is needed now and then: share the puzzle, start over, another puzzle, which keys there are, how the game goes.
 */
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

interface RestartProps {
  readonly onRestart: () => void;
  readonly onClose: () => void;
}

/** Asks before a play is begun again; it can still be taken back afterwards. */
export function Restart({ onRestart, onClose }: RestartProps) {
  const words = useWords("answers").restart;
  return (
    <>
      <h2>{useWords("play").startOverAsk}</h2>
      <p>{words.text}</p>
      <div className={panel.buttons}>
        <Button onClick={onClose}>{words.keep}</Button>
        <Button look="kind-b" onClick={onRestart}>
          {words.go}
        </Button>
      </div>
    </>
  );
}
