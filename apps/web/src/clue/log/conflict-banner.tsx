// The log contradicts itself: names a smallest set of entries that cannot all be right, and offers to put it right.
"use client";

import type { Analysis, Conflict, Entry, Log, Setup } from "@demonstrandum/deals";
import { useWords } from "../../../words/use-words.ts";
import { Button } from "../../base/design/button.tsx";
import { tellEntry } from "../say/say.ts";
import style from "./log.module.css";

interface ConflictBannerProps {
  readonly setup: Setup;
  readonly log: Log;
  readonly analysis: Analysis;
  readonly onEdit: (entry: Entry) => void;
  readonly onDelete: (id: string) => void;
  readonly onSetup: () => void;
}

export function ConflictBanner({ setup, log, analysis, onEdit, onDelete, onSetup }: ConflictBannerProps) {
  const words = useWords("clue");
  const says = words.log;
  const { conflict } = analysis;
  if (!conflict) return null;
  const entries = log
    .map((entry, at) => ({ entry, number: at + 1 }))
    .filter(({ entry }) => conflict.entries.includes(entry.id));
  return (
    <section className={style.conflict} role="alert" aria-labelledby="conflict-title">
      <h2 id="conflict-title">{says.conflict(entries.length)}</h2>
      <p>{says.conflictText(conflict.repairs.length > 0, conflict.likeliest !== undefined)}</p>
      <ul>
        {entries.map(({ entry, number }) => (
          <li key={entry.id}>
            <p>
              <b>{number}</b> <Star {...{ conflict }} id={entry.id} /> {tellEntry(words, setup, entry)}
            </p>
            <div className={style.fix}>
              <Button onClick={() => onEdit(entry)} aria-label={says.correct(number)}>
                {says.correctIt}
              </Button>
              <Button onClick={() => onDelete(entry.id)} aria-label={says.delete(number)}>
                {says.deleteIt}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <Button look="quiet" onClick={onSetup}>
        {says.orSetup}
      </Button>
    </section>
  );
}

/** On the entry whose change mends most, and a hollow one on others that are enough by themselves. */
function Star({ conflict, id }: { readonly conflict: Conflict; readonly id: string }) {
  const { log: says } = useWords("clue");
  if (conflict.likeliest === id) return <abbr title={says.likeliest}>★</abbr>;
  return conflict.repairs.includes(id) ? <abbr title={says.enough}>☆</abbr> : null;
}
