// The power goes, again and again, while players move. Whatever was acknowledged is there afterwards, and every play replays.
import { openStore, type Place } from "@demonstrandum/store";
import { makePlaces } from "@demonstrandum/store/testing";
import { afterAll, describe, expect, it } from "vitest";
import { aBrowser, type Browser, buildServer, type RunningServer, startServer } from "./testing/a-server.ts";

/** The suite stays quick; `FAULT_ROUNDS=20` is what the project was tried with. */
const ROUNDS = Number(process.env.FAULT_ROUNDS ?? 2);
const PLAYERS = 6;
/** The power goes after this many acknowledged moves of a round, so each round is a little different. */
const movesIn = (round: number): number => 25 + 7 * (round % 5);

const places = await makePlaces({ isDurable: true });
const program = await buildServer();
afterAll(async () => {
  await Promise.all(places.map(({ clear }) => clear()));
  program.remove();
});

interface Gambler {
  readonly browser: Browser;
  readonly play: string;
  /** The keys of the moves that were acknowledged. */
  readonly acknowledged: string[];
  /** The answer to the last move was lost, or is on its way. */
  isWaiting: boolean;
}

describe.each(places)("on $kind", ({ make }) => {
  it(`keeps every acknowledged move over ${ROUNDS} kills under load`, { timeout: 300_000 }, async () => {
    const place = await make();
    let server = await startServer(program, place, { RATE_FACTOR: "1000" });
    const url = () => server.url;
    const gamblers = await Promise.all(Array.from({ length: PLAYERS }, (_, i) => aGambler(url, i)));
    for (let round = 0; round < ROUNDS; round++) {
      await moveUntilKilled(server, gamblers, movesIn(round));
      server = await startServer(program, place, { RATE_FACTOR: "1000" });
      for (const gambler of gamblers) await expectAllThere(gambler);
    }
    await server.stop();
    await expectContiguous(place, gamblers);
  });
});

async function aGambler(url: () => string, i: number): Promise<Gambler> {
  const browser = aBrowser(url);
  const { body } = await browser.ask("POST", "/plays", { day: `2026-01-0${1 + i}`, game: "village" });
  return { browser, play: body.id, acknowledged: [], isWaiting: false };
}

async function moveUntilKilled(server: RunningServer, gamblers: readonly Gambler[], moves: number): Promise<void> {
  let left = moves;
  const killed: Promise<void>[] = [];
  const onMove = () => {
    left -= 1;
    if (left === 0) killed.push(server.kill());
  };
  await Promise.all(gamblers.map((gambler) => moveOn(gambler, onMove)));
  await Promise.all(killed);
}

/** Moves until no answer comes. */
async function moveOn(gambler: Gambler, onMove: () => void): Promise<void> {
  for (;;) {
    const after = gambler.acknowledged.length;
    const key = `${gambler.play}-${after}`;
    gambler.isWaiting = true;
    const move = { key, after, move: { kind: "hint", level: 1 + (after % 5) } };
    const reply = await gambler.browser.ask("POST", `/plays/${gambler.play}/moves`, move).catch(() => undefined);
    if (!reply) return;
    expect(reply.status).toBe(200);
    gambler.acknowledged.push(key);
    gambler.isWaiting = false;
    onMove();
  }
}

async function expectAllThere({ browser, play, acknowledged, isWaiting }: Gambler): Promise<void> {
  const { status, body } = await browser.ask("GET", `/plays/${play}`);
  expect(status).toBe(200);
  // The move whose answer was lost may have been made or not; nothing else may be there.
  expect([0, isWaiting ? 1 : 0]).toContain(body.moves.length - acknowledged.length);
  // Nobody is named, so all of them are hints for one and the same step.
  expect(body.view.hints).toBe(Math.min(1, body.moves.length));
}

async function expectContiguous(place: Place, gamblers: readonly Gambler[]): Promise<void> {
  const store = await openStore(place);
  for (const { play, acknowledged } of gamblers) {
    const moves = await store.moves(play);
    expect(moves.map(({ seq }) => seq)).toEqual(moves.map((_, i) => i));
    expect(moves.slice(0, acknowledged.length).map(({ key }) => key)).toEqual(acknowledged);
  }
  await store.close();
}
