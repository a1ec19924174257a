// The deduction log: every certain fact, when it became known, by which rule, and from which entries.
// Rules explain first; what they miss is added as a fact of the whole table, and rules go on from there.

import type { Effort } from "../search/effort.ts";
import { type CellFact, type Evidence, FROM_SETUP, holdsOneOf, onlyEntries } from "../search/restriction.ts";
import type { Log } from "../table/entry.ts";
import { cardIds, cardsIn, type Layout, lowest, ownerName } from "../table/layout.ts";
import type { EitherOr } from "./either-or.ts";
import type { Knowledge, KnownFact } from "./knowledge.ts";
import type { CellState, EnvelopeState } from "./matrix.ts";
import { type LateFact, readLog, setByHand } from "./read-log.ts";
import { earliestProof, isProvedBefore, minimalReasons } from "./reasons.ts";
import { RULE_NAMES, type RuleId } from "./rule-names.ts";

/** What kind of thing a deduction says. */
export type DeductionType =
  | "card_owned"
  | "card_not_owned"
  | "envelope"
  | "link_resolved"
  | "cross_reference"
  | "card_count"
  | "manual_adjustment"
  | "whole_table"
  | "either_or";

/** What is claimed: one cell, that one of the cards of a link was shown, or that a player holds one of some cards. */
export type Claim =
  | { readonly kind: "cell"; readonly owner: string; readonly card: string; readonly holds: boolean }
  | {
      readonly kind: "link";
      /** The entry in which the card was shown. */
      readonly entry: string;
      readonly owner: string;
      readonly cards: readonly string[];
      readonly possible: readonly string[];
    }
  | { readonly kind: "either"; readonly owner: string; readonly cards: readonly string[] };

/** Something that is certain, with the rule and the entries it follows from. */
export interface Deduction {
  /** Stable as long as the claim is: the same claim has the same id after an edit. */
  readonly id: string;
  readonly type: DeductionType;
  readonly rule: RuleId;
  readonly ruleName: string;
  readonly claim: Claim;
  /** What the rule put together, for a sentence; empty for direct statements and for facts of the whole table. */
  readonly premises: readonly Claim[];
  /** Ids of a minimal set of entries that proves the claim; empty when the setup does. */
  readonly sources: readonly string[];
  /** The entry with which it became known; absent when the setup says it. */
  readonly entry?: string;
  /** The time of that entry; 0 for the setup. */
  readonly time: number;
  /** For facts set by hand: the state of the cell before. */
  readonly previous?: CellState | EnvelopeState;
}

/** A fact with its minimal reasons, and the knowledge its rule was applied in. */
interface Explained {
  readonly fact: KnownFact;
  readonly known: Knowledge;
  readonly rule: RuleId;
  readonly sources: readonly number[];
}

/** Explains everything certain. `certain` lists the cells that hold in every deal. */
export function explainCertain(
  evidence: Evidence,
  log: Log,
  certain: readonly CellFact[],
  effort: Effort,
): Deduction[] {
  const byHand = setByHand(log);
  const known = readLog(evidence, byHand, () => true, []);
  const missed = certain.filter((cell) => !isKnown(known, cell));
  const full = missed.length === 0 ? known : readLog(evidence, byHand, () => true, withSteps(evidence, missed, effort));
  return explainAll({ evidence, byHand, known: full, effort })
    .sort((a, b) => lastOf(a.sources) - lastOf(b.sources))
    .map((explained) => describe(evidence.layout, log, explained));
}

/** Either-or facts as deductions of the whole table. */
export function describeEitherOr(layout: Layout, log: Log, { owner, cards, sources }: EitherOr): Deduction {
  const claim: Claim = { kind: "either", owner: ownerName(layout, owner), cards: cardIds(layout, cards) };
  const entry = log[lastOf(sources)];
  return {
    id: claimId(claim),
    type: "either_or",
    rule: "whole",
    ruleName: RULE_NAMES.whole,
    claim,
    premises: [],
    sources: sources.map((index) => log[index]?.id ?? ""),
    ...(entry && { entry: entry.id }),
    time: entry?.time ?? 0,
  };
}

/** A fact is known from the last of its sources on. */
function lastOf(sources: readonly number[]): number {
  return sources.at(-1) ?? FROM_SETUP;
}

function withSteps(evidence: Evidence, cells: readonly CellFact[], effort: Effort): LateFact[] {
  const late = cells.map((cell) => ({ ...cell, step: earliestProof(evidence, [cell], effort) }));
  // Who has a card explains who has it not, so possessions come first.
  return late.sort((a, b) => a.step - b.step || Number(b.holds) - Number(a.holds));
}

function isKnown({ has, may }: Knowledge, { owner, card, holds }: CellFact): boolean {
  return holds ? (((has[owner] ?? 0) >> card) & 1) === 1 : (((may[owner] ?? 0) >> card) & 1) === 0;
}

/** What explaining works with. */
interface Explaining {
  readonly evidence: Evidence;
  readonly byHand: readonly boolean[];
  readonly known: Knowledge;
  readonly effort: Effort;
}

function explainAll(work: Explaining): Explained[] {
  const { known } = work;
  const sources: number[][] = [];
  return known.facts.map((fact) => {
    const candidates = candidateEntries(fact, sources);
    const least = leastEntries(work, fact, candidates);
    sources.push(least);
    const isSame = least.length === candidates.length && least.every((entry, at) => entry === candidates[at]);
    if (isSame && fact.rule !== "whole") return { fact, known, rule: fact.rule, sources: least };
    return rederive(work, fact, least);
  });
}

/** A minimal set of entries, out of the earliest that suffice: rules may find late what was certain before. */
function leastEntries({ evidence, effort }: Explaining, fact: KnownFact, candidates: number[]): number[] {
  const cells = cellsOf(fact);
  const least = isDirect(fact) ? candidates : minimalReasons(evidence, candidates, cells, effort);
  const last = lastOf(least);
  if (last === FROM_SETUP || fact.link !== undefined || !isProvedBefore(evidence, last, cells, effort)) return least;
  const before = onlyEntries({ ...evidence, entries: last }, (entry) => entry < last);
  const step = earliestProof(before, cells, effort);
  return minimalReasons(evidence, firstEntries(step), cells, effort);
}

function firstEntries(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

/** Facts of one entry alone need no search; nothing but that entry says so. */
function isDirect({ rule, because }: KnownFact): boolean {
  return because.length === 0 && rule !== "whole";
}

function candidateEntries({ rule, because, entry, at }: KnownFact, sources: readonly (readonly number[])[]): number[] {
  if (rule === "whole") return firstEntries(at + 1);
  const entries = new Set(because.flatMap((fact) => sources[fact] ?? []));
  if (entry !== FROM_SETUP) entries.add(entry);
  return [...entries].sort((a, b) => a - b);
}

function cellsOf({ owner, cards, holds }: KnownFact): CellFact[] {
  return holds ? holdsOneOf(owner, cards) : cardsIn(cards).map((card) => ({ owner, card, holds }));
}

/** Fewer entries suffice than the rule used: a rule that needs only these explains better, else the whole table does. */
function rederive(
  { evidence, byHand, known, effort }: Explaining,
  fact: KnownFact,
  least: readonly number[],
): Explained {
  if (fact.link !== undefined) return { fact, known, rule: fact.rule, sources: least };
  const whole: Explained = { fact: { ...fact, because: [] }, known, rule: "whole", sources: least };
  if (!effort.spend(least.length)) return whole;
  const small = readLog(evidence, byHand, (entry) => least.includes(entry), []);
  const again = small.facts[small.fact(fact.owner, lowest(fact.cards))];
  return again?.holds === fact.holds ? { fact: again, known: small, rule: again.rule, sources: least } : whole;
}

function describe(layout: Layout, log: Log, { fact, known, rule, sources }: Explained): Deduction {
  const claim = claimOf(known, log, fact);
  const entry = log[lastOf(sources)];
  const previous = fact.linked ? "potentially_owned" : "unknown";
  return {
    id: claimId(claim),
    type: typeOf(layout, rule, fact),
    rule,
    ruleName: RULE_NAMES[rule],
    claim,
    premises: premisesOf(known, log, fact),
    sources: sources.map((index) => log[index]?.id ?? ""),
    ...(entry && { entry: entry.id }),
    time: entry?.time ?? 0,
    ...(rule === "manual" && { previous }),
  };
}

function claimOf({ layout, links }: Knowledge, log: Log, { owner, cards, holds, link }: KnownFact): Claim {
  const name = ownerName(layout, owner);
  if (link === undefined) return { kind: "cell", owner: name, card: cardIds(layout, cards)[0] ?? "", holds };
  const all = cardIds(layout, links[link]?.cards ?? 0);
  const entry = log[links[link]?.entry ?? FROM_SETUP]?.id ?? "";
  return { kind: "link", entry, owner: name, cards: all, possible: cardIds(layout, cards) };
}

function claimId(claim: Claim): string {
  if (claim.kind === "cell") return `${claim.owner}|${claim.card}|${claim.holds ? "+" : "-"}`;
  if (claim.kind === "either") return `${claim.owner}|or|${claim.cards.join()}`;
  return `${claim.owner}|${claim.entry}|${claim.possible.join()}`;
}

/** The facts a rule put together, and the link it looked at. */
function premisesOf(known: Knowledge, log: Log, { because, rule, owner, entry }: KnownFact): Claim[] {
  const facts = because.flatMap((at) => known.facts[at] ?? []).map((fact) => claimOf(known, log, fact));
  const link = known.links.find((each) => each.entry === entry && each.owner === owner);
  if (!link || !["0", "1", "1.5"].includes(rule)) return facts;
  const cards = cardIds(known.layout, link.cards);
  const shown = log[entry]?.id ?? "";
  return [{ kind: "link", entry: shown, owner: ownerName(known.layout, owner), cards, possible: cards }, ...facts];
}

function typeOf({ envelope }: Layout, rule: RuleId, { owner, holds }: KnownFact): DeductionType {
  if (rule === "manual") return "manual_adjustment";
  if (rule === "whole") return "whole_table";
  if (rule === "0" || rule === "1.5") return "cross_reference";
  if (rule === "1") return "link_resolved";
  if (rule.startsWith("6")) return "card_count";
  if (owner === envelope) return "envelope";
  return holds ? "card_owned" : "card_not_owned";
}
