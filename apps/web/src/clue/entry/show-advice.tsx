// Which of my cards to show: the one that tells the asker least.
"use client";

import { type Log, type Setup, sayCard } from "@demonstrandum/deals";
import { useMemo } from "react";
import { useWords } from "../../../words/use-words.ts";
import { chosenCards, type SuggestionDraft } from "../store/draft.ts";
import { useClueWorker } from "../worker/use-clue-worker.ts";
import style from "./entry.module.css";

interface ShowAdviceProps {
  readonly setup: Setup;
  readonly log: Log;
  readonly draft: SuggestionDraft;
}

/** Nothing where I am not asked, or have no choice. */
export function ShowAdvice({ setup, log, draft }: ShowAdviceProps) {
  const [suspect = "", weapon = "", room = ""] = chosenCards(setup, draft);
  const mine = [suspect, weapon, room].filter((card) => setup.myHand?.includes(card));
  if (setup.me === undefined || draft.by === null || draft.by === setup.me || mine.length < 2) return null;
  return <BestToShow {...{ setup, log }} asker={draft.by} cards={[suspect, weapon, room]} />;
}

interface BestToShowProps {
  readonly setup: Setup;
  readonly log: Log;
  readonly asker: string;
  readonly cards: readonly [string, string, string];
}

function BestToShow({ setup, log, asker, cards }: BestToShowProps) {
  const { entry, table } = useWords("clue");
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
