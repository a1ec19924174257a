// Reads typed questions. Names of cards and players are found first; what is left of the sentence tells the kind.

import { cardsOf } from "../table/deck.ts";
import { ENVELOPE, type Setup } from "../table/setup.ts";

export type Question =
  | { readonly kind: "owner"; readonly card: string }
  | { readonly kind: "cell"; readonly owner: string; readonly card: string }
  | { readonly kind: "hand"; readonly player: string }
  | { readonly kind: "why"; readonly owner?: string; readonly card: string }
  | { readonly kind: "suppose"; readonly owner: string; readonly cards: readonly string[]; readonly holds: boolean }
  | { readonly kind: "nobody"; readonly cards: readonly string[] }
  | { readonly kind: "ask"; readonly room?: string }
  | { readonly kind: "show"; readonly asker?: string; readonly cards: readonly string[] }
  | { readonly kind: "accuse" }
  | { readonly kind: "close"; readonly player?: string }
  | { readonly kind: "envelope" }
  | { readonly kind: "deals" }
  | { readonly kind: "insights" };

/** What was asked, or undefined when it cannot be made out. */
export function parseQuestion(text: string, setup: Setup): Question | undefined {
  const read = readNames(
    ` ${text
      .toLowerCase()
      .replace(/[’']s\b/g, "")
      .replace(/[?!.,;:"“”]/g, " ")} `,
    setup,
  );
  return read && READERS.map((reader) => reader(read)).find((question) => question !== undefined);
}

/** The sentence with names taken out, and the names in order of appearance. */
interface Read {
  readonly words: string;
  readonly cards: readonly string[];
  readonly rooms: readonly string[];
  readonly players: readonly string[];
  readonly envelope: boolean;
}

interface Name {
  readonly word: string;
  readonly card?: string;
  readonly player?: string;
}

function readNames(text: string, setup: Setup): Read {
  const cards = cardsOf(setup.deck);
  const names: Name[] = [
    ...cards.flatMap(({ id, name }) => [id, name].map((word) => ({ word: word.toLowerCase(), card: id }))),
    ...setup.players.map((player) => ({ word: player.toLowerCase(), player })),
  ].sort((a, b) => b.word.length - a.word.length);
  let words = text;
  const found: (Name & { readonly at: number })[] = [];
  for (const name of names) {
    const at = words.indexOf(` ${name.word} `);
    if (at < 0) continue;
    found.push({ ...name, at });
    words = words.replace(` ${name.word} `, ` ${"#".repeat(name.word.length)} `);
  }
  found.sort((a, b) => a.at - b.at);
  const cardIds = [...new Set(found.flatMap(({ card }) => card ?? []))];
  return {
    words,
    cards: cardIds,
    rooms: cardIds.filter((id) => cards.some((card) => card.id === id && card.kind === "room")),
    players: [...new Set(found.flatMap(({ player }) => player ?? []))],
    envelope: /\b(envelope|solution|murder|secret)\b/.test(words),
  };
}

type Reader = (read: Read) => Question | undefined;

const suppose: Reader = ({ words, cards, players, envelope }) => {
  if (!/\b(what if|suppose|assume|assuming|if)\b/.test(words) || cards.length === 0) return undefined;
  if (/\b(nobody|no one|none)\b/.test(words)) return { kind: "nobody", cards };
  const owner = players[0] ?? (envelope ? ENVELOPE : undefined);
  const holds = !/\b(pass(es|ed)?|not|no|doesn t|does not|cannot|without|n t)\b|doesn/.test(words);
  return owner === undefined ? undefined : { kind: "suppose", owner, cards, holds };
};

const why: Reader = ({ words, cards, players, envelope }) => {
  const [card] = cards;
  if (!/\b(why|how do (you|we) know|prove|proof|explain)\b/.test(words) || card === undefined) return undefined;
  const owner = players[0] ?? (envelope ? ENVELOPE : undefined);
  return { kind: "why", card, ...(owner !== undefined && { owner }) };
};

const show: Reader = ({ words, cards, players }) => {
  if (!/\b(which|what)\b.*\bshow\b|\bshould i show\b/.test(words)) return undefined;
  return { kind: "show", cards, ...(players[0] !== undefined && { asker: players[0] }) };
};

const accuse: Reader = ({ words }) => (/\b(accus\w*|win now|risk)\b/.test(words) ? { kind: "accuse" } : undefined);

const close: Reader = ({ words, players }) => {
  if (!/\b(close|closest|threat\w*|danger\w*|ahead|winning|nearest)\b/.test(words)) return undefined;
  return { kind: "close", ...(players[0] !== undefined && { player: players[0] }) };
};

const ask: Reader = ({ words, rooms }) => {
  if (!/\b(ask|suggest\w*|next|guess|do now|advice|advise|recommend\w*)\b/.test(words)) return undefined;
  return { kind: "ask", ...(rooms[0] !== undefined && { room: rooms[0] }) };
};

const aboutCard: Reader = ({ words, cards, players, envelope }) => {
  const [card] = cards;
  if (card === undefined) return undefined;
  if (/\b(who|where|whose)\b/.test(words)) return { kind: "owner", card };
  const owner = players[0] ?? (envelope ? ENVELOPE : undefined);
  return owner === undefined ? { kind: "owner", card } : { kind: "cell", owner, card };
};

const hand: Reader = ({ words, players }) => {
  const [player] = players;
  if (player === undefined || !/\b(have|has|hold|holds|hand|cards?|know|about|got)\b/.test(words)) return undefined;
  return { kind: "hand", player };
};

const envelopeAsked: Reader = ({ words, envelope }) =>
  envelope || /\b(who did it|answer|most likely|probable|who dunn?it)\b/.test(words) ? { kind: "envelope" } : undefined;

const deals: Reader = ({ words }) =>
  /\bhow many\b|\b(deals|worlds|possibilities)\b/.test(words) ? { kind: "deals" } : undefined;

const insights: Reader = ({ words }) =>
  /\b(insights?|summary|summar\w*|know|learned|happening|status|news|overview)\b/.test(words)
    ? { kind: "insights" }
    : undefined;

/** Tried in this order; the first that understands the sentence wins. */
const READERS: readonly Reader[] = [
  suppose,
  why,
  show,
  accuse,
  close,
  ask,
  aboutCard,
  hand,
  envelopeAsked,
  deals,
  insights,
];
