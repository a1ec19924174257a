// "Did you mean …?" proposes only what is read: texts of sound puzzles are misspelt in one word, and whatever is then proposed is
// put in its place.

import { type Game, generate, type Puzzle, readClueIn, type ToldGame } from "@demonstrandum/engine";
import { describe, expect, it } from "vitest";
import { TOLD_IN_CHINESE } from "../chinese.ts";
import { TOLD_IN_ENGLISH } from "../english.ts";

const PUZZLES: readonly (readonly [id: string, config: object])[] = [
  ["cultivators", { difficulty: "easy", dialect: "atoms" }],
  ["who", { difficulty: "easy" }],
  ["village", { difficulty: "easy" }],
];

const gameIn = (games: readonly ToldGame[], id: string): ToldGame => {
  const told = games.find(({ game }) => game.id === id);
  if (!told) throw new Error(`there is no game ${id}`);
  return told;
};

function puzzleOf(game: Game, config: object): Puzzle {
  const made = generate(game, config, "proposals");
  if (!made.ok) throw new Error(made.failure.text);
  return made.puzzle;
}

/** Everything written in a puzzle that the game reads as a clue. */
function textsIn(game: Game, puzzle: Puzzle, data: unknown = puzzle): string[] {
  if (typeof data === "string") return "flaw" in game.readClue(puzzle, data) ? [] : [data];
  if (typeof data !== "object" || data === null) return [];
  return [...new Set(Object.values(data).flatMap((each) => textsIn(game, puzzle, each)))];
}

/** A text with one of its words misspelt, and how to put another word in its place. */
interface Slip {
  readonly text: string;
  readonly mend: (word: string) => string;
}

function slipsIn(text: string): Slip[] {
  return [...text.matchAll(/[A-Za-z]\w{2,}/g)].flatMap(({ 0: word, index }) => {
    const mend = (by: string) => text.slice(0, index) + by + text.slice(index + word.length);
    const swapped = word.slice(0, 1) + word.charAt(2) + word.charAt(1) + word.slice(3);
    const shorter = word.slice(0, -1);
    const changed = `${word.slice(0, -1)}x`;
    return [swapped, shorter, changed].map((wrong) => ({ text: mend(wrong), mend }));
  });
}

/** About how many slips are tried, from one end of a puzzle to the other. */
const TRIED = 40;

const PROPOSED = /did you mean ([^?]+)\?|是不是想写“([^”]+)”/i;

describe.each(PUZZLES)("what is proposed for a slip of the pen in %s", (id, config) => {
  const { game } = gameIn(TOLD_IN_ENGLISH, id);
  const puzzle = puzzleOf(game, config);
  const all = textsIn(game, puzzle).flatMap(slipsIn);
  const slips = all.filter((_, at) => at % Math.ceil(all.length / TRIED) === 0);

  it.each([
    ["English", TOLD_IN_ENGLISH],
    ["Chinese", TOLD_IN_CHINESE],
  ])("is read in %s", (_, games) => {
    const told = gameIn(games, id);
    const proposals = slips.flatMap(({ text, mend }) => {
      const read = readClueIn(told, puzzle, text);
      const [, english, chinese] = ("flaw" in read && PROPOSED.exec(told.words.troubles.say(read.flaw))) || [];
      const word = english ?? chinese;
      return word === undefined ? [] : [{ text, word, mended: mend(word) }];
    });
    expect(proposals.length).toBeGreaterThan(3);
    expect(proposals.filter(({ mended }) => "flaw" in readClueIn(told, puzzle, mended))).toEqual([]);
  });
});
