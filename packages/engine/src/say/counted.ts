// Why a count shows what it shows, given what is known of the people it counts: the sum.

import { type Count, countBits, fullMask, indices, type Mask } from "@demonstrandum/logic";
import { boundsOf, numbersOf, numbersOfKind, sayCountOf, sayOthers, sayThese, settledBy } from "./count.ts";
import { afterNaming, sayOwnGroup, sayPeople } from "./people.ts";
import { kindWord, wordingOf } from "./prose.ts";
import { type Puzzlement, sayClaims, sayCountedPeople, sayGrounds } from "./puzzlement.ts";
import { boundsOfOne, isRange, missOf, numbersBy, numbersWithout } from "./sum.ts";
import { sayEveryone } from "./told.ts";
import type { SumTally } from "./words/wording.ts";

/**
 * Begins the reason with what is counted, as the clue counts it or by the hidden kind, whichever the sum needs. `isAll`: what
 * follows comes at once.
 */
type Preface = (identity: boolean, isAll?: boolean) => string;

export function sayCounted(puzzlement: Puzzlement, part: Count, preface?: Preface): string {
  const { claims, counts, identity, table } = puzzlement;
  const [claim] = claims;
  const open = preface ?? sayTurned(puzzlement, part);
  const counted = preface === undefined ? 0 : part.of;
  if (claims.length === 0) return sayBrokenCount(puzzlement, part, open, counted);
  if (claim && claims.length === 1 && counts.length === 0) {
    const settled = saySettled(puzzlement, part, claim);
    if (settled !== undefined) return `${open(identity)}${settled}`;
  }
  const { kind, sum, end } = saySum(puzzlement, part);
  const { because, so, soOnly } = wordingOf(table);
  const reason = because(sayGrounds(puzzlement, counted), sum);
  return reason === "" ? `${open(kind, true)}${soOnly(end)}` : `${open(kind)}${so(reason, end)}`;
}

/** A clue that says one thing is not repeated, only turned round where it counts the ordinary kind: "that leaves 5 elves; ". */
const sayTurned =
  ({ table, identity }: Puzzlement, part: Count): Preface =>
  (kind) => {
    if (kind === identity) return "";
    const { before, leaves } = wordingOf(table);
    return before(leaves(numbersOfKind(part, kind), countBits(part.of), kindWord(table, kind)));
  };

/** Of a clue that says two things, the one that is used: "here exactly 2 of these are elves; ". */
export const sayPartAgain =
  (puzzlement: Puzzlement, part: Count): Preface =>
  (kind, isAll = false) => {
    const settled = settledBy(part);
    const people = sayCountedPeople(puzzlement, part.of);
    const { table, identity } = puzzlement;
    const { before, here, takes } = wordingOf(table);
    if (settled === undefined) return before(here(sayCountOf(table, part, people, kind)));
    if (settled !== identity) return "";
    return before(takes(sayEveryone(puzzlement, part.of), countBits(part.of), kindWord(table, identity)), isAll);
  };

/** "Li Mu and Wang Hua are those two, so the others are elves"; undefined if it takes more than that. */
function saySettled(puzzlement: Puzzlement, part: Count, claim: Count): string | undefined {
  const { table, identity, premises, isNumberless } = puzzlement;
  const value = settledBy(claim);
  const size = countBits(part.of);
  if (value === undefined || (claim.of & ~part.of) !== 0 || !isRange(numbersOf(part))) return undefined;
  const [least, most] = boundsOf(part);
  const [fewest, greatest] = identity ? [least, most] : [size - most, size - least];
  const trues = premises.value & part.of;
  const falses = premises.known & ~premises.value & part.of;
  const [ours, theirs] = identity ? [trues, falses] : [falses, trues];
  const others = sayLeftOver(puzzlement, part, claim.of, value);
  const { so, areThose, areTheOnes } = wordingOf(table);
  if (value !== identity && theirs === 0 && ours !== 0 && countBits(ours) === greatest) {
    if (isNumberless) return so(sayThese(table, ours, identity), others);
    return so(areThose(sayPeople(table, ours), greatest, fewest === greatest), others);
  }
  if (value === identity && ours === 0 && theirs !== 0 && size - countBits(theirs) === fewest) {
    if (fewest !== greatest) return so(sayThese(table, theirs, !identity), others);
    return so(areTheOnes(sayPeople(table, theirs), countBits(theirs), kindWord(table, !identity)), others);
  }
  return undefined;
}

/** "the other three, Li Mu, Wang Hua and Zhao Min, are elves", if they are all others whom the clue counts. */
function sayLeftOver({ table, premises, scene, asked }: Puzzlement, part: Count, people: Mask, value: boolean): string {
  const isAll = (part.of & ~premises.known) === people;
  return isAll
    ? sayOthers(table, people, value, asked)
    : sayThese(table, people, value, afterNaming(scene, premises.known));
}

/** The kind that is counted, what it adds up to, and what follows; in whichever way is the plainest. */
interface Sum {
  readonly kind: boolean;
  readonly sum: string;
  readonly end: string;
}

const saySum = (puzzlement: Puzzlement, part: Count): Sum =>
  sayRest(puzzlement, part) ?? sayTight(puzzlement, part) ?? sayOtherwise(puzzlement, part);

/** What there is of those not claimed, if the clue leaves just the claim for the others: "that makes at least 2 elves". */
function sayRest(puzzlement: Puzzlement, part: Count): Sum | undefined {
  const { table, claims, counts } = puzzlement;
  const [claim, ...more] = claims;
  if (!claim || more.length > 0 || (claim.of & ~part.of) !== 0) return undefined;
  if (counts.some(({ of }) => (of & claim.of) !== 0)) return undefined;
  const rest = part.of & ~claim.of;
  const numbers = numbersBy(puzzlement, rest, true);
  if (!isLeft(part, claim, numbers)) return undefined;
  const kind = numbers.length > 1 || settledBy(claim) === undefined || counts.length > 0 || puzzlement.identity;
  const tally = tallyOfRest(puzzlement, part, claim, kind ? numbers : numbersBy(puzzlement, rest, false));
  return { kind, sum: tally ? wordingOf(table).makes([tally], kindWord(table, kind)) : "", end: sayClaims(puzzlement) };
}

/** Whether the claim is what a part leaves when there are so many elsewhere. */
function isLeft(part: Count, claim: Count, elsewhere: readonly number[]): boolean {
  const left = numbersOf(part).flatMap((all) => elsewhere.map((number) => all - number));
  const possible = indices(fullMask(countBits(claim.of) + 1)).filter((number) => left.includes(number));
  return possible.join() === numbersOf(claim).join();
}

/** The bounds that the claim needs, unless everybody sees them. What there can be at most is not only what has been told. */
function tallyOfRest(
  puzzlement: Puzzlement,
  part: Count,
  claim: Count,
  numbers: readonly number[],
): SumTally | undefined {
  const { table, counts } = puzzlement;
  const [least = 0, most = 0] = [numbers[0], numbers.at(-1)];
  if (most === 0) return counts.length === 0 ? undefined : { bounds: [boundsOfOne(0)], among: wordingOf(table).others };
  if (least === most) return { bounds: [boundsOfOne(most)] };
  if (![numbers, numbersOf(part), numbersOf(claim)].every(isRange)) return { bounds: numbers.map(boundsOfOne) };
  const [fewest, greatest] = boundsOf(claim);
  const isBottom = greatest < countBits(claim.of) && least > 0;
  const isTop = fewest > 0 && most < countBits(part.of & ~claim.of);
  const bounds = { ...(isBottom && { least }), ...(isTop && { most }) };
  if (!isTop) return isBottom ? { bounds: [bounds] } : undefined;
  return { bounds: [bounds], among: wordingOf(table).others };
}

/** Several claims that only the most or the fewest there can be allow: "that makes at most 4 elves, and it takes exactly 4". */
function sayTight(puzzlement: Puzzlement, part: Count): Sum | undefined {
  const { table, claims } = puzzlement;
  const numbers = numbersBy(puzzlement, part.of, true);
  const wanted = numbersOf(part);
  const [fit, ...more] = numbers.filter((number) => wanted.includes(number));
  if (claims.length < 2 || numbers.length < 2 || fit === undefined || more.length > 0) return undefined;
  if (fit !== numbers[0] && fit !== numbers.at(-1)) return undefined;
  const bound = fit === numbers[0] ? { least: fit } : { most: fit };
  const bounds = [numbers, wanted].every(isRange) ? [bound] : numbers.map(boundsOfOne);
  const { makesAndTakes } = wordingOf(table);
  const sum = makesAndTakes([{ bounds }], kindWord(table, true), wanted, countBits(part.of));
  return { kind: true, sum, end: sayClaims(puzzlement) };
}

/** "so Li Mu is an elf, or else there would be at least 4 elves". */
function sayOtherwise(puzzlement: Puzzlement, part: Count): Sum {
  const { table } = puzzlement;
  const bounds = missOf(numbersWithout(puzzlement, part.of, true), numbersOf(part));
  const end = sayClaims(puzzlement);
  const { orElse } = wordingOf(table);
  return { kind: true, sum: "", end: bounds.length === 0 ? end : orElse(end, [{ bounds }], kindWord(table, true)) };
}

/** "that leaves no elves for the other four in row 1, but Li Mu is an elf"; undefined unless all are to be of one kind. */
function sayBrokenRule(puzzlement: Puzzlement, part: Count): string | undefined {
  const { table, identity, premises, named, scene } = puzzlement;
  const settled = settledBy(part);
  const wrong = premises.known & part.of & (settled ? ~premises.value : premises.value);
  if (settled === undefined) return undefined;
  const words = wordingOf(table);
  const grounds = wrong === 0 ? sayGrounds(puzzlement) : sayThese(table, wrong, !settled);
  if (countBits(part.of) === 1 && (part.of & ~named) === 0) return words.doesNotFit(grounds);
  const people = countBits(part.of) === 1 ? undefined : sayOwnGroup(table, part.of, scene);
  const demand =
    settled === identity
      ? words.takes(sayEveryone(puzzlement, part.of), countBits(part.of), kindWord(table, identity))
      : words.leavesNone(
          kindWord(table, identity),
          people ?? sayCountedPeople(puzzlement, part.of),
          countBits(part.of),
        );
  return words.butAre(demand, grounds);
}

function sayBrokenCount(puzzlement: Puzzlement, part: Count, preface: Preface, counted: Mask): string {
  const rule = sayBrokenRule(puzzlement, part);
  if (rule !== undefined) return rule;
  const { table, identity, counts } = puzzlement;
  const numbers = numbersBy(puzzlement, part.of, true);
  const kind = numbers.length > 1 || counts.length > 0 || identity;
  const wanted = numbersOfKind(part, kind);
  const bounds = missOf(kind ? numbers : numbersBy(puzzlement, part.of, false), wanted);
  const grounds = sayGrounds(puzzlement, counted);
  const { given, makesAndTakes } = wordingOf(table);
  const open = `${preface(kind)}${grounds === "" ? "" : given(grounds)}`;
  return open + makesAndTakes([{ bounds }], kindWord(table, kind), wanted, countBits(part.of));
}
