// A play lasts: over a reload, between two tabs, and past whatever an older version may have left behind.
import { describe, expect, it } from "vitest";
import { anUnprovedPerson, game, puzzle, steps } from "../testing/a-play.ts";
import { fakeBacking } from "../testing/fake-backing.ts";
import { makePlayStore } from "./play-store.ts";
import { keyOf } from "./saved-play.ts";
import { type Backing, makeStorage, type Storage } from "./storage.ts";

const CODE = "the code";
const open = (storage: Storage) => makePlayStore(storage, game, puzzle, CODE);
const openLazily = (backing: Backing, works: (() => void)[]) =>
  makePlayStore(
    makeStorage(() => backing),
    game,
    puzzle,
    CODE,
    { later: (work) => works.push(work), whenIdle: () => {} },
  );
const savedMoves = (backing: Backing): number => open(makeStorage(() => backing)).get().session.moves.length;
const verdictAt = (at: number) => {
  const { person = 0, identity = false } = steps[at] ?? {};
  return { kind: "verdict", person, identity } as const;
};

describe("a play", () => {
  it("goes on after a reload with its moves, tags, clock and last answer", () => {
    const backing = fakeBacking();
    const before = open(makeStorage(() => backing));
    before.move(verdictAt(0));
    before.setTag(anUnprovedPerson(), "square");
    before.addTime(4_000);
    before.move({ kind: "hint", level: 2 });
    const after = open(makeStorage(() => backing));
    expect(after.get().view).toEqual(before.get().view);
    expect(after.get().outcome).toEqual(before.get().outcome);
    expect(after.get().outcome?.kind).toBe("hint");
    expect(after.get().tags).toEqual({ [anUnprovedPerson()]: "square" });
    expect(after.clock()).toBe(4_000);
  });

  it("in two tabs keeps the moves of both", () => {
    const backing = fakeBacking();
    const one = open(makeStorage(() => backing));
    const other = open(makeStorage(() => backing));
    one.move(verdictAt(0));
    other.move(verdictAt(1));
    one.addTime(1_000);
    const known = (store: typeof one) =>
      store.get().view.people.filter(({ identity }) => identity !== undefined).length;
    expect([known(one), known(other)]).toEqual([3, 3]);
  });

  it("takes over what another tab saved when told of it", () => {
    const backing = fakeBacking();
    const one = open(makeStorage(() => backing));
    const other = open(makeStorage(() => backing));
    let calls = 0;
    other.subscribe(() => calls++);
    one.move(verdictAt(0));
    other.reload();
    expect(calls).toBe(1);
    expect(other.get().session.moves).toEqual(one.get().session.moves);
  });

  it("shows a move first and saves it later, or at once when told to settle", () => {
    const backing = fakeBacking();
    const works: (() => void)[] = [];
    const store = openLazily(backing, works);
    store.move(verdictAt(0));
    store.move(verdictAt(1));
    expect(store.get().session.moves).toHaveLength(2);
    expect(savedMoves(backing)).toBe(0);
    works[0]?.();
    expect(savedMoves(backing)).toBe(2);
    store.move(verdictAt(2));
    store.settle();
    expect(savedMoves(backing)).toBe(3);
  });

  it("loses nothing when another tab saves between a move and its saving", () => {
    const backing = fakeBacking();
    const works: (() => void)[] = [];
    const one = openLazily(backing, works);
    const other = open(makeStorage(() => backing));
    one.move(verdictAt(0));
    other.move(verdictAt(1));
    one.reload();
    expect(one.get().session.moves).toHaveLength(2);
    one.move(verdictAt(2));
    for (const work of works) work();
    expect(one.get().session.moves).toHaveLength(3);
    expect(savedMoves(backing)).toBe(3);
  });

  it("tells of a full storage once it has tried to save", () => {
    const works: (() => void)[] = [];
    const store = openLazily(fakeBacking(10), works);
    store.move(verdictAt(0));
    expect(store.get().trouble).toBeUndefined();
    works[0]?.();
    expect(store.get().trouble).toBe("full");
  });

  it("starts afresh where the saved moves are not moves, and keeps them aside", () => {
    const backing = fakeBacking();
    const storage = makeStorage(() => backing);
    open(storage).move(verdictAt(0));
    const saved = JSON.parse(storage.read(keyOf(game.id, CODE)) ?? "");
    storage.write(
      keyOf(game.id, CODE),
      JSON.stringify({ ...saved, moves: [{ kind: "verdict", person: 99, identity: true }] }),
    );
    const again = open(storage);
    expect(again.get().wasSetAside).toBe(true);
    expect(again.get().session.moves).toEqual([]);
    expect(storage.keys().some((key) => storage.read(key)?.includes('"person":99'))).toBe(true);
  });

  it("counts a refusal and locks that verdict until someone is revealed", () => {
    const store = open(makeStorage(() => fakeBacking()));
    const person = anUnprovedPerson();
    expect(store.move({ kind: "verdict", person, identity: true }).kind).toBe("refused");
    expect(store.move({ kind: "verdict", person, identity: true }).kind).toBe("locked");
    expect(store.get().view.mistakes).toBe(1);
    store.move(verdictAt(0));
    expect(store.get().view.people[person]?.refused).toEqual([]);
  });

  it("goes on where nothing can be kept, and says why", () => {
    const store = open(
      makeStorage(() => {
        throw new Error("SecurityError");
      }),
    );
    store.move(verdictAt(0));
    expect(store.get().trouble).toBe("forbidden");
    expect(store.get().session.moves).toHaveLength(1);
  });

  it("gives the tags in turn: dot, square, triangle, none", () => {
    const store = open(makeStorage(() => fakeBacking()));
    const person = anUnprovedPerson();
    expect([1, 2, 3, 4, 5].map(() => store.cycleTag(person))).toEqual(["dot", "square", "triangle", undefined, "dot"]);
  });
});
