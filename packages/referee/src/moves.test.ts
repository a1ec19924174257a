// Plays and moves on both stores: in order, once, and safe with two tabs, after a lost answer and after a restart.

import { answerAt, tellOutcome, tellTable } from "@demonstrandum/engine";
import { tellGame } from "@demonstrandum/games";
import { zh } from "@demonstrandum/games/chinese";
import { openStore, type Place, type Store } from "@demonstrandum/store";
import { makePlaces } from "@demonstrandum/store/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { dayAfter } from "./day.ts";
import { makeMove } from "./moves.ts";
import { HERE, type Onlooker } from "./onlooker.ts";
import { deletePlayer } from "./players.ts";
import { beginPlay, lookAt } from "./plays.ts";
import type { Referee } from "./referee.ts";
import { aKey, aPlayer, aReferee, type Clock, finish, MONDAY, MORNING, send, verdictsOf } from "./testing/a-referee.ts";

const places = await makePlaces();
afterAll(() => Promise.all(places.map(({ clear }) => clear())));

const wrongVerdict = { kind: "verdict", person: 0, identity: true } as const;
const refusal = (kind: string) => expect.objectContaining({ name: "Refusal", kind });

describe.each(places)("on $kind", ({ make }) => {
  let place: Place;
  let store: Store;
  let referee: Referee;
  const clock: Clock = { now: MORNING };
  beforeAll(async () => {
    place = await make();
    store = await openStore(place);
    referee = aReferee(store, clock);
  });
  afterAll(() => store.close());

  it("plays a whole puzzle and computes its result from the moves", async () => {
    const ada = await aPlayer(referee);
    const begun = await beginPlay(referee, ada, MONDAY, "who");
    expect(begun).toMatchObject({ day: MONDAY, game: "who", startedAt: clock.now, moves: [] });
    const done = await finish(referee, clock, ada, { game: "who" });
    expect(done.view.isDone).toBe(true);
    expect(done.result).toMatchObject({ millis: done.moves.length * 5_000, mistakes: 0, hints: 0, isInTime: true });
    expect(await lookAt(referee, ada, done.id)).toEqual(done);
  });

  it("counts mistakes and hints, which cost time in the ranks", async () => {
    const ada = await aPlayer(referee);
    const play = await beginPlay(referee, ada, MONDAY, "village");
    const hinted = await send(referee, ada, play, { kind: "hint", level: 1 });
    const [right] = await verdictsOf(referee, MONDAY, "village");
    if (right?.kind !== "verdict") throw new Error("A path has verdicts.");
    const wrong = await send(referee, ada, hinted.play, { ...right, identity: !right.identity });
    expect(wrong.outcome.kind).toBe("refused");
    const { result, moves } = await finish(referee, clock, ada);
    expect(result).toMatchObject({ mistakes: 1, hints: 1, ranked: (moves.length - 2) * 5_000 + 30_000 + 60_000 });
  });

  it("answers a move that is sent again as before, and makes no second one", async () => {
    const ada = await aPlayer(referee);
    const play = await beginPlay(referee, ada, MONDAY, "village");
    const move = { key: aKey(), after: 0, move: wrongVerdict };
    const first = await makeMove(referee, ada, play.id, move);
    await send(referee, ada, first.play, { kind: "hint", level: 1 });
    const again = await makeMove(referee, ada, play.id, move);
    expect(again.outcome).toEqual(first.outcome);
    expect(again.play.moves).toHaveLength(2);
    const twice = { key: aKey(), after: 2, move: { kind: "hint", level: 2 } } as const;
    const both = await Promise.all([1, 2].map(() => makeMove(referee, ada, play.id, twice)));
    expect(both[0]?.outcome).toEqual(both[1]?.outcome);
    expect(await store.moves(play.id)).toHaveLength(3);
  });

  it("takes the move of one of two tabs and tells the other to look again", async () => {
    const [here, there] = [referee, aReferee(store, clock)];
    const ada = await aPlayer(here);
    const play = await beginPlay(here, ada, MONDAY, "village");
    expect(await beginPlay(there, ada, MONDAY, "village")).toEqual(play);
    const tabs = [here, there].map((tab, i) => send(tab, ada, play, { kind: "hint", level: i === 0 ? 1 : 2 }));
    const settled = await Promise.allSettled(tabs);
    expect(settled.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(settled.find(({ status }) => status === "rejected")).toMatchObject({ reason: refusal("stale") });
    const seen = await lookAt(there, ada, play.id);
    expect(seen.moves).toHaveLength(1);
    await send(there, ada, seen, { kind: "hint", level: 3 });
    await expect(send(here, ada, seen, { kind: "hint", level: 3 })).rejects.toEqual(refusal("stale"));
    await send(here, ada, await lookAt(here, ada, play.id), { kind: "hint", level: 3 });
    expect((await store.moves(play.id)).map(({ seq }) => seq)).toEqual([0, 1, 2]);
  });

  it("goes on after a restart, and with the first puzzle even if the generator has changed", async () => {
    const ada = await aPlayer(referee);
    const play = await beginPlay(referee, ada, MONDAY, "cultivators");
    const [first, second] = await verdictsOf(referee, MONDAY, "cultivators");
    if (!first || !second) throw new Error("The path is longer.");
    const { play: before } = await send(referee, ada, play, first);
    const again = await openStore(place);
    const restarted = { ...aReferee(again, clock), secret: "another secret, and so another puzzle" };
    const after = await lookAt(restarted, ada, play.id);
    expect(after).toEqual(before);
    expect((await send(restarted, ada, after, second)).outcome.kind).toBe("accepted");
    await again.close();
  });

  it("keeps nothing that changes nothing, and nothing after the end", async () => {
    const ada = await aPlayer(referee);
    const done = await finish(referee, clock, ada);
    clock.now += 60_000;
    const after = await send(referee, ada, done, { kind: "hint", level: 5 });
    expect(after.play).toEqual({ ...done, now: clock.now });
    const known = await send(referee, ada, done, wrongVerdict);
    expect(known.outcome.kind).toBe("known");
    expect(await store.moves(done.id)).toHaveLength(done.moves.length);
  });

  it("refuses what is malformed, reordered, another's or gone", async () => {
    const [ada, eve] = [await aPlayer(referee), await aPlayer(referee)];
    const play = await beginPlay(referee, ada, MONDAY, "village");
    const key = aKey();
    await makeMove(referee, ada, play.id, { key, after: 0, move: { kind: "hint", level: 1 } });
    const tries = [
      ["stale", ada, { key: aKey(), after: 0, move: { kind: "hint", level: 1 } }],
      ["stale", ada, { key: aKey(), after: 5, move: { kind: "hint", level: 1 } }],
      ["invalid", ada, { key, after: 0, move: { kind: "hint", level: 2 } }],
      ["invalid", ada, { key: aKey(), after: 1, move: { kind: "verdict", person: 29, identity: true } }],
      ["missing", eve, { key: aKey(), after: 1, move: { kind: "hint", level: 1 } }],
    ] as const;
    for (const [kind, player, move] of tries) {
      await expect(makeMove(referee, player, play.id, move)).rejects.toEqual(refusal(kind));
    }
    await expect(lookAt(referee, eve, play.id)).rejects.toEqual(refusal("missing"));
    expect(await store.moves(play.id)).toHaveLength(1);
    await deletePlayer(referee, ada);
    const late = { key: aKey(), after: 1, move: { kind: "hint", level: 1 } } as const;
    await expect(makeMove(referee, ada, play.id, late)).rejects.toEqual(refusal("missing"));
  });

  it("takes no more than so many moves, but every play to its end", async () => {
    const ada = await aPlayer(referee);
    const { id } = await beginPlay(referee, ada, MONDAY, "village");
    // As plays of old had them.
    const hint = { kind: "hint", level: 4 } as const;
    const kept = Array.from({ length: 600 }, (_, seq) => ({ play: id, seq, key: aKey(), move: hint, at: clock.now }));
    await Promise.all(kept.map((move) => store.appendMove(move)));
    const play = await lookAt(referee, ada, id);
    expect(play.moves).toHaveLength(600);
    expect(play.outcome).toMatchObject({ kind: "hint" });
    const full = { code: "too-many-moves", figure: 250 };
    await expect(send(referee, ada, play, hint)).rejects.toMatchObject(full);
    const [right] = await verdictsOf(referee, MONDAY, "village");
    if (right?.kind !== "verdict") throw new Error("A path has verdicts.");
    await expect(send(referee, ada, play, { ...right, identity: !right.identity })).rejects.toMatchObject(full);
    const { result, moves } = await finish(referee, clock, ada);
    expect(result).toMatchObject({ hints: 1, mistakes: 0, isFlagged: true, flaw: "long" });
    expect(moves.length).toBeLessThan(620);
  });

  it("answers a question once in each language, however often it is looked at", async () => {
    const ada = await aPlayer(referee);
    const play = await beginPlay(referee, ada, MONDAY, "who");
    let proofs = 0;
    const counting: Onlooker = { ...HERE, answer: (...asked) => HERE.answer(...asked).finally(() => proofs++) };
    const chinese: Onlooker = {
      ...counting,
      words: zh,
      async answer(game, { puzzle, revealed, question }) {
        proofs++;
        return tellOutcome(tellTable(tellGame(zh, game), puzzle), answerAt(game, puzzle, revealed, question));
      },
    };
    const move = { key: aKey(), after: 0, move: { kind: "hint", level: 4 } } as const;
    const { outcome } = await makeMove(referee, ada, play.id, move, counting);
    for (let i = 0; i < 5; i++) {
      expect((await lookAt(referee, ada, play.id, counting)).outcome).toEqual(outcome);
      expect((await lookAt(referee, ada, play.id, chinese)).outcome).not.toEqual(outcome);
      expect((await makeMove(referee, ada, play.id, move, counting)).outcome).toEqual(outcome);
    }
    expect(proofs).toBe(2);
  });

  it("knows no day to come, none before the first, and no other game", async () => {
    const ada = await aPlayer(referee);
    const days = [dayAfter(MONDAY), "2024-12-31", "2026-02-30", "today", "2026-11-16 ", "9999-99-99"];
    for (const day of days) await expect(beginPlay(referee, ada, day, "who")).rejects.toEqual(refusal("missing"));
    await expect(beginPlay(referee, ada, MONDAY, "null")).rejects.toEqual(refusal("missing"));
    await expect(beginPlay(referee, ada, MONDAY, "__proto__")).rejects.toEqual(refusal("missing"));
  });

  it("marks a late result and one that no person could reach", async () => {
    const [late, quick] = [await aPlayer(referee), await aPlayer(referee)];
    const early: Clock = { now: MORNING };
    const { result } = await finish(aReferee(store, early), early, late, { day: "2026-11-01" });
    expect(result).toMatchObject({ isInTime: false, isFlagged: false });
    expect(result).not.toHaveProperty("flaw");
    const fast = await finish(referee, clock, quick, { pause: 300 });
    expect(fast.result).toMatchObject({ isInTime: true, isFlagged: true, flaw: "fast" });
  });
});
