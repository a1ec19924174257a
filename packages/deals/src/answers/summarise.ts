// The whole situation as text and as data, for a language model that advises with the engine as its tools.

import { sayList } from "@demonstrandum/text";
import { type AnalyseOptions, type Analysis, analyse } from "../analyse.ts";
import { sayDeduction, sayingOf, sayReason } from "../rules/say.ts";
import { CARD_KINDS, cardsOf, type Deck } from "../table/deck.ts";
import { type Entry, type Log, showsOf } from "../table/entry.ts";
import { ENVELOPE, type Setup } from "../table/setup.ts";
import { sayConflict } from "./briefing.ts";
import { en } from "./words/en.ts";
import { sayChance, sayMany } from "./words/english-figures.ts";

export interface Summary {
  readonly text: string;
  readonly data: {
    readonly consistent: boolean;
    readonly exactness: Analysis["exactness"];
    readonly deals?: number;
    readonly envelopes: Analysis["envelopes"];
    readonly owners: Analysis["owners"];
    readonly probabilities: Analysis["probabilities"];
    readonly hands: Analysis["hands"];
    readonly openLinks: Analysis["links"];
  };
}

const RECENT = 12;

const sayCard = (setup: Setup, card: string): string => sayingOf(en, setup).card(card);
const sayAll = (setup: Setup, cards: readonly string[]): string => en.and(sayingOf(en, setup).cards(cards));
const sayAny = (setup: Setup, cards: readonly string[]): string => en.or(sayingOf(en, setup).cards(cards));

/** "Bob 39 %, the envelope 18 %", most likely first. */
function sayOwners(setup: Setup, row: Readonly<Record<string, number>>): string {
  const parts = Object.entries(row).sort(([, a], [, b]) => b - a);
  return parts.map(([owner, chance]) => `${sayingOf(en, setup).holder(owner).said} ${sayChance(chance)}`).join(", ");
}

/** Everything an advisor needs to know, in one text of plain lines and as figures. */
export function summarise(setup: Setup, log: Log, options: AnalyseOptions = {}): Summary {
  const analysis = analyse(setup, log, options);
  const { consistent, exactness, deals, envelopes, owners, probabilities, hands, links } = analysis;
  const openLinks = links.filter(({ open }) => open);
  const sections = [
    tableLines(setup, analysis),
    ...(consistent ? [] : [[sayConflict(en, analysis, log)]]),
    envelopeLines(setup, analysis),
    ...setup.players.map((player) => playerLines(setup, analysis, player)),
    ["History:", ...orNone(log.map((entry, at) => `${at + 1}. ${sayEntry(setup, entry)}`))],
    ["Open links:", ...orNone(openLinks.map((link) => `${link.player} showed ${sayAny(setup, link.possible)}`))],
    ["Recent deductions:", ...orNone(recentLines(setup, log, analysis))],
  ];
  return {
    text: sections.map((lines) => lines.join("\n")).join("\n\n"),
    data: {
      consistent,
      exactness,
      ...(deals !== undefined && { deals }),
      envelopes: envelopes.slice(0, 20),
      owners,
      probabilities,
      hands,
      openLinks,
    },
  };
}

function orNone(lines: readonly string[]): readonly string[] {
  return lines.length > 0 ? lines : ["none"];
}

function tableLines(setup: Setup, { deals, hands }: Analysis): string[] {
  const seats = hands.map(({ player, min, max }) => `${player} (${min === max ? min : `${min} to ${max}`} cards)`);
  return [
    `Players in seating order: ${seats.join(", ")}.`,
    setup.me === undefined ? "The user only watches." : `The user is ${setup.me}.`,
    ...CARD_KINDS.map((kind, at) => `${kind}s: ${listKind(setup.deck, at)}.`),
    ...(setup.faceUp.length > 0 ? [`Face up: ${sayAll(setup, setup.faceUp)}.`] : []),
    deals === undefined ? "There are too many deals to count." : `${sayMany(deals, "deal")} possible.`,
  ];
}

function listKind(deck: Deck, at: number): string {
  return cardsOf(deck)
    .filter(({ kind }) => kind === CARD_KINDS[at])
    .map(({ name }) => name)
    .join(", ");
}

function envelopeLines(setup: Setup, { progress, envelopes }: Analysis): string[] {
  return [
    "Envelope:",
    ...progress.map(({ kind, proved, candidates }) =>
      proved === undefined
        ? `${kind}: ${candidates.map(({ card, probability }) => `${sayCard(setup, card)} ${sayChance(probability)}`).join(", ")}`
        : `${kind}: ${sayCard(setup, proved)}, proved`,
    ),
    ...envelopes.slice(0, 5).map(({ cards, probability }) => `${sayAll(setup, cards)}: ${sayChance(probability)}`),
  ];
}

function playerLines(setup: Setup, { matrix, probabilities }: Analysis, player: string): string[] {
  const ids = cardsOf(setup.deck).map(({ id }) => id);
  const within = (state: string) => ids.filter((id) => matrix[id]?.players[player] === state);
  const maybe = [...within("potentially_owned"), ...within("unknown")];
  const chances = maybe.map((id) => `${sayCard(setup, id)} ${sayChance(probabilities[id]?.[player] ?? 0)}`);
  return [
    `${player}${player === setup.me ? " (the user)" : ""}:`,
    `holds ${within("owned").length > 0 ? sayAll(setup, within("owned")) : "nothing known"}`,
    `does not hold ${sayAny(setup, within("not_owned"))}`,
    ...(chances.length > 0 ? [`may hold ${chances.join(", ")}`] : []),
  ];
}

/** One entry as a sentence. */
export function sayEntry(setup: Setup, entry: Entry): string {
  if (entry.type === "fact") {
    const place = entry.owner === ENVELOPE ? "The envelope" : entry.owner;
    return `${place} ${entry.holds ? "has" : "does not have"} ${sayCard(setup, entry.card)} (set by hand).`;
  }
  if (entry.type === "link") return `${entry.player} holds ${sayAny(setup, entry.cards)}.`;
  if (entry.type === "accusation") {
    return `${entry.by ?? "Someone"} accused ${sayAll(setup, entry.cards)}: ${entry.correct ? "right" : "wrong"}.`;
  }
  const passed = entry.passed.length > 0 ? `; ${sayList(entry.passed)} passed` : "";
  const shows = showsOf(entry).map(
    ({ player, card }) => `; ${player} showed ${card === null ? "a card" : sayCard(setup, card)}`,
  );
  return `${entry.by} asked for ${sayAll(setup, entry.cards)}${passed}${shows.length > 0 ? shows.join("") : "; nobody showed a card"}.`;
}

function recentLines(setup: Setup, log: Log, { deductions, leads, probabilities }: Analysis): string[] {
  const recent = deductions.filter(({ sources }) => sources.length > 0).slice(-RECENT);
  const guesses = leads
    .slice(0, 3)
    .map(({ card }) => `Lead, not proved: ${sayCard(setup, card)}: ${sayOwners(setup, probabilities[card] ?? {})}.`);
  return [
    ...recent.map((deduction) => `${sayDeduction(en, deduction, setup)} ${sayReason(en, deduction, setup, log)}`),
    ...guesses,
  ];
}
