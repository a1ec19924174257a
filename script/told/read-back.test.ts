// Every clue that is said is read back to the same meaning in each language: one puzzle of every kind here, all in the full run.

import path from "node:path";
import { parseCode, type ToldGame } from "@demonstrandum/engine";
import { GAMES } from "@demonstrandum/games";
import { expect, it } from "vitest";
import { type Entry, READERS, readCorpus } from "./corpus.ts";
import { KINDS } from "./kinds.ts";
import { readBack } from "./read-back.ts";

const CORPUS = readCorpus(path.join(import.meta.dirname, "puzzles.tsv"));

it.each(KINDS.map(({ name }, i) => [name, i] as const))("reads back what is said in a puzzle of %s", (name, i) => {
  const entries = CORPUS.filter(({ kind }) => kind === name);
  const { game, puzzle } = parseCode(GAMES, (entries[(11 * i) % entries.length] as Entry).code);
  for (const games of READERS) {
    const told = games.find((each) => each.game.id === game.id) as ToldGame;
    const { read, wrong } = readBack(told, puzzle);
    expect(read).toBeGreaterThan(2);
    expect(wrong).toEqual([]);
  }
});
