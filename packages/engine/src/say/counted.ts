// Why a count shows what it shows, given what is known of the people it counts: the sum.

import { type Count, countBits, type Mask } from "@demonstrandum/logic";
import { boundsOf, numbersOfKind, sayCountOf, sayOthers, sayThese, settledBy } from "./count.ts";
import { sayPeople } from "./people.ts";
import { kindWord, wordingOf } from "./prose.ts";
import { type Puzzlement, sayClaims, sayCountedPeople, sayGrounds, sayOwnGroup } from "./puzzlement.ts";
import { sayEveryone } from "./told.ts";

/** Begins the reason with what is counted, as the clue counts it or by the hidden kind, whichever the sum needs. */
type Preface = (identity: boolean) => string;

export function sayCounted(puzzlement: Puzzlement, part: Count, preface?: Preface): string {
  const { claims, counts, identity } = puzzlement;
  const [claim] = claims;
  const open = preface ?? sayTurned(puzzlement, part);
  const named = preface === undefined ? 0 : part.of;
  if (claims.length === 0) return sayBrokenCount(puzzlement, part, open, named);
  if (claim && claims.length === 1 && counts.length === 0) {
    const settled = saySettled(puzzlement, part, claim);
    if (settled !== undefined) return `${open(identity)}${settled}`;
  }
  const [kind, sum] = claim && claims.length === 1 ? saySum(puzzlement, part, claim) : ([true, ""] as const);
  const { because, so, soOnly } = wordingOf(puzzlement.table);
  const reason = because(sayGrounds(puzzlement, named), sum);
  const end = sayClaims(puzzlement);
  return `${open(kind)}${reason === "" ? soOnly(end) : so(reason, end)}`;
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
  (kind) => {
    const settled = settledBy(part);
    const people = sayCountedPeople(puzzlement, part.of);
    const { before, here, takes } = wordingOf(puzzlement.table);
    if (settled === undefined) return before(here(sayCountOf(puzzlement.table, part, people, kind)));
    return settled === puzzlement.identity ? before(takes(sayEveryone(puzzlement, part.of)), true) : "";
  };

/** "Li Mu and Wang Hua are those two, so the others are elves"; undefined if it takes more than that. */
function saySettled(puzzlement: Puzzlement, part: Count, claim: Count): string | undefined {
  const { table, identity, premises, asked } = puzzlement;
  const value = settledBy(claim);
  const size = countBits(part.of);
  if (value === undefined || (claim.of & ~part.of) !== 0) return undefined;
  const [least, most] = boundsOf(part);
  const [fewest, greatest] = identity ? [least, most] : [size - most, size - least];
  const trues = premises.value & part.of;
  const falses = premises.known & ~premises.value & part.of;
  const [ours, theirs] = identity ? [trues, falses] : [falses, trues];
  const others = sayOthers(table, claim.of, value, asked);
  const { so, areThose, areTheOnes } = wordingOf(table);
  if (value !== identity && theirs === 0 && ours !== 0 && countBits(ours) === greatest) {
    return so(areThose(sayPeople(table, ours, 0), greatest, fewest === greatest), others);
  }
  if (value === identity && ours === 0 && theirs !== 0 && size - countBits(theirs) === fewest) {
    if (fewest !== greatest) return so(sayThese(table, theirs, !identity, 0), others);
    return so(areTheOnes(sayPeople(table, theirs, 0), countBits(theirs), kindWord(table, !identity)), others);
  }
  return undefined;
}

/** How many there are of the hidden kind among those counted, the claimed ones left out. */
export function totalOf(
  { premises, counts }: Puzzlement,
  part: Count,
  without: Mask,
): readonly [least: number, most: number] {
  const { known, value } = premises;
  const rest = part.of & ~without;
  let least = countBits(value & rest);
  let most = countBits(rest) - countBits(known & ~value & rest);
  let seen = known;
  for (const count of counts) {
    const inside = count.of & rest & ~known;
    if (inside === 0 || (inside & seen) !== 0) continue;
    const found = countBits(count.of & value);
    const [few, many] = boundsOf(count);
    const outside = countBits(count.of & ~rest & ~known);
    least += Math.max(0, few - found - outside);
    most -= Math.max(0, countBits(inside) - (many - found));
    seen |= inside;
  }
  return [least, most];
}

/** The kind whose sum gives the claim, with the clue, and that sum: "that makes at least 2 elves". */
function saySum(puzzlement: Puzzlement, part: Count, claim: Count): readonly [kind: boolean, sum: string] {
  const { table, identity, counts } = puzzlement;
  const [least, most] = totalOf(puzzlement, part, claim.of);
  const [few, many] = boundsOf(part);
  const [fewest, greatest] = boundsOf(claim);
  const rest = countBits(part.of & ~claim.of);
  const { makes } = wordingOf(table);
  if (least === most) {
    const kind = settledBy(claim) === undefined || counts.length > 0 || identity;
    const number = kind ? least : rest - least;
    return [kind, number === 0 ? "" : makes("exactly", number, kindWord(table, kind))];
  }
  if (greatest < countBits(claim.of) && many - least === greatest && least > 0)
    return [true, makes("at least", least, kindWord(table, true))];
  if (fewest > 0 && few - most === fewest && most < rest) return [true, makes("at most", most, kindWord(table, true))];
  return [true, ""];
}

/** "that leaves no elves for the other four in row 1, but Li Mu is an elf"; undefined unless all are to be of one kind. */
function sayBrokenRule(puzzlement: Puzzlement, part: Count): string | undefined {
  const { table, identity, premises, named } = puzzlement;
  const settled = settledBy(part);
  const wrong = premises.known & part.of & (settled ? ~premises.value : premises.value);
  if (settled === undefined) return undefined;
  const words = wordingOf(table);
  const grounds = wrong === 0 ? sayGrounds(puzzlement) : sayThese(table, wrong, !settled, 0);
  if (countBits(part.of) === 1 && (part.of & ~named) === 0) return words.doesNotFit(grounds);
  const people = countBits(part.of) === 1 ? undefined : sayOwnGroup(puzzlement, part.of);
  const demand =
    settled === identity
      ? words.takes(sayEveryone(puzzlement, part.of))
      : words.leavesNone(kindWord(table, identity), people ?? sayCountedPeople(puzzlement, part.of));
  return words.butAre(demand, grounds);
}

function sayBrokenCount(puzzlement: Puzzlement, part: Count, preface: Preface, named: Mask): string {
  const rule = sayBrokenRule(puzzlement, part);
  if (rule !== undefined) return rule;
  const { table, identity, counts } = puzzlement;
  const size = countBits(part.of);
  const [least, most] = totalOf(puzzlement, part, 0);
  const grounds = sayGrounds(puzzlement, named);
  const kind = least !== most || counts.length > 0 || identity;
  const numbers = numbersOfKind(part, kind);
  const { given, breaks, noWay } = wordingOf(table);
  const open = `${preface(kind)}${grounds === "" ? "" : given(grounds)}`;
  if (least === most)
    return open + breaks("exactly", kind ? least : size - least, kindWord(table, kind), numbers, size);
  if (most < (numbers[0] ?? 0)) return open + breaks("at most", most, kindWord(table, true), numbers, size);
  if (least > (numbers.at(-1) ?? 0)) return open + breaks("at least", least, kindWord(table, true), numbers, size);
  return open + noWay(numbers, size, kindWord(table, true));
}
