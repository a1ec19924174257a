// What a language model writes instead of figures: "[chance | Bob | Knife]". A reference names a result of the engine by
// what it is about, and is worded here together with that, so that no figure can stand beside the wrong card.

import { advise } from "../advice/advise.ts";
import type { Habits } from "../advice/habits.ts";
import { type Analysis, analyse } from "../analyse.ts";
import { CARD_KINDS, type CardKind, cardsOf } from "../table/deck.ts";
import type { Log } from "../table/entry.ts";
import { TableError } from "../table/error.ts";
import { ENVELOPE, type Setup } from "../table/setup.ts";
import { supposeEntries } from "./about-moves.ts";
import { sayCloseness } from "./briefing.ts";
import { sayHabits } from "./say-habits.ts";
import { sayChance, sayHolding, sayMany, sayTriple } from "./words.ts";

/** The table a model advises about. */
export interface AdvisedTable {
  readonly setup: Setup;
  readonly log: Log;
  readonly room: string | null;
  /** How the players tend to play, as far as the asking device knows. */
  readonly habits: readonly Habits[];
}

interface ReferenceKind {
  /** How it is written, for the model. */
  readonly form: string;
  readonly say: (table: AdvisedTable, words: readonly string[]) => string;
}

const KINDS: Readonly<Record<string, ReferenceKind>> = {
  chance: {
    form: "[chance | PLAYER or ENVELOPE | CARD]",
    say: (table, [owner, card]) =>
      sayCell(table, analyseTable(table), ownerNamed(table, owner), cardNamed(table, card)),
  },
  if: {
    form: "[if | PLAYER or ENVELOPE | CARD | yes or no | PLAYER or ENVELOPE | CARD]",
    say: sayIf,
  },
  envelope: { form: "[envelope | SUSPECT | WEAPON | ROOM]", say: sayEnvelope },
  open: {
    form: "[open]",
    say: (table) => sayMany(analyseTable(table).envelopes.length, "possible envelope"),
  },
  ask: { form: "[ask | SUSPECT | WEAPON | ROOM]", say: (table, words) => sayAsk(table, tripleNamed(table, words)) },
  best: { form: "[best] or [best | ROOM]", say: (table, [room]) => sayAsk(table, undefined, room) },
  accuse: { form: "[accuse]", say: sayAccusing },
  close: { form: "[close | PLAYER]", say: sayClose },
  habit: { form: "[habit | PLAYER]", say: sayHabit },
  entry: { form: "[entry | NUMBER]", say: ({ log }, [number]) => `entry ${entryNamed(log, number)}` },
};

/** All forms, for the model. */
export const REFERENCE_FORMS: readonly string[] = Object.values(KINDS).map(({ form }) => form);

/** What a reference says, as a part of a sentence; throws a TableError when it is none, or names what is not there. */
export function sayReference(table: AdvisedTable, written: string): string {
  const [kind = "", ...words] = written.split("|").map((word) => word.trim());
  const found = Object.hasOwn(KINDS, kind.toLowerCase()) ? KINDS[kind.toLowerCase()] : undefined;
  if (!found) return refuse(`there is no reference "${kind}".`);
  return found.say(table, words);
}

const refuse = (text: string): never => {
  throw new TableError("format", "", text);
};

const analyseTable = ({ setup, log }: AdvisedTable): Analysis => consistent(analyse(setup, log, { explain: false }));

const consistent = (analysis: Analysis): Analysis =>
  analysis.consistent ? analysis : refuse("the entries contradict each other.");

function sayCell({ setup }: AdvisedTable, { probabilities, exactness }: Analysis, owner: string, card: string): string {
  if (exactness === "rules") return refuse("this table is too much to work out.");
  const about = exactness === "sampled" ? "about " : "";
  return `${sayHolding(setup, owner, card)} (${about}${sayChance(probabilities[card]?.[owner] ?? 0)})`;
}

function sayIf(table: AdvisedTable, [owner, card, whether, owner2, card2]: readonly string[]): string {
  if (whether !== "yes" && whether !== "no") return refuse('say "yes" or "no" of what is supposed.');
  const given = { owner: ownerNamed(table, owner), card: cardNamed(table, card) };
  const supposed = supposeEntries(given.owner, [given.card], whether === "yes");
  const then = analyse(table.setup, [...table.log, ...supposed], { explain: false });
  const condition = `if ${whether === "no" ? "it is not so that " : ""}${sayHolding(table.setup, given.owner, given.card)}`;
  if (!then.consistent) return `${condition}, which cannot be`;
  return `${condition}, then ${sayCell(table, then, ownerNamed(table, owner2), cardNamed(table, card2))}`;
}

function sayEnvelope(table: AdvisedTable, words: readonly string[]): string {
  const cards = tripleNamed(table, words);
  const { envelopes } = analyseTable(table);
  const chance = envelopes.find((each) => each.cards.join() === cards.join())?.probability ?? 0;
  return `${sayTriple(table.setup, cards)} in the envelope (${sayChance(chance)})`;
}

/** A suggestion and what it is worth; the best one when none is given. */
function sayAsk(table: AdvisedTable, cards?: readonly string[], room?: string): string {
  const { setup, log } = table;
  const where = room === undefined ? (cards ? undefined : table.room) : cardNamed(table, room, "room");
  const { suggestions } = advise(setup, log, { opponents: false, ...(where && { room: where }) });
  const found = cards ? suggestions.find((each) => each.cards.join() === cards.join()) : suggestions[0];
  if (!found) return refuse("there is no such suggestion.");
  const left = sayMany(Math.max(1, Math.round(found.leaves)), "envelope");
  return `${sayTriple(setup, found.cards)} (leaves about ${left}; nobody can answer: ${sayChance(found.nobody)})`;
}

function sayAccusing({ setup, log }: AdvisedTable): string {
  const { envelope, now, afterAsking } = advise(setup, log).accuse;
  const triple = sayTriple(setup, envelope.cards);
  if (now >= 1) return `${triple} are proved to be in the envelope`;
  return `the best accusation, ${triple}, is right with ${sayChance(now)}, after one more answer with ${sayChance(afterAsking)} on average`;
}

function sayClose(table: AdvisedTable, [player]: readonly string[]): string {
  const name = playerNamed(table, player);
  const found = advise(table.setup, table.log).opponents.find((each) => each.player === name);
  return found ? sayCloseness(found).replace(/\.$/, "") : refuse("that is no opponent.");
}

function sayHabit(table: AdvisedTable, [player]: readonly string[]): string {
  const name = playerNamed(table, player);
  const habits = table.habits.find((each) => each.player === name);
  const [said] = habits ? sayHabits(table.setup, habits) : [];
  if (said === undefined) return `no habit of ${name} is known`;
  return `a habit of ${name}, which is a guess: ${said.replace(/\.$/, "").toLowerCase()}`;
}

const isNamed = (word: string | undefined, ...names: readonly string[]): boolean =>
  names.some((name) => name.toLowerCase() === word?.toLowerCase().replace(/^the /, ""));

function cardNamed({ setup }: AdvisedTable, word: string | undefined, kind?: CardKind): string {
  const card = cardsOf(setup.deck).find(
    (each) => (kind === undefined || each.kind === kind) && isNamed(word, each.id, each.name),
  );
  return card?.id ?? refuse(`the deck has no ${kind ?? "card"} "${word}".`);
}

function tripleNamed(table: AdvisedTable, words: readonly string[]): [string, string, string] {
  const [suspect, weapon, room] = CARD_KINDS.map((kind, at) => cardNamed(table, words[at], kind));
  return [suspect ?? "", weapon ?? "", room ?? ""];
}

const playerNamed = ({ setup }: AdvisedTable, word: string | undefined): string =>
  setup.players.find((player) => isNamed(word, player)) ?? refuse(`there is no player called "${word}".`);

const ownerNamed = (table: AdvisedTable, word: string | undefined): string =>
  isNamed(word, ENVELOPE) ? ENVELOPE : playerNamed(table, word);

/** The number of an entry, if there is one. */
function entryNamed(log: Log, number: string | undefined): number {
  const at = /^[1-9]\d{0,3}$/.test(number ?? "") ? Number(number) : 0;
  return at >= 1 && at <= log.length ? at : refuse(`there is no entry ${number}.`);
}
