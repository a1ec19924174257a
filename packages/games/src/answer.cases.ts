// What must hold of what every game tells a player: what may be seen, hints, whys, contradictions.

import {
  evidenceOf,
  type Game,
  type HintLevel,
  type LaidPuzzle,
  layOut,
  newSession,
  type Position,
  type Puzzle,
  PuzzleError,
  parseSession,
  path,
  playIn,
  provable,
  quoted,
  type Session,
  type SupposedFact,
  stateOf,
  tellTable,
  viewIn,
} from "@demonstrandum/engine";
import { checkProof, entailed, indices, predicate, proveFrom, scopeOf } from "@demonstrandum/logic";
import { expect } from "vitest";
import { inEnglish } from "./in-english.cases.ts";
import { throughJson } from "./verdict.cases.ts";

export function expectNoSecrets(game: Game, session: Session): void {
  const table = tellTable(inEnglish(game), session.puzzle);
  const { words } = table;
  const { facts, clues } = stateOf(game, session).position;
  const seen = viewIn(inEnglish(game), session);
  const visible = JSON.stringify(seen);
  for (const { id, identity, clue } of seen.people) {
    expect(identity).toBe((facts.known >>> id) & 1 ? ((table.solution >>> id) & 1) === 1 : undefined);
    expect(clue !== undefined).toBe(clues.includes(id));
    const text = quoted(words, { speaker: id });
    const isSaidByAnother = clues.some((speaker) => quoted(words, { speaker }).includes(text));
    if (!clues.includes(id) && text !== "" && !isSaidByAnother) expect(visible).not.toContain(text);
  }
}

export function expectExactPeople(game: Game, puzzle: Puzzle): void {
  const moves = path(game, puzzle).map(({ person, identity }) => ({ kind: "verdict", person, identity }) as const);
  const { clues } = layOut(game, puzzle).table;
  for (const { id, clue } of viewIn(inEnglish(game), { puzzle, moves }).people) {
    const says = clues[id]?.says;
    if (!clue || !says) throw new Error(`Person ${id} says nothing.`);
    const counted = indices(says.reduce((mask, each) => mask | scopeOf(each), 0));
    expect(clue.references.filter((person) => clue.people.includes(person))).toEqual([]);
    if (says.every(({ kind }) => kind === "count")) expect(clue.people).toEqual(expect.arrayContaining(counted));
    for (const person of clue.references) expect(counted).not.toContain(person);
  }
}

export function expectGoodHints(game: Game, session: Session): void {
  if (viewIn(inEnglish(game), session).isDone) {
    expectNoMoreHints(game, session);
    return;
  }
  const { table, theory } = layOut(game, session.puzzle);
  const { position } = stateOf(game, session);
  const hints = ([1, 2, 3, 4, 5] as const).map((level) => {
    const { outcome } = playIn(inEnglish(game), session, { kind: "hint", level });
    if (outcome.kind !== "hint") throw new Error("A hint was asked for.");
    expect(outcome.hint.text).toMatch(/^[A-Z].*[.]$/);
    expect(outcome.hint.text).not.toMatch(/ {2}|undefined/);
    return outcome.hint;
  });
  const [first, second, third, fourth, fifth] = hints;
  expect([first?.speakers, first?.person, second?.person, third?.identity]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  const { person, identity, speakers = [] } = fifth ?? {};
  if (person === undefined || identity === undefined) throw new Error("The last hint tells all.");
  expect(identity).toBe(((table.solution >>> person) & 1) === 1);
  for (const speaker of speakers) expect(position.clues).toContain(speaker);
  const forces = (clues: readonly number[]): boolean =>
    (((entailed(theory, { facts: position.facts, clues })?.known ?? 0) >>> person) & 1) === 1;
  expect(forces(speakers)).toBe(true);
  if (speakers.length <= 3 && table.isGated) {
    for (const fewer of subsets(position.clues, speakers.length - 1)) expect(forces(fewer)).toBe(false);
  }
  const literal = { index: person, value: identity };
  // The proof of the hint is found by this very question.
  const given = { facts: position.facts, clues: speakers };
  const proving = proveFrom(theory, given, [literal]);
  expect(proving.kind === "proved" && checkProof(theory, given, proving.proof)).toBe(true);
  for (const { text } of fourth?.proof ?? []) expect(text).toMatch(/^[A-Z“](?!.* {2})(?!.*undefined).*[.”]$/);
  expect(fourth?.proof?.length).toBeGreaterThan(0);
}

function expectNoMoreHints(game: Game, session: Session): void {
  for (const level of [1, 2, 3, 4, 5] as const) {
    const { outcome } = playIn(inEnglish(game), session, { kind: "hint", level });
    expect(outcome).toEqual({ kind: "hint", hint: { level, text: "There is nothing left to find.", people: [] } });
  }
}

/** All subsets with exactly so many members. */
function subsets(items: readonly number[], size: number): number[][] {
  if (size <= 0) return size === 0 ? [[]] : [];
  return items.flatMap((item, i) => subsets(items.slice(i + 1), size - 1).map((rest) => [item, ...rest]));
}

export function expectHintsCounted(game: Game, puzzle: Puzzle): void {
  const ask = (session: Session, level: HintLevel) => playIn(inEnglish(game), session, { kind: "hint", level }).session;
  const counted = (session: Session) => {
    const { hints, deepest } = viewIn(inEnglish(game), session);
    return [hints, deepest];
  };
  const start = newSession(puzzle);
  expect(counted(start)).toEqual([0, 0]);
  const asked = ask(ask(ask(start, 1), 4), 2);
  expect(counted(asked)).toEqual([1, 4]);
  const [step] = path(game, puzzle);
  if (!step) throw new Error("There is no first step.");
  const { person, identity } = step;
  const revealed = playIn(inEnglish(game), asked, { kind: "verdict", person, identity }).session;
  expect(counted(ask(revealed, 1))).toEqual([2, 4]);
  expect(counted({ puzzle, moves: ask(revealed, 1).moves })).toEqual([2, 4]);
}

export function expectGoodWhy(game: Game, session: Session): void {
  const { table, theory } = layOut(game, session.puzzle);
  const { facts, clues } = stateOf(game, session).position;
  for (const person of table.people.keys()) {
    if ((facts.known >>> person) & 1) continue;
    for (const identity of [true, false]) {
      const { outcome } = playIn(inEnglish(game), session, { kind: "why", person, identity });
      if (outcome.kind !== "why") throw new Error("Why was asked.");
      if (outcome.why.kind !== "otherwise") {
        const { speakers } = outcome.why;
        for (const speaker of speakers) expect(clues).toContain(speaker);
        expect(((entailed(theory, { facts, clues: speakers })?.known ?? 0) >>> person) & 1).toBe(1);
        continue;
      }
      const world = outcome.why.world.reduce((mask, isTrue, i) => (isTrue ? mask | (1 << i) : mask), 0);
      expect(world & facts.known).toBe(facts.value);
      expect(outcome.why.world[person]).toBe(!identity);
      for (const speaker of clues) expect(predicate(evidenceOf(table, speaker))(world)).toBe(true);
    }
  }
}

/** What is so, of everyone and of every sentence on the table. */
function truthsOf(laid: LaidPuzzle, { clues }: Position): readonly SupposedFact[] {
  const { solution, people } = laid.table;
  const persons = people.map((_, person) => ({ person, identity: ((solution >>> person) & 1) === 1 }));
  const sentences = clues.flatMap((person) =>
    (laid.table.clues[person]?.says ?? []).map((says, sentence) => ({
      person,
      sentence,
      isTrue: predicate(says)(solution),
    })),
  );
  return [...persons, ...sentences];
}

export function expectClashes(game: Game, session: Session): void {
  const laid = layOut(game, session.puzzle);
  const { position, hints } = stateOf(game, session);
  const ask = (supposed: readonly SupposedFact[]) => {
    const played = playIn(inEnglish(game), session, { kind: "clash", supposed });
    if (played.outcome.kind !== "clash") throw new Error("A contradiction was asked for.");
    expect(stateOf(game, played.session).hints).toBe(hints + 1);
    expect(stateOf(game, parseSession(game, throughJson(played.session)))).toEqual(stateOf(game, played.session));
    return played.outcome.clash.lines;
  };
  expect(ask(truthsOf(laid, position))).toEqual([]);
  for (const person of indices(provable(laid, position) & ~position.facts.known).slice(0, 2)) {
    const wrong: SupposedFact = { person, identity: ((laid.table.solution >>> person) & 1) === 0 };
    const lines = ask([wrong]);
    expect(lines.filter(({ supposed }) => supposed)).toEqual([expect.objectContaining({ supposed: wrong })]);
    expect(lines.length).toBeGreaterThan(1);
    for (const { speaker } of lines) if (speaker !== undefined) expect(position.clues).toContain(speaker);
  }
  const stranger = { ...throughJson(session), moves: [{ kind: "clash", supposed: [{ person: 99, identity: true }] }] };
  expect(() => parseSession(game, stranger)).toThrow(PuzzleError);
}
