// A language in which every sentence is in ⟦brackets⟧: whatever the engine tells without them does not come from words.

import path from "node:path";
import { type Game, newSession, parseCode, printPuzzle } from "@demonstrandum/engine";
import { zh } from "@demonstrandum/engine/chinese";
import { GAMES } from "@demonstrandum/games";
import { expect, it } from "vitest";
import { type Entry, readCorpus } from "./corpus.ts";
import { KINDS } from "./kinds.ts";
import { STYLES, toldAt } from "./told.ts";

const bracket = (text: unknown): string => `⟦${text}⟧`;

/** The same words, each whole text in brackets. */
function inBrackets<Words>(words: Words): Words {
  return sayIn(words) as Words;
}

function sayIn(words: unknown): unknown {
  if (typeof words === "function") return (...args: unknown[]) => bracket(words(...args));
  if (typeof words !== "object" || words === null) return bracket(words);
  return Object.fromEntries(Object.entries(words).map(([name, each]) => [name, sayIn(each)]));
}

const PSEUDO = inBrackets(zh);

const inPseudo = (game: Game): Game => ({ ...game, lay: (puzzle) => ({ ...game.lay(puzzle), wording: PSEUDO }) });

const CORPUS = readCorpus(path.join(import.meta.dirname, "puzzles.tsv"));
const ONE_OF_EACH = KINDS.map(({ name }) => CORPUS.find(({ kind }) => kind === name) as Entry);

/** What is left without what is in brackets, however deep. */
function outsideOf(text: string): string {
  const less = text.replace(/⟦[^⟦⟧]*⟧/g, "");
  return less === text ? less : outsideOf(less);
}

it.each(ONE_OF_EACH)("tells a puzzle of $kind in words, and nothing else", ({ code }) => {
  const { game, puzzle } = parseCode(GAMES, code);
  const told = toldAt(inPseudo(game), newSession(puzzle));
  expect(told.length).toBeGreaterThan(8);
  expect(told.filter((line) => !/^ *⟦.*⟧( \[[\d; ]*\])?$/.test(line))).toEqual([]);
});

const isPrintedHere = ({ code }: Entry): boolean => parseCode(GAMES, code).game.print === undefined;

/** Names and places are the puzzle's own. A village is printed as its documents ask, by the game. */
it.each(ONE_OF_EACH.filter(isPrintedHere))("prints a puzzle of $kind in words, and nothing else", ({ code }) => {
  const { game, puzzle } = parseCode(GAMES, code);
  const { people } = game.lay(puzzle);
  const own = [game.title, ...people.map(({ name, place }) => `${place} ${name}`)];
  for (const style of STYLES) {
    const printed = printPuzzle(inPseudo(game), puzzle, style, { withSolution: true });
    const rest = own.reduce((text, each) => text.replace(each, ""), outsideOf(printed));
    expect(rest).not.toMatch(/\p{L}/u);
  }
});
