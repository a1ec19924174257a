// Makes the next puzzle: from the player's wish, or from a seed in the address.
"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import type { RoomOptions } from "../games/options.ts";
import { startWorker } from "../games/workers.ts";
import { askMaker } from "../referee/ask-maker.ts";
import { type PuzzleRequest, parseQuery } from "../referee/request.ts";
import { openStorage } from "../state/storage.ts";
import { rememberDay } from "./own-days.ts";
import { dailyDifficulty, dailySeed, freshSeed } from "./seeds.ts";
import { configOf, loadWish } from "./wish.ts";

const asksForToday = (): boolean => new URLSearchParams(window.location.search).has("today");

/** The request in the address: a seed with its settings, or ?today. */
function askedFor({ levels }: RoomOptions): PuzzleRequest | undefined {
  if (!asksForToday()) return parseQuery(window.location.search);
  const now = new Date();
  return { seed: dailySeed(now), config: { difficulty: dailyDifficulty(levels, now) } };
}

/** A fresh puzzle as the player last wished. */
const wishFor = (game: string, options: RoomOptions): PuzzleRequest => ({
  seed: freshSeed(),
  config: configOf(options, loadWish(openStorage(), game)),
});

export type MakerState =
  | { readonly kind: "idle" }
  | { readonly kind: "making"; readonly attempt: number }
  | { readonly kind: "failed"; readonly text: string };

export interface Maker {
  readonly state: MakerState;
  /** Without a request: a fresh puzzle as the player last wished. */
  readonly make: (request?: PuzzleRequest) => void;
  readonly retry: () => void;
  readonly cancel: () => void;
}

export function useMaker(game: string, options: RoomOptions, onMade: (code: string) => void): Maker {
  const [state, setState] = useState<MakerState>({ kind: "idle" });
  const running = useRef<() => void>(undefined);
  const last = useRef<PuzzleRequest>(undefined);
  const made = useRef(onMade);
  made.current = onMade;

  const make = useCallback(
    (request: PuzzleRequest = wishFor(game, options), keep: (code: string) => void = () => {}) => {
      running.current?.();
      last.current = request;
      setState({ kind: "making", attempt: 1 });
      const maker = askMaker(
        () => startWorker(game),
        request,
        (attempt) => setState({ kind: "making", attempt }),
      );
      let isCalledOff = false;
      running.current = () => {
        isCalledOff = true;
        maker.cancel();
      };
      maker.made.then((answer) => {
        if (isCalledOff) return;
        if (answer.kind === "made") {
          keep(answer.code);
          made.current(answer.code);
        }
        setState(answer.kind === "failed" ? { kind: "failed", text: answer.text } : { kind: "idle" });
      });
    },
    [game, options],
  );

  const cancel = useCallback(() => {
    running.current?.();
    setState({ kind: "idle" });
  }, []);

  const retry = useCallback(() => make(last.current && { ...last.current, seed: freshSeed() }), [make]);

  useEffect(() => {
    const request = askedFor(options);
    const keep = asksForToday() ? (code: string) => rememberDay(openStorage(), code) : undefined;
    if (request && !window.location.pathname.includes("/p/")) make(request, keep);
    return () => running.current?.();
  }, [make, options]);

  return { state, make, retry, cancel };
}
