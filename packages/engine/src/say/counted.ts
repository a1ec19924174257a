// Why a count shows what it shows, given what is known of the people it counts: the sum.

import { type Count, countBits, fullMask, indices, type Mask } from "@demonstrandum/logic";
import type { Table } from "../game/table.ts";
import { boundsOf, sayAmount, sayCountOf, sayOthers, sayThese, settledBy } from "./count.ts";
import { sayNumber, sayPeople } from "./people.ts";
import { type Puzzlement, sayClaims, sayCountedPeople, sayGrounds } from "./puzzlement.ts";

/** Begins the reason with what is counted, as the clue counts it or by the hidden kind, whichever the sum needs. */
type Preface = (identity: boolean) => string;

/** Of a clue that says one thing there is nothing to repeat. */
const NO_PREFACE: Preface = () => "";

export function sayCounted(puzzlement: Puzzlement, part: Count, open = NO_PREFACE): string {
  const { claims, counts, identity } = puzzlement;
  const [claim] = claims;
  if (claims.length === 0) return `${open(true)}${sayBrokenCount(puzzlement, part)}`;
  if (claim && claims.length === 1 && counts.length === 0) {
    const settled = saySettled(puzzlement, part, claim);
    if (settled !== undefined) return `${open(identity)}${settled}`;
  }
  const sum = claim && claims.length === 1 ? saySum(puzzlement, part, claim) : "";
  const grounds = sayGrounds(puzzlement);
  const because = [grounds, sum].filter((text) => text !== "").join(": ");
  return `${open(true)}${because === "" ? "" : `${because}, `}so ${sayClaims(puzzlement)}`;
}

/** Of a clue that says two things, the one that is used: "here exactly 2 of these are elves; ". */
export const sayPartAgain =
  (puzzlement: Puzzlement, part: Count): Preface =>
  (kind) => {
    const settled = settledBy(part);
    const people = sayCountedPeople(puzzlement, part.of);
    if (settled === undefined) return `here ${sayCountOf(puzzlement.table, part, people, kind)}; `;
    if (settled !== puzzlement.identity) return "";
    const all = ["", "", "both "][countBits(part.of)] ?? `all ${sayNumber(countBits(part.of))} of `;
    return `that takes ${all}${people}, `;
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
  if (value !== identity && theirs === 0 && ours !== 0 && countBits(ours) === greatest) {
    return `${sayPeople(table, ours, 0)} ${sayThose(greatest, fewest === greatest)}, so ${others}`;
  }
  if (value === identity && ours === 0 && theirs !== 0 && size - countBits(theirs) === fewest) {
    if (fewest !== greatest) return `${sayThese(table, theirs, !identity, 0)}, so ${others}`;
    return `${sayPeople(table, theirs, 0)} ${sayOpposed(table, countBits(theirs), !identity)}, so ${others}`;
  }
  return undefined;
}

function sayThose(number: number, isExact: boolean): string {
  if (isExact) return number === 1 ? "is that one" : `are those ${sayNumber(number)}`;
  return number === 1 ? "is one already" : `are ${sayNumber(number)} already`;
}

/** "are the four elves", "is the one elf". */
const sayOpposed = ({ words }: Table, number: number, identity: boolean): string => {
  const { one, many } = words[identity ? 1 : 0];
  return number === 1 ? `is the one ${one}` : `are the ${sayNumber(number)} ${many}`;
};

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

/** "that makes at least 2 elves", where this and the clue give the claim. */
function saySum(puzzlement: Puzzlement, part: Count, claim: Count): string {
  const { table } = puzzlement;
  const [least, most] = totalOf(puzzlement, part, claim.of);
  const [few, many] = boundsOf(part);
  const [fewest, greatest] = boundsOf(claim);
  const rest = countBits(part.of & ~claim.of);
  const kind = (number: number): string => `${number} ${table.words[1][number === 1 ? "one" : "many"]}`;
  if (least === most) return least === 0 ? "" : `that makes ${kind(least)}`;
  if (greatest < countBits(claim.of) && many - least === greatest && least > 0)
    return `that makes at least ${kind(least)}`;
  if (fewest > 0 && few - most === fewest && most < rest) return `that makes at most ${kind(most)}`;
  return "";
}

function sayBrokenCount(puzzlement: Puzzlement, part: Count): string {
  const { words } = puzzlement.table;
  const [least, most] = totalOf(puzzlement, part, 0);
  const numbers = indices(part.allowed & fullMask(countBits(part.of) + 1));
  const grounds = sayGrounds(puzzlement);
  const kind = (number: number): string => `${number === 0 ? "no" : number} ${words[1][number === 1 ? "one" : "many"]}`;
  const must = sayAmount(numbers, countBits(part.of));
  const open = grounds === "" ? "" : `${grounds}: `;
  if (least === most) return `${open}that makes ${kind(least)}, and it takes ${must}`;
  if (most < (numbers[0] ?? 0)) return `${open}that makes at most ${kind(most)}, and it takes ${must}`;
  if (least > (numbers.at(-1) ?? 0)) return `${open}that makes at least ${kind(least)}, and it takes ${must}`;
  return `${open}there is no way to ${must} ${words[1].many}`;
}
