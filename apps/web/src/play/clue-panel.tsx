// The clue being read: the sentence, who says it, whom it speaks of. Without a choice, what to do next.
import type { ClueView, PersonView, View } from "@demonstrandum/engine";
import { clueText, wordFor } from "../board/say-person.ts";
import { Panel } from "../design/panel.tsx";
import { NamedRoots } from "../design/roots.tsx";
import style from "./panels.module.css";
import { sayAbout } from "./say-about.ts";

interface CluePanelProps {
  readonly view: View;
  readonly speaker: number | undefined;
  readonly isStory: boolean;
}

/** What follows the speaker's name. */
function sayRest(view: View, { id, identity }: PersonView, { isSpent }: ClueView): string {
  const kind = identity === undefined ? "" : `, ${wordFor(view.words, identity)}`;
  return `${kind}${sayAbout(view, id)}.${isSpent ? " This clue has nothing more to add." : ""}`;
}

export function CluePanel({ view, speaker, isStory }: CluePanelProps) {
  const person = speaker === undefined ? undefined : view.people[speaker];
  if (!person?.clue) {
    return (
      <Panel className={style.clue} aria-label="The chosen clue">
        <p className={style.quote}>Whose word will you weigh?</p>
        <p className={style.by}>Choose someone revealed to read their clue, or someone hidden to name them.</p>
      </Panel>
    );
  }
  const { clue, name } = person;
  return (
    <Panel className={style.clue} aria-label="The chosen clue">
      <p className={style.quote}>{`“${clueText(clue, isStory)}”`}</p>
      <p className={style.by}>
        <b>{name}</b>
        {sayRest(view, person, clue)}
      </p>
      <NamedRoots roots={person.marks} />
      {isStory && clue.narrative && <p className={style.plain}>{clueText(clue, false)}</p>}
    </Panel>
  );
}
