// Whether a log would still fit the table with what is about to be recorded. Found in a worker, exactly, before anything is recorded.
"use client";

import type { Entry, Log, Setup } from "@demonstrandum/deals";
import { useEffect, useMemo, useState } from "react";
import { useClueWorker } from "../worker/use-clue-worker.ts";

/** Milliseconds that nobody at a table waits longer than. */
const PATIENCE = 4_000;

/** "unchecked" where it took too long; or the ids of a smallest set of entries that cannot all be right. */
export type Fit = "checking" | "fits" | "unchecked" | { readonly clash: readonly string[] };

/** The log must be the same object as long as it is the same log; undefined while there is nothing to record. */
export function useFit(setup: Setup, log: Log | undefined): Fit {
  const question = useMemo(() => log && { kind: "suppose" as const, setup, log }, [setup, log]);
  const { latest, failure } = useClueWorker(question);
  const [late, setLate] = useState<typeof question>();
  useEffect(() => {
    const timer = setTimeout(() => setLate(question), PATIENCE);
    return () => clearTimeout(timer);
  }, [question]);
  return useMemo(() => {
    if (!question) return "fits";
    // What cannot be checked in time may still be recorded: the log says afterwards what does not fit.
    if (latest?.question !== question) return failure === undefined && late !== question ? "checking" : "unchecked";
    const { conflict } = latest.answer;
    return conflict ? { clash: conflict.entries } : "fits";
  }, [question, latest, failure, late]);
}

/** The log with an entry in the place of the one with the same id, or at its end. */
export const withEntry = (log: Log, entry: Entry): Log =>
  log.some(({ id }) => id === entry.id) ? log.map((each) => (each.id === entry.id ? entry : each)) : [...log, entry];
