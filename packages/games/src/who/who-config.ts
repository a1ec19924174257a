// What can be set about a puzzle of who: the difficulty, what the two roles are called, and which templates are used.

import { ClueError } from "@demonstrandum/clues/clue-error";
import { DEFAULT_ROLES, parseRoles, type Roles, who } from "@demonstrandum/clues/who";
import { ConfigError, LABELS } from "@demonstrandum/engine";
import { packRemark, said } from "@demonstrandum/text";
import * as v from "valibot";
import { onlyLiars } from "../grid/grid-config.ts";
import type { GridConfig } from "../grid/grid-theme.ts";
import { offOnly, parseWith, switchesOf } from "../parse-with.ts";

export interface WhoConfig extends GridConfig {
  readonly dialect: "who";
  readonly roles: Roles;
}

const TEMPLATE_KEYS = who.parts;
/** How many of the fifteen are werewolves. */
const WEREWOLVES = [4, 8] as const;

const schema = v.strictObject({
  dialect: v.optional(v.literal("who", "who has one dialect, who"), "who"),
  difficulty: v.optional(v.picklist(LABELS, packRemark(said`one of ${LABELS} is needed`)), "medium"),
  attempts: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000)), 200),
  localRulesOnly: v.optional(v.boolean("true or false is needed"), false),
  liars: v.optional(v.boolean("true or false is needed"), false),
  roles: v.optional(v.unknown()),
  TEMPLATE_CONFIG: v.optional(switchesOf(TEMPLATE_KEYS), {}),
});

export function parseWhoConfig(data: unknown): WhoConfig {
  const { dialect, difficulty, attempts, localRulesOnly, liars, roles, TEMPLATE_CONFIG } = parseWith(
    schema,
    data ?? {},
  );
  const without = TEMPLATE_KEYS.filter((template) => TEMPLATE_CONFIG[template] === false);
  return {
    dialect,
    difficulty,
    attempts,
    localRulesOnly,
    ...onlyLiars(liars, localRulesOnly),
    hidden: WEREWOLVES,
    roles: roles === undefined ? DEFAULT_ROLES : readRoles(roles),
    without,
    given: {
      ...(localRulesOnly ? { localRulesOnly } : {}),
      ...(liars ? { liars } : {}),
      ...(roles === undefined ? {} : { roles }),
      ...offOnly("TEMPLATE_CONFIG", TEMPLATE_CONFIG),
    },
  };
}

function readRoles(data: unknown): Roles {
  try {
    return parseRoles(data);
  } catch (error) {
    if (error instanceof ClueError) throw new ConfigError(said`roles in the configuration: ${error.says}.`);
    throw error;
  }
}
