// A play lasts: over a reload, between two tabs, and past whatever an older version may have left behind.
import type { Move, Outcome } from "@demonstrandum/engine";
import { afterEach, describe, expect, it, vi } from "vitest";
import { type Backing, makeStorage, type Storage } from "../../base/storage/storage.ts";
import { fakeBacking } from "../../base/testing/fake-backing.ts";
import { NO_NOTES, suppose, tagOf, withPencil, withTag } from "../notes/notes.ts";
import { anUnprovedPerson, game, steps } from "../testing/a-play.ts";
import { aReferee, CODE } from "../testing/a-referee.ts";
import { openPlay, type Play } from "./play-store.ts";
import { keyOf } from "./saved-play.ts";

const KEY = keyOf(game.id, CODE);

async function open(storage: Storage, later: (work: () => void) => void = (work) => work()): Promise<Play> {
  const opened = await openPlay({ storage, game: game.id, code: CODE }, aReferee(), { show: (work) => work(), later });
  if (opened.kind !== "play") throw new Error(opened.text);
  return opened.play;
}

const openIn = (backing: Backing, later?: (work: () => void) => void) =>
  open(
    makeStorage(() => backing),
    later,
  );

async function move(play: Play, next: Move): Promise<Outcome | undefined> {
  let shown: Outcome | undefined;
  await play.makeMove(next, (outcome) => {
    shown = outcome;
  });
  return shown;
}

const savedMoves = async (backing: Backing): Promise<number> => (await openIn(backing)).getState().moves.length;

const verdictAt = (at: number): Move => {
  const { person = 0, identity = false } = steps[at] ?? {};
  return { kind: "verdict", person, identity };
};

const addTime = (play: Play, milliseconds: number): void => {
  play.setState(({ book }) => ({ book: { ...book, clock: book.clock + milliseconds } }));
  play.keepTime(false);
};

const known = (play: Play): number =>
  play.getState().view.people.filter(({ identity }) => identity !== undefined).length;

describe("the clock of a play", () => {
  afterEach(() => vi.restoreAllMocks());

  it("stops with the last verdict: whoever looks later sees the time of the last find", async () => {
    const play = await openIn(fakeBacking());
    let now = 1_000;
    vi.spyOn(performance, "now").mockImplementation(() => now);
    play.startTime(true);
    for (const at of steps.keys()) {
      now += 499;
      await move(play, verdictAt(at));
    }
    const won = 499 * steps.length;
    expect([play.getState().view.isDone, play.getState().times.at(-1)]).toEqual([true, won]);
    // The page comes round to it, is seen again, and is opened again.
    now += 700;
    expect(play.timePlayed()).toBe(won);
    play.keepTime(true);
    now += 700;
    expect([play.timePlayed(), (await open(play.storage)).getState().book.clock]).toEqual([won, won]);
  });

  it("is the referee's own, where the referee keeps the time", async () => {
    const judged = aReferee();
    const referee = {
      ...judged,
      open: async (moves: readonly unknown[]) => {
        const opening = await judged.open(moves);
        return opening.kind === "open" ? { ...opening, standing: { ...opening.standing, millis: 10_400 } } : opening;
      },
    };
    const storage = makeStorage(fakeBacking);
    const opened = await openPlay({ storage, game: game.id, code: CODE }, referee);
    if (opened.kind !== "play") throw new Error(opened.text);
    addTime(opened.play, 9_900);
    expect(opened.play.timePlayed()).toBe(10_400);
  });
});

describe("a play", () => {
  it("goes on after a reload with its moves, notes, clock and last answer", async () => {
    const backing = fakeBacking();
    const person = anUnprovedPerson();
    const before = await openIn(backing);
    await move(before, verdictAt(0));
    before.changeNotes((notes) => withPencil(withTag(notes, person, "square"), person, true));
    addTime(before, 4_000);
    await move(before, { kind: "hint", level: 2 });
    const after = await openIn(backing);
    const [then, now] = [before.getState(), after.getState()];
    expect(now.view).toEqual(then.view);
    expect(now.outcome).toEqual(then.outcome);
    expect(now.outcome?.kind).toBe("hint");
    expect(now.notes).toEqual({
      tags: { [person]: "square" },
      pencil: [{ person, identity: true, opens: false }],
    });
    expect(now.book.clock).toBe(4_000);
  });

  it("notes when each person was found", async () => {
    const backing = fakeBacking();
    const play = await openIn(backing);
    for (const at of [0, 1]) {
      addTime(play, 3_000);
      await move(play, verdictAt(at));
    }
    expect((await openIn(backing)).getState().times).toEqual([3_000, 6_000]);
  });

  it("in two tabs keeps the moves of both", async () => {
    const backing = fakeBacking();
    const [one, other] = [await openIn(backing), await openIn(backing)];
    await move(one, verdictAt(0));
    await move(other, verdictAt(1));
    addTime(one, 1_000);
    await one.getState().book.turn;
    expect([known(one), known(other)]).toEqual([3, 3]);
  });

  it("takes over what another tab saved when told of it", async () => {
    const backing = fakeBacking();
    const [one, other] = [await openIn(backing), await openIn(backing)];
    await move(one, verdictAt(0));
    await other.reload();
    expect(other.getState().moves).toEqual(one.getState().moves);
  });

  it("answers moves in the order in which they were made, however fast they come", async () => {
    const play = await openIn(fakeBacking());
    const outcomes = await Promise.all([0, 1, 2].map((at) => move(play, verdictAt(at))));
    expect(outcomes.map((outcome) => outcome?.kind)).toEqual(["accepted", "accepted", "accepted"]);
    expect(play.getState().moves).toEqual([0, 1, 2].map(verdictAt));
  });

  it("shows a move first and saves it later, or at once when told to settle", async () => {
    const backing = fakeBacking();
    const works: (() => void)[] = [];
    const play = await openIn(backing, (work) => works.push(work));
    await move(play, verdictAt(0));
    await move(play, verdictAt(1));
    expect(play.getState().moves).toHaveLength(2);
    expect(await savedMoves(backing)).toBe(0);
    works[0]?.();
    expect(await savedMoves(backing)).toBe(2);
    await move(play, verdictAt(2));
    play.saveShown();
    expect(await savedMoves(backing)).toBe(3);
  });

  it("loses nothing when another tab saves between a move and its saving", async () => {
    const backing = fakeBacking();
    const works: (() => void)[] = [];
    const [one, other] = [await openIn(backing, (work) => works.push(work)), await openIn(backing)];
    await move(one, verdictAt(0));
    await move(other, verdictAt(1));
    await one.reload();
    expect(one.getState().moves).toHaveLength(2);
    await move(one, verdictAt(2));
    for (const work of works) work();
    await one.getState().book.turn;
    expect(one.getState().moves).toHaveLength(3);
    expect(await savedMoves(backing)).toBe(3);
  });

  it("tells of a full storage once it has tried to save", async () => {
    const works: (() => void)[] = [];
    const play = await openIn(fakeBacking(10), (work) => works.push(work));
    await move(play, verdictAt(0));
    expect(play.getState().trouble).toBeUndefined();
    works[0]?.();
    expect(play.getState().trouble).toBe("full");
  });

  it("starts afresh where the saved moves are not moves, and keeps them aside", async () => {
    const backing = fakeBacking();
    const storage = makeStorage(() => backing);
    await move(await open(storage), verdictAt(0));
    const saved = JSON.parse(storage.read(KEY) ?? "");
    storage.write(KEY, JSON.stringify({ ...saved, moves: [{ kind: "verdict", person: 99, identity: true }] }));
    const again = await open(storage);
    expect(again.getState().wasSetAside).toBe(true);
    expect(again.getState().moves).toEqual([]);
    expect(storage.keys().some((key) => storage.read(key)?.includes('"person":99'))).toBe(true);
  });

  it("goes on from what was saved when a refusal closed the person, with its counters", async () => {
    const backing = fakeBacking();
    const wrong = { kind: "verdict", person: anUnprovedPerson(), identity: true } as const;
    const moves = [wrong, { ...wrong, kind: "why" }, verdictAt(0), wrong, { kind: "hint", level: 2 }, verdictAt(1)];
    const earlier = {
      ...{ version: 1, game: game.id, puzzle: CODE, moves, tags: { "3": "dot" }, clock: 61_000 },
      ...{ seed: "a test", difficulty: "easy", known: 3, total: 20, isDone: false, played: 5 },
    };
    makeStorage(() => backing).write(KEY, JSON.stringify(earlier));
    const play = await openIn(backing);
    const { view, moves: kept, wasSetAside } = play.getState();
    expect([kept, wasSetAside, play.getState().book.clock]).toEqual([moves, false, 61_000]);
    expect([view.mistakes, view.hints, view.deepest, known(play)]).toEqual([2, 2, 2, earlier.known]);
  });

  it("counts a refusal and locks that verdict, and no other, until someone is revealed", async () => {
    const play = await openIn(fakeBacking());
    const person = anUnprovedPerson();
    expect((await move(play, { kind: "verdict", person, identity: true }))?.kind).toBe("refused");
    expect((await move(play, { kind: "verdict", person, identity: true }))?.kind).toBe("locked");
    expect((await move(play, { kind: "verdict", person, identity: false }))?.kind).toBe("refused");
    expect(play.getState().view.mistakes).toBe(2);
    await move(play, verdictAt(0));
    expect(play.getState().view.people[person]?.refused).toEqual([]);
  });

  it("goes on where nothing can be kept, and says why", async () => {
    const play = await open(
      makeStorage(() => {
        throw new Error("SecurityError");
      }),
    );
    await move(play, verdictAt(0));
    expect(play.getState().trouble).toBe("forbidden");
    expect(play.getState().moves).toHaveLength(1);
  });

  it("says so when its referee can no longer be reached", async () => {
    const referee = { ...aReferee(), move: () => Promise.reject(new Error("gone")) };
    const opened = await openPlay({ storage: makeStorage(() => fakeBacking()), game: game.id, code: CODE }, referee);
    if (opened.kind !== "play") throw new Error(opened.text);
    await expect(move(opened.play, verdictAt(0))).rejects.toThrow("gone");
    await opened.play.getState().book.turn;
    expect(opened.play.getState().trouble).toBe("unreachable");
  });

  it("that was started over comes back with moves, notes and clock, until the next move", async () => {
    const backing = fakeBacking();
    const play = await openIn(backing);
    await move(play, verdictAt(0));
    play.changeNotes((notes) => withTag(notes, anUnprovedPerson(), "dot"));
    addTime(play, 7_000);
    await play.startOver();
    expect([known(play), play.getState().book.clock, play.getState().notes]).toEqual([1, 0, NO_NOTES]);
    await play.takeBackStartOver();
    expect([known(play), play.getState().book.clock]).toEqual([2, 7_000]);
    expect(tagOf(play.getState().notes, anUnprovedPerson())).toBe("dot");
    expect(await savedMoves(backing)).toBe(1);
    await play.startOver();
    await move(play, verdictAt(0));
    expect(play.getState().abandoned).toBeUndefined();
  });

  it("undoes notes one by one, and rubs out what is pencilled about those who become known", async () => {
    const play = await openIn(fakeBacking());
    const { person = 0, identity = false } = steps[0] ?? {};
    play.changeNotes((notes) => withTag(notes, person, "dot"));
    play.changeNotes((notes) => suppose(notes, anUnprovedPerson(), true));
    play.undoNotes();
    expect(play.getState().notes).toEqual({ tags: { [person]: "dot" }, pencil: [] });
    play.changeNotes((notes) => withPencil(notes, person, !identity));
    await move(play, { kind: "verdict", person, identity });
    expect(play.getState().notes.pencil).toEqual([]);
  });
});
