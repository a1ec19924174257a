// Sentences that only the page needs: what happened in an entry, where a deduction comes from, how long ago.

import {
  type Claim,
  cardsOf,
  type Entry,
  type Log,
  type Setup,
  sayCard,
  sayClaim,
  sayHolder,
  showsOf,
} from "@demonstrandum/deals";
import type { Words } from "../../../words/words.ts";

/** As a card is labelled. */
export function cardName({ table }: Words["clue"], { deck }: Setup, id: string): string {
  const card = cardsOf(deck).find((each) => each.id === id);
  return card ? table.cardName(deck, card) : id;
}

export const cardNames = (words: Words["clue"], setup: Setup, cards: readonly string[]): string[] =>
  cards.map((card) => cardName(words, setup, card));

/** As sentences name them. */
export const saidCards = ({ table }: Words["clue"], setup: Setup, cards: readonly string[]): string[] =>
  cards.map((card) => sayCard(table, setup, card));

/** A claim as a whole sentence. */
export const tellClaim = ({ table }: Words["clue"], setup: Setup, claim: Claim): string =>
  table.sentence(sayClaim(table, setup, claim));

/** When something became known, by the clock: "14:32"; nothing for what the setup says. */
export const sayClock = ({ figures }: Words["clue"], time: number): string => (time < 1e12 ? "" : figures.clock(time));

/** What happened, in one or two short sentences. */
export function tellEntry(words: Words["clue"], setup: Setup, entry: Entry): string {
  const { told, table } = words;
  const holder = (name: string) => sayHolder(table, setup, name);
  if (entry.type === "fact") return told.known(tellClaim(words, setup, { ...entry, kind: "cell" }));
  if (entry.type === "link") return told.knownOneOf(holder(entry.player), saidCards(words, setup, entry.cards));
  const cards = cardNames(words, setup, entry.cards);
  if (entry.type === "accusation") {
    return told.accused(entry.by === null ? null : holder(entry.by), cards, entry.correct);
  }
  return told.suggestion({
    by: holder(entry.by),
    cards,
    passed: entry.passed.map(holder),
    shows: showsOf(entry).map(({ player, card }) => ({
      by: holder(player),
      card: card === null ? null : sayCard(table, setup, card),
    })),
  });
}

/** An entry of the log with its number; nothing if it is not there. */
export function tellNumbered(words: Words["clue"], setup: Setup, log: Log, id: string): string {
  const at = log.findIndex((entry) => entry.id === id);
  const entry = log[at];
  return entry ? words.told.numbered(at + 1, tellEntry(words, setup, entry)) : "";
}

export const sayWhichCard = ({ told }: Words["clue"], { me }: Setup, asker: string | null, shower: string): string =>
  told.whichCard(shower === me ? null : shower, asker === me);

/** How long ago, roughly. */
export function sayWhen({ figures }: Words["clue"], time: number, now: number): string {
  const minutes = Math.floor((now - time) / 60_000);
  if (minutes < 60) return figures.minutesAgo(minutes);
  return minutes < 60 * 24 ? figures.hoursAgo(Math.floor(minutes / 60)) : figures.date(time);
}
