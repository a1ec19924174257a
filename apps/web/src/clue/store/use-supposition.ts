// A cell that is supposed: everything that would follow, beside what is known, until it is dropped again. Nothing is recorded.
"use client";

import type { Entry } from "@demonstrandum/deals";
import { useMemo, useState } from "react";
import { useClueWorker } from "../worker/use-clue-worker.ts";
import type { TableGame } from "./table-game.ts";
import type { TableAnalysis } from "./use-analysis.ts";

export interface Supposed {
  readonly owner: string;
  readonly card: string;
  readonly holds: boolean;
}

export function useSupposition({ setup, log }: TableGame) {
  const [supposed, suppose] = useState<Supposed>();
  const question = useMemo(() => {
    if (!supposed) return undefined;
    const entry: Entry = { type: "fact", id: "supposed", time: 0, ...supposed };
    return { kind: "suppose" as const, setup, log: [...log, entry] };
  }, [setup, log, supposed]);
  const { latest } = useClueWorker(question);
  const then = useMemo(
    (): TableAnalysis | undefined =>
      supposed && latest?.question === question && latest ? { setup, log, analysis: latest.answer } : undefined,
    [supposed, latest, question, setup, log],
  );
  return { supposed, then, suppose, drop: () => suppose(undefined) };
}
