// Every way to play board puzzles, and making one of them.

import { type Game, generate, type Puzzle } from "@demonstrandum/engine";
import { cultivators, who } from "@demonstrandum/games";

export interface BoardWay {
  readonly game: Game;
  readonly dialect: string;
  readonly liars?: true;
}

export const WAYS: readonly BoardWay[] = [
  { game: cultivators, dialect: "classic" },
  { game: cultivators, dialect: "atoms" },
  { game: who, dialect: "who" },
];

export function makeOne({ game, dialect, liars }: BoardWay, difficulty: string, seed: string): Puzzle {
  const generated = generate(game, { dialect, difficulty, ...(liars ? { liars } : {}) }, seed);
  if (!generated.ok) throw new Error(generated.failure.text);
  return generated.puzzle;
}
