// Is there a deal that fits the evidence? Links are settled by search, everything else by matching,
// so that a refuted assumption is a proof and never a matter of luck.

import { type CardMask, cardsIn, type Layout, size } from "../table/layout.ts";
import type { Effort } from "./effort.ts";
import { assume, close, copyHoldings, type Demands, demandsOf, type Holdings, startHoldings } from "./holdings.ts";
import { type Deal, dealOpenCards } from "./matching.ts";
import { type CellFact, denyAll, type Evidence, type Restriction } from "./restriction.ts";

/** A deal, or that there is none; "open" when the effort did not suffice to tell. */
export type Found = Deal | "none" | "open";

export const isDeal = (found: Found): found is Deal => found !== "none" && found !== "open";

/** A deal that fits the evidence and the extra assumptions. */
export function findDeal(
  { layout, restrictions }: Evidence,
  effort: Effort,
  extra: readonly Restriction[] = [],
): Found {
  const holdings = startHoldings(layout, restrictions);
  for (const restriction of extra) assume(holdings, restriction);
  const all = extra.length === 0 ? restrictions : [...restrictions, ...extra];
  return settle({ layout, demands: demandsOf(all), effort }, holdings);
}

/** Whether the evidence is shown to prove that at least one of the cells is true. */
export function proves(evidence: Evidence, cells: readonly CellFact[], effort: Effort): boolean {
  return findDeal(evidence, effort, denyAll(cells)) === "none";
}

interface Search {
  readonly layout: Layout;
  readonly demands: Demands;
  readonly effort: Effort;
}

function settle(search: Search, holdings: Holdings): Found {
  const { layout, demands, effort } = search;
  if (!effort.spend()) return "open";
  if (!close(layout, demands, holdings)) return "none";
  const deal = dealOpenCards(layout, holdings);
  if (deal === undefined) return "none";
  const hit = openHit(demands, holdings, deal);
  if (hit) return branch(search, holdings, hit.owner, hit.cards);
  const wrong = wrongEnvelope(layout, demands, deal);
  if (wrong === undefined) return deal;
  return branch(search, holdings, layout.envelope, (holdings.may[layout.envelope] ?? 0) & ~wrong);
}

/** Tries each card for the owner in turn, remembering that the earlier ones did not fit. */
function branch(search: Search, holdings: Holdings, owner: number, cards: CardMask): Found {
  const rest = copyHoldings(holdings);
  for (const card of cardsIn(cards & (holdings.may[owner] ?? 0))) {
    const next = copyHoldings(rest);
    next.has[owner] = (next.has[owner] ?? 0) | (1 << card);
    const found = settle(search, next);
    if (found !== "none") return found;
    rest.may[owner] = (rest.may[owner] ?? 0) & ~(1 << card);
  }
  return "none";
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
