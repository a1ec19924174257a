// A language in which every sentence is in ⟦brackets⟧: whatever the engine tells without them does not come from words.

import path from "node:path";
import { type Game, type GameWords, newSession, parseCode, printPuzzle, type ToldGame } from "@demonstrandum/engine";
import { zh } from "@demonstrandum/engine/chinese";
import { GAMES, tellGame } from "@demonstrandum/games";
import { en } from "@demonstrandum/games/english";
import { expect, it } from "vitest";
import { inBrackets, outsideOf } from "./brackets.ts";
import { type Entry, readCorpus } from "./corpus.ts";
import { KINDS } from "./kinds.ts";
import { STYLES, toldAt } from "./told.ts";

const PSEUDO = inBrackets(zh);

const inPseudo = (game: Game): ToldGame => {
  const { words } = tellGame(en, game);
  const pseudo: GameWords = {
    ...words,
    wordsFor: (puzzle, table) => ({ ...words.wordsFor(puzzle, table), proof: PSEUDO }),
  };
  return { game, words: pseudo };
};

const CORPUS = readCorpus(path.join(import.meta.dirname, "puzzles.tsv"));
const ONE_OF_EACH = KINDS.map(({ name }) => CORPUS.find(({ kind }) => kind === name) as Entry);

it.each(ONE_OF_EACH)("tells a puzzle of $kind in words, and nothing else", ({ code }) => {
  const { game, puzzle } = parseCode(GAMES, code);
  const told = toldAt(inPseudo(game), newSession(puzzle));
  expect(told.length).toBeGreaterThan(8);
  expect(told.filter((line) => !/^ *⟦.*⟧( \[[\d; ]*\])?$/.test(line))).toEqual([]);
});

const isPrintedHere = ({ code }: Entry): boolean => tellGame(en, parseCode(GAMES, code).game).words.print === undefined;

/** Names and places are the puzzle's own. A village is printed as its documents ask, by the game. */
it.each(ONE_OF_EACH.filter(isPrintedHere))("prints a puzzle of $kind in words, and nothing else", ({ code }) => {
  const { game, puzzle } = parseCode(GAMES, code);
  const { people } = game.lay(puzzle);
  const own = [tellGame(en, game).words.title, ...people.map(({ name, place }) => `${place} ${name}`)];
  for (const style of STYLES) {
    const printed = printPuzzle(inPseudo(game), puzzle, style, { withSolution: true });
    const rest = own.reduce((text, each) => text.replace(each, ""), outsideOf(printed));
    expect(rest).not.toMatch(/\p{L}/u);
  }
});
