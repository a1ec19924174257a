// Finds the names of cards and players in a typed sentence, and leaves the rest as its shape: "does P have the C".
// Some names are ordinary words ("Me", "Will"), some players are called like suspects; the words around decide.

import { type CardKind, cardsOf } from "../table/deck.ts";
import { wordsFor } from "../table/editions.ts";
import type { Setup } from "../table/setup.ts";

export interface ReadSentence {
  /** The sentence in lower case, with C for a card, P for a player and E for the envelope. */
  readonly shape: string;
  readonly cards: readonly string[];
  readonly players: readonly string[];
  readonly kindOf: ReadonlyMap<string, CardKind>;
  /** A name that may be a card or a player, when nothing around it tells. */
  readonly unclear?: string;
}

interface Word {
  /** As it was typed, without punctuation. */
  readonly typed: string;
  readonly low: string;
}

interface Name {
  readonly words: readonly string[];
  readonly card?: string;
  readonly player?: string;
}

/** Names that mean something else in most sentences. */
const ORDINARY = new Set(
  "me i you he she it we they us my one all any may will mark art bill grace hope joy faith drew guy chip dot rich pat rob sue jack ace max page case king queen".split(
    " ",
  ),
);

export function readSentence(text: string, setup: Setup): ReadSentence {
  const words = wordsOf(text);
  const names = namesIn(setup);
  const shape: string[] = [];
  const cards: string[] = [];
  const players: string[] = [];
  let unclear: string | undefined;
  for (let at = 0; at < words.length; ) {
    const name = names.find((each) => matches(words, at, each));
    const role = name && roleOf(words, at, name);
    if (!name || !role) {
      shape.push(words[at]?.low ?? "");
      at++;
      continue;
    }
    if (role === "unclear") unclear = name.card;
    if (role === "player") players.push(name.player ?? "");
    else cards.push(name.card ?? "");
    shape.push(role === "player" ? "P" : "C");
    at += name.words.length;
  }
  const kindOf = new Map(cardsOf(setup.deck).map(({ id, kind }) => [id, kind]));
  const found = { cards: [...new Set(cards)], players: [...new Set(players)] };
  return { shape: withEnvelope(shape.join(" ")), ...found, kindOf, ...(unclear !== undefined && { unclear }) };
}

function wordsOf(text: string): Word[] {
  const plain = text.replace(/[’`]/g, "'").replace(/'s\b/gi, " 's");
  return [...plain.matchAll(/[\p{L}\p{N}]+(?:'[\p{L}]+)?|'s/gu)].map(([typed]) => ({
    typed,
    low: typed.toLowerCase(),
  }));
}

const withEnvelope = (shape: string): string =>
  shape.replace(/\b(envelope|solution|secret file|case file|confidential file|middle)\b/g, "E");

/** Longest first, so that "Billiard Room" is not read as "Billiard" and a room. */
function namesIn(setup: Setup): Name[] {
  const split = (word: string) => wordsOf(word).map(({ low }) => low);
  const players = setup.players.map((player) => ({ words: split(player), player }));
  const printed = new Set(cardsOf(setup.deck).map(({ name }) => name.toLowerCase()));
  const cards = cardsOf(setup.deck).flatMap(({ id, name }) =>
    wordsFor(id, name)
      .filter((word) => word === name.toLowerCase() || !printed.has(word))
      .map((word) => ({ words: split(word), card: id })),
  );
  const both = players.map((name) => {
    const card = cards.find((each) => each.words.join(" ") === name.words.join(" "));
    return card ? { ...name, card: card.card } : name;
  });
  return [...both, ...cards].filter(({ words }) => words.length > 0).sort((a, b) => b.words.length - a.words.length);
}

function matches(words: readonly Word[], at: number, { words: wanted, player, card }: Name): boolean {
  if (!wanted.every((word, step) => words[at + step]?.low === word)) return false;
  const typed = words[at]?.typed ?? "";
  if (player === undefined || card !== undefined || wanted.length > 1 || !ORDINARY.has(typed.toLowerCase()))
    return true;
  // An ordinary word is a name only where it is written and used as one.
  return (
    typed !== typed.toLowerCase() &&
    isActor(words, at, 1) &&
    !["tell", "give", "show"].includes(words[at - 1]?.low ?? "")
  );
}

const BEFORE = new Set("does did can could will would has is by to from against player".split(" "));
const AFTER = new Set(
  "has have had holds hold held shows showed show passes passed asks asked knows know owns own bluffs bluffing 's".split(
    " ",
  ),
);

/** Whether the word is somebody who does something. */
function isActor(words: readonly Word[], at: number, length: number): boolean {
  return BEFORE.has(words[at - 1]?.low ?? "") || AFTER.has(words[at + length]?.low ?? "");
}

function roleOf(words: readonly Word[], at: number, { card, player, words: own }: Name) {
  if (player === undefined) return "card";
  if (card === undefined) return "player";
  if (words[at - 1]?.low === "the" || words[at - 1]?.low === "card") return "card";
  if (AFTER.has(words[at + own.length]?.low ?? "") || words[at - 1]?.low === "player") return "player";
  if (["has", "have", "hold", "holds", "show", "shows", "showed", "is"].includes(words[at - 1]?.low ?? ""))
    return "card";
  return isActor(words, at, own.length) ? "player" : "unclear";
}
