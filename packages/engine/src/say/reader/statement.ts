// What a clause says of how many people, if it says that.

import { type Constraint, type Count, scopeOf } from "@demonstrandum/logic";
import type { Word } from "../../game/table.ts";
import { allAre } from "../count.ts";
import { type Clause, clausesIn, type Readers, readerOf } from "./notes.ts";
import { peopleIn } from "./people.ts";
import { countFrom, kindCalled, type ProofReading } from "./reading.ts";

const STATEMENTS: Readers<Count> = {
  are: (reading, [people, , kind]) => allAre(peopleIn(reading, people), kindCalled(reading, kind)),
  countAre: (reading, [numbers, , people, kind]) => amongThese(reading, numbers, people, kind),
  othersAre(reading, [, names, areAllNamed, kind]) {
    const known = reading.grounds.reduce((mask, ground) => mask | scopeOf(ground), 0);
    const left = (reading.counted?.of ?? scopeOf(reading.says)) & ~known;
    return allAre(areAllNamed ? peopleIn(reading, names) : left, kindCalled(reading, kind));
  },
  leaves: (reading, [numbers, , kind]) =>
    countFrom(reading.counted?.of ?? scopeOf(reading.says), numbers, kindCalled(reading, kind)),
  leavesFor: (reading, [numbers, , kind, people]) => amongThese(reading, numbers, people, kind),
  leavesNone: (reading, [kind, people]) => allAre(peopleIn(reading, people), !kindCalled(reading, kind)),
  takes: (reading, [people]) => allAre(peopleIn(reading, people), reading.identity),
};

function amongThese(reading: ProofReading, numbers: readonly number[], people: string, kind: Word): Count {
  const of = peopleIn(reading, people);
  return countFrom(of, numbers, kindCalled(reading, kind));
}

export const statementOf = (reading: ProofReading, clause: Clause): Count | undefined =>
  readerOf(STATEMENTS, clause)?.(reading);

/** The statements of a text that consists of nothing else. */
export function statementsIn(reading: ProofReading, text: string): readonly Count[] {
  const clauses = clausesIn(reading.notes, text);
  if (!clauses) reading.flaws.push("not read");
  return (clauses ?? []).flatMap((clause) => {
    if (clause.name === "clauses") return (clause.args[0] as string[]).flatMap((each) => statementsIn(reading, each));
    const statement = statementOf(reading, clause);
    if (!statement) reading.flaws.push("not read");
    return statement ?? [];
  });
}

export const flat = (says: Constraint): readonly Constraint[] => (says.kind === "all" ? says.of.flatMap(flat) : [says]);
