// Where everyone has spoken: notes, contradictions and accusations, as a player meets them at the table.
import { type Game, generate, makeCode, path } from "@demonstrandum/engine";
import { tellGame, village } from "@demonstrandum/games";
import { en as words } from "@demonstrandum/games/english";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { en } from "../../../words/en/play.ts";
import { FIRST_PREFERENCES } from "../../base/storage/preferences.ts";
import { makeStorage } from "../../base/storage/storage.ts";
import { fakeBacking } from "../../base/testing/fake-backing.ts";
import { accusedIn, undecidedIn } from "../notes/accused.ts";
import { NO_NOTES, pencilled, withPencil } from "../notes/notes.ts";
import { makeMove, newMatch, openMatch } from "../referee/match.ts";
import { wholeGame } from "../referee/served-game.ts";
import { openPlay } from "../store/play-store.ts";
import { makeActions } from "./actions.ts";
import { firstGaze, type Gaze } from "./gaze.ts";

const made = generate(village, { difficulty: "easy" }, "a test");
if (!made.ok) throw new Error(made.failure.text);
const { puzzle } = made;
const code = makeCode(village, puzzle);
const A_WHILE = 1000;

async function sitDown() {
  const match = newMatch(wholeGame(tellGame(words, village as Game)));
  const referee = {
    open: async (moves: readonly unknown[]) => openMatch(match, code, moves),
    move: async (move: Parameters<typeof makeMove>[1]) => makeMove(match, move),
    replay: async () => [],
    close: () => {},
  };
  const opened = await openPlay({ storage: makeStorage(() => fakeBacking()), game: "village", code }, referee);
  if (opened.kind !== "play") throw new Error(opened.text);
  const { play } = opened;
  const gaze = { current: firstGaze(play.getState().view, undefined) };
  const look = (next: (gaze: Gaze) => Gaze) => {
    gaze.current = next(gaze.current);
  };
  const rest = {
    preferences: { current: FIRST_PREFERENCES },
    root: { current: null },
    patience: { current: undefined },
  };
  return { play, gaze, actions: makeActions({ play, words: en, gaze, look, ...rest }) };
}

/** Everyone as they are, but for one. */
const noteAll = (wrong?: number) =>
  puzzle.solution.reduce(
    (notes, identity, person) => withPencil(notes, person, person === wrong ? !identity : identity),
    NO_NOTES,
  );

// Loaded before time stands still.
beforeAll(async () => void (await import("../referee/asking.ts")));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("at the start", () => {
  it("nobody's word comes first", async () => {
    const { gaze } = await sitDown();
    expect(gaze.current.chosen).toBeUndefined();
  });
});

describe("notes", () => {
  it("decide everyone who is known or pencilled in, and accuse the hidden kind among them", async () => {
    const { play } = await sitDown();
    const [step] = path(village, puzzle);
    if (!step) throw new Error("There is nothing to find.");
    play.changeNotes(() => withPencil(NO_NOTES, step.person, true));
    const { view, notes } = play.getState();
    expect(accusedIn(view, notes)).toEqual([step.person]);
    expect(undecidedIn(view, notes)).toHaveLength(view.people.length - 1);
  });

  it("are pencilled by key, and said", async () => {
    const { play, gaze, actions } = await sitDown();
    const said = [1, 2, 3].map(() => {
      actions.cyclePencil(2);
      return [pencilled(play.getState().notes, 2), gaze.current.said.text];
    });
    expect(said).toEqual([
      [false, "Pencilled in as human."],
      [true, "Pencilled in as werewolf."],
      [undefined, "Unsure."],
    ]);
  });
});

describe("the question after a contradiction", () => {
  it("is asked once for the same notes, and again for others", async () => {
    const { play, gaze, actions } = await sitDown();
    play.changeNotes(() => noteAll());
    for (const _ of [1, 2]) {
      actions.askClash();
      await vi.advanceTimersByTimeAsync(A_WHILE);
      expect(gaze.current.isAnswerOpen).toBe(true);
      actions.closeAnswer();
    }
    expect(play.getState().view.hints).toBe(1);
    play.changeNotes(() => noteAll(0));
    actions.askClash();
    await vi.advanceTimersByTimeAsync(A_WHILE);
    expect(play.getState().view.hints).toBe(2);
    expect(gaze.current.said.text).toContain("These cannot all be so.");
  });
});

describe("an accusation", () => {
  it("that is wrong is one mistake, and the right one ends the game with a time for everyone", async () => {
    const { play, gaze, actions } = await sitDown();
    play.changeNotes(() => noteAll(1));
    actions.accuse();
    await vi.advanceTimersByTimeAsync(A_WHILE);
    expect(play.getState().view).toMatchObject({ mistakes: 1, isDone: false });
    play.changeNotes(() => noteAll());
    actions.accuse();
    await vi.advanceTimersByTimeAsync(A_WHILE);
    expect(play.getState().view).toMatchObject({ mistakes: 1, isDone: true });
    expect(play.getState().times).toHaveLength(puzzle.solution.length);
    expect(gaze.current.sheet).toBe("end");
  });
});
