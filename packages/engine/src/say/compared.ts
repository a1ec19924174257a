// Why a comparison of two groups shows what it shows.

import { type Compare, type Count, countBits, fullMask, type Mask } from "@demonstrandum/logic";
import { sayCountOf } from "./count.ts";
import { totalOf } from "./counted.ts";
import { sayPeople } from "./people.ts";
import { wordingOf } from "./prose.ts";
import { type Puzzlement, sayClaims, sayCountedPeople, sayGrounds } from "./puzzlement.ts";

export function sayCompared(puzzlement: Puzzlement, { left, right, allowed }: Compare): string {
  const { claims } = puzzlement;
  const claimed = claims.reduce((mask, { of }) => mask | of, 0);
  const wantsMore = Math.max(...allowed) >= countBits(left);
  const wantsLess = Math.min(...allowed) <= -countBits(right);
  const sides = [
    saySide(puzzlement, left & ~claimed, wantsLess, wantsMore),
    saySide(puzzlement, right & ~claimed, wantsMore, wantsLess),
  ].filter((text) => text !== "");
  const grounds = sayGrounds(puzzlement);
  const words = wordingOf(puzzlement.table);
  const because = words.because(grounds, words.clauses(sides));
  const match = sides.length === 0 ? sayMatch(puzzlement, left, right) : "";
  const reason = words.apart([match, because].filter((text) => text !== ""));
  return claims.length === 0 ? words.doesNotFit(reason) : words.so(reason, sayClaims(puzzlement));
}

/** Those whom both sides count make no difference: "it comes down to Li Mu against Wang Hua". */
function sayMatch({ table, known }: Puzzlement, left: Mask, right: Mask): string {
  const sides = [left & ~right, right & ~left].filter((side) => side !== 0);
  return wordingOf(table).comesDownTo(sides.map((side) => sayPeople(table, side, known)));
}

/** "of the four in row 1 at most 2 are elves": what is known of one side of a comparison and matters, if anything. */
function saySide(puzzlement: Puzzlement, people: Mask, onlyLeast: boolean, onlyMost: boolean): string {
  const { table, identity } = puzzlement;
  const size = countBits(people);
  const [least, most] = totalOf(puzzlement, { kind: "count", of: people, allowed: fullMask(size + 1) }, 0);
  const isKnown = least === most && (least === 0 || least === size);
  const [from, to] = [onlyMost ? 0 : least, onlyLeast ? size : most];
  if (size < 2 || isKnown || (from === 0 && to === size)) return "";
  const count: Count = { kind: "count", of: people, allowed: fullMask(to + 1) & ~fullMask(from) };
  return sayCountOf(table, count, sayCountedPeople(puzzlement, people), identity);
}
