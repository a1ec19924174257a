// The languages that a play can be told in, and how.
import type { Game } from "@demonstrandum/engine";
import { CHINESE_GAMES } from "@demonstrandum/games/chinese";
import type { Telling } from "@demonstrandum/referee";

export const TOLD_IN = ["en", "zh"] as const;

const TONGUES: Readonly<Record<(typeof TOLD_IN)[number], readonly Game[]>> = { en: [], zh: CHINESE_GAMES };

export const tellingIn =
  (language: (typeof TOLD_IN)[number]): Telling =>
  (game) =>
    TONGUES[language].find(({ id }) => id === game.id) ?? game;
