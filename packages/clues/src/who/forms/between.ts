// Template 3.1: "exactly 1 werewolf between Zara and Freya".

import { countBits, indices, type Mask } from "@demonstrandum/logic";
import * as v from "valibot";
import { type Board, type BoardPerson, between } from "../../board.ts";
import { countIn, exactly } from "../../counting.ts";
import type { NaiveOf } from "../../naive.ts";
import { proposals, type Standpoint } from "../../proposals.ts";
import { whoRemark } from "../remarks/en.ts";
import { isGuilty, type RoleId } from "../roles.ts";
import {
  findPerson,
  flawOfCount,
  flawOfPeople,
  Name,
  nameOf,
  namingRole,
  oneRole,
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

const groupOf = ({ first, second }: Params, board: Board): Mask =>
  between(board, findPerson(first, board), findPerson(second, board)) ?? 0;

interface Stretch {
  readonly first: number;
  readonly second: number;
  readonly group: Mask;
  readonly role: RoleId;
}

/** Every two people with somebody between them. */
function stretchesFor(at: Standpoint): Stretch[] {
  const everyone = indices(at.board.everyone);
  return everyone
    .flatMap((first) => everyone.slice(first + 1).map((second) => ({ first, second })))
    .map(({ first, second }) => {
      const group = between(at.board, first, second) ?? 0;
      return { first, second, group, role: oneRole(at, first + second) };
    })
    .filter(({ group }) => group !== 0);
}

const BETWEEN_TWO: Template<Params> = {
  number: 10,
  tier: 2,
  schema: v.strictObject({ count: Whole, role: Role, first: Name, second: Name }),
  example: {
    speaker: "Emil",
    params: { count: 1, role: "werewolf", first: "Ada", second: "Cleo" },
    obeys: ["Ben", "Cleo"],
    breaks: ["Cleo"],
  },
  flaw(params, at) {
    const flaw = flawOfPeople(params, at);
    if (flaw !== undefined) return flaw;
    const group = groupOf(params, at.board);
    return group === 0
      ? whoRemark.nobodyBetween({ first: params.first, second: params.second })
      : flawOfCount(params.count, countBits(group));
  },
  meaning: (params, { board }) => exactly(groupOf(params, board), isGuilty(params.role), params.count),
  counted: (params, { board }) => groupOf(params, board),
  naming: ({ role }) => namingRole(role, []),
  patterns: [{ text: "exactly {count} {noun} between {first} and {second}" }],
  ...proposals(stretchesFor, ({ group, role, first, second }, world, { board }) => ({
    count: countIn(group, isGuilty(role), world),
    role,
    first: nameOf(first, board),
    second: nameOf(second, board),
  })),
};

export const BETWEEN = { between: BETWEEN_TWO };

/** @public For tests, which collect it. */
export const naiveBetween = (): NaiveOf<typeof BETWEEN> => ({
  between({ count, role, first, second }, at) {
    const [a, b] = [at.called(first), at.called(second)];
    const isThere = ({ row, col }: BoardPerson): boolean =>
      a.row === b.row
        ? row === a.row && at.isBetween(a.col, col, b.col)
        : col === a.col && at.isBetween(a.row, row, b.row);
    return at.count(isGuilty(role), isThere) === count;
  },
});
