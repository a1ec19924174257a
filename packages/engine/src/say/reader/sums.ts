// Whether a sum is right, and shows what it is done for.

import { type Constraint, type Count, countBits, type Mask, oppositeOf, scopeOf } from "@demonstrandum/logic";
import { numbersOfKind } from "../count.ts";
import type { Bounds, ClauseParts, SumTally } from "../saying.ts";
import { peopleMeant } from "./people.ts";
import {
  canAllBe,
  countFrom,
  follows,
  isRightBy,
  type ProofReading,
  possibleNumbers,
  type ToldSum,
} from "./reading.ts";
import { flat } from "./statement.ts";

/** The count that was told just before, or the only one of the clue that is not about somebody by name. */
export function countedIn({ counted, says }: ProofReading): Count | undefined {
  if (counted) return counted;
  const counts = flat(says).filter((part): part is Count => part.kind === "count");
  const whole = counts.filter(({ of }) => of === scopeOf(says));
  return whole.length === 1 ? whole[0] : undefined;
}

const isWithin = (number: number, bounds: readonly Bounds[]): boolean =>
  bounds.some(({ least = 0, most = number }) => number >= least && number <= most);

/** The numbers of some people that bounds allow. */
const countWithin = (of: Mask, kind: boolean, bounds: readonly Bounds[]): Count =>
  countFrom(
    of,
    Array.from({ length: countBits(of) + 1 }, (_, number) => number).filter((number) => isWithin(number, bounds)),
    kind,
  );

/** Whether bounds hold for all these numbers, and could not be any closer. */
const areRight = (numbers: readonly number[], bounds: readonly Bounds[]): boolean =>
  numbers.every((number) => isWithin(number, bounds)) &&
  bounds.flatMap(({ least, most }) => [least, most]).every((end) => end === undefined || numbers.includes(end));

/** Whether there are so many, by what is named and whatever else is given; it may take what the clue says of others. */
function isSum(
  reading: ProofReading,
  of: Mask,
  kind: boolean,
  bounds: readonly Bounds[],
  more: readonly Constraint[] = [],
): boolean {
  const isRight = (given: readonly Constraint[]): boolean =>
    areRight(possibleNumbers(of, kind, [...given, ...more]), bounds);
  const others = reading.prefaces.filter((preface) => preface.of !== of);
  return isRightBy(reading, isRight) || isRight([...reading.told, ...others]);
}

/** Among whom a sum is done: a side, those named, or the counted ones, without the claimed if it is about the others. */
function tallied(reading: ProofReading, { among }: SumTally, claims: readonly Count[]): Mask {
  const rest = (of: Mask): Mask => claims.reduce((mask, claim) => mask & ~claim.of, of);
  if (among === undefined) return rest(countedIn(reading)?.of ?? 0);
  const of = peopleMeant(reading, among);
  return among.kind === "side" && among.isRest ? rest(of) : of;
}

/** A number is told, and one that not everybody keeps to. */
export function checkTallies({ flaws }: ProofReading, tallies: readonly SumTally[]): void {
  const all = tallies.flatMap(({ bounds }) => bounds);
  const isEmpty = ({ least, most }: Bounds): boolean => least === undefined && most === undefined;
  if (tallies.some(({ bounds }) => bounds.length === 0) || tallies.length === 0 || all.some(isEmpty))
    flaws.push("empty sum");
  if (all.some(({ least, most }) => least === 0 && most === undefined)) flaws.push("empty bound");
}

/** A sum is right, and leaves just what is claimed. */
export function checkMade(reading: ProofReading, { tallies, kind }: ToldSum, claims: readonly Count[]): void {
  reading.isSummed = true;
  const { flaws } = reading;
  const says = openPart(reading);
  const counted = countedIn(reading);
  const made = tallies.map((tally) => {
    const of = tallied(reading, tally, claims);
    if (!isSum(reading, of, kind, tally.bounds)) flaws.push("wrong sum");
    return countWithin(of, kind, tally.bounds);
  });
  const [left = 0, right] = reading.sides;
  const isShown =
    right === undefined
      ? counted && doShow([counted, ...reading.prefaces, ...made], claims)
      : [left, right].every(
          (side) => possibleNumbers(side, kind, [says, ...made]).length <= (claims.length === 0 ? 0 : 1),
        ) || claims.every((claim) => follows([says, ...made], claim));
  if (!isShown) flaws.push("idle sum");
}

/** What is claimed follows; where nothing is, that it cannot be. */
const doShow = (given: readonly Constraint[], claims: readonly Count[]): boolean =>
  claims.length === 0 ? !canAllBe(given) : claims.every((claim) => follows(given, claim));

/** Of parts that are not all true, those that are not true by what is named. */
function openPart({ says, told }: ProofReading): Constraint {
  if (says.kind !== "not" || says.of.kind !== "all") return says;
  return { kind: "not", of: { kind: "all", of: says.of.of.filter((part) => !follows(told, part)) } };
}

/** What there is beside what the clue takes: nothing fits, or only the last number does. */
export function checkTaken(
  reading: ProofReading,
  { tallies, identity: kind, numbers: wanted, size, isTight }: ClauseParts["makesAndTakes"],
): void {
  const counted = countedIn(reading);
  const [{ bounds } = { bounds: [] }] = tallies;
  reading.isSummed = true;
  checkTallies(reading, tallies);
  if (wanted.length === 0) reading.flaws.push("empty sum");
  if (!counted) return void reading.flaws.push("not said");
  if (size !== countBits(counted.of)) reading.flaws.push("unclear people");
  if (wanted.join() !== numbersOfKind(counted, kind).join()) reading.flaws.push("not said");
  if (!isSum(reading, counted.of, kind, bounds)) reading.flaws.push("wrong sum");
  if (wanted.filter((number) => isWithin(number, bounds)).length !== Number(isTight)) reading.flaws.push("idle sum");
}

/** Of words that are true: what they count is what the sum comes to, and that is enough for them. */
export function checkTrueSums(reading: ProofReading, sums: readonly ToldSum[]): void {
  const { says, flaws } = reading;
  const counts = flat(says).filter((part): part is Count => part.kind === "count");
  const union = counts.reduce((mask, { of }) => mask | of, 0);
  for (const { tallies, kind } of sums)
    for (const { bounds } of tallies) {
      const right = [...counts.map(({ of }) => of), union].filter((of) => isSum(reading, of, kind, bounds));
      if (right.length === 0) flaws.push("wrong sum");
      const isEnough = right.some((of) => {
        const part = counts.find((count) => count.of === of);
        return !part || follows([countWithin(of, kind, bounds)], part);
      });
      if (right.length > 0 && !isEnough) flaws.push("idle sum");
    }
}

/** If all of the clue but one part holds, there are so many, and just that part cannot hold then. */
export function checkBesideRest(reading: ProofReading, tallies: readonly SumTally[], kind: boolean): void {
  reading.isSummed = true;
  const parts = flat(reading.says);
  const counts = tallies.map((tally) => ({ of: tallied(reading, tally, []), bounds: tally.bounds }));
  const made = counts.map(({ of, bounds }) => countWithin(of, kind, bounds));
  const isRight = (part: Constraint): boolean => {
    const rest = parts.filter((each) => each !== part);
    return counts.every(({ of, bounds }) => isSum(reading, of, kind, bounds, rest));
  };
  const broken = parts.filter((part) => !canAllBe([part, ...made]));
  if (broken.length === 0) reading.flaws.push("idle sum");
  else if (!broken.some(isRight)) reading.flaws.push("wrong sum");
}

/** What there would be if the claims were not so is right, and cannot be. */
export function checkElse(
  reading: ProofReading,
  claims: readonly Count[],
  { tallies, identity: kind, isRestHeld }: ClauseParts["orElse"],
): void {
  const { says, besides, flaws } = reading;
  reading.isSummed = true;
  checkTallies(reading, tallies);
  const would = tallies.map((tally) => {
    const of = tallied(reading, tally, []);
    if (!isRestHeld && !isSum(reading, of, kind, tally.bounds, [notAll(claims)])) flaws.push("wrong sum");
    return countWithin(of, kind, tally.bounds);
  });
  const rest = isRestHeld ? [says, ...besides] : [countedIn(reading) ?? says];
  if (canAllBe([...rest, ...would])) flaws.push("idle sum");
}

const notAll = (claims: readonly Count[]): Constraint => ({ kind: "any", of: claims.map(oppositeOf) });

/** How many more of a kind the former have than the latter, for each way to compare them. */
const LEADS: Readonly<Record<ClauseParts["orElseLead"]["lead"], (lead: number) => boolean>> = {
  more: (lead) => lead > 0,
  "no more": (lead) => lead <= 0,
  fewer: (lead) => lead < 0,
  "no fewer": (lead) => lead >= 0,
  "not as many": (lead) => lead !== 0,
};

/** If the claims were not so, the sides would compare like that, which the clue excludes. */
export function checkLead(
  reading: ProofReading,
  claims: readonly Count[],
  { lead, sides, identity: kind }: ClauseParts["orElseLead"],
): void {
  const { flaws } = reading;
  const says = openPart(reading);
  const [left = 0, right = 0] = sides.map((side) => peopleMeant(reading, side));
  const [more, most] = [countBits(left) - countBits(right), countBits(left | right)];
  const wanted = Array.from({ length: 2 * most + 1 }, (_, i) => i - most).filter(LEADS[lead]);
  const allowed = (kind ? wanted : wanted.map((by) => more - by)).filter(
    (by) => by >= -countBits(right) && by <= countBits(left),
  );
  const leads: Constraint = { kind: "compare", left, right, allowed };
  reading.isSummed = true;
  if (!isRightBy(reading, (given) => follows([...given, notAll(claims)], leads))) flaws.push("wrong sum");
  if (canAllBe([says, leads])) flaws.push("idle sum");
}
