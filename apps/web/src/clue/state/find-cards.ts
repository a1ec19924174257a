// Reads cards out of typed or pasted words: "plum, lead pipe & hall". Forgiving about case, spacing and shortened names.
import { cardsOf, type Deck, type PlayingCard } from "@demonstrandum/deals";

export interface FoundCards {
  readonly cards: readonly PlayingCard[];
  /** Words that name no card of the deck. */
  readonly unknown: readonly string[];
}

const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");

/** The one card a word can mean; a beginning of three letters or more will do if it is clear. */
function findCard(deck: readonly PlayingCard[], word: string): PlayingCard | undefined {
  const wanted = plain(word);
  if (wanted === "") return undefined;
  const exact = deck.find(({ id, name }) => plain(name) === wanted || plain(id) === wanted);
  if (exact || wanted.length < 3) return exact;
  const starts = deck.filter(({ name }) => [name, ...name.split(/\s+/)].some((part) => plain(part).startsWith(wanted)));
  return starts.length === 1 ? starts[0] : undefined;
}

export function findCards(deck: Deck, text: string): FoundCards {
  const cards = cardsOf(deck);
  const found = new Set<PlayingCard>();
  const unknown: string[] = [];
  for (const part of text.split(/[,;\n&+]| and /i)) {
    const words = part.trim().split(/\s+/).filter(Boolean);
    while (words.length > 0) takeLongest(cards, words, found, unknown);
  }
  return { cards: cards.filter((card) => found.has(card)), unknown };
}

/** Takes the longest run of words from the front that is a card, or one word that is none. */
function takeLongest(cards: readonly PlayingCard[], words: string[], found: Set<PlayingCard>, unknown: string[]): void {
  for (let length = words.length; length > 0; length--) {
    const card = findCard(cards, words.slice(0, length).join(" "));
    if (!card) continue;
    found.add(card);
    words.splice(0, length);
    return;
  }
  unknown.push(...words.splice(0, 1));
}
