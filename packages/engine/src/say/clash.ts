// Several sentences of one speaker, of which some take a sum: that they are all true, or cannot be, as what the one shows makes
// the other fail.

import { type Constraint, type Count, canHold, countBits, type Facts, indices, scopeOf } from "@demonstrandum/logic";
import { leftoversOf, sumOf } from "./by-difference.ts";
import { allAre, joinClaims, settledBy, tellCount, theseAre } from "./count.ts";
import { joinFacts, partsOf } from "./question.ts";
import { type Clause, joinClauses, type QuoteWithReason, so } from "./saying.ts";
import { settledIn } from "./settled.ts";
import {
  canBe,
  clueOf,
  denied,
  factsAbout,
  isOfCounts,
  sentenceOf,
  type TestimonyContext,
  whyBy,
} from "./testimony-context.ts";
import { trueSum } from "./true-sum.ts";

/** Quotations of sentences that are all true, each with its reason; undefined if they are not, or none of them takes a sum. */
export function allTrue(context: TestimonyContext): QuoteWithReason[] | undefined {
  const { premises } = context;
  const { says } = clueOf(context);
  if (!says.some(isSum) || says.some((each) => canBe(context, [denied(each)]))) return undefined;
  const isKnown = (each: Constraint): boolean => !canHold([denied(each)], premises);
  const sums = says.map((each) => (isSum(each) ? trueSum(context, each) : undefined));
  if (says.some((each, at) => !sums[at] && !isKnown(each))) return undefined;
  return says.map((each, at) => quoteWith(context, at, sums[at] ?? factsIn(context, factsAbout(premises, each))));
}

const quoteWith = (context: TestimonyContext, at: number, reason: Clause | undefined): QuoteWithReason => ({
  ...sentenceOf(context, at),
  ...(reason ? { reason } : {}),
});

/** "Li Mu is an elf and Wang Hua is a dwarf". */
function factsIn({ table }: TestimonyContext, { known, value }: Facts): Clause | undefined {
  const groups = [true, false].flatMap((identity) => {
    const people = identity ? value : known & ~value;
    return people === 0 ? [] : [theseAre(table, people, identity)];
  });
  return joinClauses("clauses", groups);
}

/** Quotations, each with its reason; undefined if no two sentences show it, or neither of them takes a sum. */
export function clashIn(context: TestimonyContext): QuoteWithReason[] | undefined {
  const wrong = clueOf(context).says.findIndex((each) => !canBe(context, [each]));
  return wrong >= 0 ? byOne(context, wrong) : byTwo(context, []);
}

/** The same of two true sentences that show the claims together, or cannot both be true if there are none. */
export function byTwo(context: TestimonyContext, claims: readonly Count[]): QuoteWithReason[] | undefined {
  const places = [...clueOf(context).says.keys()];
  const pairs = places.flatMap((first) => places.filter((second) => second !== first).map((second) => [first, second]));
  for (const tell of [byOneThenOther, byBoth])
    for (const [first = 0, second = 0] of pairs) {
      const told = tell(context, first, second, claims);
      if (told) return told;
    }
  return undefined;
}

/** Whether these sentences show the claims, or cannot all be true if there are none. */
const doShow = (context: TestimonyContext, says: readonly Constraint[], claims: readonly Count[]): boolean =>
  !canBe(context, claims.length === 0 ? says : [...says, denied({ kind: "all", of: claims })]);

function byOne(context: TestimonyContext, at: number): QuoteWithReason[] | undefined {
  const says = clueOf(context).says[at] as Constraint;
  if (!isSum(says)) return undefined;
  const reason = whyBy(context, { says }, [], false);
  return [quoteWith(context, at, reason)];
}

/** A count over more than two people: of fewer it is plain to see. */
export const isSum = (says: Constraint): boolean => isOfCounts(says) && countBits(scopeOf(says)) > 2;

/** “Neither Li Mu nor Wang Hua is an elf.” So both are dwarfs. “Exactly 4 are elves.” … */
function byOneThenOther(
  context: TestimonyContext,
  first: number,
  second: number,
  claims: readonly Count[],
): QuoteWithReason[] | undefined {
  const { says } = clueOf(context);
  const [one, other] = [says[first] as Constraint, says[second] as Constraint];
  const shown = settledIn(scopeOf(one), [one, ...context.counts], context.premises);
  const premises = joinFacts(context.premises, shown);
  if (!isSum(one) && !isSum(other)) return undefined;
  if (shown.known === 0 || !doShow({ ...context, premises }, [other], claims)) return undefined;
  // Nobody follows a story about people who are known to be something else.
  const { known, value } = context.facts;
  if ((shown.known & known & (shown.value ^ value)) !== 0) return undefined;
  const found = joinClaims(
    indices(shown.known).map((person) => allAre(1 << person, ((shown.value >>> person) & 1) === 1)),
  );
  const facts = factsAbout(context.premises, one);
  const reason = isSum(one) ? whyBy(context, { says: one }, found, false) : plainlyFound(context, facts, found);
  const then = whyBy({ ...context, premises }, { says: other }, beyond(claims, shown), false);
  return [quoteWith(context, first, reason), quoteWith(context, second, then)];
}

/** What is found by a sentence that takes no sum; it needs no words where nothing was known before. */
function plainlyFound(context: TestimonyContext, facts: Facts, found: readonly Count[]): Clause | undefined {
  const end = joinClauses(
    "clauses",
    found.map((claim) => tellCount(context.table, claim)),
  );
  return facts.known === 0 || !end ? undefined : so(factsIn(context, facts), end);
}

/** The claims about people who are not yet known. */
const beyond = (claims: readonly Count[], { known }: Facts): readonly Count[] =>
  claims.flatMap((claim) => {
    const of = claim.of & ~known;
    return of === 0 ? [] : [allAre(of, settledBy(claim) === true)];
  });

/** Both at once, where their counts add up or leave something for the rest. */
function byBoth(
  context: TestimonyContext,
  first: number,
  second: number,
  claims: readonly Count[],
): QuoteWithReason[] | undefined {
  const { says } = clueOf(context);
  const [one, other] = [says[first] as Constraint, says[second] as Constraint];
  if (!isOfCounts(one) || !isOfCounts(other) || !(isSum(one) || isSum(other))) return undefined;
  if (!doShow(context, [one, other], claims)) return undefined;
  const both: Constraint = { kind: "all", of: [one, other] };
  if (claims.length === 0 && !doesSumClash(context, partsOf(both))) return undefined;
  const reason = whyBy(context, { says: both }, claims, false);
  return [quoteWith(context, first, undefined), quoteWith(context, second, reason)];
}

/** Whether what counts leave for the rest, or add up to, cannot be. */
function doesSumClash(context: TestimonyContext, parts: readonly Constraint[]): boolean {
  const sum = sumOf(parts);
  return [...leftoversOf(parts), ...(sum ? [sum] : [])].some((each) => !canBe(context, [each]));
}
