// One item of the soak: made, audited again from its JSON, sent through a share code and back, and some of them told in Chinese.
// Whatever is not as promised is a defect, told with all that is needed to see it again.

import {
  audit,
  ConfigError,
  type Game,
  generate,
  makeCode,
  makeRng,
  type Puzzle,
  parseCode,
  type ToldGame,
} from "@demonstrandum/engine";
import { nullGame, nullGameWords, tellGame } from "@demonstrandum/games";
import { en } from "@demonstrandum/games/english";
import type { Item } from "./plan.ts";
import { findToldApart } from "./told-alike.ts";

export type Soaked =
  | { readonly kind: "made"; readonly defects: readonly string[] }
  /** No puzzle within the allowed tries. */
  | { readonly kind: "none" }
  /** Settings that cannot be had, refused with the reason. */
  | { readonly kind: "refused" };

export function soak({ game, config, seed }: Item): Soaked {
  try {
    const made = generate(game, config, seed);
    if (!made.ok) return { kind: "none" };
    const told = isTold(game, seed) ? findToldApart(game, made.puzzle) : [];
    return { kind: "made", defects: [...findFaults(game, made.puzzle), ...told] };
  } catch (error) {
    if (error instanceof ConfigError) return { kind: "refused" };
    return { kind: "made", defects: [`it throws ${error instanceof Error ? error.stack : String(error)}`] };
  }
}

/** Proofs take longer than everything else, so one in ten is told in both languages; the null game has but one. */
const isTold = (game: Game, seed: string): boolean => game.id !== nullGame.id && makeRng(seed).below(10) === 0;

const inEnglish = (game: Game): ToldGame =>
  game.id === nullGame.id ? { game, words: nullGameWords } : tellGame(en, game);

function findFaults(game: Game, puzzle: Puzzle): string[] {
  const read = game.parse(JSON.parse(JSON.stringify(puzzle)));
  const faults = audit(inEnglish(game), read).map(({ text: defect }) => defect);
  if (sorted(read) !== sorted(puzzle)) faults.push("it comes back from JSON as another puzzle");
  const code = makeCode(game, read);
  const { puzzle: opened } = parseCode([game], code);
  if (sorted(opened) !== sorted(puzzle)) faults.push("it comes back from its share code as another puzzle");
  if (makeCode(game, opened) !== code) faults.push("its share code is not the same twice");
  return faults;
}

/** JSON in which the order of keys does not matter. */
const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === "object" && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
