// Why a comparison of two groups shows what it shows: those whom both sides count make no difference, and what is known of the
// others bounds each side.

import {
  type Compare,
  type Constraint,
  type Count,
  canHold,
  countBits,
  type Mask,
  maskOf,
  NOTHING,
  oppositeOf,
} from "@demonstrandum/logic";
import { byCount } from "./by-count.ts";
import { claimsOf, countedPeople, groundsOf, knownTo, type WhyQuestion } from "./question.ts";
import {
  type Bounds,
  because,
  type Clause,
  joinClauses,
  type People,
  type SideLead,
  type SumTally,
  so,
} from "./saying.ts";
import { boundsIn, boundsOfOne, isRange, numbersBy, numbersWithout } from "./sum.ts";

export function byComparison(question: WhyQuestion, part: Compare): Clause {
  const match = matchOf(question, part);
  const { left, right } = match;
  if (left === 0 || right === 0) return byOneSide(question, part, match);
  const { claims, identity } = question;
  const numbersOf = (side: Mask): number[] => numbersBy(question, side, identity);
  const opening = comesDownTo(question, [left, right]);
  const bounded = missOf(match, numbersOf, claims.length === 0 ? 0 : 1);
  const isOpen = !bounded && claims.length > 0;
  const otherwise = isOpen ? missOf(match, (side) => numbersWithout(question, side, identity)) : undefined;
  const rest = isOpen && !otherwise ? restOf(question, part, match) : [];
  const made = bounded ? talliesOf(bounded) : rest;
  const sum: Clause | undefined = made.length === 0 ? undefined : { kind: "makes", tallies: made, identity };
  const why = because(groundsOf(question), sum);
  const reason = joinClauses("apart", why ? [opening, why] : [opening]) ?? opening;
  if (claims.length === 0) return { kind: "doesNotFit", reason };
  const end = claimsOf(question);
  if (otherwise)
    return so(reason, { kind: "orElse", claims: end, tallies: talliesOf(otherwise), identity, isRestHeld: false });
  if (bounded || made.length > 0) return so(reason, end);
  return so(reason, { kind: "orElseLead", claims: end, lead: leadWithout(question, match), identity });
}

/** The sides without those whom both count, and by how many of the kind that the clue counts the left one may be ahead. */
interface Match {
  readonly left: Mask;
  readonly right: Mask;
  readonly least: number;
  readonly most: number;
}

function matchOf({ identity }: WhyQuestion, { left, right, allowed }: Compare): Match {
  const [ours, theirs] = [left & ~right, right & ~left];
  const more = countBits(ours) - countBits(theirs);
  const leads = allowed.map((lead) => (identity ? lead : more - lead));
  return { left: ours, right: theirs, least: Math.min(...leads), most: Math.max(...leads) };
}

/** Where one side counts all whom the other does, and more, it is a count of these. */
function byOneSide(question: WhyQuestion, { allowed }: Compare, { left, right }: Match): Clause {
  const of = left | right;
  const numbers = allowed.map((lead) => (right === 0 ? lead : -lead));
  const mask = numbers.filter((n) => n >= 0 && n <= countBits(of)).reduce((all, n) => all | (1 << n), 0);
  const part: Count = { kind: "count", of, allowed: mask };
  return byCount(question, part, () => ({ clause: comesDownTo(question, [of]) }));
}

/** How the left side would stand to the right one if what is claimed were not so. */
function leadWithout(question: WhyQuestion, { left, right, least, most }: Match): SideLead {
  const { counts, claims, identity } = question;
  if (least > 0) return "no more";
  if (most < 0) return "no fewer";
  const known = knownTo(question);
  const can = (allowed: readonly number[]): boolean =>
    claims.some((claim) => canHold([...counts, oppositeOf(claim), leads(left, right, allowed, identity)], known));
  const sizes = Array.from({ length: countBits(left | right) }, (_, i) => i + 1);
  const [canLead, canTrail] = [can(sizes), can(sizes.map((size) => -size))];
  return canLead && canTrail ? "not as many" : canLead ? "more" : "fewer";
}

/** The left side is ahead by one of these numbers, in people of the kind. */
function leads(left: Mask, right: Mask, allowed: readonly number[], kind: boolean): Compare {
  const more = countBits(left) - countBits(right);
  return { kind: "compare", left, right, allowed: kind ? allowed : allowed.map((lead) => more - lead) };
}

/** "it comes down to Li Mu against Wang Hua". */
const comesDownTo = (question: WhyQuestion, sides: readonly Mask[]): Clause => ({
  kind: "comesDownTo",
  sides: sides.map((side) => countedPeople(question, side)),
});

/** Each side at the bound that keeps the clue from holding, or that just lets it hold. */
interface Bounded {
  readonly left: Bounds;
  readonly right: Bounds;
}

/** The bounds by which the left side is behind, or ahead, of what the clue allows; `slack` is how much that may miss. */
function missOf(match: Match, numbersOf: (side: Mask) => number[], slack = 0): Bounded | undefined {
  const [ours, theirs] = [numbersOf(match.left), numbersOf(match.right)];
  const [fewest = 0, greatest = 0, few = 0, many = 0] = [ours[0], ours.at(-1), theirs[0], theirs.at(-1)];
  if (ours.length === 0 || theirs.length === 0) return undefined;
  const behind = {
    left: greatest < countBits(match.left) ? boundsIn(ours, "most") : {},
    right: few > 0 ? boundsIn(theirs, "least") : {},
  };
  if (greatest - few < match.least + slack) return behind;
  const ahead = {
    left: fewest > 0 ? boundsIn(ours, "least") : {},
    right: many < countBits(match.right) ? boundsIn(theirs, "most") : {},
  };
  return fewest - many > match.most - slack ? ahead : undefined;
}

/** How many there are on either side without those claimed, if that leaves just the claims for them. */
function restOf(question: WhyQuestion, part: Compare, { left, right }: Match): SumTally[] {
  const { claims, identity, assumed = NOTHING } = question;
  const claimed = claims.reduce((mask, { of }) => mask | of, 0);
  const rests = [left & ~claimed, right & ~claimed].map((of) => ({ of, numbers: numbersBy(question, of, identity) }));
  const counts = rests.map(
    ({ of, numbers }): Count => ({
      kind: "count",
      of,
      allowed: maskOf(numbers.map((number) => (identity ? number : countBits(of) - number))),
    }),
  );
  if (claims.some((claim) => canHold([part, ...counts, oppositeOf(claim)], assumed))) return [];
  return rests.flatMap(({ of, numbers }, i) =>
    numbers.length > countBits(of)
      ? []
      : [{ bounds: rangeOf(numbers), among: { kind: "side", side: i === 0 ? "former" : "latter", isRest: true } }],
  );
}

const rangeOf = (numbers: readonly number[]): Bounds[] =>
  isRange(numbers) ? [{ least: numbers[0] ?? 0, most: numbers.at(-1) ?? 0 }] : numbers.map(boundsOfOne);

/** The same of either side, as far as it matters. */
const talliesOf = (bounded: Bounded): SumTally[] =>
  talliesAmong(
    bounded,
    { kind: "side", side: "former", isRest: false },
    { kind: "side", side: "latter", isRest: false },
  );

const talliesAmong = ({ left, right }: Bounded, former: People, latter: People): SumTally[] =>
  [
    { bounds: [left], among: former },
    { bounds: [right], among: latter },
  ].filter(({ bounds: [each] }) => each?.least !== undefined || each?.most !== undefined);

/** How many each side would count if what is claimed were not so, and the rest of the clue were. */
export function missedBy(question: WhyQuestion, part: Compare, rest: readonly Constraint[]): SumTally[] {
  const match = matchOf(question, part);
  const { identity } = question;
  const bounded = missOf(match, (side) => numbersWithout(question, side, identity, rest));
  if (!bounded) return [];
  const [left, right] = [countedPeople(question, match.left), countedPeople(question, match.right)];
  return talliesAmong(bounded, left, right).map((tally) => ({
    ...tally,
    isOne: countBits(tally.among === left ? match.left : match.right) === 1,
  }));
}
