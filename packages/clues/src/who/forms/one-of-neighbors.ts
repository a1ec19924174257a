// Template 5.1: "Dean is one of the 7 werewolf neighbors of Bianca".

import { countBits, indices } from "@demonstrandum/logic";
import * as v from "valibot";
import { type BoardPerson, isNeighbor, related } from "../../board.ts";
import { allOf, countIn, exactly, is, isIn } from "../../counting.ts";
import type { NaiveOf } from "../../naive.ts";
import { proposals } from "../../proposals.ts";
import { clueRemark } from "../../remarks/en.ts";
import { isGuilty, type RoleId } from "../roles.ts";
import {
  around,
  findPerson,
  flawOfPeople,
  Name,
  nameOf,
  namingRole,
  ofEachRole,
  peopleNearby,
  personalKey,
  personMask,
  Role,
  type Template,
  Whole,
} from "../template.ts";

type Params = {
  readonly count: number;
  readonly role: RoleId;
  readonly first: string;
  readonly second: string;
};

const ONE_OF: Template<Params> = {
  number: 15,
  tier: 3,
  schema: v.strictObject({ count: Whole, role: Role, first: Name, second: Name }),
  example: {
    speaker: "Iris",
    params: { count: 2, role: "werewolf", first: "Ben", second: "Ada" },
    obeys: ["Ben", "Dora"],
    breaks: ["Dora", "Emil"],
  },
  flaw(params, at) {
    const flaw = flawOfPeople(params, at);
    if (flaw !== undefined) return flaw;
    const { count, first, second } = params;
    if (!isNeighbor(at.board, findPerson(second, at.board), findPerson(first, at.board))) {
      return clueRemark.notNeighbor({ person: first, of: second });
    }
    const size = countBits(around(second, at.board));
    if (count < 1) return clueRemark.oneOfNone();
    return count > size ? clueRemark.fewNeighbors({ person: second, count: size, asked: count }) : undefined;
  },
  meaning: ({ count, role, first, second }, { board }) =>
    allOf(is(findPerson(first, board), isGuilty(role)), exactly(around(second, board), isGuilty(role), count)),
  counted: ({ second }, { board }) => around(second, board),
  naming: ({ role, first, second }, { board }) =>
    namingRole(role, [personalKey("neighbor", second, board)], personMask(first, board)),
  patterns: [
    { text: "{first} is the only {role} neighbor of {second}", fixed: { count: 1 } },
    { text: "{first} is one of the {count} {role} {neighbors} of {second}" },
  ],
  ...proposals(
    (at) =>
      ofEachRole(peopleNearby(at).map((second) => ({ second, group: related(at.board.neighbors, second) }))).flatMap(
        (around) => indices(around.group & ~(1 << at.speaker)).map((first) => ({ first, ...around })),
      ),
    ({ first, second, group, role }, world, { board }) =>
      isIn(first, isGuilty(role), world)
        ? {
            count: countIn(group, isGuilty(role), world),
            role,
            first: nameOf(first, board),
            second: nameOf(second, board),
          }
        : undefined,
  ),
};

export const ONE_OF_NEIGHBORS = { "one-of-neighbors": ONE_OF };

/** @public For tests, which collect it. */
export const naiveOneOfNeighbors = (): NaiveOf<typeof ONE_OF_NEIGHBORS> => ({
  "one-of-neighbors"({ count, role, first, second }, at) {
    const isAround = (person: BoardPerson): boolean => at.isNear(person, at.called(second));
    const isHe = (person: BoardPerson): boolean => isAround(person) && person.name === first;
    return at.count(isGuilty(role), isHe) === 1 && at.count(isGuilty(role), isAround) === count;
  },
});
