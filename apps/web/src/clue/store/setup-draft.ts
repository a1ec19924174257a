// The form of a new table, before it is a setup: names as typed, a deck perhaps still being written, cards ticked.

import {
  CLASSIC,
  DECKS,
  type Deck,
  type HandSize,
  handSizesOf,
  type PlayingCard,
  parseDeck,
  parseSetup,
  type Setup,
} from "@demonstrandum/deals";
import * as v from "valibot";
import type { Words } from "../../../words/words.ts";
import type { Storage } from "../../base/storage/storage.ts";
import { sayError } from "../say/say-error.ts";

export const CUSTOM = "custom";

const DeckTextSchema = v.object({ name: v.string(), suspects: v.string(), weapons: v.string(), rooms: v.string() });
const SeatSchema = v.object({ key: v.string(), name: v.string(), size: v.nullable(v.number()) });

const SetupDraftSchema = v.object({
  deck: v.string(),
  custom: DeckTextSchema,
  seats: v.array(SeatSchema),
  /** Keys of seats. */
  me: v.nullable(v.string()),
  dealer: v.nullable(v.string()),
  hand: v.array(v.string()),
  faceUp: v.array(v.string()),
  unevenDeal: v.boolean(),
  answers: v.optional(v.picklist(["in-turn", "any-order", "everyone"]), "in-turn"),
});

/** A deck as text: one card to a line. */
export type DeckText = v.InferOutput<typeof DeckTextSchema>;
export type SeatDraft = v.InferOutput<typeof SeatSchema>;
/** Who shows a card: the first in turn who can, anyone, or everyone who can. */
export type AnswerRule = SetupDraft["answers"];
export type SetupDraft = v.InferOutput<typeof SetupDraftSchema>;

/** A deck as text, to be edited. */
export const printDeck = ({ table }: Words["clue"], deck: Deck): DeckText => {
  const lines = (cards: readonly PlayingCard[]) => cards.map((card) => table.cardName(deck, card)).join("\n");
  const { suspects, weapons, rooms } = deck;
  return { name: table.deckName(deck), suspects: lines(suspects), weapons: lines(weapons), rooms: lines(rooms) };
};

const makeSeats = (names: readonly string[]): SeatDraft[] =>
  names.map((name, at) => ({ key: `s${at}`, name, size: null }));

const KEY = "demonstrandum/clue/form";

/** The form as it was left, if it was left half-filled. */
export function loadForm(storage: Storage): SetupDraft | undefined {
  try {
    return v.parse(SetupDraftSchema, JSON.parse(storage.read(KEY) ?? ""));
  } catch {
    return undefined;
  }
}

export function saveForm(storage: Storage, draft: SetupDraft | undefined): void {
  if (draft) storage.write(KEY, JSON.stringify(draft));
  else storage.remove(KEY);
}

/** A deck to be written begins with the cards that most people have. */
export const freshDeck = (words: Words["clue"]): DeckText => ({
  ...printDeck(words, CLASSIC),
  name: words.setup.myDeck,
});

/** A form for a new table; the people and the deck of the last one are the best guess. */
export function newSetupDraft(words: Words["clue"], last?: Setup): SetupDraft {
  if (last) {
    const draft = setupDraftOf(words, last);
    const seats = draft.seats.map((seat) => ({ ...seat, size: null }));
    return { ...draft, seats, hand: [], faceUp: [], dealer: nextDealer(last) };
  }
  return {
    deck: CLASSIC.id,
    custom: freshDeck(words),
    seats: makeSeats([words.setup.me, "", "", ""]),
    me: "s0",
    dealer: null,
    hand: [],
    faceUp: [],
    unevenDeal: false,
    answers: "in-turn",
  };
}

/** The deal goes round the table. */
function nextDealer({ players, dealer }: Setup): string | null {
  return dealer === undefined ? null : `s${(players.indexOf(dealer) + 1) % players.length}`;
}

/** A setup as a form, to be corrected. */
export function setupDraftOf(words: Words["clue"], setup: Setup): SetupDraft {
  const keyOf = (name: string | undefined) => (name === undefined ? null : `s${setup.players.indexOf(name)}`);
  const isKnown = DECKS.some(({ id }) => id === setup.deck.id);
  return {
    deck: isKnown ? setup.deck.id : CUSTOM,
    custom: printDeck(words, setup.deck),
    seats: makeSeats(setup.players).map((seat, at) => ({ ...seat, size: setup.handSizes?.[at] ?? null })),
    me: keyOf(setup.me),
    dealer: keyOf(setup.dealer),
    hand: [...(setup.myHand ?? [])],
    faceUp: [...setup.faceUp],
    unevenDeal: setup.unevenDeal ?? false,
    answers: answersOf(setup),
  };
}

function answersOf({ everyoneShows, answersInAnyOrder }: Setup): AnswerRule {
  if (everyoneShows) return "everyone";
  return answersInAnyOrder ? "any-order" : "in-turn";
}

export function addSeat(draft: SetupDraft): SetupDraft {
  const key = `s${1 + Math.max(-1, ...draft.seats.map((seat) => Number(seat.key.slice(1))))}`;
  return { ...draft, seats: [...draft.seats, { key, name: "", size: null }] };
}

export function removeSeat(draft: SetupDraft, key: string): SetupDraft {
  return {
    ...draft,
    seats: draft.seats.filter((seat) => seat.key !== key),
    me: draft.me === key ? null : draft.me,
    dealer: draft.dealer === key ? null : draft.dealer,
  };
}

export function changeSeat(draft: SetupDraft, key: string, change: Partial<Omit<SeatDraft, "key">>): SetupDraft {
  return { ...draft, seats: draft.seats.map((seat) => (seat.key === key ? { ...seat, ...change } : seat)) };
}

export function moveSeat(draft: SetupDraft, key: string, by: -1 | 1): SetupDraft {
  const at = draft.seats.findIndex((seat) => seat.key === key);
  const seat = draft.seats[at];
  if (!seat || at + by < 0 || at + by >= draft.seats.length) return draft;
  return { ...draft, seats: draft.seats.toSpliced(at, 1).toSpliced(at + by, 0, seat) };
}

/** Ticks a card into my hand or face up, or unticks it; a card lies in one place only. */
export function toggleCard(draft: SetupDraft, place: "hand" | "faceUp", card: string): SetupDraft {
  const without = (list: readonly string[]) => list.filter((each) => each !== card);
  const other = place === "hand" ? "faceUp" : "hand";
  const list = draft[place].includes(card) ? without(draft[place]) : [...draft[place], card];
  return { ...draft, [place]: list, [other]: without(draft[other]) };
}

/** The deck of a form: one of ours, or the written one; undefined while that is not a deck. */
export function deckOf(words: Words["clue"], draft: SetupDraft): Deck | undefined {
  try {
    return readDeck(words, draft);
  } catch {
    return undefined;
  }
}

function readDeck(words: Words["clue"], { deck, custom }: SetupDraft): Deck {
  const known = DECKS.find(({ id }) => id === deck);
  if (known) return known;
  const lines = (text: string) => text.split(/[\n,;，；、]+/).flatMap((line) => line.trim() || []);
  const { name, suspects, weapons, rooms } = custom;
  return parseDeck({
    id: CUSTOM,
    name: name.trim() || words.setup.myDeck,
    suspects: lines(suspects),
    weapons: lines(weapons),
    rooms: lines(rooms),
  });
}

/** What a seat is called when nothing was typed. */
export const seatName = (words: Words["clue"], draft: SetupDraft, key: string | null): string | undefined => {
  const at = draft.seats.findIndex((seat) => seat.key === key);
  return at < 0 ? undefined : draft.seats[at]?.name.trim() || words.setup.playerNumber(at + 1);
};

function setupData(words: Words["clue"], draft: SetupDraft, hand: boolean): object {
  const name = (key: string | null) => {
    const found = seatName(words, draft, key);
    return found === undefined ? [] : [found];
  };
  const [me] = name(draft.me);
  const [dealer] = name(draft.dealer);
  return {
    deck: readDeck(words, draft),
    players: draft.seats.flatMap(({ key }) => name(key)),
    ...(dealer === undefined ? {} : { dealer }),
    ...(draft.seats.some(({ size }) => size !== null) ? { handSizes: draft.seats.map(({ size }) => size) } : {}),
    ...(draft.unevenDeal ? { unevenDeal: true } : {}),
    ...(draft.answers === "any-order" ? { answersInAnyOrder: true } : {}),
    ...(draft.answers === "everyone" ? { everyoneShows: true } : {}),
    ...(me === undefined ? {} : { me }),
    ...(me === undefined || !hand || draft.hand.length === 0 ? {} : { myHand: draft.hand }),
    faceUp: draft.faceUp,
  };
}

export type Built = { readonly ok: true; readonly setup: Setup } | { readonly ok: false; readonly problem: string };

/** The setup a form stands for, or what is wrong with it. */
export function buildSetup(words: Words["clue"], draft: SetupDraft): Built {
  const problem = handProblem(words, draft);
  if (problem !== undefined) return { ok: false, problem };
  try {
    const setup = parseSetup(setupData(words, draft, true));
    if (setup.me !== undefined && !setup.myHand) return { ok: false, problem: words.setup.noHand };
    return { ok: true, setup };
  } catch (error) {
    const said = sayError(words, error);
    if (said === undefined) throw error;
    return { ok: false, problem: said };
  }
}

function handProblem(words: Words["clue"], draft: SetupDraft): string | undefined {
  const size = sizesOf(words, draft)?.[draft.seats.findIndex(({ key }) => key === draft.me)];
  const held = draft.hand.length;
  if (!size || held === 0 || (held >= size.min && held <= size.max)) return undefined;
  return words.setup.wrongHand(held, size.min, size.max);
}

/** The hand size of every seat, as far as it follows from deck, dealer and what was counted; my own hand aside. */
export function sizesOf(words: Words["clue"], draft: SetupDraft): readonly HandSize[] | undefined {
  try {
    return handSizesOf(parseSetup(setupData(words, draft, false)));
  } catch {
    return undefined;
  }
}
