// The power goes, again and again, while players move. Whatever was acknowledged is there afterwards, and every play replays.
import { statSync } from "node:fs";
import { join } from "node:path";
import { endConnections, makePlaces } from "@demonstrandum/store/testing";
import { afterAll, describe, expect, it } from "vitest";
import { buildServer, type RunningServer, startServer } from "./testing/a-server.ts";
import { aGambler, expectLedgers, type Gambler, insist, move } from "./testing/gamblers.ts";

/** The suite stays quick; `FAULT_ROUNDS=20` is what the project was tried with. */
const ROUNDS = Number(process.env.FAULT_ROUNDS ?? (process.env.TEST_ALL ? 3 : 1));
const PLAYERS = 6;
/** The power goes after this many acknowledged moves of a round, so each round is a little different. */
const movesIn = (round: number): number => 25 + 7 * (round % 5);

const places = await makePlaces({ isDurable: true });
const program = await buildServer();
afterAll(async () => {
  await Promise.all(places.map(({ clear }) => clear()));
  program.remove();
});

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
    if (place.kind === "sqlite") expect(journalOf(place.folder)).toBe(0);
    await expectLedgers(place, gamblers);
  });
});

/** Bytes beside the one file, in which everything should be after a stop in order. */
const journalOf = (folder: string): number =>
  statSync(join(folder, "demonstrandum.db-wal"), { throwIfNoEntry: false })?.size ?? 0;

it.skipIf(places.length < 2)(
  "lives on when Postgres ends its connections, and loses no acknowledged move",
  async () => {
    const place = await places[1]?.make();
    if (place?.kind !== "postgres") throw new Error("There is no Postgres.");
    const server = await startServer(program, place, { RATE_FACTOR: "1000" });
    const gamblers = await Promise.all([0, 1, 2].map((i) => aGambler(() => server.url, i)));
    let [isMoving, ended] = [true, 0];
    const moving = Promise.all(gamblers.map((gambler) => insist(gambler, 15))).finally(() => {
      isMoving = false;
    });
    const ending = async (): Promise<void> => {
      while (isMoving && ended < 8) ended += await endConnections(place.url);
    };
    await Promise.all([moving, ending()]);
    expect(ended).toBeGreaterThan(0);
    expect((await fetch(`${server.url}/api/ready`)).status).toBe(200);
    await server.stop();
    await expectLedgers(place, gamblers);
  },
);

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
    const reply = await move(gambler).catch(() => undefined);
    if (!reply) return;
    expect(reply.status).toBe(200);
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
