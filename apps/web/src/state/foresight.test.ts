// What is foreseen is what would have been worked out, and is never taken for an answer to another position.
import { type Move, newSession, play, view } from "@demonstrandum/engine";
import { describe, expect, it } from "vitest";
import { anUnprovedPerson, game, puzzle, steps } from "../testing/a-play.ts";
import { makeForesight, type Standing } from "./foresight.ts";

const standingAt = (session = newSession(puzzle)): Standing => ({
  session,
  view: view(game, session),
  outcome: undefined,
});

/** A foresight whose idle moments come when `idle` is called, as many as there are. */
function looking() {
  const works: (() => void)[] = [];
  const foresight = makeForesight(game, (work) => works.push(work));
  const idle = () => {
    for (let work = works.shift(); work; work = works.shift()) work();
  };
  return { foresight, idle };
}

const verdictAt = (at: number): Move => {
  const { person = 0, identity = false } = steps[at] ?? {};
  return { kind: "verdict", person, identity };
};
const HINT: Move = { kind: "hint", level: 1 };

describe("foresight", () => {
  it("answers as the engine does, whether it has looked ahead or not", () => {
    const here = standingAt();
    const refused: Move = { kind: "verdict", person: anUnprovedPerson(), identity: true };
    for (const move of [verdictAt(0), HINT, refused]) {
      const { foresight, idle } = looking();
      const played = play(game, here.session, move);
      const expected = { ...played, view: view(game, played.session) };
      expect(foresight.answer(here, move)).toEqual(expected);
      foresight.lookFrom(here);
      idle();
      expect(foresight.answer(here, move)).toEqual(expected);
    }
  });

  it("works out a proved verdict and the next hint only once", () => {
    const here = standingAt();
    const { foresight, idle } = looking();
    foresight.lookFrom(here);
    idle();
    for (const move of [verdictAt(0), HINT]) expect(foresight.answer(here, move)).toBe(foresight.answer(here, move));
  });

  it("is no answer to another position", () => {
    const here = standingAt();
    const { foresight, idle } = looking();
    foresight.lookFrom(here);
    idle();
    const there = standingAt(play(game, here.session, verdictAt(0)).session);
    expect(foresight.answer(there, verdictAt(0)).outcome.kind).toBe("known");
  });

  it("stops looking from a position that has been left", () => {
    const here = standingAt();
    const { foresight, idle } = looking();
    foresight.lookFrom(here);
    const there = standingAt(play(game, here.session, verdictAt(0)).session);
    foresight.lookFrom(there);
    idle();
    expect(foresight.answer(here, HINT)).not.toBe(foresight.answer(here, HINT));
    expect(foresight.answer(there, HINT)).toBe(foresight.answer(there, HINT));
  });
});
