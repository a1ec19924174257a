// Mechanic statements: one pattern with slots serves both for saying and for reading back.

import { withArticle } from "@demonstrandum/text";
import type { Board } from "../board.ts";
import { ROLE_IDS, type RoleId, type Roles, type RoleWords } from "./roles.ts";
import type { Pattern, WhoParams } from "./template.ts";

interface Slot {
  say(params: WhoParams, roles: Roles): string;
  /** As the source of a regular expression; a capture has the name of the parameter it gives. */
  read(roles: Roles, names: string): string;
}

const plain = (key: "count" | "total" | "row" | "column"): Slot => ({
  say: (params) => String(params[key]),
  read: () => `(?<${key}>\\d{1,2})`,
});

const person = (key: "character" | "first" | "second"): Slot => ({
  say: (params) => String(params[key]),
  read: (_, names) => `(?<${key}>${names})`,
});

const wordsOf = (params: WhoParams, roles: Roles): RoleWords => roles[params.role ?? "villager"];

/** Every way to write a role: its singular, its plural, and the singular with an s. */
const rolePattern = (roles: Roles): string =>
  `(?<role>${ROLE_IDS.flatMap((id) => [roles[id].many, `${roles[id].one}s`, roles[id].one])
    .map(quote)
    .join("|")})`;

/** A word in the number of a count. */
const agreeing = (key: "count" | "total", one: string, many: string): Slot => ({
  say: (params) => (params[key] === 1 ? one : many),
  read: () => `(?:${one}|${many})`,
});

const noun = (key: "count" | "total"): Slot => ({
  say: (params, roles) => (params[key] === 1 ? wordsOf(params, roles).one : wordsOf(params, roles).many),
  read: rolePattern,
});

const aRole = (id: RoleId): Slot => ({
  say: (_, roles) => withArticle(roles[id].one),
  read: (roles) => `an? ${quote(roles[id].one)}`,
});

const SLOTS: Readonly<Record<string, Slot>> = {
  count: plain("count"),
  total: plain("total"),
  row: plain("row"),
  column: plain("column"),
  character: person("character"),
  first: person("first"),
  second: person("second"),
  role: { say: (params, roles) => wordsOf(params, roles).one, read: rolePattern },
  roles: { say: (params, roles) => wordsOf(params, roles).many, read: rolePattern },
  noun: noun("count"),
  "total-noun": noun("total"),
  neighbors: agreeing("count", "neighbor", "neighbors"),
  "are-neighbors": agreeing("count", "is a neighbor", "are neighbors"),
  "as-neighbors": agreeing("count", "as a neighbor", "as neighbors"),
  "are-role": {
    say: (params, roles) => {
      const { one, many } = wordsOf(params, roles);
      return params.count === 1 ? `is ${withArticle(one)}` : `are ${many}`;
    },
    read: (roles) => `(?:is|are)(?: an?)? ${rolePattern(roles)}`,
  },
  "a-villager": aRole("villager"),
  "a-werewolf": aRole("werewolf"),
};

const SLOT = /\{([a-z-]+)\}/g;

const knownPieces = new Map<string, readonly string[]>();

/** Words and names of slots by turns, beginning with words. */
function piecesOf(text: string): readonly string[] {
  const pieces = knownPieces.get(text) ?? text.split(SLOT);
  knownPieces.set(text, pieces);
  return pieces;
}

export const fillPattern = ({ text }: Pattern, params: WhoParams, roles: Roles): string =>
  piecesOf(text).reduce(
    (said, piece, index) => said + (index % 2 === 0 ? piece : (SLOTS[piece]?.say(params, roles) ?? "")),
    "",
  );

/** The pattern whose fixed parameters agree with these. */
export const patternFor = (patterns: readonly Pattern[], params: WhoParams): Pattern | undefined =>
  patterns.find(({ fixed }) => fixed === undefined || agrees(fixed, params));

function agrees(fixed: WhoParams, params: WhoParams): boolean {
  for (const key in fixed) if (params[key as keyof WhoParams] !== fixed[key as keyof WhoParams]) return false;
  return true;
}

const quote = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** People's names as a choice, longest first, so that no name hides a longer one. */
export const anyName = (board: Board): string =>
  board.people
    .map(({ name }) => name)
    .sort((a, b) => b.length - a.length)
    .map(quote)
    .join("|");

/** What a text says in this pattern; `names` is the source of what may stand for a person. */
export function readPattern(
  { text, fixed = {} }: Pattern,
  said: string,
  roles: Roles,
  names: string,
): WhoParams | undefined {
  const source = piecesOf(text.replace(/\.$/, ""))
    .map((piece, index) => (index % 2 === 0 ? quote(piece) : (SLOTS[piece]?.read(roles, names) ?? "")))
    .join("");
  const found = new RegExp(`^${source}\\.?$`, "iu").exec(said)?.groups;
  return found === undefined ? undefined : { ...fixed, ...readGroups(found, roles) };
}

function readGroups(groups: Record<string, string | undefined>, roles: Roles): WhoParams {
  const entries = Object.entries(groups).map(([key, text = ""]) => {
    if (key === "role") return [key, roleOf(text, roles)];
    return [key, NUMBERS.includes(key) ? Number(text) : text];
  });
  return Object.fromEntries(entries) as WhoParams;
}

const NUMBERS = ["count", "total", "row", "column"];

const roleOf = (text: string, roles: Roles): RoleId | undefined =>
  ROLE_IDS.find((id) =>
    [roles[id].one, roles[id].many, `${roles[id].one}s`].some((word) => word.toLowerCase() === text.toLowerCase()),
  );
