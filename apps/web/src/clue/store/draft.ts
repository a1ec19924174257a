// A half-entered entry. It is saved with the game at every touch, so neither a reload nor a look at another tab loses it.

import {
  CARD_KINDS,
  type CardKind,
  cardsOf,
  contestOf,
  type Entry,
  type Log,
  parseEntry,
  type Setup,
  type Suggestion,
  showsOf,
} from "@demonstrandum/deals";
import * as v from "valibot";
import type { Words } from "../../../words/words.ts";
import { sayWhichCard } from "../say/say.ts";
import { sayError } from "../say/say-error.ts";

const Name = v.nullable(v.string());
const Cards = v.tuple([Name, Name, Name]);
const Editing = { editing: Name };
/** `isUnseen`: it was said that the card was not seen, so nobody forgot to choose it. */
const Shown = v.object({ player: v.string(), card: Name, isUnseen: v.optional(v.boolean()) });

const SuggestionDraftSchema = v.object({
  ...Editing,
  type: v.literal("suggestion"),
  by: Name,
  cards: Cards,
  passed: v.array(v.string()),
  /** `nobody` is an answer; null is not known yet. */
  answer: v.variant("type", [
    v.object({ type: v.literal("open") }),
    v.object({ type: v.literal("nobody") }),
    v.object({ type: v.literal("shown"), by: v.string(), card: Name, isUnseen: v.optional(v.boolean()) }),
    // Where everyone shows who can: those who did so far.
    v.object({ type: v.literal("everyone"), shows: v.array(Shown) }),
  ]),
});

const AccusationDraftSchema = v.object({
  ...Editing,
  type: v.literal("accusation"),
  by: Name,
  cards: Cards,
  correct: v.optional(v.boolean(), false),
});

const FactDraftSchema = v.object({
  ...Editing,
  type: v.literal("fact"),
  owner: Name,
  says: v.picklist(["has", "lacks", "one-of"]),
  cards: v.array(v.string()),
});

export const DraftSchema = v.variant("type", [SuggestionDraftSchema, AccusationDraftSchema, FactDraftSchema]);

export type SuggestionDraft = v.InferOutput<typeof SuggestionDraftSchema>;
export type AccusationDraft = v.InferOutput<typeof AccusationDraftSchema>;
export type FactDraft = v.InferOutput<typeof FactDraftSchema>;
export type Draft = v.InferOutput<typeof DraftSchema>;

/** The players after `name` in seating order, all the way round. */
export function playersAfter({ players }: Setup, name: string): string[] {
  const seat = players.indexOf(name);
  return players.map((_, turn) => players[(seat + 1 + turn) % players.length] ?? "").slice(0, -1);
}

/** A suggestion by whoever is likely to ask next: the player after the last asker, or the one after the dealer. */
export function newSuggestion(setup: Setup, log: readonly Entry[]): SuggestionDraft {
  const last = log.findLast((entry) => entry.type === "suggestion")?.by ?? setup.dealer;
  const { out } = contestOf(log);
  const by = (last === undefined ? setup.me : playersAfter(setup, last).find((name) => !out.includes(name))) ?? null;
  return { type: "suggestion", editing: null, by, cards: [null, null, null], passed: [], answer: { type: "open" } };
}

export const newAccusation = (): AccusationDraft => ({
  type: "accusation",
  editing: null,
  by: null,
  cards: [null, null, null],
  correct: false,
});

export const newFact = (): FactDraft => ({ type: "fact", editing: null, owner: null, says: "has", cards: [] });

export function setAsker(draft: SuggestionDraft, by: string): SuggestionDraft {
  return by === draft.by ? draft : { ...draft, by, passed: [], answer: { type: "open" } };
}

/** Chooses a card; its kind says which of the three it is. A shown card that is no longer asked for is forgotten. */
export function setCard<D extends SuggestionDraft | AccusationDraft>(draft: D, kind: CardKind, card: string): D {
  const place = CARD_KINDS.indexOf(kind);
  const cards: D["cards"] = [...draft.cards];
  cards[place] = card;
  if (draft.type !== "suggestion") return { ...draft, cards };
  return { ...draft, cards, answer: keepAsked(draft.answer, cards) };
}

function keepAsked(answer: SuggestionDraft["answer"], cards: SuggestionDraft["cards"]): SuggestionDraft["answer"] {
  const kept = (card: string | null) => (cards.includes(card) ? card : null);
  if (answer.type === "shown") return { ...answer, card: kept(answer.card) };
  if (answer.type !== "everyone") return answer;
  return { ...answer, shows: answer.shows.map(({ player, card }) => ({ player, card: kept(card) })) };
}

/** Picks a card for a fact: one, or several for "has one of". */
export function pickFactCard(draft: FactDraft, card: string): FactDraft {
  if (draft.says !== "one-of") return { ...draft, cards: [card] };
  const rest = draft.cards.filter((each) => each !== card);
  return { ...draft, cards: rest.length < draft.cards.length ? rest : [...rest, card] };
}

export function setFactSays(draft: FactDraft, says: FactDraft["says"]): FactDraft {
  return { ...draft, says, cards: says === "one-of" ? draft.cards : draft.cards.slice(0, 1) };
}

/** Whether anything has been entered that would be a pity to lose. */
export function isTouched(draft: Draft): boolean {
  if (draft.editing !== null) return true;
  if (draft.type === "fact") return draft.owner !== null || draft.cards.length > 0;
  return draft.cards.some((card) => card !== null);
}

/** Whether a draft can be put away: nothing was entered, or it corrects an entry and changes nothing. */
export function canPutAway(draft: Draft, log: Log): boolean {
  if (draft.editing === null) return !isTouched(draft);
  const entry = log.find(({ id }) => id === draft.editing);
  return entry !== undefined && JSON.stringify(bareEntry(draft)) === JSON.stringify(bareEntry(draftOf(entry)));
}

/** An entry as a draft, to be corrected. Facts and links share one form. */
export function draftOf(entry: Suggestion): SuggestionDraft;
export function draftOf(entry: Entry): Draft;
export function draftOf(entry: Entry): Draft {
  const editing = entry.id;
  if (entry.type === "accusation") {
    const { by, cards, correct } = entry;
    return { type: "accusation", editing, by, cards, correct };
  }
  if (entry.type === "fact") {
    return { type: "fact", editing, owner: entry.owner, says: entry.holds ? "has" : "lacks", cards: [entry.card] };
  }
  if (entry.type === "link") {
    return { type: "fact", editing, owner: entry.player, says: "one-of", cards: [...entry.cards] };
  }
  const { by, cards, passed } = entry;
  return { type: "suggestion", editing, by, cards, passed: [...passed], answer: answerOf(entry) };
}

function answerOf(entry: Suggestion): SuggestionDraft["answer"] {
  const { shower, card, allShow } = entry;
  // What was recorded without a card was recorded so on purpose.
  const said = (shown: string | null) => (shown === null ? { isUnseen: true } : {});
  if (allShow) return { type: "everyone", shows: showsOf(entry).map((show) => ({ ...show, ...said(show.card) })) };
  return shower === null ? { type: "nobody" } : { type: "shown", by: shower, card, ...said(card) };
}

export type Finished = { readonly ok: true; readonly entry: Entry } | { readonly ok: false; readonly missing: string };

/** The entry a draft stands for, or what is still missing. */
export function finishDraft(
  words: Words["clue"],
  draft: Draft,
  setup: Setup,
  stamp: { readonly id: string; readonly time: number },
): Finished {
  const missing = findMissing(words, draft, setup);
  if (missing !== undefined) return { ok: false, missing };
  try {
    return { ok: true, entry: parseEntry({ ...stamp, ...bareEntry(draft) }, setup, "") };
  } catch (error) {
    const missing = sayError(words, error);
    if (missing === undefined) throw error;
    return { ok: false, missing };
  }
}

function bareEntry(draft: Draft): object {
  if (draft.type === "accusation")
    return { type: "accusation", by: draft.by, cards: draft.cards, correct: draft.correct };
  if (draft.type === "fact") {
    if (draft.says === "one-of") return { type: "link", player: draft.owner, cards: draft.cards };
    return { type: "fact", owner: draft.owner, card: draft.cards[0], holds: draft.says === "has" };
  }
  const { by, cards, passed } = draft;
  return { type: "suggestion", by, cards, passed, ...bareAnswer(draft.answer) };
}

function bareAnswer(answer: SuggestionDraft["answer"]): object {
  if (answer.type === "shown") return { shower: answer.by, card: answer.card };
  const shows = answer.type === "everyone" ? answer.shows.map(({ player, card }) => ({ player, card })) : [];
  return { shower: null, card: null, ...(shows.length > 0 ? { allShow: shows } : {}) };
}

function findMissing(words: Words["clue"], draft: Draft, setup: Setup): string | undefined {
  const { entry } = words;
  if (draft.type === "fact") {
    if (draft.owner === null) return entry.whoseCards;
    return draft.cards.length === 0 ? entry.chooseCard : undefined;
  }
  if (draft.type === "suggestion" && draft.by === null) return entry.whoAsks;
  const open = CARD_KINDS.find((_, place) => draft.cards[place] === null);
  if (open) return entry.chooseKind(open);
  if (draft.type !== "suggestion") return undefined;
  return isAnswered(draft) ? missingCard(words, draft, setup) : entry.whoShowed;
}

/** On my own turn I see the card, so it is chosen, or said that it was not seen. */
function missingCard(words: Words["clue"], { answer, by }: SuggestionDraft, setup: Setup): string | undefined {
  if (by !== setup.me) return undefined;
  const shows =
    answer.type === "everyone" ? answer.shows : answer.type === "shown" ? [{ ...answer, player: answer.by }] : [];
  const open = shows.find(({ card, isUnseen }) => card === null && !isUnseen);
  return open && sayWhichCard(words, setup, by, open.player);
}

function isAnswered({ answer, passed }: SuggestionDraft): boolean {
  if (answer.type === "everyone") return answer.shows.length + passed.length > 0;
  return answer.type !== "open";
}

/** The cards of the deck that a draft has chosen, in the order they are asked for. */
export function chosenCards(setup: Setup, draft: Draft): string[] {
  const deck = cardsOf(setup.deck);
  return draft.cards.flatMap((id) => deck.find((card) => card.id === id)?.id ?? []);
}
