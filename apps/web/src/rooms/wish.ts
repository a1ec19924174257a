// What the player wishes for: the settings of the next puzzle, remembered per game and checked before use.
import * as v from "valibot";
import type { Storage } from "../state/storage.ts";
import { DIFFICULTIES, optionsOf } from "./options.ts";

const WishSchema = v.object({
  difficulty: v.optional(v.string(), "medium"),
  dialect: v.optional(v.string(), ""),
  theme: v.optional(v.string(), ""),
  /** Switched off, by name. */
  off: v.optional(v.array(v.string()), []),
  localRulesOnly: v.optional(v.boolean(), false),
});

export type Wish = v.InferOutput<typeof WishSchema>;

const keyOf = (game: string) => `demonstrandum/wish/${game}`;

/** Choices that no longer exist fall back to the first. */
function settle(game: string, wish: Wish): Wish {
  const { dialects, themes, switches } = optionsOf(game);
  const parts = new Set(switches.flatMap(({ parts }) => parts.map(({ value }) => value)));
  const known = (value: string, choices: readonly { value: string }[]) =>
    choices.some((choice) => choice.value === value) ? value : (choices[0]?.value ?? "");
  return {
    difficulty: DIFFICULTIES.some(({ value }) => value === wish.difficulty) ? wish.difficulty : "medium",
    dialect: known(wish.dialect, dialects),
    theme: known(wish.theme, themes),
    off: wish.off.filter((part) => parts.has(part)),
    localRulesOnly: wish.localRulesOnly,
  };
}

export const firstWish = (game: string): Wish => settle(game, v.parse(WishSchema, {}));

export function loadWish(storage: Storage, game: string): Wish {
  try {
    return settle(game, v.parse(WishSchema, JSON.parse(storage.read(keyOf(game)) ?? "{}")));
  } catch {
    return firstWish(game);
  }
}

export const saveWish = (storage: Storage, game: string, wish: Wish): void => {
  storage.write(keyOf(game), JSON.stringify(wish));
};

/** The wish in the game's own words. */
export function configOf(game: string, wish: Wish): Record<string, unknown> {
  const { dialects, themes, switches, hasLocalRules } = optionsOf(game);
  const off = switches
    .filter(({ dialect }) => dialect === undefined || dialect === wish.dialect)
    .map(
      ({ key, parts }) => [key, parts.map(({ value }) => value).filter((value) => wish.off.includes(value))] as const,
    )
    .filter(([, names]) => names.length > 0)
    .map(([key, names]) => [key, Object.fromEntries(names.map((name) => [name, false]))]);
  return {
    difficulty: wish.difficulty,
    ...(dialects.length > 1 ? { dialect: wish.dialect } : {}),
    ...(themes.find(({ value }) => value === wish.theme)?.config ?? {}),
    ...(hasLocalRules && wish.localRulesOnly ? { localRulesOnly: true } : {}),
    ...Object.fromEntries(off),
  };
}
