// What to do with one's notes where everything is on the table: take the last one as a supposition, ask whether they contradict each
// other, or accuse everyone at once.

import type { View } from "@demonstrandum/engine";
import { useWords } from "../../../words/use-words.ts";
import { wordFor } from "../../../words/word-for.ts";
import type { Words } from "../../../words/words.ts";
import { Button } from "../../base/design/button.tsx";
import { accusedIn, undecidedIn } from "../notes/accused.ts";
import { type Notes, suppose } from "../notes/notes.ts";
import type { Actions } from "./actions.ts";
import style from "./open-notes.module.css";

interface OpenNotesProps {
  readonly view: View;
  readonly notes: Notes;
  readonly actions: Actions;
}

/** "Decided 4 of 6, 2 werewolves." */
function sayDecided({ decided }: Words["testimony"], view: View, notes: Notes): string {
  const total = view.people.length;
  return decided(total - undecidedIn(view, notes).length, total, accusedIn(view, notes).length, view.words[1]);
}

/** The last thing pencilled, if a supposition could begin with it. */
function lastPlain({ pencil }: Notes) {
  const last = pencil.at(-1);
  return last && "identity" in last && !last.opens ? last : undefined;
}

function Offer({ view, notes, actions }: OpenNotesProps) {
  const words = useWords("testimony");
  const last = lastPlain(notes);
  const name = last && view.people[last.person]?.name;
  if (!last || !name) return null;
  return (
    <Button look="quiet" onClick={() => actions.note((before) => suppose(before, last.person, last.identity))}>
      {words.suppose(name, wordFor(view.words, last.identity))}
    </Button>
  );
}

export function OpenNotes(props: OpenNotesProps) {
  const { view, notes, actions } = props;
  const words = useWords("testimony");
  const isBlank = notes.pencil.length === 0;
  return (
    <div className={style.notes}>
      <p role="status">{isBlank ? words.blank : sayDecided(words, view, notes)}</p>
      <Offer {...props} />
      <div className={style.buttons}>
        <Button disabled={isBlank} aria-describedby="open-notes-cost" onClick={actions.askClash}>
          {words.askClash}
        </Button>
        <Button aria-describedby="open-notes-cost" onClick={() => actions.openSheet("accuse")}>
          {useWords("play").accuse}
        </Button>
      </div>
      <p id="open-notes-cost" className={style.cost}>
        {words.cost}
      </p>
    </div>
  );
}
