// A verdict is said twice and judged once, whatever the fingers do.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { en } from "../../../words/en/play.ts";
import { FIRST_PREFERENCES } from "../../base/storage/preferences.ts";
import { makeStorage } from "../../base/storage/storage.ts";
import { fakeBacking } from "../../base/testing/fake-backing.ts";
import { withTag } from "../notes/notes.ts";
import type { Referee } from "../referee/referee.ts";
import { openPlay } from "../store/play-store.ts";
import { game, steps } from "../testing/a-play.ts";
import { aReferee, CODE } from "../testing/a-referee.ts";
import { makeActions } from "./actions.ts";
import { firstGaze, type Gaze } from "./gaze.ts";

const [{ person, identity }] = steps as [(typeof steps)[0]];
/** Longer than a sheet waits. */
const A_WHILE = 1000;

async function sitDown(referee: Referee) {
  const storage = makeStorage(() => fakeBacking());
  const opened = await openPlay({ storage, game: game.id, code: CODE }, referee);
  if (opened.kind !== "play") throw new Error(opened.text);
  const { play } = opened;
  const gaze = { current: firstGaze(play.getState().view, undefined) };
  const look = (next: (gaze: Gaze) => Gaze) => {
    gaze.current = next(gaze.current);
  };
  const preferences = { current: FIRST_PREFERENCES };
  const seat = { play, words: en, gaze, look, preferences, root: { current: null }, patience: { current: undefined } };
  return { play, gaze, actions: makeActions(seat) };
}

/** Answers no move before it is told to. */
function aSlowReferee(): { readonly referee: Referee; readonly answer: () => void } {
  const referee = aReferee();
  let answer = () => {};
  const told = new Promise<void>((resolve) => {
    answer = resolve;
  });
  return { referee: { ...referee, move: (move) => told.then(() => referee.move(move)) }, answer: () => answer() };
}

describe("saying a verdict", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("is judged the second time, and a third changes nothing", async () => {
    const { play, gaze, actions } = await sitDown(aReferee());
    actions.say(person, identity);
    expect(gaze.current.asking).toEqual({ person, identity });
    for (let times = 2; times <= 4; times++) actions.say(person, identity);
    await vi.advanceTimersByTimeAsync(A_WHILE);
    expect(play.getState().moves).toEqual([{ kind: "verdict", person, identity }]);
    expect(gaze.current.asking).toBeUndefined();
  });

  it("keeps the sheet open for a moment only when the answer is slow", async () => {
    const { referee, answer } = aSlowReferee();
    const { play, gaze, actions } = await sitDown(referee);
    actions.say(person, identity);
    actions.say(person, identity);
    expect(gaze.current.asking).toEqual({ person, identity });
    await vi.advanceTimersByTimeAsync(A_WHILE);
    expect(gaze.current.asking).toBeUndefined();
    expect(play.getState().moves).toEqual([]);
    answer();
    await vi.advanceTimersByTimeAsync(A_WHILE);
    expect(play.getState().moves).toHaveLength(1);
  });
});

describe("the replay", () => {
  it("is only looked at: nobody is chosen and nothing noted", async () => {
    const { play, gaze, actions } = await sitDown(aReferee());
    await actions.openReplay();
    const [before, { notes }] = [gaze.current, play.getState()];
    expect(before.replay?.at).toBe(0);
    actions.choose(person);
    actions.note((was) => withTag(was, person, "dot"));
    expect(gaze.current).toBe(before);
    expect(play.getState().notes).toBe(notes);
    actions.closeReplay();
    actions.note((was) => withTag(was, person, "dot"));
    expect(play.getState().notes.tags).toEqual({ [String(person)]: "dot" });
  });
});

describe("the review", () => {
  it("opens at the board that took longest, and tells if none did", async () => {
    const { play, gaze, actions } = await sitDown(aReferee());
    expect(await actions.openReview()).toBe(false);
    expect(gaze.current.replay).toBeUndefined();
    for (const each of steps) {
      const pause = each === steps[3] ? 60_000 : 0;
      play.setState(({ book }) => ({ book: { ...book, clock: book.clock + pause } }));
      await play.makeMove({ kind: "verdict", person: each.person, identity: each.identity }, () => {});
    }
    expect(play.getState().view.isDone).toBe(true);
    expect(await actions.openReview()).toBe(true);
    const { steps: boards = [], at = -1 } = gaze.current.replay ?? {};
    expect(boards).toHaveLength(steps.length);
    const board = boards[at];
    expect(board?.spent).toMatchObject({ person: steps[3]?.person, millis: 60_000 });
    expect(board?.view.people.filter((each) => each.identity !== undefined)).toHaveLength(4);
  });
});
