// Makes a puzzle that is asked for: it can be called off, and asked for again if it could not be made.
"use client";

import type { Language } from "@demonstrandum/text";
import { failureIn, makeAsker, type WorkerLike } from "@demonstrandum/wire";
import { useCallback, useEffect, useRef, useState } from "react";
import { useWords } from "../../../words/use-words.ts";
import { useLanguage } from "../../base/language/language.tsx";
import type { TableTalk } from "../../table/referee/message.ts";
import type { PuzzleAnswer, PuzzleRequest } from "../../table/referee/request.ts";
import { startWorker } from "../../table/referee/workers.ts";
import { freshSeed } from "./fresh-seed.ts";

interface Wish {
  /** Rejects with Unanswered. */
  readonly made: Promise<PuzzleAnswer>;
  readonly cancel: () => void;
}

/**
 * Asks for a puzzle. One worker for one wish: it can be called off, and a worker that dies takes nothing with it.
 */
function askMaker(
  start: () => WorkerLike,
  language: Language,
  request: Promise<PuzzleRequest>,
  onTrying: (attempt: number) => void,
): Wish {
  const { ask, callOff } = makeAsker<TableTalk>(start);
  const made = request.then((wanted) => ask({ kind: "make", language, request: wanted }, onTrying)).finally(callOff);
  return { made, cancel: callOff };
}

type MakerState =
  | { readonly kind: "idle" }
  | { readonly kind: "making"; readonly attempt: number }
  | { readonly kind: "failed"; readonly text: string };

export interface PuzzleMaking {
  readonly state: MakerState;
  readonly make: (request: PuzzleRequest | Promise<PuzzleRequest>) => void;
  readonly retry: () => void;
  readonly cancel: () => void;
}

const withFreshSeed = async (request: Promise<PuzzleRequest>): Promise<PuzzleRequest> => ({
  ...(await request),
  seed: freshSeed(),
});

export function useMaking(game: string, onMade: (code: string) => void): PuzzleMaking {
  const [state, setState] = useState<MakerState>({ kind: "idle" });
  const language = useLanguage();
  const { unanswered } = useWords("play");
  const running = useRef<() => void>(undefined);
  const last = useRef<Promise<PuzzleRequest>>(undefined);
  const made = useRef(onMade);
  made.current = onMade;

  const make = useCallback(
    (asked: PuzzleRequest | Promise<PuzzleRequest>) => {
      running.current?.();
      const request = Promise.resolve(asked);
      last.current = request;
      setState({ kind: "making", attempt: 1 });
      const maker = askMaker(
        () => startWorker(game),
        language,
        request,
        (attempt) => setState({ kind: "making", attempt }),
      );
      let isCalledOff = false;
      running.current = () => {
        isCalledOff = true;
        maker.cancel();
      };
      const end = (answer: PuzzleAnswer) => {
        if (isCalledOff) return;
        if (answer.kind === "made") made.current(answer.code);
        setState(answer.kind === "failed" ? { kind: "failed", text: answer.text } : { kind: "idle" });
      };
      maker.made.then(end, (error) => end({ kind: "failed", text: unanswered(failureIn<TableTalk>(error)) }));
    },
    [game, language, unanswered],
  );

  const cancel = useCallback(() => {
    running.current?.();
    setState({ kind: "idle" });
  }, []);

  const retry = useCallback(() => {
    if (last.current) make(withFreshSeed(last.current));
  }, [make]);

  useEffect(() => () => running.current?.(), []);

  return { state, make, retry, cancel };
}
