// Proves what takes the whole table: supposes the opposite, follows the rules to a contradiction, and supposes further cards on
// the way where they must. The shallowest proof wins, and of these the shortest that is met; all bounded by steps.

import { Effort } from "../search/effort.ts";
import { findDeal, isDeal } from "../search/find-deal.ts";
import { type CellFact, type Evidence, makeEvidence } from "../search/restriction.ts";
import type { Log } from "../table/entry.ts";
import { cardMask, cardsIn, lowest, makeLayout, ownerIndex } from "../table/layout.ts";
import type { Setup } from "../table/setup.ts";
import { clashOfKnowledge, type RawClash } from "./clash.ts";
import type { Deduction } from "./deduction.ts";
import type { Knowledge } from "./knowledge.ts";
import type { TableProof } from "./proof.ts";
import { readLog, setByHand } from "./read-log.ts";
import { closeRules } from "./rules.ts";
import { proofLength, sizeOf, writeProof } from "./write-proof.ts";

/** Suppositions within each other, the first one counted. */
const DEPTH = 4;
/** More lines than that nobody follows at a table. */
const LINES = 50;
/** How often the rules may be closed for one proof: about a tenth of a second. */
const STEPS = 3000;
/** What it may take to find a deal that fits all entries. */
const DEAL_STEPS = 20_000;

/** A supposition that led to a contradiction. */
export interface RefutedCells {
  readonly supposed: readonly CellFact[];
  /** How many facts there were before. */
  readonly fork: number;
  readonly known: Knowledge;
  /** Refuted suppositions of cells, by the number of the fact that each gave. */
  readonly lemmas: ReadonlyMap<number, RefutedCells>;
  readonly clash: RawClash;
}

/**
 * A proof of a deduction from its sources alone; where that would be too long to follow, from all entries, unless they contradict each
 * other; undefined where that is too long as well.
 */
export function proveDeduction(setup: Setup, log: Log, { claim, sources }: Deduction): TableProof | undefined {
  if (claim.kind === "link") return undefined;
  const evidence = makeEvidence(makeLayout(setup), log);
  const proof = proveFrom(evidence, log, claim, sources);
  if (proof || !isDeal(findDeal(evidence, new Effort(DEAL_STEPS)))) return proof;
  return proveFrom(
    evidence,
    log,
    claim,
    log.map(({ id }) => id),
  );
}

function proveFrom(
  evidence: Evidence,
  log: Log,
  claim: ProvedClaim,
  sources: readonly string[],
): TableProof | undefined {
  const base = readSources(evidence, log, sources);
  const refutation = refuteAll(base, deniedCells(evidence, claim));
  const proof = refutation && writeProof(log, base, refutation);
  return proof && proofLength(proof.suppose) <= LINES ? proof : undefined;
}

function readSources(evidence: Evidence, log: Log, sources: readonly string[]): Knowledge {
  return readLog(evidence, setByHand(log), (entry) => sources.includes(log[entry]?.id ?? ""), []);
}

type ProvedClaim = Exclude<Deduction["claim"], { kind: "link" }>;

/** What must be so for the claim to be false. */
function deniedCells({ layout }: Evidence, claim: ProvedClaim): CellFact[] {
  const owner = ownerIndex(layout, claim.owner);
  if (claim.kind === "either") {
    return cardsIn(cardMask(layout, claim.cards)).map((card) => ({ owner, card, holds: false }));
  }
  return [{ owner, card: lowest(cardMask(layout, [claim.card])), holds: !claim.holds }];
}

function refuteAll(base: Knowledge, supposed: readonly CellFact[]): RefutedCells | undefined {
  const effort = new Effort(STEPS);
  for (let depth = 0; depth < DEPTH; depth++) {
    const refutation = refute(suppose(base, supposed), depth, effort);
    if (refutation) return refutation;
  }
  return undefined;
}

/** A supposition on its way. */
interface Attempt {
  readonly supposed: readonly CellFact[];
  readonly fork: number;
  readonly known: Knowledge;
  readonly lemmas: ReadonlyMap<number, RefutedCells>;
}

function suppose(before: Knowledge, supposed: readonly CellFact[]): Attempt {
  const known = before.copy();
  for (const { owner, card, holds } of supposed) known.learn(owner, card, holds, "whole", []);
  return { supposed, fork: before.facts.length, known, lemmas: new Map() };
}

/** Closes the rules and looks for a contradiction, first without and then with further suppositions. */
function refute(attempt: Attempt, depth: number, effort: Effort): RefutedCells | undefined {
  if (!effort.spend()) return undefined;
  closeRules(attempt.known);
  const clash = clashOfKnowledge(attempt.known);
  if (clash) return { ...attempt, clash };
  return depth === 0 ? undefined : refuteByLemmas(attempt, depth, effort);
}

/** Refutes cells one by one until what is left contradicts itself; the shortest lemma that does it alone is best. */
function refuteByLemmas(attempt: Attempt, depth: number, effort: Effort): RefutedCells | undefined {
  let all = attempt;
  for (const cells of openCells(attempt.known)) {
    const lemmas = cells.flatMap((cell) => {
      const lemma = refute(suppose(attempt.known, [cell]), depth - 1, effort);
      return lemma ? { cell, lemma } : [];
    });
    const ends = lemmas.flatMap((each) => concluded(withLemma(attempt, each)) ?? []);
    const [alone] = bySize(ends, (end) => end);
    if (alone) return alone;
    for (const each of bySize(lemmas, ({ lemma }) => lemma)) {
      all = withLemma(all, each);
      const together = concluded(all);
      if (together) return together;
    }
  }
  return all === attempt ? undefined : refute(all, depth, effort);
}

/** Those with the fewest lines first. */
function bySize<T>(list: readonly T[], refutation: (item: T) => RefutedCells): T[] {
  const sized = list.map((item) => ({ item, lines: sizeOf(refutation(item)) }));
  return sized.toSorted((a, b) => a.lines - b.lines).map(({ item }) => item);
}

function concluded(attempt: Attempt): RefutedCells | undefined {
  const clash = clashOfKnowledge(attempt.known);
  return clash && { ...attempt, clash };
}

interface Lemma {
  readonly cell: CellFact;
  readonly lemma: RefutedCells;
}

/** What follows once a cell is refuted; nothing new where it is known by now. */
function withLemma(attempt: Attempt, { cell, lemma }: Lemma): Attempt {
  const { owner, card, holds } = cell;
  const known = attempt.known.copy();
  const at = known.facts.length;
  if (!known.learn(owner, card, !holds, "whole", [])) return attempt;
  closeRules(known);
  return { ...attempt, known, lemmas: new Map([...attempt.lemmas, [at, lemma]]) };
}

/** Open cells, those first whose opposite says most: cards of links and of the envelope, then all others, then their opposites. */
function openCells(known: Knowledge): CellFact[][] {
  const { layout, may } = known;
  const links = known.links.filter((link) => known.isOpen(link));
  const kinds = layout.kinds.map((cards) => ({ owner: layout.envelope, cards }));
  const told = [...links, ...kinds].flatMap(({ owner, cards }) => openOf(known, owner, cards));
  const first = [...new Map(told.map((cell) => [`${cell.owner}|${cell.card}`, cell])).values()];
  const rest = Array.from(may, (cards, owner) => openOf(known, owner, cards)).flat();
  return [first, rest, rest.map((cell) => ({ ...cell, holds: false }))];
}

function openOf({ has, may }: Knowledge, owner: number, cards: number): CellFact[] {
  const open = cards & (may[owner] ?? 0) & ~(has[owner] ?? 0);
  return cardsIn(open).map((card) => ({ owner, card, holds: true }));
}
