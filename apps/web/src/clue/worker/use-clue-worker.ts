// Keeps the answer to a question about the table up to date, off the page's own thread. While a new one is worked out the last one stays.
"use client";

import { failureIn, makeLatestAsker } from "@demonstrandum/wire";
import { useEffect, useMemo, useState } from "react";
import { useWords } from "../../../words/use-words.ts";
import type { ClueQuestion, ClueTalk } from "./messages.ts";
import { useOpenWorker } from "./open-worker.ts";

/** After this many milliseconds the page says that it is thinking. */
const SLOW = 300;

export interface WorkerState<Q extends ClueQuestion> {
  /** The last answer, with the question it answers. */
  readonly latest: { readonly question: Q; readonly answer: ClueTalk["answers"][Q["kind"]] } | undefined;
  readonly isSlow: boolean;
  readonly failure: string | undefined;
  /** Whether the player called the work off. */
  readonly isStopped: boolean;
}

export interface WorkerAnswer<Q extends ClueQuestion> extends WorkerState<Q> {
  stop(): void;
  /** Takes up the work again. */
  retry(): void;
}

const NOTHING = { latest: undefined, isSlow: false, failure: undefined, isStopped: false };

/** The question must be the same object as long as it is the same question; undefined while nobody needs to know. */
export function useClueWorker<Q extends ClueQuestion>(question: Q | undefined): WorkerAnswer<Q> {
  const words = useWords("clue");
  const open = useOpenWorker();
  const client = useMemo(() => makeLatestAsker<ClueTalk>(open), [open]);
  const [state, setState] = useState<WorkerState<Q>>(NOTHING);
  const [tries, setTries] = useState(0);
  useEffect(() => () => client.callOff(), [client]);
  // A new try asks the same question again.
  const asked = useMemo(() => (question ? { question, tries } : undefined), [question, tries]);
  useEffect(() => {
    if (!asked) return;
    const { question } = asked;
    let isCurrent = true;
    setState((was) => (was.isStopped ? { ...was, isStopped: false } : was));
    const timer = setTimeout(() => setState((was) => ({ ...was, isSlow: true })), SLOW);
    client
      .ask(question)
      .then((answer) => {
        if (isCurrent) setState({ ...NOTHING, latest: { question, answer } });
      })
      .catch((error) => {
        const failure = failureIn<ClueTalk>(error);
        if (!isCurrent || failure.why === "called off") return;
        setState((was) => ({ ...was, isSlow: false, failure: words.unanswered(failure) }));
      })
      .finally(() => clearTimeout(timer));
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [words, client, asked]);
  return {
    ...state,
    stop() {
      client.callOff();
      setState((was) => ({ ...was, isSlow: false, isStopped: true }));
    },
    retry: () => setTries((count) => count + 1),
  };
}
