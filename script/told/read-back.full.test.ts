// Every clue of the corpus is read back; see `read-back.test.ts`.

import path from "node:path";
import { parseCode, type ToldGame } from "@demonstrandum/engine";
import { GAMES } from "@demonstrandum/games";
import { expect, it } from "vitest";
import { READERS, readCorpus } from "./corpus.ts";
import { KINDS } from "./kinds.ts";
import { readBack } from "./read-back.ts";

const CORPUS = readCorpus(path.join(import.meta.dirname, "puzzles.tsv"));

it.each(KINDS)("reads back what is said in every puzzle of $name", ({ name }) => {
  const wrong = CORPUS.filter(({ kind }) => kind === name).flatMap(({ code }) => {
    const { game, puzzle } = parseCode(GAMES, code);
    return READERS.flatMap(
      (games) => readBack(games.find((each) => each.game.id === game.id) as ToldGame, puzzle).wrong,
    );
  });
  expect(wrong).toEqual([]);
});
