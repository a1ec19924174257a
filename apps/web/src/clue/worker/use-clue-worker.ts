// Keeps the answer to a question about the table up to date, off the page's own thread. While a new one is worked out the last one stays.
"use client";

import { useEffect, useMemo, useState } from "react";
import type { ClueAnswers, ClueQuestion } from "./messages.ts";
import { makeWorkerClient, openWorker, Superseded } from "./worker-client.ts";

/** After this many milliseconds the page says that it is thinking. */
const SLOW = 300;

export interface WorkerState<Q extends ClueQuestion> {
  /** The last answer, with the question it answers. */
  readonly latest: { readonly question: Q; readonly answer: ClueAnswers[Q["kind"]] } | undefined;
  readonly isSlow: boolean;
  readonly failure: string | undefined;
}

/** The question must be the same object as long as it is the same question; undefined while nobody needs to know. */
export function useClueWorker<Q extends ClueQuestion>(question: Q | undefined): WorkerState<Q> {
  const client = useMemo(() => makeWorkerClient(openWorker), []);
  const [state, setState] = useState<WorkerState<Q>>({ latest: undefined, isSlow: false, failure: undefined });
  useEffect(() => () => client.stop(), [client]);
  useEffect(() => {
    if (!question) return;
    let isCurrent = true;
    const timer = setTimeout(() => setState((was) => ({ ...was, isSlow: true })), SLOW);
    client
      .ask(question)
      .then((value) => {
        const answer = value as ClueAnswers[Q["kind"]];
        if (isCurrent) setState({ latest: { question, answer }, isSlow: false, failure: undefined });
      })
      .catch((error: Error) => {
        if (!isCurrent || error instanceof Superseded) return;
        setState((was) => ({ ...was, isSlow: false, failure: error.message }));
      })
      .finally(() => clearTimeout(timer));
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [client, question]);
  return state;
}
