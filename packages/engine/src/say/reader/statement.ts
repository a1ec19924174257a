// What a clause says of how many people, if it says that.

import { type Constraint, type Count, countBits, type Mask, scopeOf } from "@demonstrandum/logic";
import { allAre } from "../count.ts";
import type { Clause, ClauseParts } from "../saying.ts";
import { peopleMeant } from "./people.ts";
import { countFrom, type ProofReading, type Readers, readBy, spokenIn } from "./reading.ts";

type StatementParts = Pick<
  ClauseParts,
  "are" | "countAre" | "othersAre" | "lastIs" | "leaves" | "leavesFor" | "leavesNone" | "takes"
>;

type Statement = Extract<Clause, { readonly kind: keyof StatementParts }>;

const STATEMENTS: Readers<StatementParts, Count> = {
  are: (reading, { people, size, identity }) => allAre(peopleMeant(reading, people, size), identity),
  countAre: (reading, { numbers, size, people, identity }) =>
    countFrom(peopleMeant(reading, people, size), numbers, identity),
  lastIs: (reading, { numbers, size, people, identity }) =>
    countFrom(peopleMeant(reading, people, size), numbers, identity),
  othersAre: (reading, { identity, ...others }) => allAre(othersIn(reading, others), identity),
  leaves: (reading, { numbers, size, identity, isBeside }) => {
    const named = isBeside ? (spokenIn(reading)?.naming?.stated ?? 0) : 0;
    const of = (reading.counted?.of ?? scopeOf(reading.says)) & ~named;
    if (countBits(of) !== size) reading.flaws.push("unclear people");
    return countFrom(of, numbers, identity);
  },
  leavesFor: (reading, { numbers, size, identity, people }) =>
    countFrom(peopleMeant(reading, people, size), numbers, identity),
  leavesNone: (reading, { identity, people, size }) => allAre(peopleMeant(reading, people, size), !identity),
  takes: (reading, { people, size, identity }) => allAre(peopleMeant(reading, people, size), identity),
};

/** All others whom the clue counts, of whom only some are named. */
function othersIn(reading: ProofReading, { size, named }: Pick<ClauseParts["othersAre"], "size" | "named">): Mask {
  const of = peopleMeant(reading, { kind: "names", people: named });
  const known = reading.grounds.reduce((mask, ground) => mask | scopeOf(ground), 0);
  const left = (reading.counted?.of ?? scopeOf(reading.says)) & ~known;
  if (countBits(left) !== size || (of & ~left) !== 0) reading.flaws.push("unclear people");
  return left;
}

const isStatement = (clause: Clause): clause is Statement => clause.kind in STATEMENTS;

export const statementOf = (reading: ProofReading, statement: Statement): Count =>
  readBy(STATEMENTS, reading, statement);

/** The statements of a clause that consists of nothing else. */
export function statementsIn(reading: ProofReading, clause: Clause): readonly Count[] {
  if (clause.kind === "clauses") return clause.of.flatMap((each) => statementsIn(reading, each));
  if (isStatement(clause)) return [statementOf(reading, clause)];
  reading.flaws.push("not read");
  return [];
}

export const flat = (says: Constraint): readonly Constraint[] => (says.kind === "all" ? says.of.flatMap(flat) : [says]);

/** Whether it is about who is connected, be it said or denied. */
export function isOfPieces(says: Constraint): boolean {
  if (says.kind === "not") return isOfPieces(says.of);
  if (says.kind === "all" || says.kind === "any") return says.of.some(isOfPieces);
  return says.kind === "iff" ? isOfPieces(says.left) || isOfPieces(says.right) : says.kind === "connected";
}
