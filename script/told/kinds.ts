// What the corpus has puzzles of: every game, dialect and level, boards of liars, villages of several sizes.

import { type Game, generate, makeCode } from "@demonstrandum/engine";
import { GAMES, village } from "@demonstrandum/games";

export interface Kind {
  readonly name: string;
  readonly game: Game;
  readonly configs: readonly Readonly<Record<string, unknown>>[];
}

const SIZES = [3, 4, 5, 6, 7, 8, 10, 12];

const boards = (game: Game): Kind[] =>
  (game.dialects.length > 0 ? game.dialects : [undefined]).flatMap((dialect) =>
    [false, true].flatMap((liars) =>
      game.labels.map((difficulty) => ({
        name: [game.id, dialect, difficulty, liars ? "liars" : undefined].filter(Boolean).join(" "),
        game,
        configs: [{ ...(dialect ? { dialect } : {}), ...(liars ? { liars } : {}), difficulty }],
      })),
    ),
  );

const villages = (game: Game, difficulty: string): Kind => ({
  name: `${game.id} ${difficulty}`,
  game,
  configs: SIZES.flatMap((N) => [
    { N, difficulty },
    { N, difficulty, statementsPerSpeakerMin: 1, statementsPerSpeakerMax: 1 },
    { N, difficulty, wolvesAlsoTellTruth: true },
  ]),
});

export const KINDS: readonly Kind[] = GAMES.flatMap((game) =>
  game.id === village.id ? game.labels.map((difficulty) => villages(game, difficulty)) : boards(game),
);

/** Codes of the first `count` puzzles that come together. */
export function makeCodes({ name, game, configs }: Kind, count: number): string[] {
  const codes: string[] = [];
  for (let i = 0; codes.length < count && i < 20 * count; i++) {
    const made = generate(game, configs[i % configs.length], `${name} ${i}`);
    if (made.ok) codes.push(makeCode(game, made.puzzle));
  }
  return codes;
}
