// The page's referee over HTTP: one move however often it is sent, and after whatever others moved first.
import type { PlayView } from "@demonstrandum/referee";
import { afterEach, expect, it, vi } from "vitest";
import { makeHttpReferee } from "./http-referee.ts";

const view = { difficulty: "easy", isDone: false, people: [] };
const aPlay = (moves: number): PlayView =>
  ({ id: "p", day: "2026-11-16", game: "who", startedAt: 0, now: 0, moves: Array(moves).fill(HINT), view }) as never;
const HINT = { kind: "hint", level: 1 } as const;

interface Sent {
  readonly path: string;
  readonly body: { readonly key: string; readonly after: number };
}

/** A server that gives these answers, one after the other; "lost" is none. */
function serve(answers: readonly (readonly [number, unknown] | "lost")[]): Sent[] {
  const sent: Sent[] = [];
  const left = [...answers];
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("fetch", async (path: string, { body }: RequestInit) => {
    sent.push({ path, body: JSON.parse(String(body)) });
    const next = left.shift();
    if (!next || next === "lost") throw new TypeError("Failed to fetch");
    return Response.json(next[1], { status: next[0] });
  });
  return sent;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const answer = (moves: number) => ({ outcome: { kind: "hint" }, play: aPlay(moves) });

it("tells the server's time of a play that is over, and none before", async () => {
  serve([
    [200, { ...aPlay(1), result: { millis: 10_400 } }],
    [200, aPlay(1)],
  ]);
  const referee = makeHttpReferee({
    day: "2026-11-16",
    game: "who",
    language: "en",
    onTrouble: () => undefined,
    sayRefusal: () => "",
  });
  expect(await referee.open([])).toMatchObject({ standing: { millis: 10_400 } });
  expect(await referee.open([])).toMatchObject({ standing: { millis: undefined } });
});

it("sends a move whose answer was lost again, under the same key, and tells meanwhile", async () => {
  vi.useFakeTimers();
  const sent = serve([[200, aPlay(0)], "lost", [503, {}], [200, answer(1)]]);
  const told: boolean[] = [];
  const referee = makeHttpReferee({
    ...{ day: "2026-11-16", game: "who", language: "en" },
    onTrouble: (isTrouble) => told.push(isTrouble),
    sayRefusal: ({ detail }) => detail,
  });
  await referee.open([]);
  const moved = referee.move(HINT);
  await vi.runAllTimersAsync();
  expect((await moved).moves).toHaveLength(1);
  expect(new Set(sent.slice(1).map(({ body }) => body.key)).size).toBe(1);
  expect(told).toEqual([false, true, true, false]);
});

it("moves after the moves of another tab", async () => {
  const sent = serve([
    [200, aPlay(0)],
    [409, { detail: "stale" }],
    [200, aPlay(2)],
    [200, answer(3)],
  ]);
  const referee = makeHttpReferee({
    ...{ day: "2026-11-16", game: "who", language: "en" },
    onTrouble: () => undefined,
    sayRefusal: ({ detail }) => detail,
  });
  await referee.open([]);
  expect((await referee.move(HINT)).moves).toHaveLength(3);
  expect(sent.map(({ body }) => body.after)).toEqual([undefined, 0, undefined, 2]);
  expect(sent[1]?.body.key).toBe(sent[3]?.body.key);
});

it("opens no puzzle that the server does not have", async () => {
  serve([[404, { detail: "There is no puzzle for that day." }]]);
  const opening = await makeHttpReferee({
    ...{ day: "2999-01-01", game: "who", language: "en" },
    onTrouble: () => undefined,
    sayRefusal: ({ detail }) => detail,
  }).open([]);
  expect(opening).toEqual({ kind: "no-puzzle", text: "There is no puzzle for that day." });
});
