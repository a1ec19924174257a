// What must hold of every game, run against each of them and against the null game. A new game needs no test of its own
// for any of this.

import {
  audit,
  CodeError,
  ConfigError,
  evidenceOf,
  type Game,
  generate,
  type HintLevel,
  type Laid,
  layOut,
  type Move,
  makeCode,
  makeRng,
  newSession,
  type Position,
  type Puzzle,
  PuzzleError,
  parseCode,
  parseSession,
  path,
  play,
  provable,
  rate,
  type Session,
  type State,
  type SupposedFact,
  stateOf,
  validatePuzzle,
  view,
} from "@demonstrandum/engine";
import {
  checkProof,
  entailed,
  indices,
  predicate,
  proveFrom,
  scopeOf,
  TooMuch,
  type World,
} from "@demonstrandum/logic";
import { describe, expect, it } from "vitest";

export interface GameCase {
  readonly game: Game;
  /** One configuration for each way of playing that the suite should cover. */
  readonly configs: readonly Readonly<Record<string, unknown>>[];
}

const make = (game: Game, config: unknown, seed: string): Puzzle => {
  const generated = generate(game, config, seed);
  if (!generated.ok) throw new Error(`${game.id} ${JSON.stringify(config)} ${seed}: ${generated.failure.text}`);
  return generated.puzzle;
};

const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

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
function randomPlay(game: Game, puzzle: Puzzle, seed: string): Session[] {
  const rng = makeRng(seed);
  const sessions: Session[] = [newSession(puzzle)];
  for (;;) {
    const session = sessions[sessions.length - 1] as Session;
    if (view(game, session).isDone) return sessions;
    expect(provable(layOut(game, puzzle), stateOf(game, session).position)).not.toBe(0);
    sessions.push(playSome(game, session, rng.below));
  }
}

export function describeGame({ game, configs }: GameCase): void {
  describe(`the game ${game.id}`, () => {
    describe.each(configs)("with %j", (config) => {
      const puzzle = make(game, config, "cases");
      const plays = randomPlay(game, puzzle, `play ${game.id}`);

      it("makes the same puzzle from the same seed, and another from another", () => {
        expect(make(game, config, "cases")).toEqual(puzzle);
        expect(make(game, config, "cases 2")).not.toEqual(puzzle);
      });

      it("makes puzzles without defects", () => {
        for (const seed of ["a", "b", "c"]) expect(audit(game, make(game, config, seed))).toEqual([]);
        expect(validatePuzzle(game, puzzle)).toMatchObject({ isTrue: true, isUnique: true, isPlayable: true });
      });

      it("reads its own JSON back", () => {
        expect(game.parse(copy(puzzle))).toEqual(puzzle);
      });

      it("is rated with the label it is published under", () => {
        const card = rate(game, puzzle);
        if (card instanceof TooMuch) throw card;
        expect(card.label).toBe(puzzle.difficulty);
        expect(card.steps.reduce((sum, count) => sum + count, 0)).toBe(path(game, puzzle).length);
      });

      it("accepts exactly what every world left agrees on", () => {
        expectJudgedByWorlds(game, plays);
      });

      it("shows nothing of anyone unrevealed but name and place", () => {
        for (const session of plays) expectNoSecrets(game, session);
      });

      it("hints with a smallest set of visible clues, level by level", () => {
        for (const session of plays) expectGoodHints(game, session);
      });

      it("counts a hint once for a step, however many of its levels are opened, and tells the deepest", () => {
        expectHintsCounted(game, puzzle);
      });

      it("tells whom a clue is about from whom it only names, and leaves out nobody it counts", () => {
        expectExactPeople(game, puzzle);
      });

      it("answers why with a world that fits everything on the table", () => {
        for (const session of plays) expectGoodWhy(game, session);
      });

      it("locks a refused verdict, and only that, until the next reveal", () => {
        expectLocking(game, puzzle);
      });

      it("keeps an accepted verdict in every position, whatever was refused before", () => {
        for (const seed of ["errs", "errs again"]) expectNoDeadEnds(game, puzzle, seed);
      });

      it("takes an accusation of everyone exactly if it is the one world left, and a wrong one as one mistake", () => {
        for (const session of plays) expectAccusations(game, session);
      });

      it("finds a contradiction in what is supposed against what is proved, and none in what is so", () => {
        for (const session of plays) expectClashes(game, session);
      });

      it("remembers of everyone found whether by proof alone, after a hint or after a mistake", () => {
        expectFindings(game, puzzle);
      });

      it("says what is wrong with writing that is no clue", () => {
        expect(game.readClue(puzzle, "???")).toEqual({ flaw: expect.stringMatching(/^\S.{10,}/) });
      });

      it("comes back from saving as it was", () => {
        for (const session of plays) {
          const loaded = parseSession(game, copy(session));
          expect(loaded).toEqual(session);
          expect(view(game, loaded)).toEqual(view(game, session));
        }
      });

      it("travels in a share code, and notices every damaged one", () => {
        const code = makeCode(game, puzzle);
        expect(code).toMatch(/^[\w-]+$/);
        expect(parseCode([game], code)).toEqual({ game, puzzle });
        const rng = makeRng("damage");
        for (let i = 0; i < 40; i++) {
          const at = rng.below(code.length);
          const other = code[at] === "x" ? "y" : "x";
          expect(() => parseCode([game], code.slice(0, at) + other + code.slice(at + 1))).toThrow(CodeError);
          expect(() => parseCode([game], code.slice(0, at))).toThrow(CodeError);
        }
      });
    });

    it("refuses configurations and puzzles that are none", () => {
      expect(() => game.parseConfig({ nonsense: true })).toThrow(ConfigError);
      expect(() => game.parseConfig({ difficulty: "impossible" })).toThrow(ConfigError);
      for (const data of [undefined, null, 7, "puzzle", [], {}, { format: "demonstrandum/1", game: game.id }]) {
        expect(() => game.parse(data)).toThrow(PuzzleError);
      }
    });
  });
}

/** Follows a play with the list of all worlds, and compares what they agree on with what is accepted. */
function expectJudgedByWorlds(game: Game, plays: readonly Session[]): void {
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

function expectNoSecrets(game: Game, session: Session): void {
  const { table } = layOut(game, session.puzzle);
  const { facts, clues } = stateOf(game, session).position;
  const seen = view(game, session);
  const visible = JSON.stringify(seen);
  for (const { id, identity, clue } of seen.people) {
    expect(identity).toBe((facts.known >>> id) & 1 ? ((table.solution >>> id) & 1) === 1 : undefined);
    expect(clue !== undefined).toBe(clues.includes(id));
    const text = table.clues[id]?.text ?? "";
    const isSaidByAnother = clues.some((speaker) => table.clues[speaker]?.text.includes(text));
    if (!clues.includes(id) && text !== "" && !isSaidByAnother) expect(visible).not.toContain(text);
  }
}

function expectGoodHints(game: Game, session: Session): void {
  if (view(game, session).isDone) {
    expectNoMoreHints(game, session);
    return;
  }
  const { table, theory } = layOut(game, session.puzzle);
  const { position } = stateOf(game, session);
  const hints = ([1, 2, 3, 4, 5] as const).map((level) => {
    const { outcome } = play(game, session, { kind: "hint", level });
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
    const { outcome } = play(game, session, { kind: "hint", level });
    expect(outcome).toEqual({ kind: "hint", hint: { level, text: "There is nothing left to find.", people: [] } });
  }
}

/** All subsets with exactly so many members. */
function subsets(items: readonly number[], size: number): number[][] {
  if (size <= 0) return size === 0 ? [[]] : [];
  return items.flatMap((item, i) => subsets(items.slice(i + 1), size - 1).map((rest) => [item, ...rest]));
}

function expectGoodWhy(game: Game, session: Session): void {
  const { table, theory } = layOut(game, session.puzzle);
  const { facts, clues } = stateOf(game, session).position;
  for (const person of table.people.keys()) {
    if ((facts.known >>> person) & 1) continue;
    for (const identity of [true, false]) {
      const { outcome } = play(game, session, { kind: "why", person, identity });
      if (outcome.kind !== "why") throw new Error("Why was asked.");
      if (outcome.why.kind === "read-again") {
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

function expectLocking(game: Game, puzzle: Puzzle): void {
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
function expectNoDeadEnds(game: Game, puzzle: Puzzle, seed: string): void {
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

const isProved = (laid: Laid, { position }: State, person: number, identity: boolean): boolean =>
  ((provable(laid, position) >>> person) & 1) === 1 && (((laid.table.solution >>> person) & 1) === 1) === identity;

function expectHintsCounted(game: Game, puzzle: Puzzle): void {
  const ask = (session: Session, level: HintLevel) => play(game, session, { kind: "hint", level }).session;
  const counted = (session: Session) => {
    const { hints, deepest } = view(game, session);
    return [hints, deepest];
  };
  const start = newSession(puzzle);
  expect(counted(start)).toEqual([0, 0]);
  const asked = ask(ask(ask(start, 1), 4), 2);
  expect(counted(asked)).toEqual([1, 4]);
  const [step] = path(game, puzzle);
  if (!step) throw new Error("There is no first step.");
  const { person, identity } = step;
  const revealed = play(game, asked, { kind: "verdict", person, identity }).session;
  expect(counted(ask(revealed, 1))).toEqual([2, 4]);
  expect(counted({ puzzle, moves: ask(revealed, 1).moves })).toEqual([2, 4]);
}

function expectExactPeople(game: Game, puzzle: Puzzle): void {
  const moves = path(game, puzzle).map(({ person, identity }) => ({ kind: "verdict", person, identity }) as const);
  const { clues } = layOut(game, puzzle).table;
  for (const { id, clue } of view(game, { puzzle, moves }).people) {
    const says = clues[id]?.says;
    if (!clue || !says) throw new Error(`Person ${id} says nothing.`);
    const counted = indices(says.reduce((mask, each) => mask | scopeOf(each), 0));
    expect(clue.references.filter((person) => clue.people.includes(person))).toEqual([]);
    if (says.every(({ kind }) => kind === "count")) expect(clue.people).toEqual(expect.arrayContaining(counted));
    for (const person of clue.references) expect(counted).not.toContain(person);
  }
}

const accusing = (world: World): Move => ({ kind: "accuse", people: indices(world) });

function expectAccusations(game: Game, session: Session): void {
  const laid = layOut(game, session.puzzle);
  const { solution, people } = laid.table;
  const { position, mistakes } = stateOf(game, session);
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
  });
  const wrong = accusing(solution ^ 1);
  const dismissed = play(game, session, wrong);
  expect(dismissed.outcome).toEqual({ ...wrong, kind: "dismissed" });
  const again = play(game, dismissed.session, wrong);
  expect(again.outcome).toEqual({ ...wrong, kind: "dismissed-already" });
  expect(again.session).toBe(dismissed.session);
  // Nothing is told but that it was a mistake.
  expect(view(game, dismissed.session)).toEqual({ ...view(game, session), mistakes: mistakes + 1 });
  for (const { session: after } of [right, dismissed]) {
    const loaded = parseSession(game, copy(after));
    expect(loaded).toEqual(after);
    expect(view(game, loaded)).toEqual(view(game, after));
  }
  const stranger = { ...copy(session), moves: [{ kind: "accuse", people: [people.length] }] };
  expect(() => parseSession(game, stranger)).toThrow(PuzzleError);
}

function expectFindings(game: Game, puzzle: Puzzle): void {
  const [first, second, third] = path(game, puzzle).map(
    ({ person, identity }) => ({ kind: "verdict", person, identity }) as const,
  );
  if (!first || !second || !third) throw new Error("There is not enough to find.");
  const hint: Move = { kind: "hint", level: 1 };
  const mistake: Move = { ...third, identity: !third.identity };
  const moves: Move[] = [first, hint, second, mistake, hint, third];
  expect(view(game, { puzzle, moves }).found).toEqual(["proved", "helped", "erred"]);
}

/** What is so, of everyone and of every sentence on the table. */
function truthsOf(laid: Laid, { clues }: Position): readonly SupposedFact[] {
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

function expectClashes(game: Game, session: Session): void {
  const laid = layOut(game, session.puzzle);
  const { position, hints } = stateOf(game, session);
  const ask = (supposed: readonly SupposedFact[]) => {
    const played = play(game, session, { kind: "clash", supposed });
    if (played.outcome.kind !== "clash") throw new Error("A contradiction was asked for.");
    expect(stateOf(game, played.session).hints).toBe(hints + 1);
    expect(stateOf(game, parseSession(game, copy(played.session)))).toEqual(stateOf(game, played.session));
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
  const stranger = { ...copy(session), moves: [{ kind: "clash", supposed: [{ person: 99, identity: true }] }] };
  expect(() => parseSession(game, stranger)).toThrow(PuzzleError);
}
