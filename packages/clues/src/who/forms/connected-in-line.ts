// Templates 7.1 and 7.2: "all werewolves in row 1 are connected". None and one are connected.

import { type Connected, countBits, type Mask, predicate } from "@demonstrandum/logic";
import * as v from "valibot";
import type { Board } from "../../board.ts";
import { countIn } from "../../counting.ts";
import type { Geometry } from "../../geometry.ts";
import type { NaiveOf } from "../../naive.ts";
import { groupKey } from "../../naming.ts";
import { remarkLine } from "../../place.ts";
import { proposals } from "../../proposals.ts";
import { clueRemark } from "../../remarks/en.ts";
import { isGuilty, type RoleId } from "../roles.ts";
import { LineNumber, namingRole, ofEachRole, Role, type Template } from "../template.ts";

type Params = {
  readonly role: RoleId;
  readonly row?: number;
  readonly column?: number;
};

const makeConnected = (group: Mask, role: RoleId, board: Board): Connected => ({
  kind: "connected",
  of: group,
  value: isGuilty(role),
  adjacency: board.adjacent,
});

function makeTemplate(number: number, key: "row" | "column"): Template<Params> {
  const linesOf = (board: Geometry): readonly Mask[] => (key === "row" ? board.inRow : board.inColumn);
  const groupOf = (params: Params, board: Board): Mask => linesOf(board)[(params[key] ?? 0) - 1] ?? 0;
  return {
    number,
    tier: 3,
    schema: v.strictObject({ role: Role, [key]: LineNumber }) as v.GenericSchema<unknown, Params>,
    example: {
      speaker: "Emil",
      params: { role: "werewolf", [key]: 1 },
      obeys: ["Ada", key === "row" ? "Ben" : "Dora"],
      breaks: ["Ada", key === "row" ? "Cleo" : "Gwen"],
    },
    flaw(params, { board }) {
      const count = linesOf(board).length;
      const asked = params[key] ?? 0;
      return asked > count ? clueRemark.noLine({ line: remarkLine(key, asked), count, kind: key }) : undefined;
    },
    meaning: (params, { board }) => makeConnected(groupOf(params, board), params.role, board),
    counted: (params, { board }) => groupOf(params, board),
    naming: (params) => namingRole(params.role, [groupKey(key, (params[key] ?? 0) - 1)]),
    patterns: [{ text: `all {roles} in ${key} {${key}} are connected` }],
    ...proposals(
      ({ board }) => {
        const lines = linesOf(board).map((group, index) => ({ group, number: index + 1 }));
        return ofEachRole(lines.filter(({ group }) => countBits(group) > 2));
      },
      ({ group, number, role }, world, { board }) => {
        if (countIn(group, isGuilty(role), world) < 2) return undefined;
        if (!predicate(makeConnected(group, role, board))(world)) return undefined;
        return key === "row" ? { role, row: number } : { role, column: number };
      },
    ),
  };
}

export const CONNECTED_IN_LINE = {
  "connected-in-row": makeTemplate(21, "row"),
  "connected-in-column": makeTemplate(22, "column"),
};

/** No gap: between two of them there is nobody else. */
const haveNoGap = (places: readonly number[]): boolean =>
  places.length === 0 || Math.max(...places) - Math.min(...places) === places.length - 1;

/** @public For tests, which collect it. */
export const naiveConnectedInLine = (): NaiveOf<typeof CONNECTED_IN_LINE> => ({
  "connected-in-row": ({ role, row = 0 }, { people, isHidden }) =>
    haveNoGap(people.filter((p) => p.row === row - 1 && isHidden(p) === isGuilty(role)).map(({ col }) => col)),
  "connected-in-column": ({ role, column = 0 }, { people, isHidden }) =>
    haveNoGap(people.filter((p) => p.col === column - 1 && isHidden(p) === isGuilty(role)).map(({ row }) => row)),
});
