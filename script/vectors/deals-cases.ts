// Runs shared cases of whole table situations ("deals-cases/1") through the same code the product uses.
// Everything a case expects is compared; an expectation of an unknown name is a failure, not a blind spot.

import { type Analysis, analyse } from "../../packages/deals/src/analyse.ts";
import { parseDeck } from "../../packages/deals/src/table/deck.ts";
import { type Log, parseLog } from "../../packages/deals/src/table/entry.ts";
import { parseSetup, type Setup } from "../../packages/deals/src/table/setup.ts";
import { expectationChecks } from "./deals-checks.ts";
import { unknownKeys } from "./runner.ts";

export interface CaseResult {
  readonly id: string;
  /** How many single expectations were compared. */
  readonly checks: number;
  readonly failures: readonly string[];
}

/** What a check may look at. */
export interface CaseView {
  readonly setup: Setup;
  readonly log: Log;
  readonly analysis: Analysis;
}

/** Runs every case of a file. */
export function runCases(file: unknown): CaseResult[] {
  const { decks, cases } = asRecord(file);
  return asList(cases).map((item) => runCase(asRecord(item), asRecord(decks)));
}

function runCase(item: Record<string, unknown>, decks: Record<string, unknown>): CaseResult {
  const id = String(item.id);
  const strange = strangeKeys(item);
  if (strange.length > 0) return { id, checks: 1, failures: strange };
  try {
    const setup = setupOf(item, decks);
    const log = parseLog(asList(item.events).map(entryOf), setup);
    const view = { setup, log, analysis: analyse(setup, log, { weighting: "uniform" }) };
    const checks = Object.entries(asRecord(item.expect)).map(([name, expected]) => check(view, name, expected));
    const nothing = checks.length === 0 ? ["it expects nothing"] : [];
    return { id, checks: checks.length, failures: [...nothing, ...checks.flat()] };
  } catch (error) {
    return { id, checks: 1, failures: [error instanceof Error ? error.message : String(error)] };
  }
}

const CASE_KEYS = "id title deck players handSizes dealer me ownHand faceUp events expect".split(" ");
const EVENT_KEYS: Readonly<Record<string, readonly string[]>> = {
  suggestion: ["suggester", "cards", "passed", "shower", "shownCard", "allShow"],
  link: ["player", "cards"],
  known: ["player", "owner", "card", "holds", "has"],
  accusation: ["accuser", "player", "by", "cards", "correct"],
};

/** Keys of the case and of its events that nobody would read. */
function strangeKeys(item: Record<string, unknown>): string[] {
  const inEvents = asList(item.events).flatMap((each, i) => {
    const event = asRecord(each);
    const known = EVENT_KEYS[String(event.type)];
    if (known === undefined) return [`event ${i + 1}: there is no type ${String(event.type)}`];
    return unknownKeys(event, ["type", ...known]).map((fault) => `event ${i + 1}: ${fault}`);
  });
  return [...unknownKeys(item, CASE_KEYS), ...inEvents];
}

function check(view: CaseView, name: string, expected: unknown): string[] {
  const run = expectationChecks[name];
  return run ? run(view, expected).map((fault) => `${name}: ${fault}`) : [`${name}: no such expectation`];
}

function setupOf(item: Record<string, unknown>, decks: Record<string, unknown>): Setup {
  const name = String(item.deck);
  const deck = name in decks ? parseDeck({ id: name, name, ...asRecord(decks[name]) }) : name;
  return parseSetup({
    deck,
    players: item.players,
    handSizes: item.handSizes ?? undefined,
    dealer: item.dealer ?? undefined,
    me: item.me ?? undefined,
    myHand: item.ownHand ?? undefined,
    faceUp: item.faceUp ?? [],
  });
}

function entryOf(item: unknown, index: number): unknown {
  const event = asRecord(item);
  const stamp = { id: `e${index + 1}`, time: index + 1 };
  if (event.type === "suggestion") return { ...stamp, ...suggestionOf(event) };
  if (event.type === "link") return { ...stamp, type: "link", player: event.player, cards: event.cards };
  if (event.type === "known") return { ...stamp, ...factOf(event) };
  const by = event.accuser ?? event.player ?? event.by ?? null;
  return { ...stamp, type: "accusation", by, cards: event.cards, correct: event.correct ?? false };
}

function suggestionOf(event: Record<string, unknown>): Record<string, unknown> {
  const { suggester, cards, passed, shower, shownCard, allShow } = event;
  const shows = Array.isArray(allShow) ? { allShow: allShow.map(showOf) } : { shower, card: shownCard };
  return { type: "suggestion", by: suggester, cards, passed: passed ?? [], ...shows };
}

/** A shower among several is a name, or an object with the card that was seen. */
function showOf(item: unknown): unknown {
  if (typeof item === "string") return { player: item, card: null };
  if (Array.isArray(item)) return { player: item[0], card: item[1] ?? null };
  const { player, shower, card, shownCard } = asRecord(item);
  return { player: player ?? shower, card: card ?? shownCard ?? null };
}

function factOf(event: Record<string, unknown>): Record<string, unknown> {
  const owner = event.player ?? event.owner;
  return { type: "fact", owner, card: event.card, holds: event.holds ?? event.has ?? true };
}

export function asRecord(data: unknown): Record<string, unknown> {
  return typeof data === "object" && data !== null ? Object.fromEntries(Object.entries(data)) : {};
}

export function asList(data: unknown): unknown[] {
  return Array.isArray(data) ? data : [];
}
