// Types 3 to 6: "He Lan is the only demon in row 2."

import { countBits, lowestIndex } from "@demonstrandum/logic";
import { said } from "@demonstrandum/text";
import * as v from "valibot";
import { allOf, exactly, is, membersIn } from "../counting.ts";
import { groupKey } from "../naming.ts";
import { measured } from "../proposals.ts";
import {
  type ClassicForm,
  COLUMN,
  CULTIVATOR,
  DEMON,
  flawOfLine,
  flawOfPerson,
  type Kind,
  type LineKind,
  nameOf,
  ROW,
  Whole,
} from "./classic-form.ts";

interface Params {
  readonly subject: number;
  readonly row?: number;
  readonly column?: number;
}

function makeForm(kind: Kind, line: LineKind): ClassicForm<Params> {
  const key = line.word;
  const make = (subject: number, index: number): Params =>
    key === "row" ? { subject, row: index } : { subject, column: index };
  const indexIn = (params: Params): number => params[key] ?? 0;
  return {
    id: `ONLY_${kind.one}_IN_${key}`.toUpperCase(),
    tier: 1,
    schema: v.strictObject({ subject: Whole, [key]: Whole }) as v.GenericSchema<unknown, Params>,
    example: {
      speaker: "Zhang Wei",
      params: make(0, 0),
      obeys: kind.identity ? ["Bai Tao", "Li Mu"] : ["Chen Hao", "Feng Yu", "Han Rui", "Sun Xin"],
      breaks: ["Bai Tao", "Chen Hao", "Feng Yu", "Han Rui", "Sun Xin"],
    },
    flaw(params, at) {
      const index = indexIn(params);
      const flaw = flawOfPerson(params.subject, at) ?? flawOfLine(line, index, at);
      if (flaw !== undefined || line.indexOf(at.board, params.subject) === index) return flaw;
      return said`${nameOf(params.subject, at.board)} is not in ${line.named(index)}.`;
    },
    meaning: (params, { board }) => {
      const group = line.groups(board)[indexIn(params)] ?? 0;
      return allOf(is(params.subject, kind.identity), exactly(group & ~(1 << params.subject), kind.identity, 0));
    },
    counted: (params, { board }) => line.groups(board)[indexIn(params)] ?? 0,
    named: ({ subject }) => 1 << subject,
    naming: (params) => ({
      identity: kind.identity,
      stated: 1 << params.subject,
      groups: [groupKey(key, indexIn(params))],
    }),
    say: (params, at) => {
      const who = params.subject === at.speaker ? "I am" : `${nameOf(params.subject, at.board)} is`;
      return `${who} the only ${kind.one} in ${line.label(indexIn(params))}.`;
    },
    ...measured(
      ({ board }) => line.groups(board).map((group, index) => ({ group, index })),
      ({ group }, world) => {
        const members = membersIn(group, kind.identity, world);
        return countBits(members) === 1 ? lowestIndex(members) : -1;
      },
      ({ index }, subject) => make(subject, index),
    ),
  };
}

export const ONLY_IN_LINE: readonly ClassicForm<Params>[] = [ROW, COLUMN].flatMap((line) =>
  [DEMON, CULTIVATOR].map((kind) => makeForm(kind, line)),
);
