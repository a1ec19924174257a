// What to do with one's notes where everything is on the table: take the last one as a supposition, ask whether they contradict each
// other, or accuse everyone at once.
import type { View } from "@demonstrandum/engine";
import { withArticle } from "@demonstrandum/text";
import { wordFor } from "../board/say-person.ts";
import { Button } from "../design/button.tsx";
import { accusedIn, undecidedIn } from "../play/accused.ts";
import type { Actions } from "../play/actions.ts";
import { type Notes, suppose } from "../state/notes.ts";
import style from "./open-notes.module.css";

interface OpenNotesProps {
  readonly view: View;
  readonly notes: Notes;
  readonly actions: Actions;
}

/** "Decided 4 of 6, 2 werewolves." */
function sayDecided(view: View, notes: Notes): string {
  const total = view.people.length;
  const wolves = accusedIn(view, notes).length;
  return `Decided ${total - undecidedIn(view, notes).length} of ${total}, ${wolves} ${view.words[1][wolves === 1 ? "one" : "many"]}.`;
}

/** The last thing pencilled, if a supposition could begin with it. */
function lastPlain({ pencil }: Notes) {
  const last = pencil.at(-1);
  return last && "identity" in last && !last.opens ? last : undefined;
}

function Offer({ view, notes, actions }: OpenNotesProps) {
  const last = lastPlain(notes);
  const name = last && view.people[last.person]?.name;
  if (!last || !name) return null;
  return (
    <Button look="quiet" onClick={() => actions.note((before) => suppose(before, last.person, last.identity))}>
      Suppose {name} is {withArticle(wordFor(view.words, last.identity))}
    </Button>
  );
}

export function OpenNotes(props: OpenNotesProps) {
  const { view, notes, actions } = props;
  const isBlank = notes.pencil.length === 0;
  return (
    <div className={style.notes}>
      <p role="status">{isBlank ? "Pencil in what you think, or name whom you can prove." : sayDecided(view, notes)}</p>
      <Offer {...props} />
      <div className={style.buttons}>
        <Button disabled={isBlank} aria-describedby="open-notes-cost" onClick={actions.askClash}>
          Contradiction?
        </Button>
        <Button aria-describedby="open-notes-cost" onClick={() => actions.openSheet("accuse")}>
          Accuse
        </Button>
      </div>
      <p id="open-notes-cost" className={style.cost}>
        To ask for a contradiction counts as a hint, a wrong accusation as a mistake.
      </p>
    </div>
  );
}
