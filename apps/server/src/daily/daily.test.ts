// The API of the daily puzzle, asked over HTTP of the built server, on every kind of store.
import { path } from "@demonstrandum/engine";
import { GAMES } from "@demonstrandum/games";
import { openStore, type Place } from "@demonstrandum/store";
import { makePlaces } from "@demonstrandum/store/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  aBrowser,
  type Browser,
  buildServer,
  type Reply,
  type RunningServer,
  startServer,
} from "./testing/a-server.ts";

const places = await makePlaces();
const program = await buildServer();
afterAll(async () => {
  await Promise.all(places.map(({ clear }) => clear()));
  program.remove();
});

const DAY = "2026-01-05";
const today = (): string => new Date().toISOString().slice(0, 10);
const later = (): string => new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
const HINT = { kind: "hint", level: 1 };

let keys = 0;
const aKey = (): string => {
  keys += 1;
  return `key-${String(keys).padStart(8, "0")}`;
};

describe.each(places)("the API on $kind", ({ make }) => {
  let place: Place;
  let server: RunningServer;
  const browser = (): Browser => aBrowser(() => server.url);
  beforeAll(async () => {
    place = await make();
    server = await startServer(program, place, { RATE_FACTOR: "100" });
  });
  afterAll(() => server.stop());

  const begin = async (who: Browser, game = "village", day = DAY) => {
    const { status, body } = await who.ask("POST", "/plays", { day, game });
    expect(status).toBe(200);
    return body;
  };

  /** The verdicts that solve it, read where no browser can. */
  const verdicts = async (day: string, id: string) => {
    const store = await openStore(place);
    const kept = await store.puzzle(day, id);
    await store.close();
    const game = GAMES.find((each) => each.id === id);
    if (!game) throw new Error(`There is no ${id}.`);
    const puzzle = game.parse(kept?.puzzle);
    return { puzzle, moves: path(game, puzzle).map(({ person, identity }) => ({ kind: "verdict", person, identity })) };
  };

  const solve = async (who: Browser, game = "village", day = DAY) => {
    const { id, moves: made } = await begin(who, game, day);
    const { moves } = await verdicts(day, game);
    let after = made.length;
    let last: unknown;
    for (const move of moves) {
      const { body } = await who.ask("POST", `/plays/${id}/moves`, { key: aKey(), after, move });
      after = body.play.moves.length;
      last = body.play;
    }
    return last as { id: string; view: { isDone: boolean }; result: Record<string, unknown>; code: string };
  };

  it("tells the days, and knows a player by a cookie that no script can read", async () => {
    const ada = browser();
    const { body, status } = await ada.ask("GET", "/days?count=3");
    expect(status).toBe(200);
    expect(body.days.map(({ day }: { day: string }) => day)[0]).toBe(today());
    expect(body.days).toHaveLength(3);
    expect(ada.cookie).toBe("");
    const { headers } = await ada.ask("POST", "/plays", { day: DAY, game: "village" });
    expect(headers.get("set-cookie")).toMatch(/^player=[\w.-]+; .*HttpOnly; SameSite=Strict$/);
    expect(headers.get("cache-control")).toBe("no-store");
    const again = await ada.ask("GET", `/days?last=${DAY}&count=1`);
    expect(again.body.days[0].games[2]).toMatchObject({ game: "village", play: expect.any(String) });
  });

  it("plays to the end, and gives the result with its chart", async () => {
    const ada = browser();
    const done = await solve(ada, "who");
    expect(done.view.isDone).toBe(true);
    expect(done.result).toMatchObject({ mistakes: 0, hints: 0, isInTime: false, isFlagged: true });
    expect((await ada.ask("GET", `/plays/${done.id}`)).body.result).toEqual(done.result);
    const me = await ada.ask("GET", "/me");
    expect(me.body.statistics.games[0]).toMatchObject({ game: "who", finished: 1, flawless: 1 });
    const { body } = await ada.ask("POST", `/plays/${done.id}/challenge`);
    const seen = await browser().ask("GET", `/challenges/${body.code}`);
    expect(seen.body).toMatchObject({ day: DAY, game: "who", mistakes: 0 });
  });

  it("moves a player to another device, and deletes them from both", async () => {
    const [phone, laptop] = [browser(), browser()];
    const { id } = await begin(phone);
    expect((await phone.ask("PATCH", "/me", { nickname: " Ada " })).body).toEqual({ nickname: "Ada" });
    const long = await phone.ask("PATCH", "/me", { nickname: "a".repeat(25) });
    expect(long.body).toMatchObject({ status: 422, code: "name-long", figure: 24 });
    const { code } = (await phone.ask("POST", "/me/recovery")).body;
    expect((await laptop.ask("POST", "/recoveries", { code })).body).toMatchObject({ nickname: "Ada" });
    expect((await laptop.ask("GET", `/plays/${id}`)).status).toBe(200);
    expect((await laptop.ask("GET", "/me/export")).body.plays).toHaveLength(1);
    expect((await laptop.ask("DELETE", "/me")).body.deleted).toMatchObject({ players: 1, plays: 1 });
    expect(laptop.cookie).toBe("");
    expect((await phone.ask("GET", `/plays/${id}`)).status).toBe(404);
    expect((await phone.ask("GET", "/me")).status).toBe(404);
    expect((await begin(phone)).id).not.toBe(id);
  });

  it("keeps a league of three", async () => {
    const [ada, bob, cat] = [browser(), browser(), browser()];
    const { invitation, id } = (await ada.ask("POST", "/leagues", { name: "Friends" })).body;
    expect((await bob.ask("GET", `/invitations/${invitation}`)).body).toMatchObject({ name: "Friends", members: 1 });
    for (const who of [bob, cat]) expect((await who.ask("POST", "/memberships", { invitation })).status).toBe(200);
    const { body } = await cat.ask("GET", `/leagues/${id}`);
    expect(body.rows).toHaveLength(3);
    expect((await bob.ask("GET", "/leagues")).body.leagues).toHaveLength(1);
    expect((await bob.ask("DELETE", `/leagues/${id}`)).status).toBe(200);
    expect((await bob.ask("GET", `/leagues/${id}`)).status).toBe(404);
  });

  it("says nothing before it is earned: no answer, no header, no line of the log", { timeout: 60_000 }, async () => {
    for (const { id: game } of GAMES) {
      const ada = browser();
      const { id } = await begin(ada, game, "2026-01-07");
      const { puzzle, moves } = await verdicts("2026-01-07", game);
      let after = 0;
      for (const move of moves.slice(0, -1)) {
        const asked = after % 3 === 0 ? HINT : move;
        const { text, body } = await ada.ask("POST", `/plays/${id}/moves`, { key: aKey(), after, move: asked });
        after = body.play.moves.length;
        expectNoSecret(text, body.play.view, puzzle);
        expectNoSecret((await ada.ask("GET", `/plays/${id}`)).text, body.play.view, puzzle);
      }
      for (const path of ["/me/export", "/days", "/me"]) {
        expectNoSecret((await ada.ask("GET", path)).text, (await ada.ask("GET", `/plays/${id}`)).body.view, puzzle);
      }
      expect(server.said()).not.toContain(puzzle.seed);
    }
    expect(server.said()).not.toMatch(/clue|identity|player=/);
  });

  const table: readonly (readonly [string, number, (ada: Browser, id: string) => Promise<Reply>])[] = [
    ["a body that is not JSON", 400, (ada, id) => ada.ask("POST", `/plays/${id}/moves`, "{")],
    ["no body", 415, (ada, id) => ada.ask("POST", `/plays/${id}/moves`)],
    ["a body of another type", 415, (ada) => ada.ask("POST", "/plays", "{}", { "content-type": "text/plain" })],
    ["an unknown key", 400, (ada) => ada.ask("POST", "/plays", { day: DAY, game: "who", seed: "x" })],
    ["a body that is too large", 413, (ada) => ada.ask("POST", "/plays", { day: DAY, game: "x".repeat(300_000) })],
    [
      "a verdict on nobody",
      422,
      (ada, id) => ada.ask("POST", `/plays/${id}/moves`, aMove(0, { ...VERDICT, person: 29 })),
    ],
    [
      "a verdict on person -1",
      400,
      (ada, id) => ada.ask("POST", `/plays/${id}/moves`, aMove(0, { ...VERDICT, person: -1 })),
    ],
    ["a move of an unknown kind", 400, (ada, id) => ada.ask("POST", `/plays/${id}/moves`, aMove(0, { kind: "undo" }))],
    ["a move with a short key", 400, (ada, id) => ada.ask("POST", `/plays/${id}/moves`, { ...aMove(0), key: "x" })],
    ["a move that claims a time", 400, (ada, id) => ada.ask("POST", `/plays/${id}/moves`, { ...aMove(0), at: 1 })],
    ["a move ahead of its turn", 409, (ada, id) => ada.ask("POST", `/plays/${id}/moves`, aMove(7))],
    ["a day to come", 404, (ada) => ada.ask("POST", "/plays", { day: later(), game: "who" })],
    ["a list up to a day to come", 404, (ada) => ada.ask("GET", `/days?last=${later()}`)],
    ["a day that never was", 404, (ada) => ada.ask("POST", "/plays", { day: "2026-02-30", game: "who" })],
    ["a game that is none", 404, (ada) => ada.ask("POST", "/plays", { day: DAY, game: "constructor" })],
    ["too many days", 400, (ada) => ada.ask("GET", "/days?count=99")],
    ["a play that is none", 404, (ada) => ada.ask("GET", "/plays/none")],
    ["another's play", 404, (_, id) => strangerWith((eve) => eve.ask("GET", `/plays/${id}`))],
    ["another's move", 404, (_, id) => strangerWith((eve) => eve.ask("POST", `/plays/${id}/moves`, aMove(0)))],
    ["no cookie", 401, (_, id) => browser().ask("GET", `/plays/${id}`)],
    ["a forged cookie", 401, (ada, id) => forged(ada.cookie).ask("GET", `/plays/${id}`)],
    ["a recovery code that is none", 404, (ada) => ada.ask("POST", "/recoveries", { code: "00000-00000-00000-00000" })],
    ["a nickname nobody can see", 422, (ada) => ada.ask("PATCH", "/me", { nickname: "a\u202eb" })],
    ["a challenge of an unfinished play", 422, (ada, id) => ada.ask("POST", `/plays/${id}/challenge`)],
    ["an invitation that is none", 404, (ada) => ada.ask("POST", "/memberships", { invitation: "none" })],
    ["another site's request", 403, (ada, id) => ada.ask("GET", `/plays/${id}`, undefined, CROSS)],
    ["an address that is none", 404, (ada) => ada.ask("GET", "/nothing")],
  ];
  const VERDICT = { kind: "verdict", person: 0, identity: true };
  const CROSS = { "sec-fetch-site": "cross-site" };
  const aMove = (after: number, move: object = HINT) => ({ key: aKey(), after, move });
  const forged = (cookie: string): Browser => Object.assign(browser(), { cookie: `${cookie.slice(0, -2)}xx` });
  const strangerWith = async <T>(work: (eve: Browser) => Promise<T>): Promise<T> => {
    const eve = browser();
    await begin(eve);
    return work(eve);
  };

  it.each(table)("answers %s with %i and changes nothing", async (_, status, request) => {
    const ada = browser();
    const play = await begin(ada);
    const reply = await request(ada, play.id);
    expect(reply.status).toBe(status);
    expect(reply.headers.get("content-type")).toMatch(/^application\/problem\+json/);
    expect((await ada.ask("GET", `/plays/${play.id}`)).body).toEqual({ ...play, now: expect.any(Number) });
  });

  it("answers a replayed move as before, and a key used twice with 422", async () => {
    const ada = browser();
    const { id } = await begin(ada);
    const move = { key: aKey(), after: 0, move: HINT };
    const first = await ada.ask("POST", `/plays/${id}/moves`, move);
    const second = await ada.ask("POST", `/plays/${id}/moves`, move);
    expect(second.body.outcome).toEqual(first.body.outcome);
    expect(second.body.play.moves).toHaveLength(1);
    const other = await ada.ask("POST", `/plays/${id}/moves`, { ...move, move: { kind: "hint", level: 2 } });
    expect(other.status).toBe(422);
  });

  it("tells one play in the language that is asked for", async () => {
    const ada = browser();
    const { id, view } = await begin(ada);
    const chinese = await ada.ask("GET", `/plays/${id}?language=zh`);
    expect(chinese.body.view.people.map(({ latin }: { latin: string }) => latin)).toEqual(
      view.people.map(({ name }: { name: string }) => name),
    );
    const move = { key: aKey(), after: 0, move: HINT };
    const told = await ada.ask("POST", `/plays/${id}/moves`, { ...move, language: "zh" });
    expect(told.body.outcome.hint.text).toMatch(/^[^a-z]+$/i);
    expect(told.body.play.outcome).toEqual(told.body.outcome);
    const again = await ada.ask("POST", `/plays/${id}/moves`, move);
    expect(again.body.outcome.hint.text).toMatch(/^[A-Z]/);
    expect(again.body.play.outcome).toEqual(again.body.outcome);
    expect((await ada.ask("GET", `/plays/${id}?language=tlh`)).status).toBe(400);
  });

  it("serves one play from two processes", async () => {
    const second = await startServer(program, place, { RATE_FACTOR: "100" });
    const here = browser();
    const { id } = await begin(here, "cultivators");
    const there = Object.assign(
      aBrowser(() => second.url),
      { cookie: here.cookie },
    );
    for (let after = 0; after < 10; after++) {
      const tabs = await Promise.all(
        [here, there].map((tab) => tab.ask("POST", `/plays/${id}/moves`, { key: aKey(), after, move: HINT })),
      );
      expect(tabs.map(({ status }) => status).sort()).toEqual([200, 409]);
    }
    expect((await there.ask("GET", `/plays/${id}`)).body.moves).toHaveLength(10);
    expect((await begin(there, "who")).view).toEqual((await begin(here, "who")).view);
    await second.stop();
  });

  it("has nothing at an address with a NUL in it, whatever is asked for and however", async () => {
    const ada = browser();
    await begin(ada);
    const document = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as {
      paths: Record<string, object>;
    };
    const asked: string[] = [];
    for (const [path, methods] of Object.entries(document.paths)) {
      for (const method of path.includes("{") ? Object.keys(methods) : []) {
        for (const name of ["%00", "a%00b"]) {
          const address = path.replace("/api/v1", "").replaceAll(/\{\w+\}/g, name);
          const { status, body } = await ada.ask(method.toUpperCase(), address);
          asked.push(`${method} ${path} ${status} ${body.code}`);
        }
      }
    }
    expect(asked.length).toBeGreaterThan(15);
    expect(asked.filter((line) => !line.endsWith(" 404 not-found"))).toEqual([]);
    expect((await ada.ask("GET", "/days?last=%00")).status).toBe(404);
  });

  it("takes no text with a NUL", async () => {
    const ada = browser();
    const nul = "a\0b";
    const bodies: readonly (readonly [string, string, object, number])[] = [
      ["POST", "/memberships", { invitation: nul }, 404],
      ["POST", "/recoveries", { code: nul }, 404],
      ["PATCH", "/me", { nickname: nul }, 422],
      ["POST", "/leagues", { name: nul }, 422],
      ["POST", "/plays", { day: nul, game: "who" }, 400],
      ["POST", "/plays", { day: DAY, game: nul }, 400],
      ["POST", "/clue/followed", { content: nul }, 422],
    ];
    for (const [method, path, body, status] of bodies)
      expect([path, (await ada.ask(method, path, body)).status]).toEqual([path, status]);
    const { id } = await begin(ada);
    const move = { key: `a-key-${nul}`, after: 0, move: { kind: "hint", level: 1 } };
    expect((await ada.ask("POST", `/plays/${id}/moves`, move)).status).toBe(400);
  });

  it("counts a caller together in two processes that share their limits", async () => {
    const shared = { SHARED_LIMITS: "yes" };
    const two = await Promise.all([1, 2].map(() => startServer(program, place, shared)));
    const start = Date.now();
    const asked = Array.from({ length: 50 }, (_, i) =>
      aBrowser(() => two[i % 2]?.url ?? "").ask("POST", "/recoveries", { code: "00000-00000-00000-00000" }),
    );
    const replies = await Promise.all(asked);
    const passed = replies.filter(({ status }) => status === 404).length;
    const refused = replies.filter(({ status }) => status === 429);
    // Each costs ten of three hundred tokens, of which ten come back in a second.
    expect(passed).toBeGreaterThanOrEqual(28);
    expect(passed).toBeLessThanOrEqual(30 + (Date.now() - start) / 1000);
    expect(passed + refused.length).toBe(50);
    for (const { headers } of refused) expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    const store = await openStore(place);
    await store.dropAllowances(Date.now() + 1);
    await store.close();
    await Promise.all(two.map((each) => each.stop()));
  });
});

interface Seen {
  readonly people: readonly { readonly name: string; readonly identity?: boolean; readonly clue?: { text: string } }[];
}

/** No clue of somebody who is not revealed, unless another said the same words; no seed. */
function expectNoSecret(text: string, view: Seen, puzzle: object): void {
  expect(text).not.toMatch(/solution|solveChain|"seed"/);
  const { characters = [] } = puzzle as { characters?: readonly { clue: { text: string } }[] };
  const open = new Set(view.people.flatMap(({ clue }) => (clue ? [clue.text] : [])));
  characters.forEach(({ clue }, id) => {
    if (view.people[id]?.clue || open.has(clue.text)) return;
    expect(text.includes(JSON.stringify(clue.text).slice(1, -1))).toBe(false);
  });
}
