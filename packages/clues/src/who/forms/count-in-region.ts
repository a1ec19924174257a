// Templates 1.1 to 1.6: "exactly 2 werewolves above row 3".

import { countBits, type Mask } from "@demonstrandum/logic";
import * as v from "valibot";
import type { Board } from "../../board.ts";
import { countIn, exactly } from "../../counting.ts";
import type { Geometry } from "../../geometry.ts";
import type { Naive, NaiveOf } from "../../naive.ts";
import { type GroupKind, groupKey } from "../../naming.ts";
import { remarkLine } from "../../place.ts";
import { proposals } from "../../proposals.ts";
import { clueRemark } from "../../remarks/en.ts";
import { type Side, whoRemark } from "../remarks/en.ts";
import { isGuilty, type RoleId } from "../roles.ts";
import { flawOfCount, LineNumber, namingRole, oneRole, Role, type Template, Whole } from "../template.ts";

type Params = {
  readonly count: number;
  readonly role: RoleId;
  readonly row?: number;
  readonly column?: number;
};

/** Where people stand, as a mechanic statement puts it and as a sentence does. */
const SIDES = {
  in: "in",
  above: "above",
  below: "below",
  "left of": "to the left of",
  "right of": "to the right of",
} as const satisfies Record<string, Side>;

interface Region {
  readonly key: "row" | "column";
  readonly kind: GroupKind;
  /** Before the word row or column. */
  readonly words: keyof typeof SIDES;
  /** A line lies in the region when this holds of its number and the clue's. */
  has(line: number, asked: number): boolean;
  /** Two people of the region at line 2. */
  readonly there: readonly [string, string];
}

function makeTemplate(number: number, { key, kind, words, has, there }: Region): Template<Params> {
  const linesOf = (board: Geometry): readonly Mask[] => (key === "row" ? board.inRow : board.inColumn);
  const groupAt = (board: Geometry, asked: number): Mask =>
    linesOf(board).reduce((group, line, index) => (has(index + 1, asked) ? group | line : group), 0);
  const groupOf = (params: Params, board: Board): Mask => groupAt(board, params[key] ?? 0);
  return {
    number,
    tier: 2,
    schema: v.strictObject({ count: Whole, role: Role, [key]: LineNumber }) as v.GenericSchema<unknown, Params>,
    example: {
      speaker: "Emil",
      params: { count: 2, role: "werewolf", [key]: 2 },
      obeys: there,
      breaks: there.slice(0, 1),
    },
    flaw(params, { board }) {
      const count = linesOf(board).length;
      const line = remarkLine(key, params[key] ?? 0);
      if ((params[key] ?? 0) > count) return clueRemark.noLine({ line, count, kind: key });
      const group = groupOf(params, board);
      return group === 0
        ? whoRemark.nobodyAtLine({ side: SIDES[words], line })
        : flawOfCount(params.count, countBits(group));
    },
    meaning: (params, { board }) => exactly(groupOf(params, board), isGuilty(params.role), params.count),
    counted: (params, { board }) => groupOf(params, board),
    naming: (params) => namingRole(params.role, [groupKey(kind, (params[key] ?? 0) - 1)]),
    patterns: [{ text: `exactly {count} {noun} ${words} ${key} {${key}}` }],
    ...proposals(
      (at) =>
        linesOf(at.board)
          .map((_, index) => ({ group: groupAt(at.board, index + 1), number: index + 1, role: oneRole(at, index) }))
          .filter(({ group }) => group !== 0),
      ({ group, number, role }, world) => {
        const count = countIn(group, isGuilty(role), world);
        return key === "row" ? { count, role, row: number } : { count, role, column: number };
      },
    ),
  };
}

const isLine = (line: number, asked: number): boolean => line === asked;
const isBefore = (line: number, asked: number): boolean => line < asked;
const isAfter = (line: number, asked: number): boolean => line > asked;

export const COUNT_IN_REGION = {
  "row-count": makeTemplate(0, { key: "row", kind: "row", words: "in", has: isLine, there: ["Dora", "Finn"] }),
  "column-count": makeTemplate(1, { key: "column", kind: "column", words: "in", has: isLine, there: ["Ben", "Hugo"] }),
  "above-row": makeTemplate(2, {
    key: "row",
    kind: "above row",
    words: "above",
    has: isBefore,
    there: ["Ada", "Cleo"],
  }),
  "below-row": makeTemplate(3, {
    key: "row",
    kind: "below row",
    words: "below",
    has: isAfter,
    there: ["Gwen", "Iris"],
  }),
  "left-of-column": makeTemplate(4, {
    key: "column",
    kind: "left of column",
    words: "left of",
    has: isBefore,
    there: ["Ada", "Gwen"],
  }),
  "right-of-column": makeTemplate(5, {
    key: "column",
    kind: "right of column",
    words: "right of",
    has: isAfter,
    there: ["Cleo", "Iris"],
  }),
};

const countsRows =
  (isThere: Region["has"]): Naive<Params> =>
  ({ count, role, row = 0 }, at) =>
    at.count(isGuilty(role), (person) => isThere(person.row + 1, row)) === count;

const countsColumns =
  (isThere: Region["has"]): Naive<Params> =>
  ({ count, role, column = 0 }, at) =>
    at.count(isGuilty(role), (person) => isThere(person.col + 1, column)) === count;

/** @public For tests, which collect it. */
export const naiveCountInRegion = (): NaiveOf<typeof COUNT_IN_REGION> => ({
  "row-count": countsRows((row, asked) => row === asked),
  "column-count": countsColumns((column, asked) => column === asked),
  "above-row": countsRows((row, asked) => row < asked),
  "below-row": countsRows((row, asked) => row > asked),
  "left-of-column": countsColumns((column, asked) => column < asked),
  "right-of-column": countsColumns((column, asked) => column > asked),
});
