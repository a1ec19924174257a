// Why it matters that a group is connected.

import { type Connected, countBits } from "@demonstrandum/logic";
import { sayThese, settledBy } from "./count.ts";
import { sayPeople } from "./people.ts";
import { type Puzzlement, sayClaims, sayPlainly } from "./puzzlement.ts";

export function sayLinked(puzzlement: Puzzlement, { value }: Connected): string {
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
