// After a right accusation: what was certain when, which question was worth most, and what the others could have known.
"use client";

import { type Closeness, contestOf, type Log, type Setup, sayCard } from "@demonstrandum/deals";
import { useMemo } from "react";
import { Panel } from "../../design/panel.tsx";
import { sayPercent } from "../matrix/cell.ts";
import { plural, tellEntry } from "../words/say.ts";
import { useClueWorker } from "../worker/use-clue-worker.ts";
import style from "./intelligence.module.css";

interface ReviewPanelProps {
  readonly setup: Setup;
  readonly log: Log;
}

export function ReviewPanel({ setup, log }: ReviewPanelProps) {
  const won = useMemo(() => contestOf(log).won, [log]);
  const question = useMemo(() => {
    const before = log.filter((entry) => entry.type !== "accusation" || !entry.correct);
    return won ? { kind: "review" as const, setup, log: before, envelope: won.cards } : undefined;
  }, [won, setup, log]);
  const { latest } = useClueWorker(question);
  if (!won) return null;
  const found = latest?.answer;
  const numberOf = (id: string) => log.findIndex((entry) => entry.id === id) + 1;
  const best = log.find(({ id }) => id === found?.best?.entry);
  return (
    <Panel aria-labelledby="review-title">
      <h2 id="review-title">How it went</h2>
      <p>
        {won.by === null ? "Somebody" : won.by === setup.me ? "You" : won.by} named the envelope:{" "}
        {won.cards.map((card) => sayCard(setup, card)).join(", ")}.
      </p>
      {!found && <p className={style.note}>Looking back …</p>}
      {found && (
        <ul className={style.list}>
          {found.proved.map(({ card, entry }) => (
            <li key={card}>
              {sayCard(setup, card)}: certain for you{" "}
              {entry === undefined ? "from the start" : `with entry ${numberOf(entry)}`}.
            </li>
          ))}
          {found.proved.length < 3 && <li>You could not yet prove all three cards.</li>}
          {best && (
            <li>
              Entry {numberOf(best.id)} told you most about the envelope: {tellEntry(setup, best)}
            </li>
          )}
          {found.opponents.map((opponent) => (
            <li key={opponent.player}>{sayCouldKnow(opponent)}</li>
          ))}
          {setup.me !== undefined && <li>You made {plural(found.mine, "suggestion")} until then.</li>}
        </ul>
      )}
    </Panel>
  );
}

/** An estimate, worded as one. */
function sayCouldKnow({ player, solved, expected }: Closeness): string {
  if (solved > 0) return `${player} could have named the envelope, with a chance of about ${sayPercent(solved)}.`;
  return `${player} may still have had about ${plural(Math.max(2, Math.round(expected)), "envelope")} to reckon with.`;
}
