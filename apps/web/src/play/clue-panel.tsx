// The clue being read: the sentence, who says it, whom it speaks of. Without a choice, what to do next.
import type { ClueView, PersonView, View } from "@demonstrandum/engine";
import { clueText } from "../board/clue-text.ts";
import { LatinName } from "../board/latin-name.tsx";
import { wordFor } from "../board/word-for.ts";
import { Panel } from "../design/panel.tsx";
import { NamedRoots } from "../design/roots.tsx";
import style from "./panels.module.css";
import { sayAbout } from "./say-about.ts";
import { type PlayWording, usePlayWords } from "./words/wording.ts";

interface CluePanelProps {
  readonly view: View;
  readonly speaker: number | undefined;
  readonly isStory: boolean;
}

/** What follows the speaker's name. */
function sayRest(words: PlayWording, view: View, { id, identity }: PersonView, { isSpent }: ClueView): string {
  const kind = identity === undefined ? undefined : wordFor(view.words, identity);
  return words.clue.rest(kind, sayAbout(words.clue, view, id), isSpent);
}

export function CluePanel({ view, speaker, isStory }: CluePanelProps) {
  const words = usePlayWords();
  const person = speaker === undefined ? undefined : view.people[speaker];
  if (!person?.clue) {
    return (
      <Panel className={style.clue} aria-label={words.clue.title}>
        <p className={style.quote}>{words.clue.none}</p>
        <p className={style.by}>{words.clue.choose}</p>
      </Panel>
    );
  }
  const { clue, name, latin, spoken } = person;
  return (
    <Panel className={style.clue} aria-label={words.clue.title}>
      <p className={style.quote}>{words.clue.quote(clueText(clue, isStory, words.board))}</p>
      <p className={style.by}>
        <b>{name}</b>
        {latin && <LatinName latin={latin} spoken={spoken} />}
        {sayRest(words, view, person, clue)}
      </p>
      <NamedRoots roots={person.marks} nameOf={words.board.root} />
      {isStory && clue.narrative && <p className={style.plain}>{clueText(clue, false, words.board)}</p>}
    </Panel>
  );
}
