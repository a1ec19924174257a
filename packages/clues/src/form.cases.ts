// What must hold of every clue form, whatever its dialect. A new form is covered by being in its list.

import { indices, maskOf, predicate, type World } from "@demonstrandum/logic";
import { describe, expect, it } from "vitest";
import type { Board } from "./board.ts";
import { type Form, type Setting, wellFormed } from "./form.ts";
import { type Naive, naiveSetting } from "./naive.ts";
import { SMALL_BOARDS, worldCount } from "./testing/boards.ts";
import { belowFrom } from "./testing/random.ts";

export interface FormCases<P> {
  readonly forms: readonly Form<P>[];
  readonly exampleBoard: Board;
  /** The definitions, which use none of our code. */
  readonly naive: Readonly<Record<string, Naive<never>>>;
  /** Forms in which somebody can be counted to no effect: on both sides of a comparison, or where "any" already holds. */
  readonly weighing?: readonly string[];
  /** What is wrong with the English of a clue. */
  flaws(text: string): string[];
}

/** How speakers speak of themselves. */
const SELF = /\b(?:I|me|my|mine)\b/i;

/** Some worlds, spread over all of them. */
const someWorlds = (board: Board): World[] => Array.from({ length: 8 }, (_, i) => (i * 0x9e3779b1) % worldCount(board));

function* candidatesOf<P>(form: Form<P>, boards: readonly Board[]): Generator<[P, Setting, World]> {
  for (const board of boards) {
    for (const world of someWorlds(board)) {
      for (const { id: speaker } of board.people) {
        const at = { board, speaker };
        for (const params of form.candidates(world, at)) yield [params, at, world];
      }
    }
  }
}

/** Each different clue once. */
function distinctCandidates<P>(form: Form<P>, boards: readonly Board[]): [P, Setting][] {
  const found = new Map<string, [P, Setting]>();
  for (const [params, at] of candidatesOf(form, boards)) {
    found.set(`${boards.indexOf(at.board)} ${at.speaker} ${JSON.stringify(params)}`, [params, at]);
  }
  return [...found.values()];
}

/** A sample of at most `limit`, evenly taken. */
const sample = <T>(items: readonly T[], limit: number): T[] =>
  items.filter((_, index) => index % Math.ceil(items.length / limit) === 0);

/** Every person counted can make the difference in some world. */
function expectNobodyInVain<P>(form: Form<P>): void {
  const inVain = sample(distinctCandidates(form, SMALL_BOARDS), 60).flatMap(([params, at]) => {
    const holds = predicate(form.meaning(params, at));
    const worlds = Array.from({ length: worldCount(at.board) }, (_, world) => world);
    return indices(form.counted(params, at))
      .filter((person) => worlds.every((world) => holds(world) === holds(world ^ (1 << person))))
      .map((person) => `${at.board.people[person]?.name}: ${form.say(params, at)}`);
  });
  expect(inVain).toEqual([]);
}

/** How a group is heard in a sentence, where that does not depend on the dialect. */
const HEARD: readonly (readonly [key: RegExp, words: (index: string) => RegExp])[] = [
  [/^row (\d+)$/, (row) => new RegExp(`row ${Number(row) + 1}\\b`, "i")],
  [/^(?:above|below) row (\d+)$/, (row) => new RegExp(`(?:above|below) row ${Number(row) + 1}\\b`)],
  [/column/, () => /column/i],
  [/^(neighbor|above|below|left of|right of) \d+$/, (kind) => new RegExp(kind)],
  [/^(corner|edge)$/, (kind) => new RegExp(kind)],
  [/^element (.*)$/, (element) => new RegExp(element)],
  [/^everyone$/, () => /in total/i],
];

const isHeardIn = (text: string, key: string): boolean =>
  HEARD.some(([pattern, words]) => pattern.test(key) && words(pattern.exec(key)?.[1] ?? "").test(text));

/** Everyone who is the same in all worlds that obey the clue. */
function settledBy<P>(form: Form<P>, params: P, at: Setting): number {
  const holds = predicate(form.meaning(params, at));
  const worlds = Array.from({ length: worldCount(at.board) }, (_, world) => world).filter(holds);
  const [some, none] = [worlds.reduce((a, b) => a | b, 0), ~worlds.reduce((a, b) => a & b, -1)];
  return ~(some & none);
}

export function describeForms<P>({ forms, exampleBoard, naive, weighing = [], flaws }: FormCases<P>): void {
  describe.each(forms.map((form) => [form.id, form] as const))("%s", (_, form) => {
    const nameToId = (name: string): number => exampleBoard.people.findIndex((person) => person.name === name);
    const example: Setting = { board: exampleBoard, speaker: nameToId(form.example.speaker) };
    const worldOf = (names: readonly string[]): World => maskOf(names.map(nameToId));

    it("has a well-formed example with a world that obeys it and one that breaks it", () => {
      const { params, obeys, breaks } = form.example;
      expect([form.example.speaker, ...obeys, ...breaks].map(nameToId)).not.toContain(-1);
      expect(wellFormed(form, params, example)).toEqual(params);
      const holds = predicate(form.meaning(params, example));
      expect([holds(worldOf(obeys)), holds(worldOf(breaks))]).toEqual([true, false]);
      expect(flaws(form.say(params, example))).toEqual([]);
    });

    it("means what its definition says, in every world", () => {
      const definition = naive[form.id] as Naive<P> | undefined;
      if (definition === undefined) return expect.unreachable(`${form.id} has no definition for tests in its file`);
      const clues = sample(distinctCandidates(form, SMALL_BOARDS), 150);
      for (const [params, at] of [[form.example.params, example] as [P, Setting], ...clues]) {
        const holds = predicate(form.meaning(params, at));
        for (let world = 0; world < worldCount(at.board); world++) {
          if (holds(world) !== definition(params, naiveSetting(at.board, at.speaker, world))) {
            expect.unreachable(`${form.say(params, at)} in world ${world} on ${at.board.rows}×${at.board.cols}`);
          }
        }
      }
    });

    it("proposes only well-formed clues that are true", () => {
      for (const [params, at, world] of candidatesOf(form, SMALL_BOARDS)) {
        expect(form.flaw(params, at)).toBeUndefined();
        expect(predicate(form.meaning(params, at))(world)).toBe(true);
      }
    });

    it("proposes only clues that rule something out", () => {
      for (const [params, at] of sample(distinctCandidates(form, SMALL_BOARDS), 300)) {
        const holds = predicate(form.meaning(params, at));
        let isBroken = false;
        for (let world = 0; world < worldCount(at.board) && !isBroken; world++) isBroken = !holds(world);
        expect(isBroken, form.say(params, at)).toBe(true);
      }
    });

    it("draws all it proposes, and nothing else", () => {
      const [board] = SMALL_BOARDS as [Board];
      const below = belowFrom(1);
      for (const world of someWorlds(board).slice(1, 4)) {
        const at = { board, speaker: world % board.size };
        const proposed = new Set(form.candidates(world, at).map((params) => JSON.stringify(params)));
        const drawn = new Set<string>();
        for (let i = 0; i < 3000; i++) {
          const params = form.draw(world, at, below);
          if (params !== undefined) drawn.add(JSON.stringify(params));
        }
        expect(drawn).toEqual(proposed);
      }
    });

    it("proposes something for somebody", () => {
      expect(distinctCandidates(form, SMALL_BOARDS).length).toBeGreaterThan(0);
    });

    it("counts everyone whose identity matters", () => {
      for (const [params, at] of sample(distinctCandidates(form, SMALL_BOARDS), 60)) {
        const holds = predicate(form.meaning(params, at));
        const counted = form.counted(params, at);
        for (let world = 0; world < worldCount(at.board); world++) {
          if (holds(world) !== holds(world & counted)) expect.unreachable(form.say(params, at));
        }
      }
    });

    if (!weighing.includes(form.id)) it("counts nobody in vain", () => expectNobodyInVain(form));

    it("names exactly those whom its sentence names", () => {
      for (const [params, at] of sample(distinctCandidates(form, SMALL_BOARDS), 300)) {
        const text = form.say(params, at);
        const isHeard = ({ id, name }: { readonly id: number; readonly name: string }): boolean =>
          id === at.speaker ? SELF.test(text) : text.includes(name);
        expect([text, indices(form.named(params, at))]).toEqual([
          text,
          at.board.people.filter(isHeard).map(({ id }) => id),
        ]);
      }
    });

    it("tells which groups and whose identity its sentence names", () => {
      for (const [params, at] of sample(distinctCandidates(form, SMALL_BOARDS), 100)) {
        const text = form.say(params, at);
        const { groups, stated } = form.naming(params, at);
        expect([text, groups.filter((key) => !isHeardIn(text, key))]).toEqual([text, []]);
        expect([text, stated & ~form.named(params, at)]).toEqual([text, 0]);
        expect([text, stated & ~settledBy(form, params, at)]).toEqual([text, 0]);
      }
    });

    it("reads back from JSON", () => {
      for (const [params, at] of sample(distinctCandidates(form, SMALL_BOARDS), 100)) {
        expect(wellFormed(form, JSON.parse(JSON.stringify(params)), at)).toEqual(params);
      }
    });

    it("reads as correct English", () => {
      const wrong = distinctCandidates(form, SMALL_BOARDS).flatMap(([params, at]) => flaws(form.say(params, at)));
      expect(wrong).toEqual([]);
    });
  });
}
