// Why it matters that a group is connected.

import { type Connected, countBits } from "@demonstrandum/logic";
import { sayThese, settledBy } from "./count.ts";
import { sayPeople } from "./people.ts";
import { wordingOf } from "./prose.ts";
import { type Puzzlement, sayPlainly } from "./puzzlement.ts";

export function sayLinked(puzzlement: Puzzlement, { value }: Connected): string {
  const { table, premises, claims, counts } = puzzlement;
  const members = value ? premises.value : premises.known & ~premises.value;
  const barred = premises.known & ~members;
  const words = wordingOf(table);
  const since = barred === 0 ? "" : words.and(sayThese(table, barred, !value));
  const joined = sayPeople(table, members);
  const [claim] = claims;
  const identity = claim && claims.length === 1 ? settledBy(claim) : undefined;
  const isPlain = counts.length > 0 || members === 0;
  if (claims.length === 0 && !isPlain) return since + words.nothingConnects(joined);
  if (!claim || identity === undefined || isPlain) return sayPlainly(puzzlement);
  const people = sayPeople(table, claim.of);
  const way =
    identity !== value
      ? words.nothingConnectsWith(people, joined)
      : words.connectedOnlyThrough(joined, countBits(members), people);
  return since + words.so(way, sayThese(table, claim.of, identity));
}
