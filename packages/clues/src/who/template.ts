// What the rule templates share: their parameters, and how a template becomes a clue form.

import { indices, type Mask } from "@demonstrandum/logic";
import { needs, type Remark } from "@demonstrandum/text";
import * as v from "valibot";
import { type Board, findId, nameOf, related } from "../board.ts";
import { ClueError } from "../clue-error.ts";
import type { Form, Setting } from "../form.ts";
import { nameKey } from "../name.ts";
import { type ClueNaming, groupKey, type PersonalGroup } from "../naming.ts";
import { nearest, withHint } from "../nearest.ts";
import type { Standpoint } from "../proposals.ts";
import { clueRemark } from "../remarks/en.ts";
import { Whole } from "../schema.ts";
import { whoRemark } from "./remarks/en.ts";
import { isGuilty, ROLE_IDS, type RoleId } from "./roles.ts";

/** Rows and columns are counted from 1, people go by name. */
export interface WhoParams {
  readonly count?: number;
  readonly total?: number;
  readonly role?: RoleId;
  readonly row?: number;
  readonly column?: number;
  readonly character?: string;
  readonly first?: string;
  readonly second?: string;
}

/** A mechanic statement with slots; `fixed` are the parameters it says without a slot. */
export interface Pattern {
  readonly text: string;
  readonly fixed?: WhoParams;
}

/** A clue form without its name, which is its key in the list of its file, and without its words, which are in `words/`. */
export interface Template<P extends WhoParams = WhoParams> extends Omit<Form<P>, "id" | "say" | "named"> {
  /** Whom a puzzle file lists as referenced beside those who are counted or named. */
  alsoListed?(params: P, at: Setting): Mask;
  /** The first whose fixed parameters agree is said; all of them are understood. */
  readonly patterns: readonly Pattern[];
}

export { Whole };
export const LineNumber = v.pipe(Whole, v.minValue(1, needs(whoRemark.linesFromOne())));
export const Role = v.picklist(ROLE_IDS, needs(clueRemark.oneOfNeeded({ choices: ROLE_IDS })));
const NAME_NEEDED = needs(clueRemark.nameNeeded());
export const Name = v.pipe(v.string(NAME_NEEDED), v.maxLength(40, NAME_NEEDED));

export function findPerson(name: string, board: Board): number {
  const id = findId(board, name);
  if (id === undefined) throw new ClueError(clueRemark.nobodyCalled({ name }));
  return id;
}

export { nameOf };

/** The neighbors of a person by name. */
export const around = (name: string, board: Board): Mask => related(board.neighbors, findPerson(name, board));

export const personMask = (name: string, board: Board): Mask => 1 << findPerson(name, board);

export const PERSON_KEYS = ["character", "first", "second"] as const;

/** The people whose names are parameters: the speaker, too, goes by name. */
export function namedIn(params: WhoParams, board: Board): Mask {
  let named = 0;
  for (const key of PERSON_KEYS) if (params[key] !== undefined) named |= personMask(params[key], board);
  return named;
}

/** Unknown people, or one person where two are needed. */
export function flawOfPeople(params: WhoParams, { board }: Setting): Remark | undefined {
  for (const key of PERSON_KEYS) {
    const name = params[key];
    if (name !== undefined && findId(board, name) === undefined) return clueRemark.nobodyCalled({ name });
  }
  const { first, second } = params;
  return first !== undefined && second !== undefined && nameKey(first) === nameKey(second)
    ? whoRemark.samePerson({ person: first })
    : undefined;
}

/** What is wrong with a clue from outside; for a name that nobody has, the nearest with which nothing would be wrong. */
export function flawOf({ flaw }: Pick<Template, "flaw">, params: WhoParams, at: Setting): Remark | undefined {
  const found = flaw(params, at);
  const key = PERSON_KEYS.find((each) => params[each] !== undefined && findId(at.board, params[each]) === undefined);
  if (found === undefined || key === undefined) return found;
  const names = at.board.people.map(({ name }) => name);
  return withHint(
    found,
    nearest(
      params[key] ?? "",
      names.filter((name) => flaw({ ...params, [key]: name }, at) === undefined),
    ),
  );
}

export const flawOfCount = (count: number, size: number): Remark | undefined =>
  count > size ? whoRemark.fewThere({ size, asked: count }) : undefined;

/** What a clue about this role names: groups by their keys, and people of whom it says what they are. */
export const namingRole = (role: RoleId, groups: readonly string[], stated: Mask = 0): ClueNaming => ({
  identity: isGuilty(role),
  stated,
  groups,
});

/** The key of where people stand to somebody. */
export const personalKey = (kind: PersonalGroup, name: string, board: Board): string =>
  groupKey(kind, findPerson(name, board));

/** Evenly spread, where saying the same of the other role would only be its mirror. */
export const oneRole = ({ speaker }: Standpoint, index: number): RoleId =>
  ROLE_IDS[(speaker + index) % 2] ?? "villager";

/** Everything that can be said of either role. (Copied fields come last: else no two of the objects share a shape.) */
export const ofEachRole = <T extends object>(items: readonly T[]): (T & { readonly role: RoleId })[] =>
  items.flatMap((item) => ROLE_IDS.map((role) => ({ role, ...item })));

/** The speaker, then the speaker's neighbors: the people whose surroundings a speaker knows. */
export const peopleNearby = ({ board, speaker }: Standpoint): number[] => [
  speaker,
  ...indices(related(board.neighbors, speaker)),
];
