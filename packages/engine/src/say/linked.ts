// Why it matters that a group is connected.

import { type Connected, canHold, countBits } from "@demonstrandum/logic";
import { sayThese, settledBy } from "./count.ts";
import { sayPeople } from "./people.ts";
import { kindWord, wordingOf } from "./prose.ts";
import { joinFacts, type Puzzlement, sayGrounds, sayPlainly } from "./puzzlement.ts";
import { settledIn } from "./settled.ts";

export function sayLinked(puzzlement: Puzzlement, part: Connected): string {
  const { value } = part;
  const { table, premises, claims, counts } = puzzlement;
  const members = value ? premises.value : premises.known & ~premises.value;
  const barred = premises.known & ~members;
  const words = wordingOf(table);
  const since = barred === 0 ? "" : words.and(sayThese(table, barred, !value));
  const joined = sayPeople(table, members);
  const [claim] = claims;
  const identity = claim && claims.length === 1 ? settledBy(claim) : undefined;
  const isPlain = counts.length > 0 || members === 0;
  if (claims.length === 0) return isPlain ? sayDivided(puzzlement, part) : since + words.nothingConnects(joined);
  if (!claim || identity === undefined || isPlain) return sayPlainly(puzzlement);
  const people = sayPeople(table, claim.of);
  const way =
    identity !== value
      ? words.nothingConnectsWith(people, joined)
      : words.connectedOnlyThrough(joined, countBits(members), people);
  return since + words.so(way, sayThese(table, claim.of, identity));
}

/** Counts settle who stands apart from the others, or leave that open. */
function sayDivided(puzzlement: Puzzlement, part: Connected): string {
  const { table, premises, counts } = puzzlement;
  const words = wordingOf(table);
  const counted = counts.reduce((mask, { of }) => mask | of, 0);
  const settled = settledIn(counted, counts, premises);
  const found = joinFacts(premises, settled);
  const grounds = sayGrounds(puzzlement);
  if (settled.known === 0 || canHold([part], found)) return words.neverConnected(grounds, kindWord(table, part.value));
  const members = part.value ? found.value : found.known & ~found.value;
  return words.and(grounds) + words.nothingConnects(sayPeople(table, members));
}
