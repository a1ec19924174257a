// Which of my cards to show: the one that tells the asker least.
"use client";

import { type Log, type Setup, sayCard } from "@demonstrandum/deals";
import { useMemo } from "react";
import { useClueWords } from "../words/wording.ts";
import { useClueWorker } from "../worker/use-clue-worker.ts";
import style from "./entry.module.css";

interface ShowAdviceProps {
  readonly setup: Setup;
  readonly log: Log;
  readonly asker: string;
  readonly cards: readonly [string, string, string];
}

export function ShowAdvice({ setup, log, asker, cards }: ShowAdviceProps) {
  const { entry, table } = useClueWords();
  const [suspect, weapon, room] = cards;
  const question = useMemo(
    () => ({ kind: "show" as const, setup, log, asked: { asker, cards: [suspect, weapon, room] as const } }),
    [setup, log, asker, suspect, weapon, room],
  );
  const { latest } = useClueWorker(question);
  const [best, ...rest] = latest?.question === question ? latest.answer : [];
  if (!best) return null;
  const others = rest.map(({ card, leaves }) => ({
    card: sayCard(table, setup, card),
    leaves: Math.round(leaves),
  }));
  return (
    <p className={style.advice} role="status">
      <b>{entry.bestToShow(sayCard(table, setup, best.card))}</b>{" "}
      {best.seenBefore ? entry.seenBefore(asker) : entry.showLeaves(asker, Math.round(best.leaves), others)}
    </p>
  );
}
