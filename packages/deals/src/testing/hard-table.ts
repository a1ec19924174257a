// A table made to be hard: ten players, any hand sizes, and far more links than a game has, each of six cards.
// Small enough for a link or a request, and endless for a search without a bound.

import { pickIndex, seedRandom, shuffled } from "../random.ts";
import { cardsOf, MASTER_DETECTIVE } from "../table/deck.ts";
import { type Entry, parseLog } from "../table/entry.ts";
import { parseSetup, type Setup } from "../table/setup.ts";

const PLAYERS = 10;
const LINKS = 87;
const FACTS = 47;

/** Links that a deal satisfies, or with `broken` some that hardly any does. */
export function hardTable(seed: number, broken = false): { readonly setup: Setup; readonly log: Entry[] } {
  const random = seedRandom(seed);
  const players = Array.from({ length: PLAYERS }, (_, seat) => `P${seat + 1}`);
  const setup = parseSetup({ deck: MASTER_DETECTIVE, players, unevenDeal: true });
  const cards = cardsOf(MASTER_DETECTIVE).map(({ id }) => id);
  const owners = new Map(cards.map((card) => [card, players[pickIndex(random, PLAYERS)] ?? ""]));
  const links = Array.from({ length: LINKS }, (_, at) => {
    const player = players[at % PLAYERS] ?? "";
    const held = cards.filter((card) => owners.get(card) === player);
    const sure = broken ? [] : held.slice(0, 1);
    const rest = shuffled(
      random,
      cards.filter((card) => !sure.includes(card)),
    ).slice(0, 6 - sure.length);
    return { type: "link", id: `l${at}`, time: at, player, cards: [...sure, ...rest] };
  });
  const facts = Array.from({ length: FACTS }, (_, at) => {
    const card = cards[pickIndex(random, cards.length)] ?? "";
    const owner = players.filter((name) => name !== owners.get(card))[pickIndex(random, PLAYERS - 1)];
    return { type: "fact", id: `f${at}`, time: LINKS + at, owner, card, holds: false };
  });
  return { setup, log: parseLog([...links, ...facts], setup) };
}
