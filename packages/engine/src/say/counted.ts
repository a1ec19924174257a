// Why a count shows what it shows, given what is known of the people it counts: the sum.

import { type Count, countBits, type Mask } from "@demonstrandum/logic";
import type { Table } from "../game/table.ts";
import { boundsOf, numbersOfKind, sayAmount, sayCountOf, sayOthers, sayThese, settledBy } from "./count.ts";
import { sayNumber, sayPeople } from "./people.ts";
import { type Puzzlement, sayClaims, sayCountedPeople, sayGrounds } from "./puzzlement.ts";
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
  const because = [sayGrounds(puzzlement, named), sum].filter((text) => text !== "").join(": ");
  return `${open(kind)}${because === "" ? "" : `${because}, `}so ${sayClaims(puzzlement)}`;
}

/** A clue that says one thing is not repeated, only turned round where it counts the ordinary kind: "that leaves 5 elves; ". */
const sayTurned =
  ({ table, identity }: Puzzlement, part: Count): Preface =>
  (kind) => {
    if (kind === identity) return "";
    const numbers = numbersOfKind(part, kind);
    const amount = numbers.length === 1 ? String(numbers[0]) : sayAmount(numbers, countBits(part.of));
    const word = table.words[kind ? 1 : 0][/\b1$/.test(amount) ? "one" : "many"];
    return `that leaves ${amount === "0" ? "no" : amount} ${word}; `;
  };

/** Of a clue that says two things, the one that is used: "here exactly 2 of these are elves; ". */
export const sayPartAgain =
  (puzzlement: Puzzlement, part: Count): Preface =>
  (kind) => {
    const settled = settledBy(part);
    const people = sayCountedPeople(puzzlement, part.of);
    if (settled === undefined) return `here ${sayCountOf(puzzlement.table, part, people, kind)}; `;
    if (settled !== puzzlement.identity) return "";
    return `that takes ${sayEveryone(puzzlement, part.of)}, `;
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

/** The kind whose sum gives the claim, with the clue, and that sum: "that makes at least 2 elves". */
function saySum(puzzlement: Puzzlement, part: Count, claim: Count): readonly [kind: boolean, sum: string] {
  const { table, identity, counts } = puzzlement;
  const [least, most] = totalOf(puzzlement, part, claim.of);
  const [few, many] = boundsOf(part);
  const [fewest, greatest] = boundsOf(claim);
  const rest = countBits(part.of & ~claim.of);
  if (least === most) {
    const kind = settledBy(claim) === undefined || counts.length > 0 || identity;
    const number = kind ? least : rest - least;
    return [kind, number === 0 ? "" : `that makes ${sayMany(table, number, kind)}`];
  }
  if (greatest < countBits(claim.of) && many - least === greatest && least > 0)
    return [true, `that makes at least ${sayMany(table, least, true)}`];
  if (fewest > 0 && few - most === fewest && most < rest)
    return [true, `that makes at most ${sayMany(table, most, true)}`];
  return [true, ""];
}

/** "no elves", "1 elf", "3 elves". */
const sayMany = ({ words }: Table, number: number, kind: boolean): string =>
  `${number === 0 ? "no" : number} ${words[kind ? 1 : 0][number === 1 ? "one" : "many"]}`;

function sayBrokenCount(puzzlement: Puzzlement, part: Count, preface: Preface, named: Mask): string {
  const { table, identity, counts } = puzzlement;
  const size = countBits(part.of);
  const [least, most] = totalOf(puzzlement, part, 0);
  const grounds = sayGrounds(puzzlement, named);
  const kind = least !== most || counts.length > 0 || identity;
  const numbers = numbersOfKind(part, kind);
  const must = numbers.join() === "0" ? "none" : sayAmount(numbers, size);
  const open = `${preface(kind)}${grounds === "" ? "" : `${grounds}: `}`;
  if (least === most)
    return `${open}that makes ${sayMany(table, kind ? least : size - least, kind)}, and it takes ${must}`;
  if (most < (numbers[0] ?? 0)) return `${open}that makes at most ${sayMany(table, most, true)}, and it takes ${must}`;
  if (least > (numbers.at(-1) ?? 0))
    return `${open}that makes at least ${sayMany(table, least, true)}, and it takes ${must}`;
  return `${open}there is no way to ${must} ${table.words[1].many}`;
}
