// What the player wishes for: the settings of the next puzzle, remembered per game and checked before use.
import * as v from "valibot";
import type { Storage } from "../../base/storage/storage.ts";
import type { Amount, Choice, RoomOptions } from "../../table/games/options.ts";
import type { Likeness } from "../../table/referee/request.ts";

/** More than anybody types, and few enough to keep. */
export const LONGEST_LIST = 1000;

const WishSchema = v.object({
  difficulty: v.optional(v.string(), ""),
  size: v.optional(v.number(), 0),
  /** Names of the player's choice, as they were typed. */
  names: v.optional(v.pipe(v.string(), v.maxLength(LONGEST_LIST)), ""),
  dialect: v.optional(v.string(), ""),
  /** What is chosen of each selection, by its key. */
  selected: v.optional(v.record(v.string(), v.string()), {}),
  /** Switched off, by name. */
  off: v.optional(v.array(v.string()), []),
  /** Questions with another answer than the usual one, by key. */
  turned: v.optional(v.array(v.string()), []),
});

export type Wish = v.InferOutput<typeof WishSchema>;

export const FIRST_WISH: Wish = v.parse(WishSchema, {});

const keyOf = (game: string) => `demonstrandum/wish/${game}`;

const known = (value: string, choices: readonly Choice[], otherwise = choices[0]?.value ?? ""): string =>
  choices.some((choice) => choice.value === value) ? value : otherwise;

/** The second level, where there are several: neither the gentlest nor a wall. */
const middleOf = (levels: readonly Choice[]): string => (levels[1] ?? levels[0])?.value ?? "";

const settleSize = (size: number, { least, most, usual }: Amount): number =>
  Number.isInteger(size) && size >= least && size <= most ? size : usual;

/** Selections that make sense with what is chosen of the others. */
export function selectionsFor({ selections }: RoomOptions, { selected }: Wish): RoomOptions["selections"] {
  const chosen = selections.flatMap(({ key, choices }) => choices.find(({ value }) => value === selected[key]) ?? []);
  const ruledOut = new Set(chosen.flatMap(({ rulesOut = [] }) => rulesOut));
  return selections.filter(({ key }) => !ruledOut.has(key));
}

/** What is chosen of each selection. */
export const choicesIn = (options: RoomOptions, wish: Wish) =>
  selectionsFor(options, wish).flatMap(
    ({ key, choices }) => choices.find(({ value }) => value === wish.selected[key]) ?? choices[0] ?? [],
  );

/** Questions that go with what is chosen. */
export function questionsFor(options: RoomOptions, wish: Wish): RoomOptions["questions"] {
  const excluded = new Set(choicesIn(options, wish).flatMap(({ excludes = [] }) => excludes));
  return options.questions.filter(({ key }) => !excluded.has(key));
}

/** What the levels mean with what is chosen. */
export const levelsFor = (options: RoomOptions, wish: Wish): readonly Choice[] =>
  choicesIn(options, wish).findLast(({ levels }) => levels)?.levels ?? options.levels;

/** Choices that do not exist, or no longer, fall back to the first; the level to the second. */
export function settleWish(options: RoomOptions, wish: Wish): Wish {
  const { size, names, dialects, selections, switches } = options;
  const levels = levelsFor(options, wish);
  const questions = questionsFor(options, wish);
  const parts = new Set(switches.flatMap(({ parts }) => parts.map(({ value }) => value)));
  return {
    difficulty: known(wish.difficulty, levels, middleOf(levels)),
    size: size ? settleSize(wish.size, size) : 0,
    names: names ? wish.names : "",
    dialect: known(wish.dialect, dialects),
    selected: Object.fromEntries(selections.map(({ key, choices }) => [key, known(wish.selected[key] ?? "", choices)])),
    off: wish.off.filter((part) => parts.has(part)),
    turned: wish.turned.filter((key) => questions.some((question) => question.key === key)),
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

/** The switches that are off, as the game writes them. */
const offIn = ({ switches }: RoomOptions, { dialect: chosen, off }: Wish): Record<string, unknown> =>
  Object.fromEntries(
    switches
      .filter(({ dialects }) => dialects?.includes(chosen) ?? true)
      .map(({ key, parts }) => [key, parts.map(({ value }) => value).filter((value) => off.includes(value))] as const)
      .filter(([, names]) => names.length > 0)
      .map(([key, names]) => [key, Object.fromEntries(names.map((name) => [name, false]))]),
  );

/** The settings of another puzzle like one just played, but for the names of its people. */
export const configLike = ({ size }: Pick<RoomOptions, "size">, like: Likeness): Record<string, unknown> => ({
  ...like.settings,
  ...(size ? { [size.key]: like.size } : {}),
});

/** The wish in the game's own words, but for the names of its people: see `namesIn`. */
export function configOf(options: RoomOptions, asked: Wish): Record<string, unknown> {
  const wish = settleWish(options, asked);
  const turned = options.questions.filter(({ key }) => wish.turned.includes(key));
  return {
    difficulty: wish.difficulty,
    ...(options.size ? { [options.size.key]: wish.size } : {}),
    ...(options.dialects.length > 1 ? { dialect: wish.dialect } : {}),
    ...Object.assign({}, ...choicesIn(options, wish).map(({ config }) => config)),
    ...Object.fromEntries(turned.map(({ key, usual }) => [key, !usual])),
    ...offIn(options, wish),
  };
}
