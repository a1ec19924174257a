// What to do about the notes on the board: take the last one back, or drop the supposition that is being followed.
import type { View } from "@demonstrandum/engine";
import { withArticle } from "@demonstrandum/text";
import { wordFor } from "../board/say-person.ts";
import { Button } from "../design/button.tsx";
import { dropSupposition, sinceSupposition, supposition } from "../state/notes.ts";
import { changeNotes, type Play, type PlayState, undoNotes } from "../state/play-store.ts";
import style from "./notes-bar.module.css";

interface NotesBarProps {
  readonly play: Play;
  readonly state: PlayState;
}

const saySupposition = (view: View, person: number, identity: boolean): string =>
  `Suppose ${view.people[person]?.name} were ${withArticle(wordFor(view.words, identity))}.`;

export function NotesBar({ play, state: { view, notes, pastNotes } }: NotesBarProps) {
  const open = supposition(notes);
  if (!open && pastNotes.length === 0) return null;
  const since = open ? sinceSupposition(notes) : 0;
  return (
    <div className={style.bar}>
      {open && (
        <p role="status">
          {saySupposition(view, open.person, open.identity)} {since > 0 && `Pencilled since: ${since}.`}
        </p>
      )}
      {open && <Button onClick={() => changeNotes(play, dropSupposition)}>Drop it</Button>}
      {pastNotes.length > 0 && (
        <Button look="quiet" onClick={() => undoNotes(play)}>
          Undo note
        </Button>
      )}
    </div>
  );
}
