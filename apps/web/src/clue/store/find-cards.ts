// Reads cards out of typed or pasted words: "plum, lead pipe & hall". Forgiving about case, spacing and shortened names.
import { cardsOf, type Deck, type PlayingCard, type TableWording } from "@demonstrandum/deals";

export interface FoundCards {
  readonly cards: readonly PlayingCard[];
  /** Words that name no card of the deck. */
  readonly unknown: readonly string[];
}

const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");

/** A card by what is printed on it and by what it is called in the language of the page. */
interface NamedCard extends PlayingCard {
  readonly called: string;
}

/** The one card a word can mean; a beginning of three letters or more, or of two characters, will do if it is clear. */
function findCard(deck: readonly NamedCard[], word: string): NamedCard | undefined {
  const wanted = plain(word);
  if (wanted === "") return undefined;
  const exact = deck.find(({ id, name, called }) => [name, id, called].some((each) => plain(each) === wanted));
  if (exact || wanted.length < (/\p{Script=Han}/u.test(wanted) ? 2 : 3)) return exact;
  const starts = deck.filter(({ name, called }) =>
    [name, called, ...name.split(/\s+/)].some((part) => plain(part).startsWith(wanted)),
  );
  return starts.length === 1 ? starts[0] : undefined;
}

export function findCards(words: TableWording, deck: Deck, text: string): FoundCards {
  const cards = cardsOf(deck).map((card) => ({ ...card, called: words.cardName(deck, card) }));
  const found = new Set<NamedCard>();
  const unknown: string[] = [];
  for (const part of text.split(/[,;\n&+，、；。和]| and /i)) {
    const parts = part.trim().split(/\s+/).filter(Boolean);
    while (parts.length > 0) takeLongest(cards, parts, found, unknown);
  }
  return { cards: cards.filter((card) => found.has(card)), unknown };
}

/** Takes the longest run of words from the front that is a card, or one word that is none. */
function takeLongest(cards: readonly NamedCard[], words: string[], found: Set<NamedCard>, unknown: string[]): void {
  for (let length = words.length; length > 0; length--) {
    const card = findCard(cards, words.slice(0, length).join(" "));
    if (!card) continue;
    found.add(card);
    words.splice(0, length);
    return;
  }
  unknown.push(...words.splice(0, 1));
}
