// Is there a deal that fits the evidence? Links are settled by search, everything else by matching,
// so that a refuted assumption is a proof and never a matter of luck.

import { type CardMask, cardsIn, type Layout, size } from "../table/layout.ts";
import { assume, close, copyHoldings, type Demands, demandsOf, type Holdings, startHoldings } from "./holdings.ts";
import { type Deal, dealOpenCards } from "./matching.ts";
import { type CellFact, denyAll, type Evidence, type Restriction } from "./restriction.ts";

/** A deal that fits the evidence and the extra assumptions, or undefined when there is none. */
export function findDeal({ layout, restrictions }: Evidence, extra: readonly Restriction[] = []): Deal | undefined {
  const holdings = startHoldings(layout, restrictions);
  for (const restriction of extra) assume(holdings, restriction);
  const all = extra.length === 0 ? restrictions : [...restrictions, ...extra];
  return settle(layout, demandsOf(all), holdings);
}

/** Whether the evidence proves that at least one of the cells is true. */
export function proves(evidence: Evidence, cells: readonly CellFact[]): boolean {
  return findDeal(evidence, denyAll(cells)) === undefined;
}

export function hasDeal(evidence: Evidence): boolean {
  return findDeal(evidence) !== undefined;
}

function settle(layout: Layout, demands: Demands, holdings: Holdings): Deal | undefined {
  if (!close(layout, demands, holdings)) return undefined;
  const deal = dealOpenCards(layout, holdings);
  if (deal === undefined) return undefined;
  const hit = openHit(demands, holdings, deal);
  if (hit) return branch(layout, demands, holdings, hit.owner, hit.cards);
  const wrong = wrongEnvelope(layout, demands, deal);
  if (wrong === undefined) return deal;
  return branch(layout, demands, holdings, layout.envelope, (holdings.may[layout.envelope] ?? 0) & ~wrong);
}

/** Tries each card for the owner in turn, remembering that the earlier ones did not fit. */
function branch(
  layout: Layout,
  demands: Demands,
  holdings: Holdings,
  owner: number,
  cards: CardMask,
): Deal | undefined {
  const rest = copyHoldings(holdings);
  for (const card of cardsIn(cards & (holdings.may[owner] ?? 0))) {
    const next = copyHoldings(rest);
    next.has[owner] = (next.has[owner] ?? 0) | (1 << card);
    const deal = settle(layout, demands, next);
    if (deal) return deal;
    rest.may[owner] = (rest.may[owner] ?? 0) & ~(1 << card);
  }
  return undefined;
}

/** The tightest link that the deal at hand does not satisfy. */
function openHit({ hits }: Demands, { may }: Holdings, deal: Deal) {
  let best: { owner: number; cards: CardMask } | undefined;
  for (const { owner, cards } of hits) {
    if (cardsIn(cards).some((card) => deal[card] === owner)) continue;
    const open = cards & (may[owner] ?? 0);
    if (!best || size(open) < size(best.cards)) best = { owner, cards: open };
  }
  return best;
}

/** The accusation that the deal at hand would make right, if any. */
function wrongEnvelope({ envelope }: Layout, { wrong }: Demands, deal: Deal): CardMask | undefined {
  return wrong.find((triple) => cardsIn(triple).every((card) => deal[card] === envelope));
}
