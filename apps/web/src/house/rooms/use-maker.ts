// Makes the next puzzle: from the player's wish, or from a seed in the address.
"use client";

import { useCallback, useEffect } from "react";
import { useAddress } from "../../base/language/language.tsx";
import { openStorage } from "../../base/storage/storage.ts";
import type { RoomOptions } from "../../table/games/options.ts";
import { type Likeness, type PuzzleRequest, parseQuery } from "../../table/referee/request.ts";
import { todayAddress } from "../daily/address.ts";
import { freshSeed } from "./fresh-seed.ts";
import { type PuzzleMaking, useMaking } from "./use-making.ts";
import { configLike, configOf, loadWish, type Wish } from "./wish.ts";

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

interface Maker extends PuzzleMaking {
  /** Without a request: a fresh puzzle as the player last wished. */
  readonly make: (request?: PuzzleRequest | Promise<PuzzleRequest>) => void;
  readonly makeLike: (like: Likeness) => void;
}

export function useMaker(game: string, options: RoomOptions, onMade: (code: string) => void): Maker {
  const inLanguage = useAddress();
  const making = useMaking(game, onMade);
  const { make: makeAsked } = making;

  const make = useCallback(
    (asked: PuzzleRequest | Promise<PuzzleRequest> = wishFor(game, options)) => makeAsked(asked),
    [makeAsked, game, options],
  );

  const makeLike = useCallback((like: Likeness) => make(anotherLike(game, options, like)), [make, game, options]);

  useEffect(() => {
    if (asksForToday()) window.location.replace(inLanguage(todayAddress(game)));
    const request = parseQuery(window.location);
    if (request && !window.location.pathname.includes("/p/")) make(request);
  }, [make, game, inLanguage]);

  return { ...making, make, makeLike };
}
