// Makes the next puzzle: from the player's wish, or from a seed in the address.
"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { todayAddress } from "../daily/address.ts";
import type { RoomOptions } from "../games/options.ts";
import { startWorker } from "../games/workers.ts";
import { useAddress, useLanguage } from "../language/language.tsx";
import { askMaker } from "../referee/ask-maker.ts";
import { type PuzzleRequest, parseQuery } from "../referee/request.ts";
import { openStorage } from "../state/storage.ts";
import { freshSeed } from "./fresh-seed.ts";
import { configLike, configOf, type Likeness, loadWish, type Wish } from "./wish.ts";

/** Shortcuts of installed apps may point here; the puzzle of the day is the server's. */
const asksForToday = (): boolean => new URLSearchParams(window.location.search).has("today");

/** Few give names to the people, so nobody else loads what reads them. */
const namesOf = async (options: RoomOptions, wish: Wish): Promise<Record<string, unknown>> =>
  options.names && wish.names !== "" ? (await import("./own-names.ts")).namesIn(options, wish) : {};

/** A fresh puzzle as the player last wished. */
async function wishFor(game: string, options: RoomOptions): Promise<PuzzleRequest> {
  const wish = loadWish(openStorage(), game);
  return { seed: freshSeed(), config: { ...configOf(options, wish), ...(await namesOf(options, wish)) } };
}

/** Another like the one just played, which may have come by a link; only its people are called as the player wishes. */
async function anotherLike(game: string, options: RoomOptions, like: Likeness): Promise<PuzzleRequest> {
  const wish = { ...loadWish(openStorage(), game), size: like.size };
  return { seed: freshSeed(), config: { ...configLike(options, like), ...(await namesOf(options, wish)) } };
}

const withFreshSeed = async (request: Promise<PuzzleRequest>): Promise<PuzzleRequest> => ({
  ...(await request),
  seed: freshSeed(),
});

export type MakerState =
  | { readonly kind: "idle" }
  | { readonly kind: "making"; readonly attempt: number }
  | { readonly kind: "failed"; readonly text: string };

export interface Maker {
  readonly state: MakerState;
  /** Without a request: a fresh puzzle as the player last wished. */
  readonly make: (request?: PuzzleRequest | Promise<PuzzleRequest>) => void;
  readonly makeLike: (like: Likeness) => void;
  readonly retry: () => void;
  readonly cancel: () => void;
}

export function useMaker(game: string, options: RoomOptions, onMade: (code: string) => void): Maker {
  const [state, setState] = useState<MakerState>({ kind: "idle" });
  const inLanguage = useAddress();
  const language = useLanguage();
  const running = useRef<() => void>(undefined);
  const last = useRef<Promise<PuzzleRequest>>(undefined);
  const made = useRef(onMade);
  made.current = onMade;

  const make = useCallback(
    (asked: PuzzleRequest | Promise<PuzzleRequest> = wishFor(game, options)) => {
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
      maker.made.then((answer) => {
        if (isCalledOff) return;
        if (answer.kind === "made") made.current(answer.code);
        setState(answer.kind === "failed" ? { kind: "failed", text: answer.text } : { kind: "idle" });
      });
    },
    [game, options, language],
  );

  const makeLike = useCallback((like: Likeness) => make(anotherLike(game, options, like)), [make, game, options]);

  const cancel = useCallback(() => {
    running.current?.();
    setState({ kind: "idle" });
  }, []);

  const retry = useCallback(() => make(last.current && withFreshSeed(last.current)), [make]);

  useEffect(() => {
    if (asksForToday()) window.location.replace(inLanguage(todayAddress(game)));
    const request = parseQuery(window.location);
    if (request && !window.location.pathname.includes("/p/")) make(request);
    return () => running.current?.();
  }, [make, game, inLanguage]);

  return { state, make, makeLike, retry, cancel };
}
