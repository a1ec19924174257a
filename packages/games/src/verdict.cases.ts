// What must hold of verdicts in every game: what is accepted, what is refused and closed, what an accusation comes to.

import {
  type Game,
  type LaidPuzzle,
  layOut,
  type Move,
  makeRng,
  newSession,
  type Puzzle,
  PuzzleError,
  parseSession,
  path,
  play,
  provable,
  type Session,
  type State,
  stateOf,
  view,
} from "@demonstrandum/engine";
import { indices, predicate, type World } from "@demonstrandum/logic";
import { expect } from "vitest";

/** As it comes back from being saved. */
export const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** Plays on by one provable person, chosen at random. */
function playSome(game: Game, session: Session, pick: (count: number) => number): Session {
  const laid = layOut(game, session.puzzle);
  const people = indices(provable(laid, stateOf(game, session).position));
  const person = people[pick(people.length)] ?? 0;
  const identity = ((laid.table.solution >>> person) & 1) === 1;
  const played = play(game, session, { kind: "verdict", person, identity });
  expect(played.outcome).toEqual({ kind: "accepted", person, identity });
  return played.session;
}

/** Every session of one play in a random provable order, from the first to the last. */
export function randomPlay(game: Game, puzzle: Puzzle, seed: string): Session[] {
  const rng = makeRng(seed);
  const sessions: Session[] = [newSession(puzzle)];
  for (;;) {
    const session = sessions[sessions.length - 1] as Session;
    if (view(game, session).isDone) return sessions;
    expect(provable(layOut(game, puzzle), stateOf(game, session).position)).not.toBe(0);
    sessions.push(playSome(game, session, rng.below));
  }
}

/** Follows a play with the list of all worlds, and compares what they agree on with what is accepted. */
export function expectJudgedByWorlds(game: Game, plays: readonly Session[]): void {
  const { table, theory } = layOut(game, (plays[0] as Session).puzzle);
  const tests = theory.clues.map(({ says }) => predicate(says));
  const everyone = 2 ** table.people.length;
  let worlds: World[] = Array.from({ length: everyone }, (_, world) => world);
  let heard = 0;
  for (const session of plays) {
    const { facts, clues } = stateOf(game, session).position;
    worlds = worlds.filter((world) => (world & facts.known) === facts.value);
    for (const speaker of clues) {
      if (!((heard >>> speaker) & 1)) worlds = worlds.filter((world) => tests[speaker]?.(world));
      heard |= 1 << speaker;
    }
    const always = worlds.reduce((all, world) => all & world, everyone - 1);
    const ever = worlds.reduce((some, world) => some | world, 0);
    for (const person of table.people.keys()) {
      if ((facts.known >>> person) & 1) continue;
      for (const identity of [true, false]) {
        const isForced = (((identity ? always : ~ever) >>> person) & 1) === 1;
        const { outcome } = play(game, session, { kind: "verdict", person, identity });
        expect(outcome.kind).toBe(isForced ? "accepted" : "refused");
      }
    }
  }
}

export function expectLocking(game: Game, puzzle: Puzzle): void {
  const start = newSession(puzzle);
  const { table } = layOut(game, puzzle);
  const target = table.people.findIndex((_, i) => !table.start.includes(i));
  const wrong = ((table.solution >>> target) & 1) === 0;
  const verdict = { kind: "verdict", person: target, identity: wrong } as const;
  const refused = play(game, start, verdict);
  expect(refused.outcome.kind).toBe("refused");
  expect(view(game, refused.session)).toMatchObject({ mistakes: 1 });
  expect(view(game, refused.session).people[target]?.refused).toEqual([wrong]);
  const again = play(game, refused.session, verdict);
  expect(again.outcome).toEqual({ kind: "locked", person: target, identity: wrong });
  expect(again.session).toBe(refused.session);
  const revealed = playSome(game, refused.session, () => 0);
  expect(view(game, revealed).people[target]?.refused).toEqual([]);
}

/** A player who errs in every way there is, over and over, and still always has a verdict that is accepted. */
export function expectNoDeadEnds(game: Game, puzzle: Puzzle, seed: string): void {
  const rng = makeRng(seed);
  const laid = layOut(game, puzzle);
  let session = newSession(puzzle);
  while (!view(game, session).isDone) {
    const hidden = view(game, session).people.filter(({ identity }) => identity === undefined);
    for (const { id: person } of hidden) {
      if (rng.below(2) === 0) continue;
      for (const identity of rng.below(2) === 0 ? [true, false] : [false, true]) {
        if (isProved(laid, stateOf(game, session), person, identity)) continue;
        session = play(game, session, { kind: "verdict", person, identity }).session;
      }
    }
    session = playSome(game, session, rng.below);
  }
}

const isProved = (laid: LaidPuzzle, { position }: State, person: number, identity: boolean): boolean =>
  ((provable(laid, position) >>> person) & 1) === 1 && (((laid.table.solution >>> person) & 1) === 1) === identity;

const accusing = (world: World): Move => ({ kind: "accuse", people: indices(world) });

export function expectAccusations(game: Game, session: Session): void {
  const laid = layOut(game, session.puzzle);
  const { solution, people } = laid.table;
  const { position, mistakes, found } = stateOf(game, session);
  if (view(game, session).isDone) {
    expect(play(game, session, accusing(solution ^ 1)).session).toBe(session);
    return;
  }
  const isForced = (position.facts.known | provable(laid, position)) === 2 ** people.length - 1;
  const right = play(game, session, accusing(solution));
  expect(right.outcome.kind).toBe(isForced ? "convicted" : "dismissed");
  expect(view(game, right.session)).toMatchObject({
    isDone: isForced,
    mistakes: mistakes + (isForced ? 0 : 1),
    // Whom an accusation names, nobody has proved.
    accused: isForced ? stateOf(game, right.session).found.length - found.length : 0,
  });
  expect(stateOf(game, right.session).found.slice(found.length)).not.toContain("proved");
  const wrong = accusing(solution ^ 1);
  const dismissed = play(game, session, wrong);
  expect(dismissed.outcome).toEqual({ ...wrong, kind: "dismissed" });
  const again = play(game, dismissed.session, wrong);
  expect(again.outcome).toEqual({ ...wrong, kind: "dismissed-already" });
  expect(again.session).toBe(dismissed.session);
  // Nothing is told but that it was a mistake.
  expect(view(game, dismissed.session)).toEqual({ ...view(game, session), mistakes: mistakes + 1 });
  for (const { session: after } of [right, dismissed]) {
    const loaded = parseSession(game, throughJson(after));
    expect(loaded).toEqual(after);
    expect(view(game, loaded)).toEqual(view(game, after));
  }
  const stranger = { ...throughJson(session), moves: [{ kind: "accuse", people: [people.length] }] };
  expect(() => parseSession(game, stranger)).toThrow(PuzzleError);
}

export function expectFindings(game: Game, puzzle: Puzzle): void {
  const [first, second, third] = path(game, puzzle).map(
    ({ person, identity }) => ({ kind: "verdict", person, identity }) as const,
  );
  if (!first || !second || !third) throw new Error("There is not enough to find.");
  const hint: Move = { kind: "hint", level: 1 };
  const mistake: Move = { ...third, identity: !third.identity };
  const moves: Move[] = [first, hint, second, mistake, hint, third];
  expect(view(game, { puzzle, moves }).found).toEqual(["proved", "helped", "erred"]);
}
