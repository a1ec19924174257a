// Random small tables with true logs of every kind of entry, for tests that compare with the definition.

import { pickIndex, type Random, seedRandom } from "../random.ts";
import { ask, simulateGame } from "../simulate.ts";
import { cardsOf, type Deck, parseDeck } from "../table/deck.ts";
import type { Entry } from "../table/entry.ts";
import { ENVELOPE, FACE_UP, type Setup } from "../table/setup.ts";

export interface SmallTable {
  readonly setup: Setup;
  readonly log: Entry[];
  readonly owners: ReadonlyMap<string, string>;
}

const words = (letter: string, count: number) => Array.from({ length: count }, (_, at) => `${letter}${at + 1}`);

function smallDeck(random: Random): Deck {
  const sizes = [2, 2, 2].map((least) => least + pickIndex(random, 2));
  const [suspects = 2, weapons = 2, rooms = 2] = sizes;
  return parseDeck({
    id: "small",
    name: "Small",
    suspects: words("S", suspects),
    weapons: words("W", weapons),
    rooms: words("R", rooms),
  });
}

/** A table of six to nine cards; hand sizes, my hand and open cards are known or not as the seed has it. */
export function smallTable(seed: number): SmallTable {
  const random = seedRandom(seed * 2654435761);
  const deck = smallDeck(random);
  const players = 2 + pickIndex(random, 3);
  const game = simulateGame({ deck, players, turns: 0, seed: seed + 17 });
  const hidden = pickIndex(random, 4);
  const owners = new Map(game.owners);
  // An even deal is assumed where no sizes are given, so no card may be taken from a hand there.
  const faceUp = hidden !== 1 && seed % 3 === 0 ? turnUp(owners) : [];
  const { me, myHand, handSizes: _, ...rest } = game.setup;
  const sizes = rest.players.map((name) => [...owners.values()].filter((owner) => owner === name).length);
  const setup: Setup = {
    ...rest,
    faceUp,
    ...(hidden !== 1 && { handSizes: sizes.map((size, seat) => (hidden === 3 && seat > 1 ? null : size)) }),
    ...(hidden !== 2 && { me, myHand }),
    ...(hidden === 3 && { unevenDeal: true }),
  };
  const turns = pickIndex(random, 9);
  const log = Array.from({ length: turns }, (_, turn) => trueEntry(setup, owners, random, turn));
  return { setup, log, owners };
}

/** Lays a card of the second player open. */
function turnUp(owners: Map<string, string>): string[] {
  const card = [...owners].find(([, owner]) => owner === "P2")?.[0];
  if (card === undefined) return [];
  owners.set(card, FACE_UP);
  return [card];
}

function trueEntry(setup: Setup, owners: ReadonlyMap<string, string>, random: Random, turn: number): Entry {
  const stamp = { id: `e${turn}`, time: turn };
  const cards = tripleOf(setup.deck, random);
  const sort = pickIndex(random, 12);
  if (sort === 0) {
    const correct = cards.every((card) => owners.get(card) === ENVELOPE);
    return { ...stamp, type: "accusation", by: setup.players[0] ?? "", cards, correct };
  }
  if (sort === 1) {
    const card = cards[pickIndex(random, 3)] ?? "";
    const owner = random() < 0.5 ? ENVELOPE : (setup.players[pickIndex(random, setup.players.length)] ?? "");
    return { ...stamp, type: "fact", owner, card, holds: owners.get(card) === owner };
  }
  const shower = setup.players.find((player) => cards.some((card) => owners.get(card) === player));
  if (sort === 2 && shower !== undefined) return { ...stamp, type: "link", player: shower, cards };
  if (sort === 3) return everyoneShows(setup, owners, random, stamp, cards);
  return { ...ask(setup, owners, random, turn, cards), ...stamp };
}

function everyoneShows(
  setup: Setup,
  owners: ReadonlyMap<string, string>,
  random: Random,
  stamp: { id: string; time: number },
  cards: [string, string, string],
): Entry {
  const by = setup.players[pickIndex(random, setup.players.length)] ?? "";
  const others = setup.players.filter((name) => name !== by);
  const heldBy = (name: string) => cards.filter((card) => owners.get(card) === name);
  const passed = others.filter((name) => heldBy(name).length === 0);
  const allShow = others
    .filter((name) => heldBy(name).length > 0)
    .map((player) => {
      const held = heldBy(player);
      return { player, card: by === setup.me ? (held[pickIndex(random, held.length)] ?? null) : null };
    });
  return { ...stamp, type: "suggestion", by, cards, passed, shower: null, card: null, allShow };
}

function tripleOf(deck: Deck, random: Random): [string, string, string] {
  const pick = (kind: string) => {
    const cards = cardsOf(deck).filter((card) => card.kind === kind);
    return cards[pickIndex(random, cards.length)]?.id ?? "";
  };
  return [pick("suspect"), pick("weapon"), pick("room")];
}
