// Why a clue shows what it shows: what is already known of the people it counts, and the sum. Each kind of constraint has its
// own words; a clue of several parts is explained by the one part that does it.

import {
  type Compare,
  type Connected,
  type Constraint,
  type Count,
  canHold,
  countBits,
  type Facts,
  fullMask,
  indices,
  type Mask,
  oppositeOf,
  scopeOf,
  withCount,
} from "@demonstrandum/logic";
import { sayList } from "@demonstrandum/text";
import type { Table } from "../game/table.ts";
import { boundsOf, sayAmount, sayCount, sayOthers, sayThese, settledBy } from "./count.ts";
import { sayNumber, sayPeople } from "./people.ts";

/** What is to be explained: why the constraint shows the claims, or cannot hold if there are none. */
export interface Puzzlement {
  readonly table: Table;
  readonly says: Constraint;
  /** The identity that the words of the clue count. */
  readonly identity: boolean;
  /** The people it rests on, the counts it rests on, and everyone known by now. */
  readonly premises: Facts;
  readonly counts: readonly Count[];
  readonly known: Mask;
  readonly claims: readonly Count[];
  /** Who is asked about in the end. */
  readonly asked: Mask;
}

/** Without a full stop: "Li Mu and Wang Hua are those two, so the other three are elves". */
export function sayReason(puzzlement: Puzzlement): string {
  const parts = partsOf(puzzlement.says);
  const stated = parts.filter((part): part is Count => part.kind === "count" && settledBy(part) !== undefined);
  const told = stated.reduce(withCount, puzzlement.premises);
  const others = parts.filter((part) => !stated.includes(part as Count) || countBits(scopeOf(part)) > 1);
  const core = parts.find((part) => isEnough(puzzlement, [part], puzzlement.premises));
  if (core) return sayPart(puzzlement, core, others.length > 1);
  const helped = others.find((part) => isEnough(puzzlement, [part], told));
  if (helped) return sayPart({ ...puzzlement, premises: within(told, helped, puzzlement) }, helped, others.length > 1);
  return sayPlainly(puzzlement);
}

const partsOf = (says: Constraint): readonly Constraint[] => (says.kind === "all" ? says.of.flatMap(partsOf) : [says]);

function isEnough({ counts, claims }: Puzzlement, parts: readonly Constraint[], facts: Facts): boolean {
  const refuted: readonly Constraint[] = claims.length === 0 ? [ALWAYS] : claims.map(oppositeOf);
  return refuted.every((claim) => !canHold([...parts, ...counts, claim], facts));
}

const ALWAYS: Constraint = { kind: "all", of: [] };

/** What a clue says outright of the people another part of it counts, besides what it rests on. */
function within(told: Facts, part: Constraint, { premises }: Puzzlement): Facts {
  const known = premises.known | (part.kind === "count" ? told.known & part.of : told.known);
  return { known, value: told.value & known };
}

function sayPart(puzzlement: Puzzlement, part: Constraint, isPart: boolean): string {
  switch (part.kind) {
    case "count":
      return sayCounted(puzzlement, part, isPart);
    case "compare":
      return sayCompared(puzzlement, part);
    case "connected":
      return sayConnected(puzzlement, part);
    default:
      return sayPlainly(puzzlement);
  }
}

/** What is known, and what follows, without a sum. */
function sayPlainly(puzzlement: Puzzlement): string {
  const grounds = sayGrounds(puzzlement);
  if (puzzlement.claims.length === 0) return grounds === "" ? "that cannot be" : `${grounds}, so that cannot be`;
  return grounds === "" ? `so ${sayClaims(puzzlement)}` : `${grounds}, so ${sayClaims(puzzlement)}`;
}

const sayClaims = ({ table, claims, known }: Puzzlement): string =>
  sayList(claims.map((claim) => sayCount(table, claim, known)));

function sayGrounds({ table, premises: { known, value }, counts, known: all }: Puzzlement): string {
  const groups = [true, false].flatMap((identity) => {
    const people = identity ? value : known & ~value;
    return people === 0 ? [] : [sayThese(table, people, identity, 0)];
  });
  return sayList([...groups, ...counts.map((count) => sayCount(table, count, all))]);
}

function sayCounted(puzzlement: Puzzlement, part: Count, isPart: boolean): string {
  const { claims, counts } = puzzlement;
  const [claim] = claims;
  const restated = isPart ? sayRestated(puzzlement, part) : "";
  if (claims.length === 0) return `${restated}${sayBrokenCount(puzzlement, part)}`;
  if (claim && claims.length === 1 && counts.length === 0) {
    const settled = saySettled(puzzlement, part, claim);
    if (settled !== undefined) return `${restated}${settled}`;
  }
  const sum = claim && claims.length === 1 ? saySum(puzzlement, part, claim) : "";
  const grounds = sayGrounds(puzzlement);
  const because = [grounds, sum].filter((text) => text !== "").join(": ");
  return `${restated}${because === "" ? "" : `${because}, `}so ${sayClaims(puzzlement)}`;
}

/** Of a clue that says two things, the one that is used: "here exactly 2 of these are elves; ". */
function sayRestated({ table, known, identity }: Puzzlement, part: Count): string {
  const settled = settledBy(part);
  if (settled === undefined) return `here ${sayCount(table, part, known)}; `;
  if (settled !== identity) return "";
  const all = ["", "", "both "][countBits(part.of)] ?? `all ${sayNumber(countBits(part.of))} of `;
  return `that takes ${all}${sayPeople(table, part.of, known)}, `;
}

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
  return premises.known === 0 ? `so ${sayThese(table, claim.of, value, 0)}` : undefined;
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
function totalOf({ premises, counts }: Puzzlement, part: Count, without: Mask): readonly [least: number, most: number] {
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
  const { table, counts, premises } = puzzlement;
  if (counts.length === 0 && premises.known === 0) return "";
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
  const lead = grounds === "" ? "" : `${grounds}: `;
  if (least === most) return `${lead}that makes ${kind(least)}, and it takes ${must}`;
  if (most < (numbers[0] ?? 0)) return `${lead}that makes at most ${kind(most)}, and it takes ${must}`;
  if (least > (numbers.at(-1) ?? 0)) return `${lead}that makes at least ${kind(least)}, and it takes ${must}`;
  return `${lead}there is no way to ${must} ${words[1].many}`;
}

function sayCompared(puzzlement: Puzzlement, { left, right }: Compare): string {
  const { claims } = puzzlement;
  const claimed = claims.reduce((mask, { of }) => mask | of, 0);
  const sides = [left, right].map((side) => saySide(puzzlement, side, claimed)).filter((text) => text !== "");
  const grounds = sayGrounds(puzzlement);
  const sum = sayList(sides);
  const because = [grounds, sum].filter((text) => text !== "").join(": ");
  const end = claims.length === 0 ? "which does not fit" : `so ${sayClaims(puzzlement)}`;
  return because === "" ? end : `${because}, ${end}`;
}

/** "of the four in row 1 at most 2 are elves": what is known of one side of a comparison, if anything. */
function saySide(puzzlement: Puzzlement, side: Mask, claimed: Mask): string {
  const { table, known } = puzzlement;
  const rest = side & ~claimed;
  const size = countBits(rest);
  const [least, most] = totalOf(puzzlement, { kind: "count", of: rest, allowed: fullMask(size + 1) }, 0);
  if (size < 2 || (least === 0 && most === size)) return "";
  const allowed = fullMask(most + 1) & ~fullMask(least);
  return sayCount(table, { kind: "count", of: rest, allowed }, known);
}

function sayConnected(puzzlement: Puzzlement, { value }: Connected): string {
  const { table, premises, claims, counts } = puzzlement;
  const members = value ? premises.value : premises.known & ~premises.value;
  const barred = premises.known & ~members;
  const since = barred === 0 ? "" : `${sayThese(table, barred, !value, 0)}, and `;
  const joined = sayPeople(table, members, 0);
  const [claim] = claims;
  const identity = claim && claims.length === 1 ? settledBy(claim) : undefined;
  const isPlain = counts.length > 0 || members === 0;
  if (claims.length === 0 && !isPlain) return `${since}nothing then connects ${joined}`;
  if (!claim || identity === undefined || isPlain) return sayPlainly(puzzlement);
  const people = sayPeople(table, claim.of, 0);
  if (identity !== value) return `${since}nothing connects ${people} with ${joined}, so ${sayClaims(puzzlement)}`;
  const way = countBits(members) > 1 ? `${joined} are connected only through ${people}` : `${joined} needs ${people}`;
  return `${since}${way}, so ${sayClaims(puzzlement)}`;
}
