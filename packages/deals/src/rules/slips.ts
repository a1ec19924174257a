// Which of several entries that cannot all be right is the likeliest slip: the one that the most of its own small corrections would mend.

import type { Effort } from "../search/effort.ts";
import { findDeal, isDeal } from "../search/find-deal.ts";
import { makeEvidence, onlyEntries } from "../search/restriction.ts";
import { cardsOf } from "../table/deck.ts";
import type { Accusation, Entry, LinkEntry, Log, ManualFact, Suggestion } from "../table/entry.ts";
import { type Layout, makeLayout } from "../table/layout.ts";
import { ENVELOPE, type Setup } from "../table/setup.ts";
import { fittingEntries } from "./reasons.ts";

/** Steps for one correction: most are refused or mended at once. */
const A_LOOK = 2_000;

/** The id of the entry to look at first; undefined where nothing tells them apart. */
export function likeliestSlip(setup: Setup, log: Log, suspects: readonly string[], effort: Effort): string | undefined {
  const layout = makeLayout(setup);
  const scored = suspects.map((id) => ({
    id,
    fits: fitsWithout(layout, log, id, effort),
    mends: mendingShare(setup, layout, log, id, effort),
  }));
  const [best, next] = scored.sort((a, b) => b.fits - a.fits || b.mends - a.mends);
  return best && (!next || best.fits > next.fits || best.mends > next.mends) ? best.id : undefined;
}

/** How many entries fit together once this one is gone. */
function fitsWithout(layout: Layout, log: Log, id: string, effort: Effort): number {
  const evidence = makeEvidence(layout, log);
  const others = [...log.keys()].filter((at) => log[at]?.id !== id);
  const isAll = isDeal(
    findDeal(
      onlyEntries(evidence, (at) => others.includes(at)),
      effort.part(A_LOOK),
    ),
  );
  return isAll ? others.length : fittingEntries(evidence, others, effort).length;
}

/** The part of an entry's corrections after which everything fits. */
function mendingShare(setup: Setup, layout: Layout, log: Log, id: string, effort: Effort): number {
  const entry = log.find((each) => each.id === id);
  const slips = entry ? correctionsOf(setup, entry) : [];
  const mending = slips.filter((slip) => {
    const mended = log.map((each) => (each.id === id ? slip : each));
    return isDeal(findDeal(makeEvidence(layout, mended), effort.part(A_LOOK)));
  });
  return slips.length === 0 ? 0 : mending.length / slips.length;
}

/** An entry with one thing in it changed. */
export function correctionsOf(setup: Setup, entry: Entry): Entry[] {
  if (entry.type === "suggestion") return [...otherCards(setup, entry), ...otherAnswers(setup, entry)];
  if (entry.type === "accusation") return otherCards(setup, entry);
  if (entry.type === "link") return otherHolders(setup, entry);
  return otherFacts(setup, entry);
}

/** A card that was shown and is no longer asked for was the one beside it. */
function otherCards<E extends Suggestion | Accusation>(setup: Setup, entry: E): E[] {
  const kinds = new Map(cardsOf(setup.deck).map(({ id, kind }) => [id, kind]));
  return entry.cards.flatMap((card, place) =>
    [...kinds.keys()]
      .filter((other) => other !== card && kinds.get(other) === kinds.get(card))
      .map((other) => {
        const cards = entry.cards.with(place, other) as E["cards"];
        return "card" in entry && entry.card === card ? { ...entry, cards, card: other } : { ...entry, cards };
      }),
  );
}

/** Somebody else showed, or nobody; or another card was seen. */
function otherAnswers({ players }: Setup, entry: Suggestion): Suggestion[] {
  if (entry.allShow) return [];
  const seat = players.indexOf(entry.by);
  const round = [...players.slice(seat + 1), ...players.slice(0, Math.max(seat, 0))];
  const showers = [...round, null].filter((player) => player !== entry.shower);
  const cards = entry.card === null ? [] : entry.cards.filter((card) => card !== entry.card);
  return [
    ...showers.map((shower) => {
      const passed = shower === null ? round : round.slice(0, round.indexOf(shower));
      return { ...entry, shower, passed, card: shower === null ? null : entry.card };
    }),
    ...cards.map((card) => ({ ...entry, card })),
  ];
}

const otherHolders = ({ players }: Setup, entry: LinkEntry): LinkEntry[] =>
  players.filter((player) => player !== entry.player).map((player) => ({ ...entry, player }));

function otherFacts({ players, deck }: Setup, entry: ManualFact): ManualFact[] {
  const owners = [...players, ENVELOPE].filter((owner) => owner !== entry.owner);
  const cards = cardsOf(deck).filter(({ id }) => id !== entry.card);
  return [
    { ...entry, holds: !entry.holds },
    ...owners.map((owner) => ({ ...entry, owner })),
    ...cards.map(({ id }) => ({ ...entry, card: id })),
  ];
}
