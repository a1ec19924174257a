// What to do about the notes on the board: take the last one back, or drop the supposition that is being followed.

import { useWords } from "../../../words/use-words.ts";
import { wordFor } from "../../../words/word-for.ts";
import { Button } from "../../base/design/button.tsx";
import { dropSupposition, sinceSupposition, supposition } from "../notes/notes.ts";
import { changeNotes, type Play, type PlayState, undoNotes } from "../store/play-store.ts";
import style from "./notes-bar.module.css";

interface NotesBarProps {
  readonly play: Play;
  readonly state: PlayState;
}

export function NotesBar({ play, state: { view, notes, pastNotes } }: NotesBarProps) {
  const words = useWords("play").notes;
  const open = supposition(notes);
  if (!open && pastNotes.length === 0) return null;
  const since = open ? sinceSupposition(notes) : 0;
  return (
    <div className={style.bar}>
      {open && (
        <p role="status">
          {words.supposing(view.people[open.person]?.name ?? "", wordFor(view.words, open.identity), since)}
        </p>
      )}
      {open && <Button onClick={() => changeNotes(play, dropSupposition)}>{words.drop}</Button>}
      {pastNotes.length > 0 && (
        <Button look="quiet" onClick={() => undoNotes(play)}>
          {words.undo}
        </Button>
      )}
    </div>
  );
}
