// Whom a sentence is about, by where they stand in it.

import type { CardKind } from "../../table/deck.ts";
import type { Concept, Mention } from "./concept.ts";
import type { AskedSentence } from "./sentence.ts";

/** The first player named, or whoever asks, where "I" is said. */
export const subjectOf = ({ players, isMine, me }: AskedSentence): string | undefined =>
  players[0] ?? (isMine ? me : undefined);

/** All named, and whoever asks, where "I" is said. */
export const allNamed = ({ players, isMine, me }: AskedSentence): readonly string[] =>
  isMine && me !== undefined && !players.includes(me) ? [...players, me] : players;

export const namedKind = ({ kinds }: AskedSentence): { readonly of?: CardKind } =>
  kinds.length === 1 && kinds[0] !== undefined ? { of: kinds[0] } : {};

export const playerOf = (sentence: AskedSentence): { readonly player?: string } => {
  const player = subjectOf(sentence);
  return player === undefined ? {} : { player };
};

export const cardOf = ({ cards: [card] }: AskedSentence): { readonly card?: string } =>
  card === undefined ? {} : { card };

/** The three cards of a suggestion, where one of each kind is named. */
export function askedTriple({ cards, kindOf: kinds }: AskedSentence): readonly [string, string, string] | undefined {
  const of = (kind: CardKind) => cards.filter((card) => kinds.get(card) === kind);
  const [[suspect, ...a], [weapon, ...b], [room, ...c]] = [of("suspect"), of("weapon"), of("room")];
  if (suspect === undefined || weapon === undefined || room === undefined || a.length + b.length + c.length > 0)
    return undefined;
  return [suspect, weapon, room];
}

export interface Showing {
  readonly by?: string;
  readonly to?: string;
}

const means = (mention: Mention | undefined, ...concepts: readonly Concept[]): boolean =>
  mention !== undefined && concepts.some((concept) => mention.concepts.includes(concept));

/** Who showed, and whom: "what did Ben show me", "was I shown anything by Ben", "which of my cards has Ben seen". */
export function showingOf({ mentions, me }: AskedSentence): Showing {
  const verb = mentions.findIndex((each) => means(each, "showed", "show"));
  const seen = mentions.findIndex((each) => means(each, "seen"));
  const isSeeing = verb < 0 && seen >= 0 && !mentions.some((each) => means(each, "to") && each.word !== "to");
  const at = isSeeing || verb < 0 ? seen : verb;
  const isPassive = !isSeeing && means(mentions[at], "passive");
  let by: string | undefined;
  let to: string | undefined;
  for (const [place, mention] of mentions.entries()) {
    const actor = mention.player ?? (means(mention, "i", "my") ? me : undefined);
    if (actor === undefined) continue;
    const before = mentions[place - 1];
    if (means(before, "by", "from") || means(mention, "my")) by ??= actor;
    else if (means(before, "to")) to ??= actor;
    else if (isSeeing || isPassive === place < at) to ??= actor;
    else by ??= actor;
  }
  return { ...(by !== undefined && { by }), ...(to !== undefined && { to }) };
}

/** "Have I asked Ben about it". */
export const asksThemselves = ({ mentions }: AskedSentence): boolean => {
  const mine = mentions.findIndex(({ concepts }) => concepts.includes("i"));
  return mine >= 0 && mine < mentions.findIndex(({ player }) => player !== undefined);
};

/** "Ben's last question", and not "what did Ben show last round". */
export const ownsEntry = ({ mentions }: AskedSentence): boolean =>
  mentions.some(({ player }, at) => player !== undefined && ["'s", "的"].includes(mentions[at + 1]?.word ?? ""));
