// Players who move without a pause and keep a ledger of the moves that were acknowledged, whatever happens to the server or its store.
import { setTimeout as pause } from "node:timers/promises";
import { openStore, type Place } from "@demonstrandum/store";
import { expect } from "vitest";
import { aBrowser, type Browser, type Reply } from "./a-server.ts";

export interface Gambler {
  readonly browser: Browser;
  readonly play: string;
  /** The keys of the moves that were acknowledged. */
  readonly acknowledged: string[];
  /** The answer to the last move was lost, or is on its way. */
  isWaiting: boolean;
}

export async function aGambler(url: () => string, i: number): Promise<Gambler> {
  const browser = aBrowser(url);
  const { body } = await browser.ask("POST", "/plays", { day: `2026-01-0${1 + i}`, game: "village" });
  return { browser, play: body.id, acknowledged: [], isWaiting: false };
}

/** The next move, or the one whose answer was lost, once more. Throws where no answer comes. */
export async function move(gambler: Gambler): Promise<Reply> {
  const after = gambler.acknowledged.length;
  const key = `${gambler.play}-${after}`;
  gambler.isWaiting = true;
  const made = { key, after, move: { kind: "hint", level: 1 + (after % 5) } };
  const reply = await gambler.browser.ask("POST", `/plays/${gambler.play}/moves`, made);
  if (reply.status === 200) {
    gambler.acknowledged.push(key);
    gambler.isWaiting = false;
  }
  return reply;
}

const BREATH = 20;

/** Moves until so many more are acknowledged, however often the server asks for patience. It may ask for nothing else. */
export async function insist(gambler: Gambler, moves: number): Promise<void> {
  const enough = gambler.acknowledged.length + moves;
  while (gambler.acknowledged.length < enough) {
    const reply = await move(gambler);
    if (reply.status !== 200) expectPatience(reply);
    await pause(BREATH);
  }
}

/** Moves until the server asks for patience. */
export async function moveUntilRefused(gambler: Gambler): Promise<void> {
  let reply = await move(gambler);
  while (reply.status === 200) {
    await pause(BREATH);
    reply = await move(gambler);
  }
  expectPatience(reply);
}

/** A clear 503: a problem that says which trouble the store is in, and when to come back. */
export function expectPatience({ status, body, headers }: Reply): void {
  expect([status, body.code]).toEqual([503, expect.stringMatching(/^store-/)]);
  expect(headers.get("content-type")).toMatch(/^application\/problem\+json/);
  expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
}

/** Every acknowledged move is kept, in order, once. */
export async function expectLedgers(place: Place, gamblers: readonly Gambler[]): Promise<void> {
  const store = await openStore(place);
  for (const { play, acknowledged, isWaiting } of gamblers) {
    const moves = await store.moves(play);
    expect(moves.map(({ seq }) => seq)).toEqual(moves.map((_, i) => i));
    expect(moves.slice(0, acknowledged.length).map(({ key }) => key)).toEqual(acknowledged);
    expect([0, isWaiting ? 1 : 0]).toContain(moves.length - acknowledged.length);
  }
  await store.close();
}
