// The clue being read: the sentence, who says it, whom it speaks of. Without a choice, what to do next.

import type { ClueView, PersonView, View } from "@demonstrandum/engine";
import { clueText, isUsedUp } from "../../../words/clue-text.ts";
import { useWords } from "../../../words/use-words.ts";
import { wordFor } from "../../../words/word-for.ts";
import type { Words } from "../../../words/words.ts";
import { Panel } from "../../base/design/panel.tsx";
import { NamedRoots } from "../../base/design/roots.tsx";
import { LatinName } from "../board/latin-name.tsx";
import style from "../proof/panels.module.css";
import { sayAbout } from "./say-about.ts";

interface CluePanelProps {
  readonly view: View;
  readonly speaker: number | undefined;
  readonly isStory: boolean;
}

/** What follows the speaker's name. */
function sayRest(words: Words["play"], view: View, { id, identity }: PersonView, clue: ClueView): string {
  const kind = identity === undefined ? undefined : wordFor(view.words, identity);
  return words.clue.rest(kind, sayAbout(words.clue, view, id), isUsedUp(clue));
}

export function CluePanel({ view, speaker, isStory }: CluePanelProps) {
  const words = useWords("play");
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
