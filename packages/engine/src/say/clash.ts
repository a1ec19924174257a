// Several sentences of one speaker, of which some take a sum: that they are all true, or cannot be, as what the one shows makes
// the other fail.

import { type Constraint, type Count, canHold, countBits, type Facts, indices, scopeOf } from "@demonstrandum/logic";
import { leftoversOf, partsOf, sumOf } from "./combined.ts";
import { allAre, joinClaims, sayCount, sayThese, settledBy } from "./count.ts";
import { canBe, clueOf, denied, factsAbout, type Heard, isOfCounts, sayWhy, sentenceOf } from "./heard.ts";
import { wordingOf } from "./prose.ts";
import { joinFacts } from "./puzzlement.ts";
import { settledIn } from "./settled.ts";
import { sayTrueSum } from "./true-sum.ts";

/** Quotations of sentences that are all true, each with its reason; undefined if they are not, or none of them takes a sum. */
export function sayAllTrue(heard: Heard): string | undefined {
  const { table, premises } = heard;
  const { says } = clueOf(heard);
  if (!says.some(isSum) || says.some((each) => canBe(heard, [denied(each)]))) return undefined;
  const { sentences, quoteAndReason } = wordingOf(table);
  const sayKnown = (each: Constraint): string | undefined =>
    canHold([denied(each)], premises) ? undefined : sayFacts(heard, factsAbout(premises, each));
  const reasons = says.map((each) => (isSum(each) ? sayTrueSum(heard, each) : undefined) ?? sayKnown(each));
  if (!reasons.every((reason) => reason !== undefined)) return undefined;
  return sentences(reasons.map((reason, at) => quoteAndReason(sentenceOf(heard, at), reason)));
}

/** "Li Mu is an elf and Wang Hua is a dwarf". */
function sayFacts({ table }: Heard, { known, value }: Facts): string {
  const groups = [true, false].flatMap((identity) => {
    const people = identity ? value : known & ~value;
    return people === 0 ? [] : [sayThese(table, people, identity)];
  });
  return wordingOf(table).clauses(groups);
}

/** Quotations, each with its reason; undefined if no two sentences show it, or neither of them takes a sum. */
export function sayClash(heard: Heard): string | undefined {
  const wrong = clueOf(heard).says.findIndex((each) => !canBe(heard, [each]));
  return wrong >= 0 ? sayOne(heard, wrong) : sayByTwo(heard, []);
}

/** The same of two true sentences that show the claims together, or cannot both be true if there are none. */
export function sayByTwo(heard: Heard, claims: readonly Count[]): string | undefined {
  const places = [...clueOf(heard).says.keys()];
  const pairs = places.flatMap((first) => places.filter((second) => second !== first).map((second) => [first, second]));
  for (const say of [sayOneThenOther, sayBoth])
    for (const [first = 0, second = 0] of pairs) {
      const told = say(heard, first, second, claims);
      if (told !== undefined) return told;
    }
  return undefined;
}

/** Whether these sentences show the claims, or cannot all be true if there are none. */
const doShow = (heard: Heard, says: readonly Constraint[], claims: readonly Count[]): boolean =>
  !canBe(heard, claims.length === 0 ? says : [...says, denied({ kind: "all", of: claims })]);

function sayOne(heard: Heard, at: number): string | undefined {
  const says = clueOf(heard).says[at] as Constraint;
  if (!isSum(says)) return undefined;
  const reason = sayWhy(heard, { says }, [], false);
  return wordingOf(heard.table).quoteAndReason(sentenceOf(heard, at), reason);
}

/** A count over more than two people: of fewer it is plain to see. */
export const isSum = (says: Constraint): boolean => isOfCounts(says) && countBits(scopeOf(says)) > 2;

/** “Neither Li Mu nor Wang Hua is an elf.” So both are dwarfs. “Exactly 4 are elves.” … */
function sayOneThenOther(heard: Heard, first: number, second: number, claims: readonly Count[]): string | undefined {
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
  const { sentences, quoteAndReason, so, clauses } = wordingOf(heard.table);
  const facts = factsAbout(heard.premises, one);
  const sayFound = (): string => clauses(found.map((claim) => sayCount(heard.table, claim)));
  const plainly = facts.known === 0 ? "" : so(sayFacts(heard, facts), sayFound());
  const reason = isSum(one) ? sayWhy(heard, { says: one }, found, false) : plainly;
  return sentences([
    quoteAndReason(sentenceOf(heard, first), reason),
    quoteAndReason(
      sentenceOf(heard, second),
      sayWhy({ ...heard, premises }, { says: other }, beyond(claims, shown), false),
    ),
  ]);
}

/** The claims about people who are not yet known. */
const beyond = (claims: readonly Count[], { known }: Facts): readonly Count[] =>
  claims.flatMap((claim) => {
    const of = claim.of & ~known;
    return of === 0 ? [] : [allAre(of, settledBy(claim) === true)];
  });

/** Both at once, where their counts add up or leave something for the rest. */
function sayBoth(heard: Heard, first: number, second: number, claims: readonly Count[]): string | undefined {
  const { says } = clueOf(heard);
  const [one, other] = [says[first] as Constraint, says[second] as Constraint];
  if (!isOfCounts(one) || !isOfCounts(other) || !(isSum(one) || isSum(other))) return undefined;
  if (!doShow(heard, [one, other], claims)) return undefined;
  const both: Constraint = { kind: "all", of: [one, other] };
  if (claims.length === 0 && !doesSumClash(heard, partsOf(both))) return undefined;
  const words = wordingOf(heard.table);
  const reason = sayWhy(heard, { says: both }, claims, false);
  return words.sentences([
    words.quoteAndReason(sentenceOf(heard, first), ""),
    words.quoteAndReason(sentenceOf(heard, second), reason),
  ]);
}

/** Whether what counts leave for the rest, or add up to, cannot be. */
function doesSumClash(heard: Heard, parts: readonly Constraint[]): boolean {
  const sum = sumOf(parts);
  return [...leftoversOf(parts), ...(sum ? [sum] : [])].some((each) => !canBe(heard, [each]));
}
