// What is said is read back: every sentence of a puzzle, by the game that says it, to what it means.

import { makeRng, type Puzzle, readClueIn, type ToldGame, tellTable } from "@demonstrandum/engine";
import { type Constraint, predicate } from "@demonstrandum/logic";

const WORLDS = 400;

/** Whether two constraints agree on some worlds, the same ones every time. */
function mean(one: Constraint, other: Constraint, size: number): boolean {
  if (JSON.stringify(one) === JSON.stringify(other)) return true;
  const [holds, holdsToo, rng] = [predicate(one), predicate(other), makeRng("worlds")];
  return Array.from({ length: WORLDS }, () => rng.below(2 ** size)).every((world) => holds(world) === holdsToo(world));
}

/** The sentences of a puzzle with what each says: clues, stories, what villagers say. */
function sentencesOf(game: ToldGame, puzzle: Puzzle) {
  const { clues, words } = tellTable(game, puzzle);
  return clues.flatMap(({ says }, speaker) => {
    const { text = "", sentences = [text], narrative } = words.clues[speaker] ?? {};
    const told = narrative === undefined ? [] : [{ speaker, text: narrative, says: says[0] as Constraint }];
    return [...sentences.map((each, i) => ({ speaker, text: each, says: says[i] as Constraint })), ...told];
  });
}

/** How many sentences there are, and those that are not read back to what they mean. */
export function readBack(told: ToldGame, puzzle: Puzzle): { readonly read: number; readonly wrong: readonly string[] } {
  const { game } = told;
  const all = sentencesOf(told, puzzle);
  const size = game.lay(puzzle).people.length;
  const wrong = all.filter(({ speaker, text, says }) => {
    const understood = readClueIn(told, puzzle, text, speaker);
    return "flaw" in understood || !mean(understood.says, says, size);
  });
  return { read: all.length, wrong: wrong.map(({ text }) => text) };
}
