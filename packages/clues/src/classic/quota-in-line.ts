// Types 9 to 12: "Exactly 1 of my 2 demon neighbors is in row 3." The subject is the speaker, or somebody else.

import { countBits, type Mask } from "@demonstrandum/logic";
import type { Remark } from "@demonstrandum/text";
import * as v from "valibot";
import { type BoardPerson, related } from "../board.ts";
import { allOf, countIn, exactly } from "../counting.ts";
import type { Setting } from "../form.ts";
import type { Naive, NaiveOf } from "../naive.ts";
import { groupKey } from "../naming.ts";
import { measured, type Standpoint } from "../proposals.ts";
import { clueRemark } from "../remarks/en.ts";
import {
  type ClassicForm,
  COLUMN,
  flawOfLine,
  flawOfPerson,
  type LineKind,
  nameOf,
  ROW,
  Whole,
} from "./classic-form.ts";
import { classicRemark } from "./remarks/en.ts";

type Params = {
  readonly subject: number;
  readonly M: number;
  readonly N: number;
  readonly row?: number;
  readonly column?: number;
};

/** More than anybody has neighbors. */
const MOST = 9;

function makeForm(number: number, identity: boolean, line: LineKind): ClassicForm<Params> {
  const key = line.word;
  const indexIn = (params: Params): number => params[key] ?? 0;
  const around = (params: Params, { board }: Setting): number => related(board.neighbors, params.subject);
  const inLine = (params: Params, at: Setting): number =>
    around(params, at) & (line.groups(at.board)[indexIn(params)] ?? 0);
  return {
    number,
    tier: 3,
    maySpeakOfOthers: true,
    schema: v.strictObject({ subject: Whole, M: Whole, N: Whole, [key]: Whole }) as v.GenericSchema<unknown, Params>,
    example: {
      speaker: "Bai Tao",
      params: { subject: 0, M: 1, N: 2, [key]: 1 },
      obeys: identity ? ["Chen Hao", "Han Rui"] : ["Li Mu"],
      breaks: identity ? ["Chen Hao", "Han Rui", "Li Mu"] : [],
    },
    flaw: (params, at) =>
      flawOfPerson(params.subject, at) ??
      flawOfLine(line, indexIn(params), at) ??
      flawOfQuota(params, countBits(around(params, at)), at) ??
      (inLine(params, at) === 0
        ? classicRemark.noNeighborsInLine({
            person: nameOf(params.subject, at.board),
            line: line.named(indexIn(params)),
          })
        : undefined),
    meaning(params, at) {
      const [near, line] = [around(params, at), inLine(params, at)];
      return allOf(exactly(line, identity, params.M), exactly(near & ~line, identity, params.N - params.M));
    },
    counted: around,
    named: ({ subject }) => 1 << subject,
    naming: (params) => ({
      identity,
      stated: 0,
      groups: [groupKey("neighbor", params.subject), groupKey(key, indexIn(params))],
    }),
    ...measured(
      partsOf(line),
      ({ part }, world, { board, speaker }) => {
        const M = countIn(part, identity, world);
        return M === 0 ? -1 : M * MOST + countIn(related(board.neighbors, speaker), identity, world);
      },
      ({ index }, number, { speaker: subject }) => {
        const [M, N] = [Math.floor(number / MOST), number % MOST];
        return key === "row" ? { subject, M, N, row: index } : { subject, M, N, column: index };
      },
    ),
  };
}

/** The speaker's neighbors, line by line. */
const partsOf =
  (line: LineKind) =>
  ({ board, speaker }: Standpoint): { part: Mask; index: number }[] =>
    line
      .groups(board)
      .map((group, index) => ({ part: group & related(board.neighbors, speaker), index }))
      .filter(({ part }) => part !== 0);

function flawOfQuota({ subject, M, N }: Params, neighbors: number, at: Setting): Remark | undefined {
  if (N < 1) return classicRemark.someOfNoNeighbors();
  if (M > N) return clueRemark.moreThanThere({ some: M, all: N });
  return N > neighbors
    ? clueRemark.fewNeighbors({ person: nameOf(subject, at.board), count: neighbors, asked: N })
    : undefined;
}

export const QUOTA_IN_LINE = {
  M_OF_N_DEMONS_NEIGHBORING_IN_ROW: makeForm(8, true, ROW),
  M_OF_N_DEMONS_NEIGHBORING_IN_COLUMN: makeForm(9, true, COLUMN),
  M_OF_N_CULTIVATORS_NEIGHBORING_IN_ROW: makeForm(10, false, ROW),
  M_OF_N_CULTIVATORS_NEIGHBORING_IN_COLUMN: makeForm(11, false, COLUMN),
};

const hasQuota =
  (identity: boolean): Naive<Params> =>
  ({ subject, M, N, row, column }, { people, isHidden, isNear }) => {
    const center = people[subject] as BoardPerson;
    const those = people.filter((person) => isNear(person, center) && isHidden(person) === identity);
    return those.length === N && those.filter((person) => person.row === row || person.col === column).length === M;
  };

/** @public For tests, which collect it. */
export const naiveQuotaInLine = (): NaiveOf<typeof QUOTA_IN_LINE> => ({
  M_OF_N_DEMONS_NEIGHBORING_IN_ROW: hasQuota(true),
  M_OF_N_DEMONS_NEIGHBORING_IN_COLUMN: hasQuota(true),
  M_OF_N_CULTIVATORS_NEIGHBORING_IN_ROW: hasQuota(false),
  M_OF_N_CULTIVATORS_NEIGHBORING_IN_COLUMN: hasQuota(false),
});
