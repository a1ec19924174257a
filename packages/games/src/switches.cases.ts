// What is switched off is never used; every two of the documents' fourteen types make easy puzzles, unless they have too
// few different things to say for twenty people; and what a failure says to switch on gives puzzles.

import { atoms, classic, makeBoard, who as whoDialect } from "@demonstrandum/clues";
import { ATOMS, isAtomName } from "@demonstrandum/clues/atom";
import { type Game, generate } from "@demonstrandum/engine";
import { describe, expect, it } from "vitest";
import { nameOfPart } from "./cultivators/cultivators-config.ts";
import type { GridPuzzle } from "./grid/grid-puzzle.ts";
import { cultivators, who } from "./index.ts";

/** The documents' own; types that came later stand after them and are switched off. */
const TYPES = classic.parts.slice(0, 14);
const off = (parts: readonly string[], on: readonly string[]) =>
  Object.fromEntries(parts.filter((part) => !on.includes(part)).map((part) => [part, false]));

const makeClassic = (on: readonly string[], attempts: number) =>
  generate(cultivators, { difficulty: "easy", attempts, CLUE_CONFIG: off(classic.parts, on) }, "switches");

/** The most different things that types can say on a board of 5×4 with 6 to 8 demons; the others can always say enough. */
function mostToSay(types: readonly string[]): number {
  const [demons, cultivators] = [8, 14];
  const each: Record<string, number> = { PERSON_IS_DEMON: demons, PERSON_IS_CULTIVATOR: cultivators };
  const lines = {
    ONLY_DEMON_IN_ROW: 5,
    ONLY_CULTIVATOR_IN_ROW: 5,
    ONLY_DEMON_IN_COLUMN: 4,
    ONLY_CULTIVATOR_IN_COLUMN: 4,
  };
  // So many demons among those with a root are so many cultivators: of each of the five one thing can be said.
  const isElement = (type: string): boolean => type.includes("ELEMENT");
  const rest = types.filter((type) => !isElement(type));
  const roots = types.some(isElement) ? 5 : 0;
  return rest.reduce((sum, type) => sum + ({ ...each, ...lines }[type] ?? 20), roots);
}

const SETS: readonly (readonly [string, readonly string[]])[] = [
  ...TYPES.flatMap((a, i) => TYPES.slice(i + 1).map((b) => [`${a} and ${b}`, [a, b]] as const)),
  ["types 1 to 6", TYPES.slice(0, 6)],
  ["types 7 and 8", TYPES.slice(6, 8)],
  ["types 9 to 12", TYPES.slice(8, 12)],
  ["types 13 and 14", TYPES.slice(12)],
  ["types 9 to 14", TYPES.slice(8)],
  ["types 3 to 8", TYPES.slice(2, 8)],
  ["types 1 and 2 with 9 to 12", [...TYPES.slice(0, 2), ...TYPES.slice(8, 12)]],
  ["types 3 to 6", TYPES.slice(2, 6)],
];

const PICKING = atoms.parts.filter((part) => isAtomName(part) && ["selector", "connected"].includes(ATOMS[part].role));

const FAILURES: readonly (readonly [keyof typeof BOARDS, string, readonly string[]])[] = [
  ["classic", "easy", TYPES.slice(6, 7)],
  ["classic", "easy", TYPES.slice(12)],
  ["classic", "easy", []],
  ["classic", "hard", TYPES.slice(6, 7)],
  ["classic", "medium", TYPES.slice(0, 2)],
  ["classic", "medium", TYPES.slice(12)],
  ["classic", "hard", TYPES.slice(6, 8)],
  ["classic", "hard", TYPES.slice(8, 12)],
  ["atoms", "easy", ["of", "row"]],
  ["atoms", "medium", ["all", "neighbor"]],
  ["atoms", "hard", ["exact", "spiritualRoot"]],
  ["classic", "hard", TYPES.slice(0, 6)],
  ["who", "easy", ["row-count"]],
  ["who", "medium", ["above-row"]],
  ["who", "hard", ["row-count"]],
];

const BOARDS = {
  classic: { game: cultivators as Game, key: "CLUE_CONFIG", parts: classic.parts },
  atoms: { game: cultivators as Game, key: "ATOM_CONFIG", parts: atoms.parts.map(nameOfPart) },
  who: { game: who as Game, key: "TEMPLATE_CONFIG", parts: whoDialect.parts },
} as const;

/** Each of these is enough, as the text says: one part of several, or several together. */
function waysIn(text: string): string[][] {
  const [, list = "", together] = /Switch on (.+?)( together)?\.$/.exec(text) ?? [];
  const parts = list.split(/, | or | and /).filter((part) => part !== "");
  return together ? [parts] : parts.map((part) => [part]);
}

/** How many of the cases are tried: every one, or every nth. */
export function describeSwitches(every: number): void {
  const some = <T>(cases: readonly T[]): readonly T[] => cases.filter((_, i) => i % every === 0);
  describe("easy puzzles of classic", () => {
    it.each(some(SETS.filter(([, on]) => mostToSay(on) >= 20)))("can be made of %s alone", (_, on) => {
      const made = makeClassic(on, 200);
      if (!made.ok) throw new Error(made.failure.text);
      for (const { clue } of (made.puzzle as GridPuzzle).characters) expect(on).toContain(clue.type);
    });

    it.each(SETS.filter(([, on]) => mostToSay(on) < 20))("cannot be made of %s: that is too little to say", (_, on) => {
      const made = makeClassic(on, 1);
      if (made.ok) throw new Error("Twenty people said something different each.");
      expect(made.failure.text).toMatch(
        /leaves only \d+ different things? to say, and each of 20 people must say another/,
      );
      expect(made.failure.text).toMatch(/Switch on \w.*\.$/);
      for (const type of on) expect(made.failure.text).toContain(type);
    });
  });

  describe("atoms that are switched off", () => {
    const makeAtoms = (on: readonly string[], attempts = 40) =>
      generate(cultivators, { dialect: "atoms", difficulty: "easy", attempts, ATOM_CONFIG: off(atoms.parts, on) }, "s");

    it.each([
      ["exact with roots and neighbors", ["exact", "be", "neighbor"]],
      ["all with everything that picks people", ["all", ...PICKING]],
      ["of and oneof with neighbors, rows and columns", ["of", "oneof", "all", "neighbor", "row", "column"]],
    ])("are not used by %s", (_, on) => {
      const made = makeAtoms(on);
      if (!made.ok) throw new Error(made.failure.text);
      const used = (made.puzzle as GridPuzzle).characters.flatMap(({ clue }) => atoms.partsOf(clue as never));
      expect(used.filter((atom) => !on.includes(atom))).toEqual([]);
    });

    it("leave exact with roots alone too little to say", () => {
      const made = makeAtoms(["exact", "be"], 1);
      expect(made.ok ? "" : made.failure.text).toContain(
        "Only exact, spiritualRoot are on: on most boards that leaves only 5 different",
      );
    });

    it("make way for other words of the same meaning, after they are applied", () => {
      const { puzzle } = generate(cultivators, { dialect: "atoms", difficulty: "easy" }, "s") as { puzzle: GridPuzzle };
      const board = makeBoard({ rows: 5, cols: 4, people: puzzle.characters });
      const saying = (without: readonly string[], atom: string) =>
        atoms
          .candidates(5, 0b1010_0110_0011, board, { without })
          .filter(
            ({ chain }) => chain.some((each) => each.atom === "exact") && chain.some((each) => each.atom === atom),
          ).length;
      expect(saying([], "be")).toBeGreaterThan(0);
      expect(saying(["of", "oneof", "all"], "be")).toBeGreaterThan(saying([], "be"));
    });
  });

  describe("what a failure says to switch on", () => {
    it.each(some(FAILURES))("gives puzzles: %s, %s, only %j", (dialect, difficulty, on) => {
      const { game, key, parts } = BOARDS[dialect];
      const settings = (switched: readonly string[]) => ({ dialect, difficulty, [key]: off(parts, switched) });
      const ways = waysIn(game.explainFailure?.(game.parseConfig(settings(on)))?.text ?? "");
      expect(ways.length).toBeGreaterThan(0);
      for (const way of ways) {
        const made = generate(game, { ...settings([...on, ...way]), attempts: 100 }, "advice");
        expect([way, made.ok]).toEqual([way, true]);
      }
    });

    it("is nothing in particular where nothing was found", () => {
      const settings = { difficulty: "brutal", liars: true, CLUE_CONFIG: off(classic.parts, TYPES.slice(0, 13)) };
      expect(cultivators.explainFailure?.(cultivators.parseConfig(settings))?.text).toMatch(
        /was found in a few tries: switch on as much as you can\.$/,
      );
    });
  });

  it("who says what to switch on, too", () => {
    const config = { difficulty: "easy", attempts: 1, TEMPLATE_CONFIG: off(whoDialect.parts, ["row-count"]) };
    const made = generate(who, config, "s");
    expect(made.ok ? "" : made.failure.text).toMatch(/Only row-count is on: .* Switch on /);
  });

  it("counts the lies, too, where the hidden kind lies", () => {
    // Only of demons can it truly be said that they are demons; a liar says it of anybody else.
    const only = (liars: object) => ({
      ...{ difficulty: "easy", attempts: 1, CLUE_CONFIG: off(classic.parts, ["PERSON_IS_DEMON"]) },
      ...liars,
    });
    const reasonFor = (config: object): string => {
      const made = generate(cultivators, config, "s");
      return made.ok ? "" : made.failure.text;
    };
    expect(reasonFor(only({}))).toMatch(/leaves only [678] different things to say/);
    expect(reasonFor(only({ liars: true }))).toContain("with that no puzzle of this difficulty came together");
  });
}
