// The definition, for tests: every deal, one by one, judged by the entries themselves. Slow and plain on purpose;
// it shares no code with the count, the search or the rules.

import { CARD_KINDS, cardsOf } from "../table/deck.ts";
import { type Entry, type Log, type Suggestion, showsOf } from "../table/entry.ts";
import { ENVELOPE, FACE_UP, handSizesOf, type Setup } from "../table/setup.ts";

/** Who has each card. */
export type DealMap = ReadonlyMap<string, string>;

/** Every deal that fits the setup and the log. */
export function allDeals(setup: Setup, log: Log): DealMap[] {
  const cards = cardsOf(setup.deck).filter(({ id }) => !setup.faceUp.includes(id));
  const sizes = handSizesOf(setup);
  const deals: DealMap[] = [];
  const owners = new Map<string, string>(setup.faceUp.map((id) => [id, FACE_UP]));
  const held = new Map<string, number>();
  const room = (name: string) => (held.get(name) ?? 0) < (sizes[setup.players.indexOf(name)]?.max ?? 0);
  const give = (at: number): void => {
    const card = cards[at];
    if (!card) {
      const enough = setup.players.every((name, seat) => (held.get(name) ?? 0) >= (sizes[seat]?.min ?? 0));
      if (enough && CARD_KINDS.every((kind) => held.get(kind) === 1) && log.every((entry) => isTrue(entry, owners))) {
        deals.push(new Map(owners));
      }
      return;
    }
    for (const owner of [...setup.players, ENVELOPE]) {
      const slot = owner === ENVELOPE ? card.kind : owner;
      if (owner === ENVELOPE ? (held.get(slot) ?? 0) > 0 : !room(owner) || !agrees(setup, owner, card.id)) continue;
      if (owner === ENVELOPE && setup.myHand?.includes(card.id)) continue;
      owners.set(card.id, owner);
      held.set(slot, (held.get(slot) ?? 0) + 1);
      give(at + 1);
      held.set(slot, (held.get(slot) ?? 0) - 1);
    }
    owners.delete(card.id);
  };
  give(0);
  return deals;
}

/** I have my hand and nothing else. */
function agrees({ me, myHand }: Setup, owner: string, card: string): boolean {
  return !myHand || (owner === me) === myHand.includes(card);
}

function isTrue(entry: Entry, owners: DealMap): boolean {
  if (entry.type === "fact") return (owners.get(entry.card) === entry.owner) === entry.holds;
  if (entry.type === "link") return entry.cards.some((card) => owners.get(card) === entry.player);
  if (entry.type === "accusation") {
    return entry.cards.every((card) => owners.get(card) === ENVELOPE) === entry.correct;
  }
  const has = (player: string, card: string) => owners.get(card) === player;
  if (entry.passed.some((player) => entry.cards.some((card) => has(player, card)))) return false;
  return showsOf(entry).every(({ player, card }) =>
    card === null ? entry.cards.some((each) => has(player, each)) : has(player, card),
  );
}

/** The chance of the choices I saw, given the deal; only the first show of a card is a choice. */
export function choiceWeight(setup: Setup, log: Log, deal: DealMap): number {
  const seen = log.filter((entry): entry is Suggestion => entry.type === "suggestion");
  const shown = new Set<string>();
  const isFirst = (name: string) => !shown.has(name) && shown.add(name);
  return seen.reduce((weight, entry) => {
    const factors = showsOf(entry)
      .filter(({ player, card }) => card !== null && player !== setup.me && isFirst(`${player}|${card}`))
      .map(({ player }) => entry.cards.filter((card) => deal.get(card) === player).length);
    return factors.reduce((product, count) => product / count, weight);
  }, 1);
}
