// The configuration a puzzle was made with. Nearly every puzzle leaves everything at its defaults, so those few
// configurations are read once and kept.

import { clueRemark } from "@demonstrandum/clues/remarks";
import { ANY_LABEL, ConfigError, LABELS } from "@demonstrandum/engine";
import { needs } from "@demonstrandum/text";
import * as v from "valibot";
import type { GridDraft } from "./grid-puzzle.ts";
import type { GridConfig, Theme } from "./grid-theme.ts";
import { gridRemark } from "./remarks/en.ts";

/** By dialect and difficulty. Only what a theme accepts is kept, so these stay few. */
type Defaults = Map<string, Map<string, GridConfig>>;

const defaultsOf = new WeakMap<object, Defaults>();

/** Throws ConfigError. */
export function gridConfigOf<C extends GridConfig>(theme: Theme<C>, puzzle: GridDraft): C {
  const { config: given, dialect, difficulty } = puzzle;
  if (!isEmpty(given)) return theme.parseConfig({ difficulty, ...given, dialect });
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

const DIFFICULTIES = [...LABELS, ANY_LABEL];

/** A label, or any: then the puzzle is made first and rated after. */
export const difficultySchema = v.picklist(DIFFICULTIES, needs(clueRemark.oneOfNeeded({ choices: DIFFICULTIES })));

/** What a puzzle keeps of that, as its own difficulty is the label that it was granted. */
export const givenAny = (difficulty: string): { readonly difficulty?: typeof ANY_LABEL } =>
  difficulty === ANY_LABEL ? { difficulty } : {};

/** The key for liars, left out where there are none. Throws ConfigError. */
export function onlyLiars(liars: boolean, localRulesOnly: boolean): Pick<GridConfig, "liars"> {
  if (liars && localRulesOnly) throw new ConfigError(gridRemark.localLiars());
  return liars ? { liars } : {};
}
