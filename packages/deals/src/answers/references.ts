// What a language model writes instead of figures: "[chance | Bob | Knife]". A reference names a result of the engine by
// what it is about, and is worded here together with that, so that no figure can stand beside the wrong card.

import { advise } from "../advice/advise.ts";
import type { Habits } from "../advice/habits.ts";
import { type Analysis, analyse } from "../analyse.ts";
import { sayingOf } from "../rules/say.ts";
import { CARD_KINDS, type CardKind, cardsOf } from "../table/deck.ts";
import type { Log } from "../table/entry.ts";
import { TableError } from "../table/error.ts";
import { ENVELOPE, type Setup } from "../table/setup.ts";
import type { Saying } from "../words/wording.ts";
import { supposeEntries } from "./about-moves.ts";
import { sayHabits } from "./say-habits.ts";
import type { AdviceWording } from "./words/wording.ts";

/** The table a model advises about. */
export interface AdvisedTable {
  readonly setup: Setup;
  readonly log: Log;
  readonly room: string | null;
  /** How the players tend to play, as far as the asking device knows. */
  readonly habits: readonly Habits[];
}

/** A table, and the language it is told in. */
interface ToldTable extends AdvisedTable {
  readonly words: AdviceWording;
  readonly say: Saying;
}

interface ReferenceKind {
  /** How it is written, for the model. */
  readonly form: string;
  readonly say: (table: ToldTable, written: readonly string[]) => string;
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
    say: (table) => table.words.possibleEnvelopes(analyseTable(table).envelopes.length),
  },
  ask: { form: "[ask | SUSPECT | WEAPON | ROOM]", say: (table, written) => sayAsk(table, tripleNamed(table, written)) },
  best: { form: "[best] or [best | ROOM]", say: (table, [room]) => sayAsk(table, undefined, room) },
  accuse: { form: "[accuse]", say: sayAccusing },
  close: { form: "[close | PLAYER]", say: sayClose },
  habit: { form: "[habit | PLAYER]", say: sayHabit },
  entry: { form: "[entry | NUMBER]", say: ({ words, log }, [number]) => words.entries([entryNamed(log, number)]) },
};

/** All forms, for the model. */
export const REFERENCE_FORMS: readonly string[] = Object.values(KINDS).map(({ form }) => form);

/** What a reference says, as a part of a sentence; throws a TableError when it is none, or names what is not there. */
export function sayReference(words: AdviceWording, table: AdvisedTable, written: string): string {
  const [kind = "", ...rest] = written.split("|").map((word) => word.trim());
  const found = Object.hasOwn(KINDS, kind.toLowerCase()) ? KINDS[kind.toLowerCase()] : undefined;
  if (!found) return refuse(`there is no reference "${kind}".`);
  return found.say({ ...table, words, say: sayingOf(words, table.setup) }, rest);
}

const refuse = (text: string): never => {
  throw new TableError("format", "", text);
};

const analyseTable = ({ setup, log }: AdvisedTable): Analysis => consistent(analyse(setup, log, { explain: false }));

const consistent = (analysis: Analysis): Analysis =>
  analysis.consistent ? analysis : refuse("the entries contradict each other.");

function sayCell(
  { words, say }: ToldTable,
  { probabilities, exactness }: Analysis,
  owner: string,
  card: string,
): string {
  if (exactness === "rules") return refuse("this table is too much to work out.");
  return words.cellChance(say.holding(owner, card), probabilities[card]?.[owner] ?? 0, exactness === "sampled");
}

function sayIf(table: ToldTable, [owner, card, whether, owner2, card2]: readonly string[]): string {
  if (whether !== "yes" && whether !== "no") return refuse('say "yes" or "no" of what is supposed.');
  const given = { owner: ownerNamed(table, owner), card: cardNamed(table, card) };
  const supposed = supposeEntries(given.owner, [given.card], whether === "yes");
  const then = analyse(table.setup, [...table.log, ...supposed], { explain: false });
  const follows = then.consistent
    ? sayCell(table, then, ownerNamed(table, owner2), cardNamed(table, card2))
    : undefined;
  return table.words.ifSo(table.say.holding(given.owner, given.card), whether === "yes", follows);
}

function sayEnvelope(table: ToldTable, written: readonly string[]): string {
  const cards = tripleNamed(table, written);
  const { envelopes } = analyseTable(table);
  const chance = envelopes.find((each) => each.cards.join() === cards.join())?.probability ?? 0;
  return table.words.envelopeChance(table.say.cards(cards), chance);
}

/** A suggestion and what it is worth; the best one when none is given. */
function sayAsk(table: ToldTable, cards?: readonly string[], room?: string): string {
  const { words, say, setup, log } = table;
  const where = room === undefined ? (cards ? undefined : table.room) : cardNamed(table, room, "room");
  const { suggestions } = advise(setup, log, { opponents: false, ...(where && { room: where }) });
  const found = cards ? suggestions.find((each) => each.cards.join() === cards.join()) : suggestions[0];
  if (!found) return refuse("there is no such suggestion.");
  return words.worth(say.cards(found.cards), Math.max(1, Math.round(found.leaves)), found.nobody);
}

function sayAccusing({ words, say, setup, log }: ToldTable): string {
  const { envelope, now, afterAsking } = advise(setup, log).accuse;
  return words.accusing(say.cards(envelope.cards), now, afterAsking);
}

function sayClose(table: ToldTable, [player]: readonly string[]): string {
  const name = playerNamed(table, player);
  const found = advise(table.setup, table.log).opponents.find((each) => each.player === name);
  return found ? table.words.closeness(found).replace(/[.。]$/, "") : refuse("that is no opponent.");
}

function sayHabit(table: ToldTable, [player]: readonly string[]): string {
  const name = playerNamed(table, player);
  const habits = table.habits.find((each) => each.player === name);
  const [said] = habits ? sayHabits(table.words, table.setup, habits) : [];
  return table.words.habit(name, said);
}

const isNamed = (word: string | undefined, ...names: readonly string[]): boolean =>
  names.some((name) => name.toLowerCase() === word?.toLowerCase().replace(/^the /, ""));

function cardNamed({ words, setup: { deck } }: ToldTable, word: string | undefined, kind?: CardKind): string {
  const card = cardsOf(deck).find(
    (each) =>
      (kind === undefined || each.kind === kind) && isNamed(word, each.id, each.name, words.cardName(deck, each)),
  );
  return card?.id ?? refuse(`the deck has no ${kind ?? "card"} "${word}".`);
}

function tripleNamed(table: ToldTable, written: readonly string[]): [string, string, string] {
  const [suspect, weapon, room] = CARD_KINDS.map((kind, at) => cardNamed(table, written[at], kind));
  return [suspect ?? "", weapon ?? "", room ?? ""];
}

const playerNamed = ({ setup }: ToldTable, word: string | undefined): string =>
  setup.players.find((player) => isNamed(word, player)) ?? refuse(`there is no player called "${word}".`);

const ownerNamed = (table: ToldTable, word: string | undefined): string =>
  isNamed(word, ENVELOPE) ? ENVELOPE : playerNamed(table, word);

/** The number of an entry, if there is one. */
function entryNamed(log: Log, number: string | undefined): number {
  const at = /^[1-9]\d{0,3}$/.test(number ?? "") ? Number(number) : 0;
  return at >= 1 && at <= log.length ? at : refuse(`there is no entry ${number}.`);
}
