// What every store must do, whatever is behind it.

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openStore, openTables, type Place } from "./open.ts";
import type { KeptMove, NewFollowed, Play, Result, Store } from "./store.ts";
import type { PlaceMaker } from "./testing/places.ts";

let made = 0;
const unique = (prefix: string): string => {
  made += 1;
  return `${prefix}${made}`;
};

async function addPlayer(store: Store): Promise<string> {
  const id = unique("player");
  await store.addPlayer({ id, nickname: null, createdAt: 1 });
  return id;
}

async function beginPlay(store: Store, player: string, day = "2026-11-16"): Promise<Play> {
  await store.keepPuzzle({ day, game: "who", puzzle: { any: "thing" }, madeAt: 1 });
  return store.beginPlay({ id: unique("play"), player, day, game: "who", startedAt: 1_800_000_000_000 });
}

const moveOf = (play: Play, seq: number, key = `key${seq}`): KeptMove => ({
  play: play.id,
  seq,
  key,
  move: { kind: "hint", level: 1, said: "“ünïcode” \u{1f600}" },
  at: play.startedAt + seq,
});

const resultOf = (play: Play, rest: Partial<Result> = {}): Result => ({
  play: play.id,
  player: play.player,
  day: play.day,
  game: play.game,
  finishedAt: play.startedAt + 60_000,
  millis: 60_000,
  ranked: 60_000,
  bucket: 2,
  mistakes: 0,
  hints: 0,
  isInTime: true,
  ...rest,
});

async function finish(store: Store, player: string, rest: Partial<Result> = {}): Promise<Play> {
  const play = await beginPlay(store, player, rest.day);
  expect(await store.appendMove(moveOf(play, 0), resultOf(play, rest))).toBe(true);
  return play;
}

export function describeStore({ kind, make }: PlaceMaker): void {
  describe(`the ${kind} store`, () => {
    let place: Place;
    let store: Store;
    beforeAll(async () => {
      place = await make();
      store = await openStore(place);
    });
    afterAll(() => store.close());

    describePlayers(() => store);
    describeNul(() => store);
    describePlays(
      () => store,
      () => place,
    );
    describeResults(
      () => store,
      () => place,
    );
    describeLeagues(() => store);
    describeFollowed(() => store);
    describeAllowances(
      () => store,
      () => place,
    );
  });
}

/** For any table that the tests bring. */
const ROOM = { all: 1000, own: 1000 };

/** Every function that a text from outside may reach, with one that Postgres cannot keep. */
function describeNul(store: () => Store): void {
  const nul = "a\0b";
  const ASKED: readonly (readonly [string, () => Promise<unknown>])[] = [
    ["player", () => store().player(nul)],
    ["playerByRecovery", () => store().playerByRecovery(nul)],
    ["addPlayer", () => store().addPlayer({ id: unique("player"), nickname: nul, createdAt: 1 })],
    ["renamePlayer", () => store().renamePlayer(unique("player"), nul)],
    ["deletePlayer", () => store().deletePlayer(nul)],
    ["puzzle", () => store().puzzle(nul, nul)],
    ["play", () => store().play(nul)],
    ["moves", () => store().moves(nul)],
    ["result", () => store().result(nul)],
    ["rank", () => store().rank(nul, nul, 1)],
    ["countWon", () => store().countWon(nul)],
    ["keptPuzzles", () => store().keptPuzzles(nul, nul)],
    ["league", () => store().league(nul)],
    ["leagueByInvitation", () => store().leagueByInvitation(nul)],
    ["members", () => store().members(nul)],
    ["join", () => store().join(nul, nul, 1, 9)],
    ["leave", () => store().leave(nul, nul)],
    ["leagueSums", () => store().leagueSums(nul, nul, nul)],
    ["challenge", () => store().challenge(nul)],
    ["followed", () => store().followed(nul, 1)],
    ["withdrawFollowed", () => store().withdrawFollowed(nul, nul)],
    ["spend", () => store().spend(nul, 1, { capacity: 1, perSecond: 1 }, 1)],
  ];

  it.each(ASKED)("has nothing under a text with a NUL: %s", async (_, ask) => {
    await expect(ask()).rejects.toMatchObject({ trouble: "missing" });
  });
}

function describeFollowed(store: () => Store): void {
  const tableOf = (rest: Partial<NewFollowed> = {}): NewFollowed => ({
    ...{ id: unique("table"), keyHash: "key", content: "first “ü”", expiresAt: 1_800_000_000_000 },
    owner: "somebody",
    ...rest,
  });

  it("keeps a followed table, counts its changes, and changes it for nobody without the key", async () => {
    const table = tableOf();
    expect(await store().addFollowed(table, 1, ROOM)).toBeUndefined();
    expect(await store().followed(table.id, 1)).toEqual({ content: "first “ü”", version: 1 });
    expect(await store().changeFollowed({ ...table, content: "second" }, 1, 1)).toBe(2);
    expect(await store().changeFollowed({ ...table, keyHash: "another", content: "third" }, 1, 1)).toBeUndefined();
    expect(await store().changeFollowed({ ...table, id: "nothing" }, 1, 1)).toBeUndefined();
    expect(await store().followed(table.id, 1)).toEqual({ content: "second", version: 2 });
  });

  it("withdraws a followed table for whoever has its key, and at once", async () => {
    const table = tableOf();
    await store().addFollowed(table, 1, ROOM);
    expect(await store().withdrawFollowed(table.id, "another")).toBe(false);
    expect(await store().withdrawFollowed(table.id, table.keyHash)).toBe(true);
    expect(await store().withdrawFollowed(table.id, table.keyHash)).toBe(false);
    expect(await store().followed(table.id, 1)).toBeUndefined();
    expect(await store().changeFollowed(table, 1, 1)).toBeUndefined();
  });

  it("forgets a followed table once it has expired, unless it was changed before", async () => {
    const [old, renewed] = [tableOf({ expiresAt: 100 }), tableOf({ expiresAt: 100 })];
    for (const table of [old, renewed]) await store().addFollowed(table, 1, ROOM);
    expect(await store().changeFollowed({ ...renewed, expiresAt: 300 }, 99, 1)).toBe(2);
    expect(await store().followed(old.id, 99)).toBeDefined();
    expect(await store().followed(old.id, 100)).toBeUndefined();
    expect(await store().changeFollowed(old, 100, 1)).toBeUndefined();
    expect(await store().followed(renewed.id, 299)).toBeDefined();
  });

  it("changes a followed table no more once it was made too long ago", async () => {
    const table = tableOf({ expiresAt: 500 });
    await store().addFollowed(table, 100, ROOM);
    expect(await store().changeFollowed(table, 400, 100)).toBe(2);
    expect(await store().changeFollowed(table, 400, 101)).toBeUndefined();
  });

  it("has room for so many followed tables, and for others again once some have expired", async () => {
    const late = 2_000_000_000_000;
    const most = { all: 2, own: 9 };
    const next = () => tableOf({ expiresAt: late + 100 });
    expect(await store().addFollowed(next(), late, most)).toBeUndefined();
    expect(await store().addFollowed(next(), late, most)).toBeUndefined();
    const refused = next();
    expect(await store().addFollowed(refused, late, most)).toBe("all");
    expect(await store().followed(refused.id, late)).toBeUndefined();
    expect(await store().addFollowed(tableOf({ expiresAt: late + 900 }), late + 100, most)).toBeUndefined();
  });

  it("has room for so many of one owner, and for those of others beside them", async () => {
    const late = 2_100_000_000_000;
    const most = { all: 9, own: 2 };
    const next = (owner: string, expiresAt = late + 100) => tableOf({ owner, expiresAt });
    expect(await store().addFollowed(next("eve"), late, most)).toBeUndefined();
    const own = next("eve");
    expect(await store().addFollowed(own, late, most)).toBeUndefined();
    expect(await store().addFollowed(next("eve"), late, most)).toBe("own");
    expect(await store().addFollowed(next("ann", late + 900), late, most)).toBeUndefined();
    await store().withdrawFollowed(own.id, own.keyHash);
    expect(await store().addFollowed(next("eve"), late, most)).toBeUndefined();
    await store().dropFollowed(late + 100);
    expect(await store().addFollowed(next("eve", late + 900), late, most)).toBeUndefined();
  });
}

function describePlayers(store: () => Store): void {
  it("keeps a player, their nickname and recovery code", async () => {
    const id = await addPlayer(store());
    expect(await store().player(id)).toEqual({ id, nickname: null, createdAt: 1 });
    expect(await store().renamePlayer(id, "Ada")).toBe(true);
    expect(await store().setRecovery(id, `hash of ${id}`)).toBe(true);
    expect(await store().playerByRecovery(`hash of ${id}`)).toEqual({ id, nickname: "Ada", createdAt: 1 });
  });

  it("says when there is no such player", async () => {
    expect(await store().player("nobody")).toBeUndefined();
    expect(await store().renamePlayer("nobody", "Ada")).toBe(false);
    expect(await store().setRecovery("nobody", "hash")).toBe(false);
    expect(await store().playerByRecovery("no hash")).toBeUndefined();
  });

  it("makes a setting once, whoever asks first", async () => {
    const asked = await Promise.all(["a", "b", "c"].map((value) => store().setting("secret", () => value)));
    expect(new Set(asked).size).toBe(1);
    expect(await store().setting("secret", () => "later")).toBe(asked[0]);
  });

  it("deletes a player with all that is theirs, says what, and leaves the others", async () => {
    const [ada, bob] = [await addPlayer(store()), await addPlayer(store())];
    const play = await finish(store(), ada, { day: "2026-01-05" });
    const others = await finish(store(), bob, { day: "2026-01-05" });
    await store().keepChallenge({ code: unique("code"), play: play.id, createdAt: 1 });
    const own = { id: unique("league"), name: "Own", invitation: unique("own"), createdAt: 1 };
    const shared = { id: unique("league"), name: "Shared", invitation: unique("shared"), createdAt: 1 };
    await store().addLeague(own, ada);
    await store().addLeague(shared, ada);
    await store().join(shared.id, bob, 2, 10);
    expect(await store().deletePlayer(ada)).toEqual({
      players: 1,
      plays: 1,
      moves: 1,
      results: 1,
      challenges: 1,
      memberships: 2,
      leagues: 1,
    });
    expect(await store().player(ada)).toBeUndefined();
    expect(await store().play(play.id)).toBeUndefined();
    expect(await store().moves(play.id)).toEqual([]);
    expect(await store().league(own.id)).toBeUndefined();
    expect((await store().members(shared.id)).map(({ player }) => player)).toEqual([bob]);
    expect(await store().result(others.id)).toBeDefined();
    expect(await store().deletePlayer(ada)).toMatchObject({ players: 0, plays: 0 });
  });

  it("deletes a player of many plays in portions, and counts them all", async () => {
    const ada = await addPlayer(store());
    for (let i = 0; i < 45; i++) {
      await finish(store(), ada, { day: `2026-0${5 + Math.floor(i / 28)}-${String((i % 28) + 1).padStart(2, "0")}` });
    }
    expect(await store().deletePlayer(ada)).toMatchObject({ players: 1, plays: 45, moves: 45, results: 45 });
    expect(await store().playsOf(ada, "2026-01-01", "2026-12-31")).toEqual([]);
  });
}

function describePlays(store: () => Store, place: () => Place): void {
  it("keeps the first puzzle of a day and no later one", async () => {
    const first = { day: "2026-02-01", game: "who", puzzle: { n: 1, text: "“é”" }, madeAt: 5 };
    expect(await store().keepPuzzle(first)).toEqual(first);
    expect(await store().keepPuzzle({ ...first, puzzle: { n: 2 }, madeAt: 6 })).toEqual(first);
    expect(await store().puzzle("2026-02-01", "who")).toEqual(first);
    expect(await store().puzzle("2026-02-02", "who")).toBeUndefined();
  });

  it("begins one play for each player and puzzle", async () => {
    const ada = await addPlayer(store());
    const [first, second] = await Promise.all([beginPlay(store(), ada), beginPlay(store(), ada)]);
    expect(first).toEqual(second);
    expect(await store().play(first.id)).toEqual(first);
    expect(await store().playsOf(ada, first.day, first.day)).toEqual([first]);
    expect(await store().playsOf(ada, "2027-01-01", "2027-12-31")).toEqual([]);
    expect(await store().countPlays(ada)).toBe(1);
  });

  it("keeps moves as they were and in order", async () => {
    const play = await beginPlay(store(), await addPlayer(store()));
    const moves = [0, 1, 2].map((seq) => moveOf(play, seq));
    for (const move of moves) expect(await store().appendMove(move)).toBe(true);
    expect(await store().moves(play.id)).toEqual(moves);
    expect(await store().countMoves(play.id)).toBe(moves.length);
  });

  it("adds a move once, and nothing in a place or under a key that is taken", async () => {
    const play = await beginPlay(store(), await addPlayer(store()));
    expect(await store().appendMove(moveOf(play, 0))).toBe(true);
    expect(await store().appendMove(moveOf(play, 0))).toBe(false);
    expect(await store().appendMove(moveOf(play, 0, "other"))).toBe(false);
    expect(await store().appendMove(moveOf(play, 1, "key0"))).toBe(false);
    expect(await store().appendMove(moveOf(play, 0, "last"), resultOf(play))).toBe(false);
    expect(await store().moves(play.id)).toHaveLength(1);
    expect(await store().result(play.id)).toBeUndefined();
  });

  it("takes the moves of several writers without a gap", async () => {
    const play = await beginPlay(store(), await addPlayer(store()));
    const writers = await Promise.all([0, 1, 2].map(() => openStore(place())));
    await Promise.all(writers.map((writer, i) => writeMoves(writer, play, 20, `w${i}-`)));
    const kept = await store().moves(play.id);
    expect(kept.map(({ seq }) => seq)).toEqual(Array.from({ length: 60 }, (_, i) => i));
    expect(new Set(kept.map(({ key }) => key)).size).toBe(60);
    for (const writer of writers) await writer.close();
  });

  it("answers for each of the moves that arrive together, with results or without", async () => {
    const plays = await Promise.all(
      Array.from({ length: 120 }, async () => beginPlay(store(), await addPlayer(store()))),
    );
    const [once, gone] = [plays[0] as Play, plays[1] as Play];
    await store().deletePlayer(gone.player);
    const together = [moveOf(once, 0), ...plays.map((play) => moveOf(play, 0)), moveOf(once, 0, "other")];
    const ending = new Set(plays.filter((_, i) => i % 3 === 0).map(({ id }) => id));
    const add = (move: KeptMove) =>
      store().appendMove(
        move,
        ending.has(move.play) ? resultOf(plays.find(({ id }) => id === move.play) as Play) : undefined,
      );
    const answers = await Promise.allSettled(together.map(add));
    const said = answers.map((answer) => (answer.status === "fulfilled" ? answer.value : answer.reason.trouble));
    const expected = plays.map((play) => (play === gone ? "missing" : play !== once));
    expect(said).toEqual([true, ...expected, false]);
    for (const play of plays) {
      expect(await store().moves(play.id)).toHaveLength(play === gone ? 0 : 1);
      expect(await store().result(play.id)).toEqual(ending.has(play.id) ? resultOf(play) : undefined);
    }
  });

  it("lets two writers move in the same plays at once", async () => {
    const plays = await Promise.all([1, 2, 3, 4].map(async () => beginPlay(store(), await addPlayer(store()))));
    const other = await openStore(place());
    const move = (writer: Store, order: readonly Play[], name: string) =>
      Promise.all(order.map((play) => writeMoves(writer, play, 10, name)));
    await Promise.all([move(store(), plays, "a"), move(other, plays.toReversed(), "b")]);
    for (const play of plays) expect(await store().moves(play.id)).toHaveLength(20);
    await other.close();
  });

  it("refuses a move of a play that is gone", async () => {
    const play = await beginPlay(store(), await addPlayer(store()));
    await store().deletePlayer(play.player);
    await expect(store().appendMove(moveOf(play, 0))).rejects.toMatchObject({ trouble: "missing" });
  });

  it("keeps one challenge for a play", async () => {
    const play = await finish(store(), await addPlayer(store()), { day: "2026-02-03" });
    const first = { code: unique("code"), play: play.id, createdAt: 7 };
    expect(await store().keepChallenge(first)).toEqual(first);
    expect(await store().keepChallenge({ ...first, code: unique("code") })).toEqual(first);
    expect(await store().challenge(first.code)).toEqual(first);
    expect(await store().challenge("none")).toBeUndefined();
  });
}

function describeAllowances(store: () => Store, place: () => Place): void {
  const FEW = { capacity: 10, perSecond: 2 };
  const START = 1_800_000_000_000;

  it("lets a name spend what it has, and says how much is missing", async () => {
    const name = unique("name");
    expect(await store().spend(name, 7, FEW, START)).toBe(0);
    expect(await store().spend(name, 5, FEW, START)).toBe(2);
    expect(await store().spend(name, 3, FEW, START)).toBe(0);
    expect(await store().spend(name, 1, FEW, START)).toBe(1);
    expect(await store().spend(unique("name"), 10, FEW, START)).toBe(0);
    expect(await store().spend(unique("name"), 11, FEW, START)).toBe(1);
  });

  it("fills it up with time, never beyond its size, and not by a clock that goes backwards", async () => {
    const name = unique("name");
    await store().spend(name, 10, FEW, START);
    expect(await store().spend(name, 4, FEW, START + 1_000)).toBeCloseTo(2);
    expect(await store().spend(name, 4, FEW, START + 2_000)).toBe(0);
    expect(await store().spend(name, 1, FEW, START)).toBeCloseTo(1);
    expect(await store().spend(name, 10, FEW, START + 1_000_000)).toBe(0);
    expect(await store().spend(name, 1, FEW, START + 1_000_000)).toBeCloseTo(1);
  });

  it("never gives more than there is to two processes together", async () => {
    const name = unique("name");
    const other = await openStore(place());
    const asked = Array.from({ length: 30 }, (_, i) => (i % 2 ? store() : other).spend(name, 1, FEW, START));
    expect((await Promise.all(asked)).filter((missing) => missing === 0)).toHaveLength(10);
    await other.close();
  });

  it("forgets whoever has not spent for long", async () => {
    const name = unique("name");
    const once = { capacity: 10, perSecond: 0 };
    await store().spend(name, 10, once, START);
    await store().dropAllowances(START);
    expect(await store().spend(name, 10, once, START)).toBe(10);
    await store().dropAllowances(START + 1);
    expect(await store().spend(name, 10, once, START)).toBe(0);
  });
}

/** Each writer tries the place after the last until it gets one. */
async function writeMoves(store: Store, play: Play, count: number, prefix: string): Promise<void> {
  for (let i = 0; i < count; ) {
    const { length } = await store.moves(play.id);
    if (await store.appendMove(moveOf(play, length, `${prefix}${i}`))) i += 1;
  }
}

function describeResults(store: () => Store, place: () => Place): void {
  it("reads results from before flaws had names and the course of a play was kept", async () => {
    const play = await finish(store(), await addPlayer(store()), { day: "2026-03-07", flaw: "long", ghost: [[1, 1]] });
    const db = await openTables(place());
    await db.updateTable("result").set({ flaw: null, ghost: null }).where("play", "=", play.id).execute();
    await db.destroy();
    expect(await store().result(play.id)).toEqual(resultOf(play, { flaw: "fast" }));
  });

  it("keeps a result with the move that ends the play", async () => {
    const ada = await addPlayer(store());
    const later = await finish(store(), ada, { day: "2026-03-02", flaw: "clock", isInTime: false, mistakes: 3 });
    const earlier = await finish(store(), ada, { day: "2026-03-01" });
    expect(await store().result(earlier.id)).toEqual(resultOf(earlier));
    const listed = await store().resultsOf(ada, "2026-03-01", "2026-03-02");
    expect(listed.map(({ play, flaw }) => [play, flaw])).toEqual([
      [earlier.id, undefined],
      [later.id, "clock"],
    ]);
    expect(await store().resultsOf(ada, "2026-03-02", "2026-03-09")).toHaveLength(1);
  });

  it("keeps how a play went, with its result or later, and leaves it out of lists", async () => {
    const ada = await addPlayer(store());
    const ghost = [
      [4_000, 1],
      [9_000, 3],
    ] as const;
    const play = await finish(store(), ada, { day: "2026-03-05", ghost });
    const old = await finish(store(), ada, { day: "2026-03-06" });
    expect((await store().result(play.id))?.ghost).toEqual(ghost);
    expect(await store().result(old.id)).not.toHaveProperty("ghost");
    await store().keepGhost(old.id, ghost);
    expect((await store().result(old.id))?.ghost).toEqual(ghost);
    for (const result of await store().resultsOf(ada, "2026-03-05", "2026-03-06")) {
      expect(result).not.toHaveProperty("ghost");
    }
  });

  it("adds a player's results up, and takes no time that has a flaw", async () => {
    const ada = await addPlayer(store());
    const times = [70, 30, 50, 40].map((millis, i) => ({ day: `2026-03-1${i}`, millis, mistakes: i, hints: 0 }));
    for (const rest of times) await finish(store(), ada, rest);
    await finish(store(), ada, { day: "2026-03-20", millis: 0, flaw: "clock", hints: 2, mistakes: 0 });
    await finish(store(), ada, { day: "2026-03-21", millis: 0, flaw: "fast", isInTime: false, hints: 0, mistakes: 0 });
    expect(await store().tallies(ada)).toEqual([
      { game: "who", finished: 6, flawless: 2, mistakes: 6, hints: 2, best: 30, middle: 40 },
    ]);
    expect(await store().wonDays(ada)).toEqual([...times.map(({ day }) => day), "2026-03-20"]);
    const bob = await addPlayer(store());
    await finish(store(), bob, { day: "2026-03-21", millis: 0, flaw: "fast" });
    expect((await store().tallies(bob))[0]).not.toHaveProperty("best");
    expect(await store().tallies("nobody")).toEqual([]);
  });

  it("compares only what came in time and is believed", async () => {
    const day = "2026-03-03";
    const times = [10, 20, 20, 30].map((ranked) => ({ day, ranked, bucket: Math.floor(ranked / 20) }));
    const left = [
      { day, ranked: 40, flaw: "fast" as const },
      { day, ranked: 50, isInTime: false },
    ];
    for (const rest of [...times, ...left]) await finish(store(), await addPlayer(store()), rest);
    const columns = new Map([
      [0, 1],
      [1, 3],
    ]);
    expect(await store().rank(day, "who", 20)).toEqual({ count: 4, slower: 1, equal: 2, columns });
    const none = { count: 0, slower: 0, equal: 0, columns: new Map() };
    expect(await store().rank("2026-03-04", "who", 20)).toEqual(none);
    expect(await store().countWon(day)).toEqual(new Map([["who", 5]]));
    expect(await store().countWon("2026-03-04")).toEqual(new Map());
    expect(await store().keptPuzzles(day, "2026-03-04")).toEqual([{ day, game: "who" }]);
  });
}

function describeLeagues(store: () => Store): void {
  it("lets players join and leave a league, and closes it behind the last", async () => {
    const [ada, bob, eve] = [await addPlayer(store()), await addPlayer(store()), await addPlayer(store())];
    const league = { id: unique("league"), name: "Friends", invitation: unique("invitation"), createdAt: 1 };
    await store().addLeague(league, ada);
    expect(await store().leagueByInvitation(league.invitation)).toEqual(league);
    expect(await store().join(league.id, bob, 2, 2)).toBe(true);
    expect(await store().join(league.id, bob, 3, 2)).toBe(true);
    expect(await store().join(league.id, eve, 3, 2)).toBe(false);
    expect(await store().leaguesOf(bob)).toEqual([league]);
    expect((await store().members(league.id)).map(({ player }) => player)).toEqual([ada, bob]);
    expect(await store().leave(league.id, eve)).toBe(false);
    expect(await store().leave(league.id, ada)).toBe(true);
    expect(await store().leave(league.id, bob)).toBe(true);
    expect(await store().league(league.id)).toBeUndefined();
  });

  it("adds up what a league's members did on the days asked, and why some of it does not count", async () => {
    const [ada, bob, eve] = [await addPlayer(store()), await addPlayer(store()), await addPlayer(store())];
    const league = { id: unique("league"), name: "Friends", invitation: unique("invitation"), createdAt: 1 };
    await store().addLeague(league, ada);
    await store().join(league.id, bob, 2, 9);
    await finish(store(), ada, { day: "2026-04-05" });
    await finish(store(), ada, { day: "2026-04-06", ranked: 7 });
    await finish(store(), ada, { day: "2026-04-07", ranked: 5 });
    await finish(store(), ada, { day: "2026-04-08", flaw: "fast" });
    await finish(store(), ada, { day: "2026-04-09", flaw: "clock" });
    await finish(store(), bob, { day: "2026-04-12", isInTime: false });
    await finish(store(), eve, { day: "2026-04-07" });
    const sums = await store().leagueSums(league.id, "2026-04-06", "2026-04-12");
    expect(sums.toSorted((a, b) => a.late - b.late)).toEqual([
      { player: ada, solved: 2, ranked: 12, late: 0, flaws: { fast: 1, clock: 1, long: 0 } },
      { player: bob, solved: 0, ranked: 0, late: 1, flaws: { fast: 0, clock: 0, long: 0 } },
    ]);
    expect(await store().countMembers(league.id)).toBe(2);
  });
}
