// A game as one short word for a link or a QR code: names and cards become numbers, the rest is deflated.

import { makeBase64url, parseBase64url } from "@demonstrandum/text";
import { deflateSync, inflateSync, strFromU8, strToU8 } from "fflate";
import { cardsOf } from "./deck.ts";
import { DECKS } from "./editions.ts";
import type { Entry, Suggestion } from "./entry.ts";
import { TableError } from "./error.ts";
import { parseJson, parseSavedGame, type SavedGame, TABLE_FORMAT } from "./saved-game.ts";
import { ENVELOPE, type Setup } from "./setup.ts";

/** No shared game unpacks to more than this; guards against links made to exhaust memory. */
const MAX_BYTES = 400_000;
const VERSION = "1";

/** The game as a word of letters, digits, "-" and "_". */
export function makeShareText(game: SavedGame): string {
  const { setup, log, id, name, created, changed } = game;
  const code = makeCode(setup);
  const deck = DECKS.find((known) => known.id === setup.deck.id && sameCards(known, setup.deck));
  const packed = [
    { id, name, created, changed },
    { ...setup, deck: deck ? deck.id : setup.deck },
    log.map((entry) => packEntry(entry, code)),
  ];
  return VERSION + makeBase64url(deflateSync(strToU8(JSON.stringify(packed)), { level: 9 }));
}

/** Reads a shared word; throws a TableError in plain words. */
export function parseShareText(text: string): SavedGame {
  const packed = parseJson(unpackText(text.trim()));
  if (!Array.isArray(packed)) throw broken();
  const [head, setup, log]: unknown[] = packed;
  if (typeof head !== "object" || !Array.isArray(log)) throw broken();
  const bare = parseSavedGame({ format: TABLE_FORMAT, ...head, setup, log: [] });
  const code = makeCode(bare.setup);
  return parseSavedGame({ ...bare, log: log.map((entry: unknown) => unpackEntry(entry, code)) });
}

function broken(): TableError {
  return new TableError("format", "", "this link does not hold a table; perhaps it was cut off.");
}

function sameCards(a: Setup["deck"], b: Setup["deck"]): boolean {
  return JSON.stringify(cardsOf(a)) === JSON.stringify(cardsOf(b));
}

interface Code {
  readonly cards: readonly string[];
  readonly owners: readonly string[];
}

function makeCode({ deck, players }: Setup): Code {
  return { cards: cardsOf(deck).map(({ id }) => id), owners: [...players, ENVELOPE] };
}

type Packed = readonly unknown[];

function packEntry(entry: Entry, code: Code): Packed {
  const card = (id: string | null) => (id === null ? -1 : code.cards.indexOf(id));
  const owner = (name: string | null) => (name === null ? -1 : code.owners.indexOf(name));
  const stamp = [entry.id, entry.time];
  if (entry.type === "fact") return ["f", ...stamp, owner(entry.owner), card(entry.card), entry.holds ? 1 : 0];
  const cards = entry.cards.map(card);
  if (entry.type === "link") return ["l", ...stamp, owner(entry.player), cards];
  if (entry.type === "accusation") return ["a", ...stamp, owner(entry.by), cards, entry.correct ? 1 : 0];
  const answers = [entry.passed.map(owner), owner(entry.shower), card(entry.card)];
  const all = entry.allShow?.map((show) => [owner(show.player), card(show.card)]);
  return ["s", ...stamp, owner(entry.by), cards, ...answers, ...(all ? [all] : [])];
}

function unpackEntry(data: unknown, code: Code): unknown {
  if (!Array.isArray(data)) throw broken();
  const [tag, id, time, ...rest]: unknown[] = data;
  const card = (at: unknown) => (typeof at === "number" ? (code.cards[at] ?? null) : null);
  const owner = (at: unknown) => (typeof at === "number" ? (code.owners[at] ?? null) : null);
  const list = <T>(items: unknown, read: (item: unknown) => T) => (Array.isArray(items) ? items.map(read) : []);
  const [who, what, third, fourth, fifth, sixth] = rest;
  const stamp = { id, time };
  if (tag === "f") return { ...stamp, type: "fact", owner: owner(who), card: card(what), holds: third === 1 };
  const cards = list(what, card);
  if (tag === "l") return { ...stamp, type: "link", player: owner(who), cards };
  if (tag === "a") return { ...stamp, type: "accusation", by: owner(who), cards, correct: third === 1 };
  const shows = sixth === undefined ? {} : { allShow: list(sixth, (show) => unpackShow(show, owner, card)) };
  const answers = { passed: list(third, owner), shower: owner(fourth), card: card(fifth) };
  return { ...stamp, type: "suggestion", by: owner(who), cards, ...answers, ...shows };
}

function unpackShow(
  show: unknown,
  owner: (at: unknown) => string | null,
  card: (at: unknown) => string | null,
): NonNullable<Suggestion["allShow"]>[number] {
  const [who, what] = Array.isArray(show) ? show : [];
  return { player: owner(who) ?? "", card: card(what) };
}

function unpackText(text: string): string {
  if (!text.startsWith(VERSION)) throw broken();
  try {
    const bytes = parseBase64url(text.slice(VERSION.length));
    if (bytes === undefined) throw broken();
    return strFromU8(inflateSync(bytes, { out: new Uint8Array(MAX_BYTES) }));
  } catch {
    throw broken();
  }
}
