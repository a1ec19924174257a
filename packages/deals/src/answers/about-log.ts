// Answers straight from the log: who passed, how often, which entry, whose turn, and what has become certain since.

import { advise } from "../advice/advise.ts";
import type { Deduction } from "../rules/deduction.ts";
import { sayClaim } from "../rules/say.ts";
import { contestOf } from "../table/contest.ts";
import { type CardKind, cardsOf } from "../table/deck.ts";
import { type Entry, type Log, type Suggestion, showsOf } from "../table/entry.ts";
import { FACE_UP } from "../table/setup.ts";
import type { QuestionOf } from "./question.ts";
import { figured, noted, type Said, type Scene } from "./scene.ts";
import { shownCard } from "./shown-card.ts";
import type { SaidEntry } from "./words/wording.ts";

const isSuggestion = (entry: Entry): entry is Suggestion => entry.type === "suggestion";

interface Asked {
  readonly player?: string;
  readonly card?: string;
  readonly by?: string;
}

export function answerPassed({ words, say, setup, log }: Scene, { player, card, by }: Asked): Said {
  const passes = log
    .filter(isSuggestion)
    .filter((entry) => (card === undefined || entry.cards.includes(card)) && (by === undefined || entry.by === by));
  if (player !== undefined && card !== undefined) {
    const entries = passes.filter(({ passed }) => passed.includes(player)).map((entry) => log.indexOf(entry) + 1);
    return noted([words.passedCard(say.holder(player), say.card(card), entries)]);
  }
  if (card !== undefined) {
    const who = setup.players.filter((name) => passes.some(({ passed }) => passed.includes(name)));
    return noted([who.length === 0 ? words.nobodyPassed : words.passers(say.card(card), said(say, who))]);
  }
  const players = player === undefined ? setup.players : [player];
  const lines = players.flatMap((name) => {
    const asked = passes.filter(({ passed }) => passed.includes(name)).flatMap(({ cards }) => cards);
    const cards = cardsOf(setup.deck).filter(({ id }) => asked.includes(id));
    return cards.length === 0 ? [] : [words.passedOn(say.holder(name), say.cards(cards.map(({ id }) => id)))];
  });
  return noted(lines.length > 0 ? lines : [words.nobodyPassed]);
}

const said = (say: Scene["say"], owners: readonly string[]): string[] => owners.map((owner) => say.holder(owner).said);

interface Counted extends Asked {
  readonly what: "asked" | "passed" | "shown" | "nobody";
  readonly to?: string;
}

export function answerTimes({ words, say, log }: Scene, { what, player, to, card }: Counted): Said {
  const isBy = (name: string) => player === undefined || name === player;
  const entries = log.filter(isSuggestion).filter(({ cards }) => card === undefined || cards.includes(card));
  const counts = entries.map((entry) => {
    if (what === "asked") return Number(isBy(entry.by));
    if (what === "passed") return entry.passed.filter(isBy).length;
    if (what === "nobody") return Number(showsOf(entry).length === 0 && isBy(entry.by));
    return to === undefined || entry.by === to ? showsOf(entry).filter(({ player: by }) => isBy(by)).length : 0;
  });
  const nameOf = (name: string | undefined) => (name === undefined ? undefined : say.holder(name).said);
  const count = counts.reduce((sum, each) => sum + each, 0);
  const about = card === undefined ? undefined : say.card(card);
  return noted([words.times({ what, who: nameOf(player), to: nameOf(to), card: about, count })]);
}

export function answerCount({ words, say, analysis }: Scene, player: string): Said {
  const hand = analysis.hands.find((each) => each.player === player);
  if (!hand) return noted([words.turnUnknown]);
  return noted([words.handSize(say.holder(player), hand.min, hand.max, hand.known)]);
}

export function answerHolds({ words, say, setup, analysis }: Scene, player: string, of: CardKind): Said {
  const ids = cardsOf(setup.deck).flatMap(({ id, kind }) => (kind === of ? [id] : []));
  const state = (id: string) => analysis.matrix[id]?.players[player];
  const held = ids.filter((id) => state(id) === "owned");
  const open = ids
    .filter((id) => state(id) !== "owned" && state(id) !== "not_owned")
    .map((id) => ({
      card: say.card(id),
      ...(analysis.exactness !== "rules" && { chance: analysis.probabilities[id]?.[player] ?? 0 }),
    }));
  return figured(analysis, [words.holdsOfKind(say.holder(player), of, say.cards(held), open)]);
}

/** So many facts are told of one entry. */
const BROUGHT = 4;

/** What an entry says, and what it made certain. */
export function answerEntry(scene: Scene, asked: QuestionOf<"entry">): Said {
  const { words, setup, log, analysis } = scene;
  const number = entryNumber(log, asked);
  const entry = log[number - 1];
  if (!entry) return noted([asked.by === undefined ? words.noEntry(log.length) : words.nothingAsked]);
  const facts = analysis.deductions.filter((fact) => fact.entry === entry.id && isOfCell(fact));
  const clauses = facts.slice(0, BROUGHT).map(({ claim }) => sayClaim(words, setup, claim));
  const brought = facts.length > 0 ? [words.brought(clauses, facts.length - clauses.length)] : [];
  return figured(analysis, [words.entry(number, sayEntry(scene, entry)), ...brought]);
}

function entryNumber(log: Log, { number, by, back = 0, nth }: QuestionOf<"entry">): number {
  if (number !== undefined) return number;
  if (by === undefined) return log.length - back;
  const own = log.filter((entry) => isSuggestion(entry) && entry.by === by).at(nth === undefined ? -1 - back : nth - 1);
  return own ? log.indexOf(own) + 1 : 0;
}

/** Certain of one cell, and not merely because a card is in one place only. */
export const isOfCell = ({ claim, rule }: Deduction): boolean => claim.kind === "cell" && rule !== "7";

export function sayEntry({ words, say, analysis }: Scene, entry: Entry): SaidEntry {
  if (entry.type === "link")
    return { kind: "said", clause: words.holdsOneOf(say.holder(entry.player), say.cards(entry.cards)) };
  if (entry.type === "fact") {
    const clause = entry.holds ? say.holding(entry.owner, entry.card) : say.lacking(entry.owner, entry.card);
    return { kind: "said", clause };
  }
  const cards = say.cards(entry.cards);
  if (entry.type === "accusation") {
    const by = entry.by === null ? undefined : say.holder(entry.by).said;
    return { kind: "accusation", by, cards, correct: entry.correct };
  }
  const shows = showsOf(entry).map((show) => {
    const card = shownCard(analysis, entry, show);
    return { by: say.holder(show.player).said, card: card === undefined ? undefined : say.card(card) };
  });
  return { kind: "suggestion", by: say.holder(entry.by).said, cards, passed: said(say, entry.passed), shows };
}

export function answerConflict({ words, log }: Scene): Said {
  return noted([words.noConflict(log.length)]);
}

/** Whoever sits after somebody, or after the last asker, and is still in the game; before the first suggestion, after the dealer. */
export function answerTurn({ words, say, setup, log }: Scene, after?: string): Said {
  const { players } = setup;
  const last = after ?? log.filter(isSuggestion).at(-1)?.by ?? setup.dealer;
  if (last === undefined) return noted([words.turnUnknown]);
  const { out, won } = contestOf(log);
  if (won) return noted([words.gameOver(say.cards(won.cards))]);
  const round = players.map((_, step) => players[(players.indexOf(last) + 1 + step) % players.length] ?? "");
  const next = round.find((name) => !out.includes(name));
  if (next === undefined) return noted([words.turnUnknown]);
  return noted([
    after === undefined ? words.turn(say.holder(next)) : words.turnAfter(say.holder(after), say.holder(next)),
  ]);
}

export function answerHands({ words, say, setup, analysis }: Scene): Said {
  const others = analysis.hands.filter(({ player }) => player !== setup.me);
  const full = others.filter(({ min, max, known }) => min === max && known === max);
  const most = others.toSorted((a, b) => b.known / b.max - a.known / a.max)[0];
  if (full.length === 0 && most) {
    return figured(analysis, [words.noHandKnown(say.holder(most.player), most.known, most.max)]);
  }
  const handOf = (player: string) => Object.keys(analysis.owners).filter((card) => analysis.owners[card] === player);
  return figured(
    analysis,
    full.map(({ player }) => words.handKnown(say.holder(player), say.cards(handOf(player)))),
  );
}

/** So many are told at once. */
const NEW = 6;

/** What became certain by entries after my last suggestion, or after an entry; what another fact implies at once is left out. */
export function answerChanged({ words, setup, log, analysis }: Scene, since?: number): Said {
  if (since !== undefined && since > log.length) return noted([words.noEntry(log.length)]);
  const mine = log.findLastIndex((entry) => isSuggestion(entry) && entry.by === setup.me) + 1;
  if (since === undefined && mine === 0) return noted([words.neverAsked]);
  const later = new Set(log.slice(since ?? mine).map(({ id }) => id));
  const fresh = analysis.deductions.filter(
    (fact) => fact.entry !== undefined && later.has(fact.entry) && isOfCell(fact),
  );
  if (fresh.length === 0) return figured(analysis, [words.nothingNew(since)]);
  const held = fresh.toSorted((a, b) => Number(isHeld(b.claim)) - Number(isHeld(a.claim)));
  const clauses = held.slice(0, NEW).map(({ claim }) => sayClaim(words, setup, claim));
  return figured(analysis, [words.newFacts(clauses, held.length - clauses.length, since)]);
}

const isHeld = (claim: { readonly kind: string }): boolean => "holds" in claim && claim.holds === true;

/** The rooms whose best suggestion leads to the best accusation, of all or of some. */
export function answerRoom({ words, say, setup, log, options }: Scene, among?: readonly string[]): Said {
  const { suggestions } = advise(setup, log, { ...options, opponents: false });
  const rooms = setup.deck.rooms
    .filter(({ id }) => among === undefined || among.includes(id))
    .flatMap(({ id }) => suggestions.find(({ cards }) => cards[2] === id) ?? []);
  const best = rooms.toSorted((a, b) => b.success - a.success).slice(0, 3);
  const told = best.map(({ cards, success }) => ({ room: say.card(cards[2]), cards: say.cards(cards), success }));
  return { lines: [words.rooms(told)], isExact: best.every(({ exact }) => exact) };
}

/** Asks for the card with two others that nobody else can show, as far as there are such. */
export function answerFind({ words, say, setup, analysis }: Scene, card: string): Said {
  const deck = cardsOf(setup.deck);
  const others = (id: string) =>
    setup.players.filter((name) => name !== setup.me && mayHave(analysis.matrix[id], name));
  const risk = (id: string) => others(id).reduce((sum, name) => sum + (analysis.probabilities[id]?.[name] ?? 1), 0);
  const kinds = [setup.deck.suspects, setup.deck.weapons, setup.deck.rooms];
  const cards = kinds.map((kind) => {
    if (kind.some(({ id }) => id === card)) return card;
    return kind.map(({ id }) => id).toSorted((a, b) => risk(a) - risk(b))[0] ?? "";
  });
  const isOpen = (id: string) => others(id).length > 0 && analysis.owners[id] !== FACE_UP;
  const safe = cards.every((id) => id === card || !isOpen(id)) && deck.some(({ id }) => id === card);
  return figured(analysis, [words.findBy(say.card(card), say.cards(cards), safe)]);
}

const mayHave = (row: Scene["analysis"]["matrix"][string] | undefined, player: string): boolean =>
  row?.players[player] !== "not_owned";
