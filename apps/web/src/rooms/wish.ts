// What the player wishes for: the settings of the next puzzle, remembered per game and checked before use.
import * as v from "valibot";
import type { Choice, RoomOptions } from "../games/options.ts";
import type { Storage } from "../state/storage.ts";

const WishSchema = v.object({
  difficulty: v.optional(v.string(), ""),
  dialect: v.optional(v.string(), ""),
  theme: v.optional(v.string(), ""),
  /** Switched off, by name. */
  off: v.optional(v.array(v.string()), []),
  localRulesOnly: v.optional(v.boolean(), false),
});

export type Wish = v.InferOutput<typeof WishSchema>;

export const FIRST_WISH: Wish = v.parse(WishSchema, {});

const keyOf = (game: string) => `demonstrandum/wish/${game}`;

const known = (value: string, choices: readonly Choice[], otherwise = choices[0]?.value ?? ""): string =>
  choices.some((choice) => choice.value === value) ? value : otherwise;

/** The second level, where there are several: neither the gentlest nor a wall. */
const middleOf = (levels: readonly Choice[]): string => (levels[1] ?? levels[0])?.value ?? "";

/** Choices that do not exist, or no longer, fall back to the first; the level to the second. */
export function settle({ levels, dialects, themes, switches }: RoomOptions, wish: Wish): Wish {
  const parts = new Set(switches.flatMap(({ parts }) => parts.map(({ value }) => value)));
  return {
    difficulty: known(wish.difficulty, levels, middleOf(levels)),
    dialect: known(wish.dialect, dialects),
    theme: known(wish.theme, themes),
    off: wish.off.filter((part) => parts.has(part)),
    localRulesOnly: wish.localRulesOnly,
  };
}

export function loadWish(storage: Storage, game: string): Wish {
  try {
    return v.parse(WishSchema, JSON.parse(storage.read(keyOf(game)) ?? "{}"));
  } catch {
    return FIRST_WISH;
  }
}

export const saveWish = (storage: Storage, game: string, wish: Wish): void => {
  storage.write(keyOf(game), JSON.stringify(wish));
};

/** The wish in the game's own words. */
export function configOf(options: RoomOptions, asked: Wish): Record<string, unknown> {
  const wish = settle(options, asked);
  const off = options.switches
    .filter(({ dialect }) => dialect === undefined || dialect === wish.dialect)
    .map(
      ({ key, parts }) => [key, parts.map(({ value }) => value).filter((value) => wish.off.includes(value))] as const,
    )
    .filter(([, names]) => names.length > 0)
    .map(([key, names]) => [key, Object.fromEntries(names.map((name) => [name, false]))]);
  return {
    difficulty: wish.difficulty,
    ...(options.dialects.length > 1 ? { dialect: wish.dialect } : {}),
    ...(options.themes.find(({ value }) => value === wish.theme)?.config ?? {}),
    ...(options.hasLocalRules && wish.localRulesOnly ? { localRulesOnly: true } : {}),
    ...Object.fromEntries(off),
  };
}
