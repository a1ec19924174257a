// "What is this person's true identity?" Two seals to choose from, and the player's own tag. A seal is pressed twice: the first time to
// look at it, the second time to have it judged, so that a slip of the thumb costs nothing.

import type { PersonView, View } from "@demonstrandum/engine";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { useWords } from "../../../words/use-words.ts";
import { wordFor } from "../../../words/word-for.ts";
import { Button } from "../../base/design/button.tsx";
import { Portrait } from "../../base/design/portrait.tsx";
import { NamedRoots } from "../../base/design/roots.tsx";
import { Seal } from "../../base/design/seal.tsx";
import { Sheet } from "../../base/design/sheet.tsx";
import { keyAction, type VerdictKeys } from "../board/keys.ts";
import { LatinName } from "../board/latin-name.tsx";
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
import style from "./verdict-dialog.module.css";

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

/**
 * What a player may note about someone hidden: a tag of their own, a pencilled identity, or a supposition to be
 * followed.
 */
function NotesRow(props: NotesRowProps) {
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

interface VerdictDialogProps {
  readonly view: View;
  readonly person: PersonView;
  /** The verdict that was said once. */
  readonly meant: boolean | undefined;
  readonly glyphs: readonly [string, string];
  readonly keys: VerdictKeys;
  readonly notes: Notes;
  readonly onVerdict: (identity: boolean) => void;
  readonly onNotes: (change: (notes: Notes) => Notes) => void;
  readonly onClose: () => void;
}

function Verdicts({ view, person, meant, glyphs, keys, onVerdict }: VerdictDialogProps) {
  const words = useWords("play");
  const buttons = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (meant !== undefined) buttons.current?.querySelector<HTMLElement>(`[data-identity="${meant}"]`)?.focus();
  }, [meant]);
  return (
    <div ref={buttons} className={style.verdicts}>
      {([false, true] as const).map((identity) => (
        <Button
          key={String(identity)}
          look={identity ? "kind-b" : "kind-a"}
          className={style.verdict}
          data-identity={identity}
          aria-pressed={meant === identity}
          disabled={person.refused.includes(identity)}
          onClick={() => onVerdict(identity)}
        >
          <Seal glyph={glyphs[identity ? 1 : 0]} kind={identity ? "b" : "a"} className={style.glyph} />
          <span>
            {words.kind(wordFor(view.words, identity))}
            {meant === identity && <small>{words.verdict.again}</small>}
          </span>
          <span aria-hidden="true" className={style.key}>
            {keys[identity ? 1 : 0].toUpperCase()}
          </span>
        </Button>
      ))}
    </div>
  );
}

export function VerdictDialog(props: VerdictDialogProps) {
  const { person, keys, onVerdict, onClose } = props;
  const words = useWords("play");
  function onKeyDown(event: KeyboardEvent) {
    // A key held down says a thing once.
    if (event.repeat) event.preventDefault();
    const action =
      event.repeat || event.ctrlKey || event.altKey || event.metaKey ? undefined : keyAction(event.key, keys);
    if (action?.kind === "verdict") onVerdict(action.identity);
  }
  return (
    <Sheet
      aria-labelledby="verdict-question"
      beside={`[data-person="${person.id}"]`}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <div className={style.who}>
        <Portrait name={person.latin ?? person.name} className={style.face} />
        <div>
          <p className={style.name}>
            {person.name}
            {person.latin && <LatinName latin={person.latin} spoken={person.spoken} />} <span>{person.place}</span>
          </p>
          <NamedRoots roots={person.marks} nameOf={words.board.root} />
          <h2 id="verdict-question" className={style.question}>
            {words.verdict.question}
          </h2>
        </div>
      </div>
      {person.clue?.sentences.map((text) => (
        <p key={text} className={style.says}>
          {words.clue.quote(words.board.sentence(text))}
        </p>
      ))}
      <Verdicts {...props} />
      {person.refused.length > 0 && <p className={style.locked}>{words.verdict.closed}</p>}
      <NotesRow {...props} />
    </Sheet>
  );
}
