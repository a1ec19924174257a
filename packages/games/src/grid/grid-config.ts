// The configuration a puzzle was made with. Nearly every puzzle leaves everything at its defaults, so those few
// configurations are read once and kept.

import { ConfigError } from "@demonstrandum/engine";
import { said } from "@demonstrandum/text";
import type { GridPuzzle } from "./grid-puzzle.ts";
import type { GridConfig, Theme } from "./grid-theme.ts";

/** By dialect and difficulty. Only what a theme accepts is kept, so these stay few. */
type Defaults = Map<string, Map<string, GridConfig>>;

const defaultsOf = new WeakMap<object, Defaults>();

/** Throws ConfigError. */
export function gridConfigOf<C extends GridConfig>(theme: Theme<C>, puzzle: GridPuzzle): C {
  const { config: given, dialect, difficulty } = puzzle;
  if (!isEmpty(given)) return theme.parseConfig({ ...given, dialect, difficulty });
  const defaults: Defaults = defaultsOf.get(theme) ?? new Map();
  const kept = defaults.get(dialect)?.get(difficulty);
  if (kept) return kept as C;
  const config = theme.parseConfig({ dialect, difficulty });
  defaultsOf.set(theme, defaults);
  defaults.set(dialect, (defaults.get(dialect) ?? new Map()).set(difficulty, config));
  return config;
}

function isEmpty(object: object): boolean {
  for (const _ in object) return false;
  return true;
}

/** The key for liars, left out where there are none. Throws ConfigError. */
export function onlyLiars(liars: boolean, localRulesOnly: boolean): Pick<GridConfig, "liars"> {
  if (liars && localRulesOnly)
    throw new ConfigError(
      said`localRulesOnly and liars exclude each other: the documents' local rules take every clue for true.`,
    );
  return liars ? { liars } : {};
}
