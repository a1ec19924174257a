// Somebody's words, and what is known besides, where not everybody tells the truth.

import {
  type Constraint,
  type Count,
  canHold,
  countBits,
  type Facts,
  fullMask,
  indices,
  type Mask,
  maskOf,
  minimise,
  scopeOf,
  withLiteral,
} from "@demonstrandum/logic";
import type { Spoken, Table } from "../game/table.ts";
import { tellCount, theseAre } from "./count.ts";
import { ALWAYS, doShow, joinFacts, type Since, type WhyQuestion } from "./question.ts";
import { areAll, type Clause, joinClauses, type Quote, type Sentence } from "./saying.ts";
import { settledIn } from "./settled.ts";

/** Why a constraint shows the claims, or cannot hold if there are none; told first if the speaker's words say something else. */
export type Explain = (
  says: Constraint,
  premises: Facts,
  claims: readonly Count[],
  isRestated: boolean,
  told: Pick<WhyQuestion, "assumed" | "since" | "counts">,
) => Clause;

/** Whose words a line rests on, and on whom besides: of those `known`, `value` are the ones of the hidden kind. */
export interface TestimonyContext {
  readonly table: Table;
  readonly speaker: number;
  readonly premises: Facts;
  /** The counts it rests on. */
  readonly counts: readonly Count[];
  /** All that is known before it, whether it rests on that or not. */
  readonly facts: Facts;
  /** Who is known only since the proof began. */
  readonly fresh: Mask;
  readonly explain: Explain;
}

/** How proofs speak where not everybody tells the truth. Most pages meet no such table, so a game that has some brings it along. */
export interface TestimonyTelling {
  /** What the speaker's words show of people, each of one kind. */
  readonly byTestimony: (context: TestimonyContext, claims: readonly Count[]) => Sentence;
  /** Why how many of some people are of the hidden kind follows from them; undefined if that takes no sum. */
  readonly byCountInTestimony: (context: TestimonyContext, claims: readonly Count[]) => Sentence | undefined;
  /** Nobody could have said what the speaker says, given what is known. */
  readonly contradictionIn: (context: TestimonyContext) => Sentence;
}

export const clueOf = ({ table, speaker }: TestimonyContext): Spoken => table.clues[speaker] as Spoken;

export const sentenceOf = ({ speaker }: TestimonyContext, at: number): Quote => ({ speaker, at });

/** All the sentences of the speaker. */
export const allSentencesOf = (context: TestimonyContext): Quote[] =>
  clueOf(context).says.map((_, at) => sentenceOf(context, at));

export const isKnownSpeaker = ({ premises, speaker }: TestimonyContext): boolean =>
  ((premises.known >>> speaker) & 1) === 1;

/** The same with the speaker being of one kind, and whoever one of the counts then settles. */
export function supposing({ premises, ...context }: TestimonyContext, hidden: boolean): TestimonyContext {
  const known = withLiteral(premises, { index: context.speaker, value: hidden });
  const settled = context.counts.map((count) => settledIn(count.of, [count], known));
  const found = settled.reduce(joinFacts, known);
  return { ...context, premises: found, fresh: context.fresh | (found.known & ~context.facts.known) };
}

export const isOfKind = ({ speaker }: TestimonyContext, hidden: boolean): Clause => areAll([speaker], hidden);

/** Whether these can all be true, as far as the line knows. */
export const canBe = ({ premises, counts }: TestimonyContext, says: readonly Constraint[]): boolean =>
  canHold([...says, ...counts], premises);

export const denied = (of: Constraint): Constraint => ({ kind: "not", of });

/** What is known of those whom a sentence is about. */
export function factsAbout({ known, value }: Facts, says: Constraint): Facts {
  const scope = scopeOf(says);
  return { known: known & scope, value: value & scope };
}

/** What a sentence comes to, and what is known that makes it come to that. */
export interface SaidSum {
  readonly says: Constraint;
  readonly since?: Since;
}

/** What a single sentence of counts comes to, true or false; undefined if that is no count, or several. */
export function sumSaidBy(context: TestimonyContext, isLie: boolean): SaidSum | undefined {
  const [says, ...more] = clueOf(context).says;
  if (!says || more.length > 0 || !isOfCounts(says)) return undefined;
  if (!isLie) return { says };
  const open = onlyOpen(context, says);
  const wrong = opposite(open) ?? (isOfComparisons(open) ? denied(open) : undefined);
  return wrong && { says: wrong, ...reducedBy(context, says, open) };
}

/** Why a sentence, or what it comes to, shows the claims, or cannot be true if there are none. */
export function whyBy(
  context: TestimonyContext,
  { says, since }: SaidSum,
  claims: readonly Count[],
  isRestated: boolean,
): Clause {
  const { known, value } = context.premises;
  const own = known & (1 << context.speaker);
  const premises = premisesFor(context, says, claims);
  // What the speaker is has been said.
  const assumed = { known: own, value: value & own };
  return context.explain(says, premises, claims, isRestated, {
    assumed,
    counts: context.counts,
    ...(since && { since }),
  });
}

/** Why the counts show the claims without the words, once the speaker is of a kind; undefined if they do not. */
export function byCounts(context: TestimonyContext, hidden: boolean, claims: readonly Count[]): Clause | undefined {
  const premises = withLiteral(context.premises, { index: context.speaker, value: hidden });
  const isShown = (counts: readonly Count[]): boolean => doShow(counts, premises, claims);
  if (!isShown(context.counts)) return undefined;
  return whyBy({ ...context, premises, counts: minimise(context.counts, isShown) }, { says: ALWAYS }, claims, false);
}

/** What is known that cannot be once the speaker is of a kind, whatever they say; undefined if it can. */
export function clashIf(context: TestimonyContext, hidden: boolean): Clause | undefined {
  const { premises, counts, speaker } = context;
  const clashes = (some: readonly Count[], known: Mask): boolean =>
    !canHold(some, withLiteral(only(premises, known), { index: speaker, value: hidden }));
  if (!clashes(counts, premises.known)) return undefined;
  const needed = minimise(counts, (some) => clashes(some, premises.known));
  const people = minimise(indices(premises.known), (some) => clashes(needed, maskOf(some)));
  return sinceOf({ ...context, premises: only(premises, maskOf(people)), counts: needed }).since;
}

/** What is known of those whom a sentence is about, and of whoever else it takes. */
function premisesFor(
  { premises, counts, speaker }: TestimonyContext,
  says: Constraint,
  claims: readonly Count[],
): Facts {
  const about = factsAbout(premises, says);
  const isEnough = (known: Mask): boolean => doShow([says, ...counts], only(premises, known), claims);
  const own = premises.known & (1 << speaker);
  if (isEnough(about.known | own)) return about;
  const others = minimise(indices(premises.known & ~about.known & ~own), (people) =>
    isEnough(about.known | own | maskOf(people)),
  );
  return only(premises, about.known | maskOf(others));
}

const only = ({ value }: Facts, known: Mask): Facts => ({ known, value: value & known });

/** As little as makes the rest of a sentence true, so that it is false just if this part is; the speaker is known anyway. */
function reducedBy(
  { premises, counts, speaker }: TestimonyContext,
  says: Constraint,
  part: Constraint,
): { readonly since?: Since } {
  const isRestTrue = (known: Mask, among: readonly Count[]): boolean =>
    !canHold([part, denied(says), ...among], only(premises, known));
  const needed = minimise(counts, (fewer) => isRestTrue(premises.known, fewer));
  const own = premises.known & (1 << speaker);
  const known = minimise(indices(premises.known & ~own), (people) => isRestTrue(maskOf(people) | own, needed));
  return known.length + needed.length === 0
    ? {}
    : { since: { premises: only(premises, maskOf(known)), counts: needed } };
}

export const isOfCounts = (says: Constraint): boolean =>
  says.kind === "count" || says.kind === "compare" || (says.kind === "all" && says.of.every(isOfCounts));

const isOfComparisons = (says: Constraint): boolean =>
  says.kind === "all" && says.of.every(({ kind }) => kind === "compare");

/** Of what is said in several parts the one that may be false, if there is but one. */
function onlyOpen(context: TestimonyContext, says: Constraint): Constraint {
  if (says.kind !== "all") return says;
  const open = says.of.filter((part) => canBe(context, [denied(part)]));
  return open.length === 1 && open[0] ? onlyOpen(context, open[0]) : says;
}

/** Of one count, or one comparison, another; there is no such thing for several. */
export function opposite(says: Constraint): Constraint | undefined {
  if (says.kind === "count") return { ...says, allowed: fullMask(countBits(says.of) + 1) & ~says.allowed };
  if (says.kind !== "compare") return undefined;
  const [least, most] = [-countBits(says.right), countBits(says.left)];
  const all = Array.from({ length: most - least + 1 }, (_, i) => least + i);
  return { ...says, allowed: all.filter((more) => !says.allowed.includes(more)) };
}

/** What is known, the speaker left out; as a part of a sentence, which is without it when nothing is known. */
export function sinceOf({ table, speaker, premises, counts }: TestimonyContext): { readonly since?: Clause } {
  const [known, value] = [premises.known & ~(1 << speaker), premises.value & ~(1 << speaker)];
  const groups = [true, false].flatMap((identity) => {
    const people = identity ? value : known & ~value;
    return people === 0 ? [] : [theseAre(table, people, identity)];
  });
  const since = joinClauses("clauses", [...groups, ...counts.map((count) => tellCount(table, count))]);
  return since ? { since } : {};
}
