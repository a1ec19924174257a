// What can be set about a puzzle of who: the difficulty, what the two roles are called, and which templates are used.

import { ClueError } from "@demonstrandum/clues/clue-error";
import { DEFAULT_ROLES, parseRoles, type Roles, TEMPLATES } from "@demonstrandum/clues/who";
import { ConfigError } from "@demonstrandum/engine";
import { needs } from "@demonstrandum/text";
import * as v from "valibot";
import { asidesSchema, keepAsides } from "../grid/asides.ts";
import { checkShape, hiddenAmong, keepShape, shapeEntries, shapeOf } from "../grid/board-shape.ts";
import { difficultySchema, givenAny, onlyLiars } from "../grid/grid-config.ts";
import type { GridConfig } from "../grid/grid-theme.ts";
import { GRID_READING, keepPreset, presetSchema } from "../grid/preset.ts";
import { gridRemark } from "../grid/remarks/en.ts";
import { offOnly, parseWith, type SettingsReading, switchesOf } from "../parse-with.ts";
import { gameRemark } from "../remarks/en.ts";

export interface WhoConfig extends GridConfig {
  readonly dialect: "who";
  readonly roles: Roles;
}

const TEMPLATE_KEYS = TEMPLATES.map(({ id }) => id);
export const WHO_SHAPE = { rows: 5, cols: 3 } as const;
const USUAL_SIZE = WHO_SHAPE.rows * WHO_SHAPE.cols;
/** How many of the fifteen are werewolves. */
const WEREWOLVES = [4, 8] as const;

/** Of brutal boards one try in thirty comes together. */
const TRIES = 600;

export const WhoSettings = v.strictObject({
  dialect: v.optional(v.literal("who", needs(gridRemark.oneDialect())), "who"),
  preset: presetSchema,
  difficulty: v.optional(difficultySchema, "medium"),
  attempts: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000)), TRIES),
  localRulesOnly: v.optional(v.boolean(needs(gameRemark.yesNoNeeded())), false),
  liars: v.optional(v.boolean(needs(gameRemark.yesNoNeeded())), false),
  ...shapeEntries,
  asides: asidesSchema,
  roles: v.optional(v.unknown()),
  TEMPLATE_CONFIG: v.optional(switchesOf(TEMPLATE_KEYS), {}),
});

const READING: SettingsReading = {
  ...GRID_READING,
  others: { ...GRID_READING.others, setRoleNames: "roles" },
  boards: { TEMPLATE_CONFIG: TEMPLATE_KEYS },
};

export function parseWhoConfig(data: unknown): WhoConfig {
  const kept = parseWith(WhoSettings, data, READING);
  const { dialect, difficulty, attempts, localRulesOnly, liars, roles, TEMPLATE_CONFIG } = kept;
  const { rows, cols } = shapeOf(WHO_SHAPE, kept);
  const shape = keepShape({ rows, cols }, WHO_SHAPE);
  checkShape({ rows, cols }, WHO_SHAPE, difficulty, liars);
  const asides = keepAsides(kept.asides, rows * cols, liars);
  const without = TEMPLATE_KEYS.filter((template) => TEMPLATE_CONFIG[template] === false);
  return {
    dialect,
    ...keepPreset(kept),
    difficulty,
    attempts,
    localRulesOnly,
    ...onlyLiars(liars, localRulesOnly),
    ...shape,
    ...asides,
    hidden: hiddenAmong(rows * cols, WEREWOLVES, USUAL_SIZE),
    roles: roles === undefined ? DEFAULT_ROLES : readRoles(roles),
    without,
    given: {
      ...keepPreset(kept),
      ...givenAny(difficulty),
      ...(localRulesOnly ? { localRulesOnly } : {}),
      ...(liars ? { liars } : {}),
      ...shape,
      ...asides,
      ...(roles === undefined ? {} : { roles }),
      ...offOnly("TEMPLATE_CONFIG", TEMPLATE_CONFIG),
    },
  };
}

function readRoles(data: unknown): Roles {
  try {
    return parseRoles(data);
  } catch (error) {
    if (error instanceof ClueError) throw new ConfigError(gridRemark.rolesInConfig({ flaw: error.says }));
    throw error;
  }
}
