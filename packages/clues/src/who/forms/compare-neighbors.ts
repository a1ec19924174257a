// Templates 4.2 to 4.4: who has the same number of neighbors of a role, more, or fewer.

import * as v from "valibot";
import { related } from "../../board.ts";
import { compareWhere, countIn } from "../../counting.ts";
import type { Naive, NaiveOf } from "../../naive.ts";
import { everyoneElse, proposals } from "../../proposals.ts";
import { isGuilty, type RoleId } from "../roles.ts";
import {
  around,
  flawOfPeople,
  Name,
  nameOf,
  namingRole,
  ofEachRole,
  personalKey,
  Role,
  type Template,
} from "../template.ts";

type Params = {
  readonly role: RoleId;
  readonly first: string;
  readonly second: string;
};

interface Comparison {
  readonly number: number;
  readonly text: string;
  holds(more: number): boolean;
  /** Werewolves around Ben (5 neighbors) and Ada (3). */
  readonly obeys: readonly string[];
  readonly breaks: readonly string[];
}

const makeTemplate = ({ number, text, holds, obeys, breaks }: Comparison): Template<Params> => ({
  number,
  tier: 3,
  schema: v.strictObject({ role: Role, first: Name, second: Name }),
  example: { speaker: "Iris", params: { role: "werewolf", first: "Ben", second: "Ada" }, obeys, breaks },
  flaw: flawOfPeople,
  meaning: ({ role, first, second }, { board }) =>
    compareWhere(around(first, board), around(second, board), isGuilty(role), holds),
  counted: ({ first, second }, { board }) => around(first, board) | around(second, board),
  naming: ({ role, first, second }, { board }) =>
    namingRole(role, [personalKey("neighbor", first, board), personalKey("neighbor", second, board)]),
  patterns: [{ text }],
  ...proposals(
    (at) => {
      const mine = related(at.board.neighbors, at.speaker);
      const others = everyoneElse(at).map((other) => ({ other, mine, theirs: related(at.board.neighbors, other) }));
      return ofEachRole(others.filter(({ theirs }) => theirs !== mine));
    },
    ({ other, mine, theirs, role }, world, { board, speaker }) =>
      holds(countIn(mine, isGuilty(role), world) - countIn(theirs, isGuilty(role), world))
        ? { role, first: nameOf(speaker, board), second: nameOf(other, board) }
        : undefined,
  ),
});

export const COMPARE_NEIGHBORS = {
  "same-neighbors": makeTemplate({
    number: 12,
    text: "{first} and {second} have the same number of {role} neighbors",
    holds: (more) => more === 0,
    obeys: ["Emil"],
    breaks: ["Finn"],
  }),
  "more-neighbors": makeTemplate({
    number: 13,
    text: "{first} has more {role} neighbors than {second}",
    holds: (more) => more > 0,
    obeys: ["Finn"],
    breaks: ["Emil"],
  }),
  "fewer-neighbors": makeTemplate({
    number: 14,
    text: "{first} has fewer {role} neighbors than {second}",
    holds: (more) => more < 0,
    obeys: ["Ben"],
    breaks: ["Emil"],
  }),
};

const compares =
  (holds: (first: number, second: number) => boolean): Naive<Params> =>
  ({ role, first, second }, at) => {
    const around = (name: string): number => at.count(isGuilty(role), (person) => at.isNear(person, at.called(name)));
    return holds(around(first), around(second));
  };

/** @public For tests, which collect it. */
export const naiveCompareNeighbors = (): NaiveOf<typeof COMPARE_NEIGHBORS> => ({
  "same-neighbors": compares((first, second) => first === second),
  "more-neighbors": compares((first, second) => first > second),
  "fewer-neighbors": compares((first, second) => first < second),
});
