// Types 3 to 6: "He Lan is the only demon in row 2."

import { countBits, lowestIndex } from "@demonstrandum/logic";
import * as v from "valibot";
import { allOf, exactly, is, membersIn } from "../counting.ts";
import type { Naive, NaiveOf } from "../naive.ts";
import { groupKey } from "../naming.ts";
import { measured } from "../proposals.ts";
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
  readonly row?: number;
  readonly column?: number;
};

function makeForm(number: number, identity: boolean, line: LineKind): ClassicForm<Params> {
  const key = line.word;
  const make = (subject: number, index: number): Params =>
    key === "row" ? { subject, row: index } : { subject, column: index };
  const indexIn = (params: Params): number => params[key] ?? 0;
  return {
    number,
    tier: 1,
    schema: v.strictObject({ subject: Whole, [key]: Whole }) as v.GenericSchema<unknown, Params>,
    example: {
      speaker: "Zhang Wei",
      params: make(0, 0),
      obeys: identity ? ["Bai Tao", "Li Mu"] : ["Chen Hao", "Feng Yu", "Han Rui", "Sun Xin"],
      breaks: ["Bai Tao", "Chen Hao", "Feng Yu", "Han Rui", "Sun Xin"],
    },
    flaw(params, at) {
      const index = indexIn(params);
      const flaw = flawOfPerson(params.subject, at) ?? flawOfLine(line, index, at);
      if (flaw !== undefined || line.indexOf(at.board, params.subject) === index) return flaw;
      return classicRemark.notInLine({ person: nameOf(params.subject, at.board), line: line.named(index) });
    },
    meaning: (params, { board }) => {
      const group = line.groups(board)[indexIn(params)] ?? 0;
      return allOf(is(params.subject, identity), exactly(group & ~(1 << params.subject), identity, 0));
    },
    counted: (params, { board }) => line.groups(board)[indexIn(params)] ?? 0,
    named: ({ subject }) => 1 << subject,
    naming: (params) => ({
      identity,
      stated: 1 << params.subject,
      groups: [groupKey(key, indexIn(params))],
    }),
    ...measured(
      ({ board }) => line.groups(board).map((group, index) => ({ group, index })),
      ({ group }, world) => {
        const members = membersIn(group, identity, world);
        return countBits(members) === 1 ? lowestIndex(members) : -1;
      },
      ({ index }, subject) => make(subject, index),
    ),
  };
}

export const ONLY_IN_LINE = {
  ONLY_DEMON_IN_ROW: makeForm(2, true, ROW),
  ONLY_CULTIVATOR_IN_ROW: makeForm(3, false, ROW),
  ONLY_DEMON_IN_COLUMN: makeForm(4, true, COLUMN),
  ONLY_CULTIVATOR_IN_COLUMN: makeForm(5, false, COLUMN),
};

const isOnly =
  (identity: boolean): Naive<Params> =>
  ({ subject, row, column }, { people, isHidden }) =>
    people
      .filter((person) => person.row === row || person.col === column)
      .every((person) => (isHidden(person) === identity) === (person.id === subject));

/** @public For tests, which collect it. */
export const naiveOnlyInLine = (): NaiveOf<typeof ONLY_IN_LINE> => ({
  ONLY_DEMON_IN_ROW: isOnly(true),
  ONLY_CULTIVATOR_IN_ROW: isOnly(false),
  ONLY_DEMON_IN_COLUMN: isOnly(true),
  ONLY_CULTIVATOR_IN_COLUMN: isOnly(false),
});
