// The log: what happened at the table, entry by entry. An entry is corrected by editing or deleting it,
// because everything else is computed afresh from the whole log.

import * as v from "valibot";
import { CARD_KINDS, cardsOf } from "./deck.ts";
import { parseShape, TableError, type TableErrorCode } from "./error.ts";
import { ENVELOPE, type Setup } from "./setup.ts";

const Name = v.pipe(v.string(), v.trim(), v.minLength(1, "a name is empty."));
const Triple = v.tuple([Name, Name, Name], "expected three cards: a suspect, a weapon and a room.");
const Stamp = { id: Name, time: v.pipe(v.number(), v.minValue(0)) };
const Seen = v.optional(v.nullable(Name), null);

const SuggestionSchema = v.object({
  ...Stamp,
  type: v.literal("suggestion"),
  by: Name,
  cards: Triple,
  passed: v.optional(v.array(Name), []),
  shower: Seen,
  card: Seen,
  allShow: v.optional(v.array(v.object({ player: Name, card: Seen }))),
});

const LinkSchema = v.object({
  ...Stamp,
  type: v.literal("link"),
  player: Name,
  cards: v.pipe(v.array(Name), v.minLength(1, "a link names no card.")),
});

const AccusationSchema = v.object({
  ...Stamp,
  type: v.literal("accusation"),
  by: v.optional(v.nullable(Name), null),
  cards: Triple,
  correct: v.optional(v.boolean(), false),
});

const FactSchema = v.object({ ...Stamp, type: v.literal("fact"), owner: Name, card: Name, holds: v.boolean() });

/** Entries of a log, as they are read. */
export const EntrySchema = v.variant(
  "type",
  [SuggestionSchema, LinkSchema, AccusationSchema, FactSchema],
  'expected an entry of type "suggestion", "link", "accusation" or "fact".',
);

/** A player asked; `passed` could not show, `shower` showed `card` (null when I did not see it). */
export type Suggestion = v.InferOutput<typeof SuggestionSchema>;
/** A player holds at least one of some cards, from whatever source. */
export type LinkEntry = v.InferOutput<typeof LinkSchema>;
/** A triple that someone named as the solution; usually wrong, or the game would be over. */
export type Accusation = v.InferOutput<typeof AccusationSchema>;
/** "I know that …": a fact set by hand. */
export type ManualFact = v.InferOutput<typeof FactSchema>;
/** Something that happened at the table. */
export type Entry = v.InferOutput<typeof EntrySchema>;
/** What happened at the table, in order. */
export type Log = readonly Entry[];

/** One card shown by one player. */
export interface Show {
  readonly player: string;
  readonly card: string | null;
}

/** Everyone who showed a card in a suggestion: nobody, one player, or several where all must show. */
export function showsOf({ shower, card, allShow }: Suggestion): Show[] {
  const first = shower === null ? [] : [{ player: shower, card }];
  return [...first, ...(allShow ?? [])];
}

/** Reads a log for a setup; throws a TableError that names the entry. */
export function parseLog(data: unknown, setup: Setup): Entry[] {
  if (!Array.isArray(data)) throw new TableError("shape", "log", "expected a list of entries.");
  const log = data.map((item: unknown, index) => parseEntry(item, setup, `entry ${index + 1}`));
  for (const [index, { id }] of log.entries()) {
    if (log.findIndex((entry) => entry.id === id) !== index) {
      throw new TableError("id_twice", `entry ${index + 1}`, `the id "${id}" is used twice.`);
    }
  }
  return log;
}

/** Reads one entry; `where` is how an error names it. */
export function parseEntry(data: unknown, setup: Setup, where = "entry"): Entry {
  const entry = parseShape(EntrySchema, data, where);
  const fail: Fail = (code, message, ...about) => {
    throw new TableError(code, where, message, about);
  };
  checkNames(entry, setup, fail);
  if (entry.type === "suggestion") checkSuggestion(entry, setup, fail);
  return entry;
}

type Fail = (code: TableErrorCode, message: string, ...about: readonly string[]) => never;

function checkNames(entry: Entry, setup: Setup, fail: Fail): void {
  for (const name of playersNamed(entry)) {
    if (!setup.players.includes(name)) fail("unknown_player", `there is no player called "${name}".`, name);
  }
  const deck = cardsOf(setup.deck);
  const kinds = cardsNamed(entry).map((id) => {
    const card = deck.find((each) => each.id === id);
    return card ? card.kind : fail("unknown_card", `the deck has no card "${id}".`, id);
  });
  if (entry.type === "fact") return;
  const twice = entry.cards.find((id, index) => entry.cards.indexOf(id) !== index);
  if (twice !== undefined) fail("card_twice", `the card ${twice} is named twice.`, twice);
  if (entry.type !== "link" && CARD_KINDS.some((kind, index) => kinds[index] !== kind)) {
    fail("card_kinds", "name a suspect, a weapon and a room, in this order.");
  }
}

function playersNamed(entry: Entry): string[] {
  if (entry.type === "suggestion") {
    return [entry.by, ...entry.passed, ...showsOf(entry).map(({ player }) => player)];
  }
  if (entry.type === "accusation") return entry.by === null ? [] : [entry.by];
  if (entry.type === "link") return [entry.player];
  return entry.owner === ENVELOPE ? [] : [entry.owner];
}

function cardsNamed(entry: Entry): string[] {
  return entry.type === "fact" ? [entry.card] : [...entry.cards];
}

function checkSuggestion(entry: Suggestion, setup: Setup, fail: Fail): void {
  const shows = showsOf(entry);
  const showers = shows.map(({ player }) => player);
  const answered = [...entry.passed, ...showers];
  if (answered.includes(entry.by)) fail("asker_answered", `${entry.by} asked and cannot answer as well.`, entry.by);
  const both = entry.passed.find((name) => showers.includes(name));
  if (both !== undefined) fail("shower_passed", `${both} cannot both pass and show a card.`, both);
  const twice = answered.find((name, index) => answered.indexOf(name) !== index);
  if (twice !== undefined) fail("player_twice", `${twice} answers twice.`, twice);
  if (entry.card !== null && entry.shower === null) fail("card_not_asked", "a card was shown, but by nobody.");
  for (const { card } of shows) {
    if (card !== null && !entry.cards.includes(card)) fail("card_not_asked", `${card} was not asked for.`, card);
  }
  if (!setup.answersInAnyOrder && !entry.allShow) checkOrder(entry, setup, fail);
}

/** Once a card is shown nobody further round the table is asked. */
function checkOrder({ by, passed, shower }: Suggestion, { players }: Setup, fail: Fail): void {
  if (shower === null) return;
  const turn = (name: string) => (players.indexOf(name) - players.indexOf(by) + players.length) % players.length;
  const late = passed.find((name) => turn(name) > turn(shower));
  if (late !== undefined) {
    fail("shower_before_passer", `${shower} showed a card before it was ${late}'s turn to pass.`, shower, late);
  }
}

/** Players who sit between the asker and the answer but are not in the entry; worth a second look, never an error. */
export function skippedPlayers(setup: Setup, entry: Suggestion): string[] {
  const { players } = setup;
  const asker = players.indexOf(entry.by);
  const round = players.map((_, turn) => players[(asker + turn) % players.length] ?? "").slice(1);
  const end = entry.shower === null || entry.allShow ? round.length : round.indexOf(entry.shower);
  const answered = [...entry.passed, ...showsOf(entry).map(({ player }) => player)];
  return round.slice(0, end).filter((name) => !answered.includes(name));
}
