// What a player may note about someone hidden: a tag of their own, a pencilled identity, or a supposition to be followed.

import type { PersonView, View } from "@demonstrandum/engine";
import { useWords } from "../../../words/use-words.ts";
import { wordFor } from "../../../words/word-for.ts";
import { Button } from "../../base/design/button.tsx";
import { Seal } from "../../base/design/seal.tsx";
import {
  type Notes,
  pencilled,
  pencilledTruth,
  suppose,
  TAGS,
  tagOf,
  withNextTruth,
  withPencil,
  withTag,
} from "../notes/notes.ts";
import { TagMark } from "../notes/tag-mark.tsx";
import style from "./notes-row.module.css";

interface NotesRowProps {
  readonly view: View;
  readonly person: PersonView;
  readonly glyphs: readonly [string, string];
  readonly notes: Notes;
  readonly onNotes: (change: (notes: Notes) => Notes) => void;
  readonly onClose: () => void;
}

function Tags({ person: { id }, notes, onNotes }: NotesRowProps) {
  const words = useWords("play").notes;
  const tag = tagOf(notes, id);
  return TAGS.map((choice) => (
    <button
      key={choice}
      type="button"
      className={style.note}
      aria-label={words.tag(choice)}
      aria-pressed={tag === choice}
      onClick={() => onNotes((before) => withTag(before, id, tag === choice ? undefined : choice))}
    >
      <TagMark tag={choice} />
    </button>
  ));
}

function Pencils({ view, person: { id }, glyphs, notes, onNotes }: NotesRowProps) {
  const words = useWords("play").notes;
  const now = pencilled(notes, id);
  return ([false, true] as const).map((identity) => (
    <button
      key={String(identity)}
      type="button"
      className={style.note}
      aria-label={words.pencil(wordFor(view.words, identity))}
      aria-pressed={now === identity}
      onClick={() => onNotes((before) => withPencil(before, id, now === identity ? undefined : identity))}
    >
      <Seal glyph={glyphs[identity ? 1 : 0]} kind={identity ? "b" : "a"} isGhost />
    </button>
  ));
}

/** Whether what they say is true, where that is the question: true, false, open. */
function Truth({ view, person: { id, clue }, notes, onNotes }: NotesRowProps) {
  const words = useWords("play").notes;
  if (!view.isOpen || clue?.sentences.length !== 1) return null;
  return (
    <Button look="quiet" onClick={() => onNotes((before) => withNextTruth(before, id, 0))}>
      {words.truth(pencilledTruth(notes, id, 0))}
    </Button>
  );
}

export function NotesRow(props: NotesRowProps) {
  const { person, notes, onNotes, onClose } = props;
  const words = useWords("play").notes;
  const now = pencilled(notes, person.id);
  return (
    <fieldset className={style.notes}>
      <legend className="visually-hidden">{words.own}</legend>
      <Pencils {...props} />
      <Tags {...props} />
      <Truth {...props} />
      {now !== undefined && (
        <Button look="quiet" onClick={() => onNotes((before) => suppose(before, person.id, now))}>
          {words.suppose}
        </Button>
      )}
      <Button look="quiet" className={style.close} onClick={onClose}>
        {words.notYet}
      </Button>
    </fieldset>
  );
}
