// Mechanic statements as text: made from a clue, and read back into one.

import { type Board, findId } from "../board.ts";
import { ClueError } from "../clue-error.ts";
import type { Setting } from "../form.ts";
import { anyName, fillPattern, patternFor, readPattern } from "./pattern.ts";
import { whoRemark } from "./remarks/en.ts";
import { DEFAULT_ROLES, type Roles } from "./roles.ts";
import { flawOf, PERSON_KEYS, type Template, type WhoParams } from "./template.ts";
import { type NamedTemplate, TEMPLATES } from "./templates.ts";

/** A clue of the who dialect, as a puzzle stores it. */
export interface WhoClue {
  readonly template: string;
  readonly params: WhoParams;
}

/** Writes a clue of who as a mechanic statement: "exactly 2 werewolves in row 3". */
export function makeMechanic(template: Template, params: WhoParams, roles: Roles): string {
  const pattern = patternFor(template.patterns, params);
  return pattern === undefined ? "" : fillPattern(pattern, params, roles);
}

const LONGEST = 300;

/** The clue a mechanic statement makes; it is well formed on the board. Throws a ClueError. */
export function parseMechanic(text: string, at: Setting, roles: Roles = DEFAULT_ROLES): WhoClue {
  const given = text
    .slice(0, LONGEST)
    .trim()
    .replace(/\s+/g, " ")
    .replace(/^there (?:is|are) /i, "");
  const found = findTemplate(given, roles, anyName(at.board)) ?? findTemplate(given, roles, ".+?");
  if (found === undefined) {
    throw new ClueError(whoRemark.notStatement({ text: given }), {
      expected: 'a statement such as "exactly 2 werewolves in row 3"',
    });
  }
  const { template } = found;
  const params = withBoardNames(found.params, at.board);
  const flaw = flawOf(template, params, at);
  if (flaw !== undefined) throw new ClueError(flaw);
  return { template: template.id, params };
}

function findTemplate(
  said: string,
  roles: Roles,
  names: string,
): { template: NamedTemplate; params: WhoParams } | undefined {
  for (const template of TEMPLATES) {
    for (const pattern of template.patterns) {
      const params = readPattern(pattern, said, roles, names);
      if (params !== undefined) return { template, params };
    }
  }
  return undefined;
}

/** Names as the board writes them. */
export function withBoardNames(params: WhoParams, board: Board): WhoParams {
  let named = params;
  for (const key of PERSON_KEYS) {
    const given = params[key];
    const id = given === undefined ? undefined : findId(board, given);
    const name = id === undefined ? given : board.people[id]?.name;
    if (name !== undefined && name !== given) named = { ...named, [key]: name };
  }
  return named;
}
