// Every game, dialect and label with one seed, and boards of liars where there are some: what the golden file holds.

import { type Game, generate, makeCode } from "@demonstrandum/engine";
import { cultivators, GAMES, nullGame, openNullGame, who } from "./index.ts";

export const ALL: readonly Game[] = [...GAMES, nullGame, openNullGame];
const WITH_LIARS: readonly string[] = [cultivators.id, who.id];

export interface Way {
  readonly name: string;
  readonly game: Game;
  readonly config: { readonly difficulty: string; readonly liars?: boolean };
}

const nameOf = (game: Game, config: object): string =>
  [game.id, ...Object.entries(config).map(([key, value]) => (value === true ? key : value))].join(" ");

export const WAYS: readonly Way[] = ALL.flatMap((game) =>
  (WITH_LIARS.includes(game.id) ? [{}, { liars: true }] : [{}]).flatMap((honesty) =>
    (game.dialects.length > 0 ? game.dialects.map((dialect) => ({ dialect })) : [{}]).flatMap((dialect) =>
      game.labels.map((difficulty) => {
        const config = { ...dialect, difficulty, ...honesty };
        return { name: nameOf(game, config), game, config };
      }),
    ),
  ),
);

export function goldenCode({ game, config }: Way): string {
  const generated = generate(game, config, "golden");
  if (!generated.ok) throw new Error(generated.failure.text);
  return makeCode(game, generated.puzzle);
}
