// Why it matters that a group is connected.

import { type Connected, countBits } from "@demonstrandum/logic";
import { settledBy, theseAre } from "./count.ts";
import { peopleIn } from "./people.ts";
import { type Puzzlement, plainly } from "./puzzlement.ts";
import { type Clause, so } from "./saying.ts";

export function byConnection(puzzlement: Puzzlement, { value }: Connected): Clause {
  const { table, premises, claims, counts } = puzzlement;
  const members = value ? premises.value : premises.known & ~premises.value;
  const barred = premises.known & ~members;
  const since = (next: Clause): Clause =>
    barred === 0 ? next : { kind: "andAlso", grounds: theseAre(table, barred, !value), next };
  const joint = peopleIn(table, members);
  const [claim] = claims;
  const identity = claim && claims.length === 1 ? settledBy(claim) : undefined;
  const isPlain = counts.length > 0 || members === 0;
  if (claims.length === 0 && !isPlain) return since({ kind: "nothingConnects", people: joint });
  if (!claim || identity === undefined || isPlain) return plainly(puzzlement);
  const people = peopleIn(table, claim.of);
  const way: Clause =
    identity !== value
      ? { kind: "nothingConnectsWith", people, others: joint }
      : { kind: "connectedOnlyThrough", people: joint, size: countBits(members), through: people };
  return since(so(way, theseAre(table, claim.of, identity)));
}
