// Why it matters that a group is connected.

import { type Connected, canHold, countBits } from "@demonstrandum/logic";
import { settledBy, theseAre } from "./count.ts";
import { peopleIn } from "./people.ts";
import { groundsOf, joinFacts, plainly, type WhyQuestion } from "./question.ts";
import { type Clause, so } from "./saying.ts";
import { settledIn } from "./settled.ts";

export function byConnection(question: WhyQuestion, part: Connected): Clause {
  const { value } = part;
  const { table, premises, claims, counts } = question;
  const members = value ? premises.value : premises.known & ~premises.value;
  const barred = premises.known & ~members;
  const since = (next: Clause): Clause =>
    barred === 0 ? next : { kind: "andAlso", grounds: theseAre(table, barred, !value), next };
  const joint = peopleIn(table, members);
  const [claim] = claims;
  const identity = claim && claims.length === 1 ? settledBy(claim) : undefined;
  const isPlain = counts.length > 0 || members === 0;
  if (claims.length === 0) return isPlain ? divided(question, part) : since({ kind: "nothingConnects", people: joint });
  if (!claim || identity === undefined || isPlain) return plainly(question);
  const people = peopleIn(table, claim.of);
  const way: Clause =
    identity !== value
      ? { kind: "nothingConnectsWith", people, others: joint }
      : { kind: "connectedOnlyThrough", people: joint, size: countBits(members), through: people };
  return since(so(way, theseAre(table, claim.of, identity)));
}

/** Counts settle who stands apart from the others, or leave that open. */
function divided(question: WhyQuestion, part: Connected): Clause {
  const { table, premises, counts } = question;
  const counted = counts.reduce((mask, { of }) => mask | of, 0);
  const settled = settledIn(counted, counts, premises);
  const found = joinFacts(premises, settled);
  const grounds = groundsOf(question) ?? { kind: "clauses", of: [] };
  if (settled.known === 0 || canHold([part], found)) return { kind: "neverConnected", grounds, identity: part.value };
  const members = part.value ? found.value : found.known & ~found.value;
  return { kind: "andAlso", grounds, next: { kind: "nothingConnects", people: peopleIn(table, members) } };
}
