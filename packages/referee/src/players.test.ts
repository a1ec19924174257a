// Players: cookies, names, recovery, what is exported and deleted; leagues and challenges among them.

import type { Result, Store } from "@demonstrandum/store";
import { openPassingStore } from "@demonstrandum/store/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeChallenge, showChallenge } from "./challenges.ts";
import { dayAfter } from "./day.ts";
import { listDays } from "./days.ts";
import { foundLeague, joinLeague, leaguesOf, leaveLeague, showInvitation, weekTable } from "./leagues.ts";
import { parseName, parseNickname } from "./nickname.ts";
import { HERE, type Onlooker } from "./onlooker.ts";
import {
  cookieOf,
  deletePlayer,
  exportPlayer,
  makeRecovery,
  playerOrNew,
  readCookie,
  recover,
  rename,
  showPlayer,
} from "./players.ts";
import { beginPlay, lookAt } from "./plays.ts";
import { loadSecret } from "./secret.ts";
import { aPlayer, aReferee, type Clock, finish, MONDAY, MORNING } from "./testing/a-referee.ts";

const clock: Clock = { now: MORNING };
let store: Store;
let referee: ReturnType<typeof aReferee>;
beforeAll(async () => {
  store = await openPassingStore();
  referee = aReferee(store, clock);
});
afterAll(() => store.close());

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = [];
  for await (const item of items) list.push(item);
  return list;
}

const missing = { name: "Refusal", kind: "missing" };

describe("the secret", () => {
  it("is made once and kept, unless it is given", async () => {
    const made = await loadSecret(store);
    expect(made).toHaveLength(64);
    expect(await loadSecret(store, "")).toBe(made);
    expect(await loadSecret(store, "sixteen characters or more")).toBe("sixteen characters or more");
    await expect(loadSecret(store, "short")).rejects.toThrow("DAILY_SECRET");
  });
});

describe("a cookie", () => {
  it("is believed only with our mark", async () => {
    const cookie = cookieOf(referee, "ada");
    expect(readCookie(referee, cookie)).toBe("ada");
    const forged = ["ada", "ada.", `eve${cookie.slice(3)}`, `${cookie}x`, cookie.slice(0, -1), "", ".", "é.é"];
    for (const text of forged) expect(readCookie(referee, text)).toBeUndefined();
    expect(readCookie({ ...referee, secret: "another" }, cookie)).toBeUndefined();
  });

  it("of a deleted player leads to a new one", async () => {
    const ada = await aPlayer(referee);
    expect((await playerOrNew(referee, ada)).id).toBe(ada);
    await deletePlayer(referee, ada);
    expect((await playerOrNew(referee, ada)).id).not.toBe(ada);
    expect((await playerOrNew(referee, undefined)).id).toHaveLength(22);
  });
});

describe("a name", () => {
  it.each(["Ada", "李雷", "Zoë 🦉", "O’Brien-Smith", "x".repeat(24), "❤️", "<b>bold</b>"])("may be %s", (name) => {
    expect(parseName(`  ${name} `)).toBe(name);
  });

  it.each([
    ["nothing", "  "],
    ["too long", "x".repeat(25)],
    ["a hidden character", "a\u200bb"],
    ["a turn of the text", "a\u202eb"],
    ["a control character", "a\u0007b"],
    ["a pile of marks", `a${"\u0301".repeat(9)}`],
    ["no sign at all", "..."],
    ["half a character", "a\ud800"],
  ])("is not %s", (_, name) => {
    expect(() => parseName(name)).toThrow(/^A name/);
  });

  it.each([
    ...["\u3164", "\u2800\u2800", "\uffa0", "\u115f\u1160", "\u034f", "\u{e0041}", "\u{1d159}", "\ufe0f", "\u200d"],
    ...["Ada\u3164", "Ada\u2800", "A\u00adda", "Ada\ufe0f", "Ada\u200b", "\u{1d173}", "\ufffc", "\u17b4", "\u061c"],
  ])("has nothing in it that cannot be seen: %j", (name) => {
    expect(() => parseName(name)).toThrow(expect.objectContaining({ code: "name-invisible" }));
  });

  it.each(["\u0301", "\u0301\u0302", "\u0301Ada", "\u20dd"])("is not made of marks alone: %j", (name) => {
    expect(() => parseName(name)).toThrow(expect.objectContaining({ code: "name-signs" }));
  });

  it.each(
    [
      "Player 1A2B",
      "player 1a2b",
      "PLAYER-FACE",
      "Player1A2B",
      "Ｐｌａｙｅｒ　１Ａ２Ｂ",
      "Plауеr 1А2В",
      "PIayer lOO1",
    ].concat([
      "Pláyer #1A2B",
      "玩家1A2B",
      "玩家 １ａ２ｂ 号",
      "Player ١٢٣٤",
      "𝐏𝐥𝐚𝐲𝐞𝐫 𝟏𝐀𝟐𝐁",
      "🅿🅻🅰🆈🅴🆁 1A2B",
      "ᴘʟᴀʏᴇʀ 1A2B",
      "P.l.a.y.e.r 1 A 2 B",
    ]),
  )("of a player is not one that is given to those without: %s", async (name) => {
    const ada = await aPlayer(referee);
    await expect(rename(referee, ada, name)).rejects.toMatchObject({ code: "name-given" });
    expect(parseName(name)).toBe(name.normalize("NFC").replace(/\s/g, " "));
  });

  it.each([
    "Player",
    "Player One",
    "Player 12",
    "Player 12345",
    "Players 1A2B",
    "玩家小李",
    "1A2B",
    "Layer 1A2B",
    "7️⃣ ❤️",
  ])("of a player may be %s", (name) => expect(parseNickname(name)).toBe(name));

  it("is taken away by an empty one", async () => {
    const ada = await aPlayer(referee);
    expect(await rename(referee, ada, " Ada  L ")).toBe("Ada L");
    expect(await showPlayer(referee, ada)).toMatchObject({ nickname: "Ada L" });
    expect(await rename(referee, ada, " ")).toBeNull();
    await expect(rename(referee, "nobody", "Ada")).rejects.toMatchObject(missing);
  });
});

describe("a recovery code", () => {
  it("leads to its player, however it is written, until there is a new one", async () => {
    const ada = await aPlayer(referee);
    const code = await makeRecovery(referee, ada);
    expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{5}-){3}[0-9A-HJKMNP-TV-Z]{5}$/);
    const written = code.toLowerCase().replaceAll("-", " ").replaceAll("0", "o").replaceAll("1", "l");
    expect(await recover(referee, written)).toBe(ada);
    await makeRecovery(referee, ada);
    await expect(recover(referee, code)).rejects.toMatchObject(missing);
    await expect(recover(referee, "")).rejects.toMatchObject(missing);
  });
});

describe("my data", () => {
  it("is exported without the puzzle, and deleted with everything", async () => {
    const ada = await aPlayer(referee);
    const done = await finish(referee, clock, ada);
    const open = await beginPlay(referee, ada, MONDAY, "who");
    await foundLeague(referee, ada, "Friends");
    const { player, leagues, ...exported } = await exportPlayer(referee, ada);
    const [plays, results] = [await all(exported.plays), await all(exported.results)];
    expect(plays.map(({ id }) => id).sort()).toEqual([done.id, open.id].sort());
    expect(plays.find(({ id }) => id === done.id)?.moves).toHaveLength(done.moves.length);
    expect(results).toHaveLength(1);
    expect(leagues).toHaveLength(1);
    expect(JSON.stringify([player, plays, results, leagues])).not.toMatch(/solution|characters|seed/);
    const deleted = await deletePlayer(referee, ada);
    expect(deleted).toMatchObject({
      players: 1,
      plays: 2,
      moves: done.moves.length,
      results: 1,
      memberships: 1,
      leagues: 1,
    });
    await expect(showPlayer(referee, ada)).rejects.toMatchObject(missing);
    await expect(lookAt(referee, ada, done.id)).rejects.toMatchObject(missing);
  });

  it("adds up", async () => {
    const ada = await aPlayer(referee);
    const first = await finish(referee, clock, ada, { pause: 4_000 });
    const second = await finish(referee, clock, ada, { day: dayAfter(MONDAY, -1), pause: 2_000 });
    const { statistics } = await showPlayer(referee, ada);
    expect(statistics.streak.length).toBe(2);
    const times = [first, second].map(({ result }) => result?.millis ?? 0);
    expect(statistics.games).toEqual([
      {
        game: "village",
        finished: 2,
        flawless: 2,
        best: Math.min(...times),
        middle: Math.min(...times),
        mistakes: 0,
        hints: 0,
      },
    ]);
  });
});

describe("a result", () => {
  it("of a play whose clock was set back has no time, and is no best one", async () => {
    const ada = await aPlayer(referee);
    const own: Clock = { now: MORNING };
    const there = aReferee(store, own);
    const good = await finish(there, own, ada, { day: dayAfter(MONDAY, -1), pause: 4_000 });
    await beginPlay(there, ada, MONDAY, "village");
    own.now -= 3_600_000;
    const { result, id } = await finish(there, own, ada, { pause: 4_000 });
    expect(result).toMatchObject({ isFlagged: true, flaw: "clock" });
    for (const time of ["millis", "ranked", "percentile"]) expect(result).not.toHaveProperty(time);
    const { statistics } = await showPlayer(there, ada);
    expect(statistics.games[0]).toMatchObject({ finished: 2, best: good.result?.millis, middle: good.result?.millis });
    own.now += 3_600_000;
    const [today] = await listDays(there, ada, MONDAY, 1);
    expect(today?.games.find(({ game }) => game === "village")?.result).toEqual({ mistakes: 0, hints: 0 });
    const raced = await showChallenge(there, await makeChallenge(there, ada, id));
    expect(raced).not.toHaveProperty("millis");
    expect(raced.ghost.every(([millis], i) => millis >= (raced.ghost[i - 1]?.[0] ?? 0))).toBe(true);
  });

  it("stands among the others of its day", async () => {
    const here: Clock = { now: MORNING - 7 * 86_400_000 };
    const there = aReferee(store, here);
    const day = dayAfter(MONDAY, -7);
    const [slow, quick, late] = [await aPlayer(there), await aPlayer(there), await aPlayer(there)];
    const alone = await finish(there, here, slow, { day, pause: 20_000 });
    expect(alone.result).toMatchObject({ others: 0, place: 1, streak: 1 });
    expect(alone.result).not.toHaveProperty("percentile");
    const first = await finish(there, here, quick, { day, pause: 5_000 });
    expect(first.result).toMatchObject({ others: 1, percentile: 100, place: 1 });
    const again = await lookAt(there, slow, alone.id);
    expect(again.result).toMatchObject({ place: 2, ghost: expect.any(Array) });
    const last = await finish(referee, clock, late, { day, pause: 10_000 });
    expect(last.result).toMatchObject({ others: 2, percentile: 50, isInTime: false, streak: 0 });
    expect(last.result).not.toHaveProperty("place");
    // A win counts at once, however lately the streak was told.
    here.now = Date.parse(`${dayAfter(day)}T00:00:01Z`);
    expect((await lookAt(there, slow, alone.id)).result?.streak).toBe(1);
    expect((await finish(there, here, slow, { day: dayAfter(day), pause: 10 })).result?.streak).toBe(2);
    const chart = last.result?.chart ?? [];
    expect(chart.reduce((sum, { count }) => sum + count, 0)).toBe(2);
    expect(chart.filter(({ isYours }) => isYours)).toHaveLength(1);
  });
});

describe("a league", () => {
  it("of three has a table for the week, which only members see", async () => {
    const [ada, bob, cat, eve] = [1, 2, 3, 4].map(() => aPlayer(referee));
    const players = { ada: await ada, bob: await bob, cat: await cat, eve: await eve } as Record<string, string>;
    const id = (name: string): string => players[name] ?? "";
    await rename(referee, id("ada"), "Ada");
    const { invitation, id: league } = await foundLeague(referee, id("ada"), "Friends");
    expect(await showInvitation(referee, invitation)).toEqual({ name: "Friends", invitation, members: 1 });
    await joinLeague(referee, id("bob"), invitation);
    expect((await joinLeague(referee, id("cat"), invitation)).members).toBe(3);
    await finish(referee, clock, id("bob"), { pause: 2_000 });
    await finish(referee, clock, id("ada"), { pause: 3_000 });
    const { rows, week } = await weekTable(referee, id("ada"), league);
    expect(week).toBe(MONDAY);
    expect(rows.map(({ solved }) => solved)).toEqual([1, 1, 0]);
    expect(rows.findIndex(({ name }) => name === "Ada")).toBe(1);
    expect(rows.filter(({ isYou }) => isYou).map(({ name }) => name)).toEqual(["Ada"]);
    expect(JSON.stringify(rows)).not.toContain(id("bob"));
    // That somebody has no name is said by whoever shows it, in their own language.
    expect(rows.filter(({ name }) => name === null)).toHaveLength(2);
    expect(new Set(rows.map(({ tag }) => tag)).size).toBe(3);
    expect(JSON.stringify(rows)).not.toMatch(/player/i);
    await expect(weekTable(referee, id("eve"), league)).rejects.toMatchObject(missing);
    await leaveLeague(referee, id("bob"), league);
    expect((await leaguesOf(referee, id("cat")))[0]?.members).toBe(2);
    await expect(leaveLeague(referee, id("bob"), league)).rejects.toMatchObject(missing);
    await expect(joinLeague(referee, id("eve"), "none")).rejects.toMatchObject(missing);
  });

  it("says why a solved puzzle does not count", async () => {
    const [quick, late] = [await aPlayer(referee), await aPlayer(referee)];
    const { invitation, id } = await foundLeague(referee, quick, "Friends");
    await joinLeague(referee, late, invitation);
    await finish(referee, clock, quick, { pause: 100 });
    const nextWeek: Clock = { now: MORNING + 6 * 86_400_000 };
    await finish(aReferee(store, nextWeek), nextWeek, late, { pause: 3_000 });
    const { rows } = await weekTable(referee, quick, id);
    const nothing = { solved: 0, ranked: 0 };
    expect(rows.find(({ isYou }) => isYou)).toMatchObject({ ...nothing, uncounted: [{ why: "fast", count: 1 }] });
    expect(rows.find(({ isYou }) => !isYou)).toMatchObject({ ...nothing, uncounted: [{ why: "late", count: 1 }] });
  });

  it("is refused to whoever is in too many", async () => {
    const ada = await aPlayer(referee);
    for (let i = 0; i < 20; i++) await foundLeague(referee, ada, `League ${i}`);
    await expect(foundLeague(referee, ada, "One more")).rejects.toMatchObject({ kind: "limit" });
  });
});

const omitGhost = ({ ghost: _, ...result }: Result): Result => result;

describe("a challenge", () => {
  it("shows how fast a finished play went, and not who was found", async () => {
    const ada = await aPlayer(referee);
    const { id } = await beginPlay(referee, ada, MONDAY, "village");
    await expect(makeChallenge(referee, ada, id)).rejects.toMatchObject({ kind: "invalid" });
    const done = await finish(referee, clock, ada, { pause: 4_000 });
    const code = await makeChallenge(referee, ada, id);
    expect(await makeChallenge(referee, ada, id)).toBe(code);
    const challenge = await showChallenge(referee, code);
    expect(challenge).toMatchObject({ name: null, tag: expect.stringMatching(/^[\dA-F]{4}$/), game: "village" });
    expect(challenge).toMatchObject({ day: MONDAY, millis: done.result?.millis, mistakes: 0 });
    expect(challenge.ghost).toEqual(Array.from({ length: done.moves.length }, (_, i) => [(i + 1) * 4_000, i + 1]));
    await expect(showChallenge(referee, "none")).rejects.toMatchObject(missing);
  });

  it("of a play that ended before its course was kept is worked out once, whoever looks", async () => {
    const ada = await aPlayer(referee);
    const done = await finish(referee, clock, ada, { pause: 4_000 });
    const code = await makeChallenge(referee, ada, done.id);
    const { ghost } = await showChallenge(referee, code);
    const forgetful: Store = {
      ...store,
      result: async (play) => {
        const result = await store.result(play);
        return result && { ...omitGhost(result), ...(kept.length > 0 ? { ghost } : {}) };
      },
      keepGhost: async (play) => void kept.push(play),
    };
    const kept: string[] = [];
    let worked = 0;
    const onlooker: Onlooker = { ...HERE, foundAlong: (...asked) => HERE.foundAlong(...asked).finally(() => worked++) };
    const old = aReferee(forgetful, clock);
    const seen = await Promise.all([1, 2, 3].map(() => showChallenge(old, code, onlooker)));
    seen.push(await showChallenge(old, code, onlooker));
    for (const each of seen) expect(each.ghost).toEqual(ghost);
    expect([kept, worked]).toEqual([[done.id], 1]);
  });
});
