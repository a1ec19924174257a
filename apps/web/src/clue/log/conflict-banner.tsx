// The log contradicts itself: names a smallest set of entries that cannot all be right, and offers to put it right.
"use client";

import type { Analysis, Entry, Log, Setup } from "@demonstrandum/deals";
import { Button } from "../../design/button.tsx";
import { tellEntry } from "../words/say.ts";
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
  const { conflict } = analysis;
  if (!conflict) return null;
  const entries = log
    .map((entry, at) => ({ entry, number: at + 1 }))
    .filter(({ entry }) => conflict.entries.includes(entry.id));
  return (
    <section className={style.conflict} role="alert" aria-labelledby="conflict-title">
      <h2 id="conflict-title">
        {entries.length === 1 ? "This entry does not fit the table" : "These entries cannot all be right"}
      </h2>
      <p>
        Everything else fits.{" "}
        {conflict.repairs.length > 0 && "Correcting or deleting one of those marked ★ is enough. "}
        Until then the page shows what was known before.
      </p>
      <ul>
        {entries.map(({ entry, number }) => (
          <li key={entry.id}>
            <p>
              <b>{number}</b> {conflict.repairs.includes(entry.id) && <span title="Enough on its own">★</span>}{" "}
              {tellEntry(setup, entry)}
            </p>
            <div className={style.fix}>
              <Button onClick={() => onEdit(entry)} aria-label={`Correct entry ${number}`}>
                Correct
              </Button>
              <Button onClick={() => onDelete(entry.id)} aria-label={`Delete entry ${number}`}>
                Delete
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <Button look="quiet" onClick={onSetup}>
        Or correct your hand and the hand sizes
      </Button>
    </section>
  );
}
