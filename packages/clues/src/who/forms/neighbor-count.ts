// Template 4.1: "Nova has exactly 4 werewolves as neighbors".

import { countBits } from "@demonstrandum/logic";
import * as v from "valibot";
import { related } from "../../board.ts";
import { countIn, exactly } from "../../counting.ts";
import type { NaiveOf } from "../../naive.ts";
import { proposals } from "../../proposals.ts";
import { isGuilty, type RoleId } from "../roles.ts";
import {
  around,
  flawOfCount,
  flawOfPeople,
  Name,
  nameOf,
  namingRole,
  ofEachRole,
  peopleNearby,
  personalKey,
  Role,
  type Template,
  Whole,
} from "../template.ts";

type Params = {
  readonly count: number;
  readonly role: RoleId;
  readonly character: string;
};

const COUNT: Template<Params> = {
  number: 11,
  tier: 2,
  schema: v.strictObject({ count: Whole, role: Role, character: Name }),
  example: {
    speaker: "Emil",
    params: { count: 2, role: "werewolf", character: "Ada" },
    obeys: ["Ben", "Dora"],
    breaks: ["Ben", "Dora", "Emil"],
  },
  flaw: (params, at) =>
    flawOfPeople(params, at) ?? flawOfCount(params.count, countBits(around(params.character, at.board))),
  meaning: (params, { board }) => exactly(around(params.character, board), isGuilty(params.role), params.count),
  counted: (params, { board }) => around(params.character, board),
  naming: ({ role, character }, { board }) => namingRole(role, [personalKey("neighbor", character, board)]),
  patterns: [{ text: "{character} has exactly {count} {noun} {as-neighbors}" }],
  ...proposals(
    (at) => {
      const people = peopleNearby(at).map((id) => ({ id, group: related(at.board.neighbors, id) }));
      return ofEachRole(people.filter(({ group }) => group !== 0));
    },
    ({ id, group, role }, world, { board }) => ({
      count: countIn(group, isGuilty(role), world),
      role,
      character: nameOf(id, board),
    }),
  ),
};

export const NEIGHBOR_COUNT = { "neighbor-count": COUNT };

/** @public For tests, which collect it. */
export const naiveNeighborCount = (): NaiveOf<typeof NEIGHBOR_COUNT> => ({
  "neighbor-count": ({ count, role, character }, at) =>
    at.count(isGuilty(role), (person) => at.isNear(person, at.called(character))) === count,
});
