// Several sentences of one speaker, of which some take a sum: that they are all true, or cannot be, as what the one shows makes
// the other fail.

import { type Constraint, type Count, canHold, countBits, type Facts, indices, scopeOf } from "@demonstrandum/logic";
import { leftoversOf, partsOf, sumOf } from "./combined.ts";
import { allAre, joinClaims, settledBy, tellCount, theseAre } from "./count.ts";
import { canBe, clueOf, denied, factsAbout, type Heard, isOfCounts, sentenceOf, whyBy } from "./heard.ts";
import { joinFacts } from "./puzzlement.ts";
import { type Clause, joinClauses, type QuoteWithReason, so } from "./saying.ts";
import { settledIn } from "./settled.ts";
import { trueSum } from "./true-sum.ts";

/** Quotations of sentences that are all true, each with its reason; undefined if they are not, or none of them takes a sum. */
export function allTrue(heard: Heard): QuoteWithReason[] | undefined {
  const { premises } = heard;
  const { says } = clueOf(heard);
  if (!says.some(isSum) || says.some((each) => canBe(heard, [denied(each)]))) return undefined;
  const isKnown = (each: Constraint): boolean => !canHold([denied(each)], premises);
  const sums = says.map((each) => (isSum(each) ? trueSum(heard, each) : undefined));
  if (says.some((each, at) => !sums[at] && !isKnown(each))) return undefined;
  return says.map((each, at) => quoteWith(heard, at, sums[at] ?? factsIn(heard, factsAbout(premises, each))));
}

const quoteWith = (heard: Heard, at: number, reason: Clause | undefined): QuoteWithReason => ({
  ...sentenceOf(heard, at),
  ...(reason ? { reason } : {}),
});

/** "Li Mu is an elf and Wang Hua is a dwarf". */
function factsIn({ table }: Heard, { known, value }: Facts): Clause | undefined {
  const groups = [true, false].flatMap((identity) => {
    const people = identity ? value : known & ~value;
    return people === 0 ? [] : [theseAre(table, people, identity)];
  });
  return joinClauses("clauses", groups);
}

/** Quotations, each with its reason; undefined if no two sentences show it, or neither of them takes a sum. */
export function clashIn(heard: Heard): QuoteWithReason[] | undefined {
  const wrong = clueOf(heard).says.findIndex((each) => !canBe(heard, [each]));
  return wrong >= 0 ? byOne(heard, wrong) : byTwo(heard, []);
}

/** The same of two true sentences that show the claims together, or cannot both be true if there are none. */
export function byTwo(heard: Heard, claims: readonly Count[]): QuoteWithReason[] | undefined {
  const places = [...clueOf(heard).says.keys()];
  const pairs = places.flatMap((first) => places.filter((second) => second !== first).map((second) => [first, second]));
  for (const tell of [byOneThenOther, byBoth])
    for (const [first = 0, second = 0] of pairs) {
      const told = tell(heard, first, second, claims);
      if (told) return told;
    }
  return undefined;
}

/** Whether these sentences show the claims, or cannot all be true if there are none. */
const doShow = (heard: Heard, says: readonly Constraint[], claims: readonly Count[]): boolean =>
  !canBe(heard, claims.length === 0 ? says : [...says, denied({ kind: "all", of: claims })]);

function byOne(heard: Heard, at: number): QuoteWithReason[] | undefined {
  const says = clueOf(heard).says[at] as Constraint;
  if (!isSum(says)) return undefined;
  const reason = whyBy(heard, { says }, [], false);
  return [quoteWith(heard, at, reason)];
}

/** A count over more than two people: of fewer it is plain to see. */
export const isSum = (says: Constraint): boolean => isOfCounts(says) && countBits(scopeOf(says)) > 2;

/** “Neither Li Mu nor Wang Hua is an elf.” So both are dwarfs. “Exactly 4 are elves.” … */
function byOneThenOther(
  heard: Heard,
  first: number,
  second: number,
  claims: readonly Count[],
): QuoteWithReason[] | undefined {
  const { says } = clueOf(heard);
  const [one, other] = [says[first] as Constraint, says[second] as Constraint];
  const shown = settledIn(scopeOf(one), [one, ...heard.counts], heard.premises);
  const premises = joinFacts(heard.premises, shown);
  if (!isSum(one) && !isSum(other)) return undefined;
  if (shown.known === 0 || !doShow({ ...heard, premises }, [other], claims)) return undefined;
  // Nobody follows a story about people who are known to be something else.
  const { known, value } = heard.facts;
  if ((shown.known & known & (shown.value ^ value)) !== 0) return undefined;
  const found = joinClaims(
    indices(shown.known).map((person) => allAre(1 << person, ((shown.value >>> person) & 1) === 1)),
  );
  const facts = factsAbout(heard.premises, one);
  const reason = isSum(one) ? whyBy(heard, { says: one }, found, false) : plainlyFound(heard, facts, found);
  const then = whyBy({ ...heard, premises }, { says: other }, beyond(claims, shown), false);
  return [quoteWith(heard, first, reason), quoteWith(heard, second, then)];
}

/** What is found by a sentence that takes no sum; it needs no words where nothing was known before. */
function plainlyFound(heard: Heard, facts: Facts, found: readonly Count[]): Clause | undefined {
  const end = joinClauses(
    "clauses",
    found.map((claim) => tellCount(heard.table, claim)),
  );
  return facts.known === 0 || !end ? undefined : so(factsIn(heard, facts), end);
}

/** The claims about people who are not yet known. */
const beyond = (claims: readonly Count[], { known }: Facts): readonly Count[] =>
  claims.flatMap((claim) => {
    const of = claim.of & ~known;
    return of === 0 ? [] : [allAre(of, settledBy(claim) === true)];
  });

/** Both at once, where their counts add up or leave something for the rest. */
function byBoth(heard: Heard, first: number, second: number, claims: readonly Count[]): QuoteWithReason[] | undefined {
  const { says } = clueOf(heard);
  const [one, other] = [says[first] as Constraint, says[second] as Constraint];
  if (!isOfCounts(one) || !isOfCounts(other) || !(isSum(one) || isSum(other))) return undefined;
  if (!doShow(heard, [one, other], claims)) return undefined;
  const both: Constraint = { kind: "all", of: [one, other] };
  if (claims.length === 0 && !doesSumClash(heard, partsOf(both))) return undefined;
  const reason = whyBy(heard, { says: both }, claims, false);
  return [quoteWith(heard, first, undefined), quoteWith(heard, second, reason)];
}

/** Whether what counts leave for the rest, or add up to, cannot be. */
function doesSumClash(heard: Heard, parts: readonly Constraint[]): boolean {
  const sum = sumOf(parts);
  return [...leftoversOf(parts), ...(sum ? [sum] : [])].some((each) => !canBe(heard, [each]));
}
