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
import type { Notes } from "../notes/notes.ts";
import { NotesRow } from "./notes-row.tsx";
import style from "./verdict-dialog.module.css";

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
