// What the settings of a document make: whole puzzles, and what is answered to settings that do not exist.

import {
  audit,
  type Config,
  type Game,
  type GameWords,
  generate,
  layOut,
  type Puzzle,
  runDeduction,
} from "@demonstrandum/engine";
import { countBits, worlds } from "@demonstrandum/logic";
import type { DocumentVector, Kind } from "./document-runner.ts";

export function madeBy<P extends Puzzle, C extends Config>(game: Game<P, C>, { config, seed }: DocumentVector): P {
  const made = generate(game, config ?? {}, String(seed));
  if (!made.ok) throw new Error(made.failure.text);
  return made.puzzle;
}

/** What can be said of a puzzle of any game; who is hidden is counted. */
export const puzzleKind = <P extends Puzzle, C extends Config>(game: Game<P, C>, words: GameWords<P>): Kind => ({
  asks: ["config", "seed"],
  show(vector) {
    const puzzle = madeBy(game, vector);
    const { people, clues, solution, rows, cols, chain } = game.lay(puzzle);
    const { facts } = runDeduction(clues, people.length);
    const data = puzzle as unknown as Readonly<Record<string, unknown>>;
    return {
      people: people.length,
      rows,
      cols,
      hidden: countBits(solution),
      isSorted: isSorted(people.map(({ name }) => name)),
      marks: [...new Set(people.map(({ marks }) => marks.length))].sort((a, b) => a - b),
      isPermutation: new Set(chain).size === people.length,
      defects: audit({ game: game as never, words: words as never }, puzzle).map(({ text }) => text),
      isUnique: worlds(layOut(game, puzzle).theory).length === 1,
      isLocallySolvable: facts.known === 2 ** people.length - 1 && facts.value === solution,
      forms: [...new Set(clues.map(({ form }) => form))].sort(),
      direct: clues.filter(({ kind }) => kind === "direct").length,
      quotas: clues.filter(({ kind }) => kind === "quota").length,
      isRated: game.labels.includes(puzzle.difficulty),
      hasScore: typeof (data.difficultyScore ?? data.difficulty_score) === "number",
      keys: Object.keys(data),
    };
  },
});

const isSorted = (names: readonly string[]): boolean => [...names].sort().join() === names.join();

/** Settings as somebody wrote them: whether they mean the same as others, or what is answered. */
export const settingsKind = <P extends Puzzle, C extends Config>(game: Game<P, C>): Kind => ({
  asks: ["config", "like"],
  show({ config, like }) {
    try {
      const [read, other] = [game.parseConfig(config), game.parseConfig(like ?? config)];
      return { isAlike: JSON.stringify(read) === JSON.stringify(other), read };
    } catch (error) {
      return { says: error instanceof Error ? error.message : String(error) };
    }
  },
});
