// Why a comparison of two groups shows what it shows.

import { type Compare, type Count, countBits, fullMask, type Mask } from "@demonstrandum/logic";
import { sayList } from "@demonstrandum/text";
import { sayCountOf } from "./count.ts";
import { totalOf } from "./counted.ts";
import { sayPeople } from "./people.ts";
import { type Puzzlement, sayClaims, sayCountedPeople, sayGrounds } from "./puzzlement.ts";

export function sayCompared(puzzlement: Puzzlement, { left, right }: Compare): string {
  const { claims } = puzzlement;
  const claimed = claims.reduce((mask, { of }) => mask | of, 0);
  const sides = [left, right].map((side) => saySide(puzzlement, side, claimed)).filter((text) => text !== "");
  const grounds = sayGrounds(puzzlement);
  const sum = sayList(sides);
  const because = [grounds, sum].filter((text) => text !== "").join(": ");
  const end = claims.length === 0 ? "which does not fit" : `so ${sayClaims(puzzlement)}`;
  return `${because === "" ? sayMatch(puzzlement, left, right) : because}, ${end}`;
}

/** Those whom both sides count make no difference: "it comes down to Li Mu against Wang Hua". */
function sayMatch({ table, known }: Puzzlement, left: Mask, right: Mask): string {
  const sides = [left & ~right, right & ~left].filter((side) => side !== 0);
  return `it comes down to ${sides.map((side) => sayPeople(table, side, known)).join(" against ")}`;
}

/** "of the four in row 1 at most 2 are elves": what is known of one side of a comparison, if anything. */
function saySide(puzzlement: Puzzlement, side: Mask, claimed: Mask): string {
  const { table, identity } = puzzlement;
  const rest = side & ~claimed;
  const size = countBits(rest);
  const [least, most] = totalOf(puzzlement, { kind: "count", of: rest, allowed: fullMask(size + 1) }, 0);
  const isKnown = least === most && (least === 0 || least === size);
  if (size < 2 || isKnown || (least === 0 && most === size)) return "";
  const count: Count = { kind: "count", of: rest, allowed: fullMask(most + 1) & ~fullMask(least) };
  return sayCountOf(table, count, sayCountedPeople(puzzlement, rest), identity);
}
