// The corpus: puzzles of every kind as share codes, a line each, and a digest of all that is told of each in every language.

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { parseCode, type ToldGame } from "@demonstrandum/engine";
import { GAMES, type GameId, type WordsOfGames } from "@demonstrandum/games";
import { TOLD_IN_CHINESE, zh } from "@demonstrandum/games/chinese";
import { en, TOLD_IN_ENGLISH } from "@demonstrandum/games/english";
import type { Language } from "@demonstrandum/text";
import { toldOf } from "./told.ts";

export const LANGUAGES: Readonly<Record<Language, WordsOfGames>> = { en, zh };

/** Who reads what was said, in each language. */
export const READERS: readonly (readonly ToldGame[])[] = [TOLD_IN_ENGLISH, TOLD_IN_CHINESE];

/** One puzzle: its kind, its share code, and a digest of its texts for each language, in their order. */
export interface Entry {
  readonly kind: string;
  readonly code: string;
  readonly digests: readonly string[];
}

export const makeLine = ({ kind, code, digests }: Entry): string => [kind, code, ...digests].join("\t");

function parseLine(line: string): Entry {
  const [kind = "", code = "", ...digests] = line.split("\t");
  return { kind, code, digests };
}

export const readCorpus = (file: string): Entry[] => readFileSync(file, "utf8").trim().split("\n").map(parseLine);

export function textsOf(code: string): Record<string, string> {
  const { game, puzzle } = parseCode(GAMES, code);
  return Object.fromEntries(
    Object.entries(LANGUAGES).map(([language, words]) => {
      const told = toldOf({ game, words: words[game.id as GameId] }, puzzle);
      return [language, `${told.join("\n")}\n`];
    }),
  );
}

export const digest = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, 16);

/** The languages in which something else is told than before. */
export function changedLanguages({ code, digests }: Entry): string[] {
  return Object.entries(textsOf(code)).flatMap(([language, text], i) =>
    digest(text) === digests[i] ? [] : [language],
  );
}
