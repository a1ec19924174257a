// What to do about the notes on the board: take the last one back, or drop the supposition that is being followed.
import { wordFor } from "../board/word-for.ts";
import { Button } from "../design/button.tsx";
import { dropSupposition, sinceSupposition, supposition } from "../state/notes.ts";
import { changeNotes, type Play, type PlayState, undoNotes } from "../state/play-store.ts";
import style from "./notes-bar.module.css";
import { usePlayWords } from "./words/wording.ts";

interface NotesBarProps {
  readonly play: Play;
  readonly state: PlayState;
}

export function NotesBar({ play, state: { view, notes, pastNotes } }: NotesBarProps) {
  const words = usePlayWords().notes;
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
