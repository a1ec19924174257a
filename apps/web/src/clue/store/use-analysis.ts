// What follows at the table, kept up to date. While a change is worked out, what was known before it stays.
"use client";

import type { Analysis, Log, Setup } from "@demonstrandum/deals";
import { useMemo } from "react";
import type { ClueQuestion } from "../worker/messages.ts";
import { useClueWorker, type WorkerAnswer } from "../worker/use-clue-worker.ts";
import type { TableGame } from "./table-game.ts";

/** An analysis with the table it is about. */
export interface TableAnalysis {
  readonly setup: Setup;
  readonly log: Log;
  readonly analysis: Analysis;
}

/** How the work on it stands. */
export type TableWork = Pick<WorkerAnswer<ClueQuestion>, "isSlow" | "failure" | "isStopped" | "stop" | "retry">;

export function useAnalysis({ setup, log }: TableGame) {
  const question = useMemo(() => ({ kind: "analyse" as const, setup, log }), [setup, log]);
  const { latest: reply, ...work } = useClueWorker(question);
  const latest = useMemo(
    (): TableAnalysis | undefined =>
      reply && { setup: reply.question.setup, log: reply.question.log, analysis: reply.answer },
    [reply],
  );
  return { latest, work, isCurrent: reply?.question === question };
}
