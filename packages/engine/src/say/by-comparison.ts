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
  type Not,
  oppositeOf,
} from "@demonstrandum/logic";
import type { Group } from "../game/table.ts";
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
import { boundsIn, boundsOfOne, isRange, numbersBy, numbersIn, numbersWithout } from "./sum.ts";

export function byComparison(question: WhyQuestion, part: Compare): Clause {
  const match = matchOf(question, part);
  const { left, right } = match;
  if (left === 0 || right === 0) return byOneSide(question, part, match);
  const { claims, identity } = question;
  const numbersOf = (side: Mask): number[] => numbersBy(question, side, identity);
  const sides = sidesOf(question, match);
  const bounded = missOf(match, numbersOf, claims.length === 0 ? 0 : 1);
  const isOpen = !bounded && claims.length > 0;
  const otherwise = isOpen ? missOf(match, (side) => numbersWithout(question, side, identity)) : undefined;
  const rest = isOpen && !otherwise ? restOf(question, part, match, sides) : [];
  const made = bounded ? talliesOf(bounded, sides) : rest;
  const sum: Clause | undefined = made.length === 0 ? undefined : { kind: "makes", tallies: made, identity };
  const grounds = groundsOf(question);
  // Of two people who are compared, what they are says enough.
  if (grounds && countBits(left) === 1 && countBits(right) === 1 && question.counts.length === 0)
    return claims.length === 0 ? { kind: "doesNotFit", reason: grounds } : so(grounds, claimsOf(question));
  const why = because(grounds, sum);
  const opening = why && sides.areGroups ? undefined : comesDownTo(question, [left, right]);
  const reason = joinClauses(
    "apart",
    [opening, why].filter((each) => each !== undefined),
  );
  if (claims.length === 0) return { kind: "doesNotFit", reason: reason ?? { kind: "cannotBe" } };
  const end = claimsOf(question);
  if (otherwise)
    return so(reason, {
      kind: "orElse",
      claims: end,
      tallies: talliesOf(otherwise, sides),
      identity,
      isRestHeld: false,
    });
  if (bounded || made.length > 0) return so(reason, end);
  // Of two people who are compared there is nothing to count.
  if (countBits(left) === 1 && countBits(right) === 1) return so(reason, end);
  const lead = leadWithout(question, match);
  return so(reason, { kind: "orElseLead", claims: end, lead, sides: [sides.left, sides.right], identity });
}

/** Both sides as they are spoken of, and what is left of them without those who are claimed. */
interface Sides {
  /** By the groups that are compared: then nobody need be told who it comes down to. */
  readonly areGroups: boolean;
  readonly left: People;
  readonly right: People;
  readonly rests: readonly [People, People];
}

/** So few are told by name whom it comes down to. */
const FEW = 2;

function sidesOf(question: WhyQuestion, match: Match): Sides {
  const { left, right } = match;
  const claimed = question.claims.reduce((mask, { of }) => mask | of, 0);
  const isSmall = countBits(left) <= FEW && countBits(right) <= FEW;
  const [one, other] = isSmall ? [] : comparedGroups(question, match);
  if (!one || !other) {
    const nameOf = (of: Mask): People => countedPeople(question, of);
    const rests = [nameOf(left & ~claimed), nameOf(right & ~claimed)] as const;
    return { areGroups: false, left: nameOf(left), right: nameOf(right), rests };
  }
  const isApart = (one.of & other.of) !== 0;
  const side = (group: Group, against: Group, isRest: boolean): People => ({
    ...{ kind: "side", in: group.key, against: against.key, isApart, isRest },
  });
  const sideBy = (isRest: boolean): readonly [People, People] => [side(one, other, isRest), side(other, one, isRest)];
  const [former, latter] = sideBy(false);
  return { areGroups: true, left: former, right: latter, rests: sideBy(true) };
}

/** The groups that the words compare, or else whichever have just these people on their sides; none where there are none. */
function comparedGroups({ table, groups }: WhyQuestion, { left, right }: Match): readonly Group[] {
  const named = [...groups, ...(table.groups ?? [])];
  const lefts = named.filter(({ of }) => (left & ~of) === 0 && (of & right) === 0);
  const rights = named.filter(({ of }) => (right & ~of) === 0 && (of & left) === 0);
  const pairs = lefts.flatMap((one) => rights.map((other) => [one, other] as const));
  return pairs.find(([one, other]) => (one.of & ~other.of) === left && (other.of & ~one.of) === right) ?? [];
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
  identity: question.identity,
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
function restOf(question: WhyQuestion, part: Compare, { left, right }: Match, sides: Sides): SumTally[] {
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
  const [former, latter] = sides.rests;
  return rests.flatMap(({ of, numbers }, i) =>
    of === 0 || numbers.length > countBits(of) ? [] : [{ bounds: rangeOf(numbers), among: i === 0 ? former : latter }],
  );
}

const rangeOf = (numbers: readonly number[]): Bounds[] =>
  isRange(numbers) ? [{ least: numbers[0] ?? 0, most: numbers.at(-1) ?? 0 }] : numbers.map(boundsOfOne);

/** The same of either side, as far as it matters. */
const talliesOf = (bounded: Bounded, { left, right }: Sides): SumTally[] => talliesAmong(bounded, left, right);

const oneOf = (people: People): { readonly isOne?: true } =>
  people.kind === "names" && people.people.length === 1 ? { isOne: true } : {};

const talliesAmong = ({ left, right }: Bounded, former: People, latter: People): SumTally[] =>
  [
    { bounds: [left], among: former, ...oneOf(former) },
    { bounds: [right], among: latter, ...oneOf(latter) },
  ].filter(({ bounds: [each] }) => each?.least !== undefined || each?.most !== undefined);

/** How many each side would count if what is claimed, if anything is, were not so, and the rest of the clue were. */
export function missedBy(question: WhyQuestion, part: Compare, rest: readonly Constraint[]): SumTally[] {
  const match = matchOf(question, part);
  const { identity, claims, counts } = question;
  const numbersOf = (side: Mask): number[] =>
    claims.length > 0
      ? numbersWithout(question, side, identity, rest)
      : numbersIn(side, identity, [...counts, ...rest], knownTo(question));
  const bounded = missOf(match, numbersOf);
  if (!bounded) return [];
  const [left, right] = [countedPeople(question, match.left), countedPeople(question, match.right)];
  return talliesAmong(bounded, left, right);
}

/**
 * Why comparisons of one side with several others that are not all true show what they show: "…, so Li Mu is a dwarf, or else
 * there would be at least 4 elves in row 1, at most 3 in row 2 and at most 2 in row 3"; undefined if it takes more than that.
 */
export function byDeniedComparisons(question: WhyQuestion, { of: denied }: Not): Clause | undefined {
  const { claims, identity } = question;
  const parts = denied.kind === "all" ? denied.of.filter((part): part is Compare => part.kind === "compare") : [];
  const matches = parts.map((part) => matchOf(question, part));
  const [first] = matches;
  if (!first || claims.length === 0 || matches.some(({ left }) => left !== first.left)) return undefined;
  const [least = 0] = numbersWithout(question, first.left, identity);
  const others = matches.map((match) => ({
    ...match,
    greatest: numbersWithout(question, match.right, identity).at(-1) ?? 0,
  }));
  if (others.some(({ greatest, least: lead, most }) => least - greatest < lead || most < countBits(first.left)))
    return undefined;
  const tallies: SumTally[] = [
    { bounds: [{ least }], among: countedPeople(question, first.left) },
    ...others.map(({ right, greatest }) => ({ bounds: [{ most: greatest }], among: countedPeople(question, right) })),
  ];
  const end: Clause = { kind: "orElse", claims: claimsOf(question), tallies, identity, isRestHeld: false };
  return so(groundsOf(question), end);
}
