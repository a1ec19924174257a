// Several sentences of one speaker, of which some take a sum: that they are all true, or cannot be, as what the one shows makes
// the other fail.

import {
  type Constraint,
  type Count,
  countBits,
  type Facts,
  indices,
  NOTHING,
  scopeOf,
  withLiteral,
} from "@demonstrandum/logic";
import { allAre, countIn, joinClaims, settledBy, theseAre } from "./count.ts";
import { canBe, clueOf, denied, factsAbout, type Heard, isOfCounts, sentenceOf } from "./heard.ts";
import { type Clause, joined, type QuoteWithReason, so } from "./saying.ts";
import { trueSum } from "./true-sum.ts";

/** Quotations of sentences that are all true, each with its reason; undefined if they are not, or none of them takes a sum. */
export function allTrue(heard: Heard): QuoteWithReason[] | undefined {
  const { table, speaker, premises } = heard;
  const { says } = clueOf(heard);
  if (!says.some(isSum) || says.some((each) => canBe(heard, [denied(each)]))) return undefined;
  const reasonFor = (each: Constraint): Clause | undefined => {
    const facts = factsAbout(premises, each);
    return (isSum(each) ? trueSum({ table, speaker, facts }, each) : undefined) ?? factsIn(heard, facts);
  };
  return says.map((each, at) => quoteWith(heard, at, reasonFor(each)));
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
  return joined("clauses", groups);
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
  const reason = heard.explain(says, factsAbout(heard.premises, says), [], false);
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
  const shown = shownBy(heard, one);
  const premises = { known: heard.premises.known | shown.known, value: heard.premises.value | shown.value };
  if (!isSum(one) && !isSum(other)) return undefined;
  if (shown.known === 0 || !doShow({ ...heard, premises }, [other], claims)) return undefined;
  const found = joinClaims(
    indices(shown.known).map((person) => allAre(1 << person, ((shown.value >>> person) & 1) === 1)),
  );
  const facts = factsAbout(heard.premises, one);
  const reason = isSum(one) ? heard.explain(one, facts, found, false) : plainlyFound(heard, facts, found);
  const then = heard.explain(other, factsAbout(premises, other), beyond(claims, shown), false);
  return [quoteWith(heard, first, reason), quoteWith(heard, second, then)];
}

/** What is found by a sentence that takes no sum; it needs no words where nothing was known before. */
function plainlyFound(heard: Heard, facts: Facts, found: readonly Count[]): Clause | undefined {
  const end = joined(
    "clauses",
    found.map((claim) => countIn(heard.table, claim)),
  );
  return facts.known === 0 || !end ? undefined : so(factsIn(heard, facts), end);
}

/** The claims about people who are not yet known. */
const beyond = (claims: readonly Count[], { known }: Facts): readonly Count[] =>
  claims.flatMap((claim) => {
    const of = claim.of & ~known;
    return of === 0 ? [] : [allAre(of, settledBy(claim) === true)];
  });

/** What a sentence shows of people, if it is true. */
function shownBy(heard: Heard, says: Constraint): Facts {
  return indices(scopeOf(says) & ~heard.premises.known).reduce((shown, index) => {
    const value = [false, true].find((each) => !canBe(heard, [says, allAre(1 << index, !each)]));
    return value === undefined ? shown : withLiteral(shown, { index, value });
  }, NOTHING);
}

/** Whether it only says that something cannot be. */
const hasNoSum = (reason: Clause): boolean =>
  reason.kind === "cannotBe" || (reason.kind === "so" && reason.end.kind === "cannotBe");

/** Both at once, where their counts add up or leave something for the rest. */
function byBoth(heard: Heard, first: number, second: number, claims: readonly Count[]): QuoteWithReason[] | undefined {
  const { says } = clueOf(heard);
  const [one, other] = [says[first] as Constraint, says[second] as Constraint];
  if (!isOfCounts(one) || !isOfCounts(other) || !(isSum(one) || isSum(other))) return undefined;
  if (!doShow(heard, [one, other], claims)) return undefined;
  const both: Constraint = { kind: "all", of: [one, other] };
  const reason = heard.explain(both, factsAbout(heard.premises, both), claims, false);
  if (hasNoSum(reason)) return undefined;
  return [quoteWith(heard, first, undefined), quoteWith(heard, second, reason)];
}
