// Which of my cards to show: the one that tells the asker least.
"use client";

import { type Log, type Setup, sayCard, sayList } from "@demonstrandum/deals";
import { useMemo } from "react";
import { plural } from "../words/say.ts";
import { useClueWorker } from "../worker/use-clue-worker.ts";
import style from "./entry.module.css";

interface ShowAdviceProps {
  readonly setup: Setup;
  readonly log: Log;
  readonly asker: string;
  readonly cards: readonly [string, string, string];
}

export function ShowAdvice({ setup, log, asker, cards }: ShowAdviceProps) {
  const [suspect, weapon, room] = cards;
  const question = useMemo(
    () => ({ kind: "show" as const, setup, log, asked: { asker, cards: [suspect, weapon, room] as const } }),
    [setup, log, asker, suspect, weapon, room],
  );
  const { latest } = useClueWorker(question);
  const [best, ...rest] = latest?.question === question ? latest.answer : [];
  if (!best) return null;
  const others = rest.map(({ card, leaves }) => `${sayCard(setup, card)} ${Math.round(leaves)}`);
  return (
    <p className={style.advice} role="status">
      <b>Best to show: {sayCard(setup, best.card)}.</b>{" "}
      {best.seenBefore
        ? `${asker} has seen it before.`
        : `It leaves ${asker} with about ${plural(Math.round(best.leaves), "envelope")}${others.length > 0 ? `, ${sayList(others)}` : ""}.`}
    </p>
  );
}
