// What can be set about a puzzle of cultivators and demons. The two switchboards keep the documents' names; a key that
// does not exist is an error, never ignored.

import { ATOM_PARTS } from "@demonstrandum/clues/atom";
import { CLASSIC_FORMS } from "@demonstrandum/clues/classic";
import { ConfigError, LABELS } from "@demonstrandum/engine";
import { packRemark, said } from "@demonstrandum/text";
import * as v from "valibot";
import { onlyLiars } from "../grid/grid-config.ts";
import type { GridConfig } from "../grid/grid-theme.ts";
import { offOnly, parseWith, switchesOf } from "../parse-with.ts";

export const CLUE_TYPES = CLASSIC_FORMS.map(({ id }) => id);
/** The documents' names for atoms that are called otherwise, or always on. */
const ATOM_ALIASES: Readonly<Record<string, string>> = { spiritualRoot: "be" };
export const ATOM_KEYS = ["polarity", ...Object.keys(ATOM_ALIASES), ...ATOM_PARTS];

export interface CultivatorsConfig extends GridConfig {
  readonly dialect: "classic" | "atoms";
}

const DIALECTS = ["classic", "atoms"] as const;
const schema = v.strictObject({
  dialect: v.optional(v.picklist(DIALECTS, packRemark(said`one of ${DIALECTS} is needed`)), "classic"),
  difficulty: v.optional(v.picklist(LABELS, packRemark(said`one of ${LABELS} is needed`)), "medium"),
  attempts: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000))),
  localRulesOnly: v.optional(v.boolean("true or false is needed"), false),
  liars: v.optional(v.boolean("true or false is needed"), false),
  CLUE_CONFIG: v.optional(switchesOf(CLUE_TYPES), {}),
  ATOM_CONFIG: v.optional(switchesOf(ATOM_KEYS), {}),
});

const TRIES = 200;
/** Of brutal boards of liars one try in forty comes together, each in some thirty milliseconds. */
const TRIES_OF_LIARS = 600;

/** Every puzzle has six to eight demons. */
const DEMONS = [6, 8] as const;

export function parseCultivatorsConfig(data: unknown): CultivatorsConfig {
  const { dialect, difficulty, attempts, localRulesOnly, liars, CLUE_CONFIG, ATOM_CONFIG } = parseWith(
    schema,
    data ?? {},
  );
  if (ATOM_CONFIG.polarity === false)
    throw new ConfigError(said`ATOM_CONFIG.polarity is always on: every chain needs it.`);
  return {
    dialect,
    difficulty,
    attempts: attempts ?? (liars ? TRIES_OF_LIARS : TRIES),
    localRulesOnly,
    ...onlyLiars(liars, localRulesOnly),
    hidden: DEMONS,
    without: dialect === "classic" ? withoutTypes(CLUE_CONFIG) : withoutAtoms(ATOM_CONFIG),
    given: {
      ...(localRulesOnly ? { localRulesOnly } : {}),
      ...(liars ? { liars } : {}),
      ...(dialect === "classic" ? offOnly("CLUE_CONFIG", CLUE_CONFIG) : offOnly("ATOM_CONFIG", ATOM_CONFIG)),
    },
  };
}

const withoutTypes = (switched: Readonly<Record<string, boolean>>): string[] =>
  CLUE_TYPES.filter((type) => switched[type] === false);

const withoutAtoms = (switched: Readonly<Record<string, boolean>>): string[] =>
  ATOM_KEYS.filter((key) => switched[key] === false).map((key) => ATOM_ALIASES[key] ?? key);
