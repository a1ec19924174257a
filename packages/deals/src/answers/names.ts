// Finds the names of cards and players in a typed sentence.
// Some names are ordinary words ("Me", "Will"), some players are called like suspects; the words around decide.

import { cardsOf } from "../table/deck.ts";
import { wordsFor } from "../table/editions.ts";
import type { Setup } from "../table/setup.ts";

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

/** A word of a sentence, or the card or player that it names. */
export interface SentenceToken {
  readonly word: string;
  readonly card?: string;
  readonly player?: string;
  readonly isUnclear?: boolean;
}

/** What a sentence names, word by word. */
export function tokensIn(text: string, setup: Setup): SentenceToken[] {
  const words = wordsOf(text);
  const names = namesIn(setup);
  const tokens: SentenceToken[] = [];
  for (let at = 0; at < words.length; ) {
    const name = names.find((each) => matches(words, at, each));
    const role = name && roleOf(words, at, name);
    tokens.push(tokenOf(words[at]?.low ?? "", name, role));
    at += name && role ? name.words.length : 1;
  }
  return tokens;
}

function tokenOf(word: string, name: Name | undefined, role: ReturnType<typeof roleOf> | undefined): SentenceToken {
  if (!name || !role) return { word };
  if (role === "player") return { word, player: name.player ?? "" };
  return { word, card: name.card ?? "", ...(role === "unclear" && { isUnclear: true }) };
}

/** Every single word of a name, written small, with the cards and players that it is a word of. */
export function wordsThatName(setup: Setup): Map<string, readonly string[]> {
  const named = new Map<string, readonly string[]>();
  for (const { words, card, player } of namesIn(setup))
    for (const word of words) named.set(word, [...(named.get(word) ?? []), card ?? player ?? ""]);
  return named;
}

function wordsOf(text: string): Word[] {
  const plain = text.replace(/[’`]/g, "'").replace(/'s\b/gi, " 's");
  return [...plain.matchAll(/[\p{L}\p{N}]+(?:'[\p{L}]+)?|'s/gu)].map(([typed]) => ({
    typed,
    low: typed.toLowerCase(),
  }));
}

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
