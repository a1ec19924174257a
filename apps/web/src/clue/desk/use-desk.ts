// Keeps the answer to a question about the table up to date, off the page's own thread. While a new one is worked out the last one stays.
"use client";

import { useEffect, useMemo, useState } from "react";
import { hireWorker, makeDesk, Superseded } from "./desk.ts";
import type { Answers, ClueQuestion } from "./question.ts";

/** After this many milliseconds the page says that it is thinking. */
const SLOW = 300;

export interface DeskState<Q extends ClueQuestion> {
  /** The last answer, with the question it answers. */
  readonly latest: { readonly question: Q; readonly answer: Answers[Q["kind"]] } | undefined;
  readonly isSlow: boolean;
  readonly failure: string | undefined;
}

/** The question must be the same object as long as it is the same question; undefined while nobody needs to know. */
export function useDesk<Q extends ClueQuestion>(question: Q | undefined): DeskState<Q> {
  const desk = useMemo(() => makeDesk(hireWorker), []);
  const [state, setState] = useState<DeskState<Q>>({ latest: undefined, isSlow: false, failure: undefined });
  useEffect(() => () => desk.stop(), [desk]);
  useEffect(() => {
    if (!question) return;
    let isCurrent = true;
    const timer = setTimeout(() => setState((was) => ({ ...was, isSlow: true })), SLOW);
    desk
      .ask(question)
      .then((value) => {
        const answer = value as Answers[Q["kind"]];
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
  }, [desk, question]);
  return state;
}
