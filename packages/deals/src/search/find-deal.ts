// Is there a deal that fits the evidence? Links are settled by search, everything else by matching,
// so that a refuted assumption is a proof and never a matter of luck.

import { type CardMask, cardsIn, size, type Table } from "../table/layout.ts";
import { assume, close, copyPosition, type Demands, demandsOf, type Position, startPosition } from "./holdings.ts";
import { dealOpenCards, type World } from "./matching.ts";
import { type Constraint, denyAll, type Evidence, type Literal } from "./restriction.ts";

/** A deal that fits the evidence and the extra assumptions, or undefined when there is none. */
export function findWorld({ table, constraints }: Evidence, extra: readonly Constraint[] = []): World | undefined {
  const position = startPosition(table, constraints);
  for (const constraint of extra) assume(position, constraint);
  const all = extra.length === 0 ? constraints : [...constraints, ...extra];
  return settle(table, demandsOf(all), position);
}

/** Whether the evidence proves that at least one of the literals is true. */
export function proves(evidence: Evidence, literals: readonly Literal[]): boolean {
  return findWorld(evidence, denyAll(literals)) === undefined;
}

export function isConsistent(evidence: Evidence): boolean {
  return findWorld(evidence) !== undefined;
}

function settle(table: Table, demands: Demands, position: Position): World | undefined {
  if (!close(table, demands, position)) return undefined;
  const world = dealOpenCards(table, position);
  if (world === undefined) return undefined;
  const hit = openHit(demands, position, world);
  if (hit) return branch(table, demands, position, hit.owner, hit.cards);
  const wrong = wrongEnvelope(table, demands, world);
  if (wrong === undefined) return world;
  return branch(table, demands, position, table.envelope, (position.may[table.envelope] ?? 0) & ~wrong);
}

/** Tries each card for the owner in turn, remembering that the earlier ones did not fit. */
function branch(table: Table, demands: Demands, position: Position, owner: number, cards: CardMask): World | undefined {
  const rest = copyPosition(position);
  for (const card of cardsIn(cards & (position.may[owner] ?? 0))) {
    const next = copyPosition(rest);
    next.has[owner] = (next.has[owner] ?? 0) | (1 << card);
    const world = settle(table, demands, next);
    if (world) return world;
    rest.may[owner] = (rest.may[owner] ?? 0) & ~(1 << card);
  }
  return undefined;
}

/** The tightest link that the deal at hand does not satisfy. */
function openHit({ hits }: Demands, { may }: Position, world: World) {
  let best: { owner: number; cards: CardMask } | undefined;
  for (const { owner, cards } of hits) {
    if (cardsIn(cards).some((card) => world[card] === owner)) continue;
    const open = cards & (may[owner] ?? 0);
    if (!best || size(open) < size(best.cards)) best = { owner, cards: open };
  }
  return best;
}

/** The accusation that the deal at hand would make right, if any. */
function wrongEnvelope({ envelope }: Table, { wrong }: Demands, world: World): CardMask | undefined {
  return wrong.find((triple) => cardsIn(triple).every((card) => world[card] === envelope));
}
