// A checker of proofs that knows no rule: each line is recomputed from what it uses, by searching for a deal in which that holds
// and the line does not; and every line used must be in scope.

import { analyse } from "../analyse.ts";
import { Effort } from "../search/effort.ts";
import { findDeal } from "../search/find-deal.ts";
import { denyAll, type Evidence, makeEvidence, onlyEntries, type Restriction } from "../search/restriction.ts";
import { simulateGame } from "../simulate.ts";
import { CLASSIC } from "../table/deck.ts";
import type { Log } from "../table/entry.ts";
import { cardMask, lowest, makeLayout, ownerIndex } from "../table/layout.ts";
import type { Setup } from "../table/setup.ts";
import type { Claim, Deduction } from "./deduction.ts";
import { entriesOf, type ProvedCell, type StepLine, type SupposeLine, type TableProof } from "./proof.ts";
import { proveDeduction } from "./prove.ts";

const STEPS = 200_000;

export interface Told {
  readonly deduction: Deduction;
  readonly proof: TableProof | undefined;
}

/** The proofs of everything that takes the whole table. */
export function proofsOf(setup: Setup, log: Log): Told[] {
  const whole = analyse(setup, log).deductions.filter(({ rule }) => rule === "whole");
  return whole.map((deduction) => ({ deduction, proof: proveDeduction(setup, log, deduction) }));
}

/** Whole games of three to six players at any length. */
export function gameOf(seed: number) {
  return simulateGame({ deck: CLASSIC, players: 3 + (seed % 4), turns: 8 + (seed % 18), seed });
}

/** What is wrong with a proof; empty for a good one. */
export function flawsOf(setup: Setup, log: Log, { claim, sources }: Deduction, proof: TableProof): string[] {
  // Where a proof from the sources would have been too long, it may rest on any entry.
  const usable = citesBeyond(proof, sources) ? log.map(({ id }) => id) : sources;
  const checker = makeChecker(setup, log, usable);
  for (const { id, claim: known, entries } of proof.known) {
    checker.claims.set(id, [known]);
    checker.holds(`known ${id}`, [], entries, known);
  }
  const wanted = opposites(claim);
  if (JSON.stringify(proof.suppose.claims) !== JSON.stringify(wanted)) checker.flaws.push("it supposes something else");
  checkSupposition(checker, proof.suppose);
  return checker.flaws;
}

/** Whether a proof rests on more than the entries that suffice. */
export const citesBeyond = ({ known, suppose }: TableProof, sources: readonly string[]): boolean =>
  [...known.flatMap(({ entries }) => entries), ...entriesIn(suppose)].some((entry) => !sources.includes(entry));

const entriesIn = ({ lines, clash }: SupposeLine): string[] => [
  ...entriesOf(clash),
  ...lines.flatMap((line) => (line.kind === "suppose" ? entriesIn(line) : (line.entry ?? []))),
];

function opposites(claim: Claim): ProvedCell[] {
  if (claim.kind === "cell") return [{ ...claim, holds: !claim.holds }];
  return claim.cards.map((card) => ({ kind: "cell", owner: claim.owner, card, holds: false }));
}

type Checker = ReturnType<typeof makeChecker>;

function makeChecker(setup: Setup, log: Log, sources: readonly string[]) {
  const evidence = makeEvidence(makeLayout(setup), log);
  const flaws: string[] = [];
  /** What is claimed by the lines in scope. */
  const claims = new Map<number, readonly ProvedCell[]>();
  const find = (where: string, uses: readonly number[], entries: readonly string[], extra: readonly Restriction[]) => {
    const missing = uses.filter((id) => !claims.has(id));
    if (missing.length > 0) flaws.push(`${where} uses ${missing.join()}, which is not in scope`);
    if (entries.some((entry) => !sources.includes(entry))) flaws.push(`${where} cites what is no source`);
    const cited = onlyEntries(evidence, (entry) => entries.includes(log[entry]?.id ?? ""));
    const used = uses.flatMap((id) => claims.get(id) ?? []).map((claim) => restrict(evidence, claim));
    return findDeal(cited, new Effort(STEPS), [...used, ...extra]);
  };
  const holds = (where: string, uses: readonly number[], entries: readonly string[], claim: ProvedCell) => {
    const denial = denyAll([{ ...cellOf(evidence, claim), holds: claim.holds }]);
    if (find(where, uses, entries, denial) !== "none") flaws.push(`${where} does not follow`);
  };
  const clashes = (where: string, uses: readonly number[], entries: readonly string[]) => {
    if (find(where, uses, entries, []) !== "none") flaws.push(`${where} is no contradiction`);
  };
  return { flaws, claims, holds, clashes };
}

function cellOf({ layout }: Evidence, { owner, card }: ProvedCell) {
  return { owner: ownerIndex(layout, owner), card: lowest(cardMask(layout, [card])) };
}

function restrict(evidence: Evidence, claim: ProvedCell): Restriction {
  const { owner, card } = cellOf(evidence, claim);
  return { type: claim.holds ? "holds" : "lacks", owner, cards: 1 << card, entry: -1 };
}

function checkSupposition(checker: Checker, { id, claims, lines, clash }: SupposeLine): void {
  const before = new Map(checker.claims);
  checker.claims.set(id, claims);
  for (const line of lines) {
    if (line.kind === "suppose") checkSupposition(checker, line);
    else checkStep(checker, line);
  }
  checker.clashes(`the end of ${id}`, clash.uses, entriesOf(clash));
  checker.claims.clear();
  for (const [line, own] of before) checker.claims.set(line, own);
  const [only, another] = claims;
  if (only && !another) checker.claims.set(id, [{ ...only, holds: !only.holds }]);
}

function checkStep(checker: Checker, { id, claims, uses, entry }: StepLine): void {
  for (const claim of claims) checker.holds(`step ${id}`, uses, entry === undefined ? [] : [entry], claim);
  checker.claims.set(id, claims);
}
