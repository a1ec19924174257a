// The teacher can be trusted: whoever does as told wins, and the one verdict asked for without proof is refused.
import { newSession, play, type Session, viewIn, view as viewOf } from "@demonstrandum/engine";
import { describe, expect, it } from "vitest";
import { anUnprovedPerson, game, puzzle, told } from "../testing/a-play.ts";
import { forgive, makeLesson } from "./lesson.ts";

interface Told {
  readonly kinds: string[];
  readonly session: Session;
}

/** Does what the teacher says until there is nobody left to point at. */
function obey(): Told {
  let session: Session = newSession(puzzle);
  const kinds: string[] = [];
  for (let turn = 0; turn < 60; turn++) {
    const lesson = makeLesson(told, session, viewOf(game, session), false);
    kinds.push(lesson.kind);
    if (lesson.target === undefined) return { kinds, session };
    const person = lesson.target;
    const tries = [false, true].map((identity) => play(game, session, { kind: "verdict", person, identity }));
    const played = tries.find(({ outcome }) => outcome.kind === "accepted") ?? tries[0];
    if (played) session = played.session;
  }
  throw new Error("The teacher never stopped.");
}

/** Does what the teacher says until a guess is asked for. */
function beforeGuess(): Session {
  let session: Session = newSession(puzzle);
  for (const kind of ["start", "second"]) {
    const { kind: said, target = -1, identity } = makeLesson(told, session, viewOf(game, session), false);
    expect(said).toBe(kind);
    session = play(game, session, { kind: "verdict", person: target, identity: identity ?? false }).session;
  }
  return session;
}

describe("what the teacher asks for", () => {
  const counted = (session: Session) => {
    const { mistakes, hints, found } = forgive(told, session, viewIn(told, session));
    return { mistakes, hints, found };
  };
  const isNext = (session: Session) => makeLesson(told, session, viewOf(game, session), false);

  it("costs nothing: neither the guess, nor asking why, nor whoever is found next", () => {
    let session = beforeGuess();
    const { kind, target: person = -1 } = isNext(session);
    expect(kind).toBe("guess");
    for (const move of ["verdict", "why"] as const)
      session = play(game, session, { kind: move, person, identity: true }).session;
    expect(viewOf(game, session)).toMatchObject({ mistakes: 1, hints: 1 });
    expect(counted(session)).toEqual({ mistakes: 0, hints: 0, found: ["proved", "proved"] });
    const { target = -1, identity = false } = isNext(session);
    session = play(game, session, { kind: "verdict", person: target, identity }).session;
    expect(counted(session)).toEqual({ mistakes: 0, hints: 0, found: ["proved", "proved", "proved"] });
  });

  it("is no excuse for guesses that nobody asked for, before or after", () => {
    const person = anUnprovedPerson();
    const early = play(game, newSession(puzzle), { kind: "verdict", person, identity: true }).session;
    expect(counted(early).mistakes).toBe(1);
    let session = beforeGuess();
    const asked = isNext(session).target ?? -1;
    for (const identity of [true, false])
      session = play(game, session, { kind: "verdict", person: asked, identity }).session;
    expect(counted(session).mistakes).toBe(1);
  });
});

describe("the guided puzzle", () => {
  it("lets whoever follows it name ten people and be refused exactly once", () => {
    const { kinds, session } = obey();
    const view = viewOf(game, session);
    expect(view.people.filter(({ identity }) => identity !== undefined).length).toBeGreaterThanOrEqual(11);
    expect(view.mistakes).toBe(1);
    expect(kinds).toContain("guess");
    expect(kinds.at(-1)).toBe("alone");
  });

  it("proves what it asks for at first", () => {
    const lesson = makeLesson(told, newSession(puzzle), viewOf(game, newSession(puzzle)), false);
    expect(lesson.proof.length).toBeGreaterThan(0);
    expect(lesson.speakers.length).toBeGreaterThan(0);
  });

  it("explains a refusal, then the world behind it", () => {
    let session = beforeGuess();
    const { target: person = -1 } = makeLesson(told, session, viewOf(game, session), false);
    session = play(game, session, { kind: "verdict", person, identity: true }).session;
    expect(makeLesson(told, session, viewOf(game, session), true).kind).toBe("refused");
    session = play(game, session, { kind: "why", person, identity: true }).session;
    expect(makeLesson(told, session, viewOf(game, session), true).kind).toBe("world");
    expect(makeLesson(told, session, viewOf(game, session), false).kind).toBe("next");
  });
});
