// Every way to play board puzzles, and making one of them.

import { type Game, type Generated, generate, type Puzzle } from "@demonstrandum/engine";
import { cultivators, who } from "@demonstrandum/games";

export interface BoardWay {
  readonly game: Game;
  readonly dialect: string;
  readonly liars?: true;
}

export const WAYS: readonly BoardWay[] = [
  { game: cultivators, dialect: "mixed" },
  { game: cultivators, dialect: "classic" },
  { game: cultivators, dialect: "atoms" },
  { game: who, dialect: "who" },
];

export function makeOne(way: BoardWay, difficulty: string, seed: string): Puzzle {
  const generated = generateOne(way, difficulty, seed);
  if (!generated.ok) throw new Error(generated.failure.text);
  return generated.puzzle;
}

/** Undefined if it does not come together from this seed. */
export function tryOne(way: BoardWay, difficulty: string, seed: string): Puzzle | undefined {
  const generated = generateOne(way, difficulty, seed);
  return generated.ok ? generated.puzzle : undefined;
}

const generateOne = ({ game, dialect, liars }: BoardWay, difficulty: string, seed: string): Generated =>
  generate(game, { dialect, difficulty, ...(liars ? { liars } : {}) }, seed);
