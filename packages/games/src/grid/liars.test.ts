import {
  audit,
  evidenceOf,
  type Game,
  generate,
  layOut,
  makeCode,
  newSession,
  OPEN_LEVELS,
  openLevelOf,
  parseCode,
  path,
  playIn,
  printPuzzle,
  rate,
  type Session,
  viewIn,
} from "@demonstrandum/engine";
import { predicate, TooMuch } from "@demonstrandum/logic";
import { describe, expect, it } from "vitest";
import { cultivators } from "../cultivators/cultivators.ts";
import { inEnglish } from "../in-english.cases.ts";
import { who } from "../who/who.ts";
import type { GridPuzzle } from "./grid-puzzle.ts";

const WAYS = [
  { game: cultivators as Game, dialect: "classic" },
  { game: cultivators as Game, dialect: "atoms" },
  { game: who as Game, dialect: "who" },
];

function make(game: Game, dialect: string, difficulty: string, seed: string): GridPuzzle {
  const made = generate(game, { dialect, difficulty, liars: true }, seed);
  if (!made.ok) throw new Error(made.failure.text);
  return made.puzzle as GridPuzzle;
}

/** Every level of every way once. */
const BOARDS = WAYS.flatMap(({ game, dialect }) =>
  OPEN_LEVELS.map(({ label }) => ({ game, dialect, label, puzzle: make(game, dialect, label, "liars") })),
);

describe.each(BOARDS)("a board of liars, $dialect $label", ({ game, label, puzzle }) => {
  const { table } = layOut(game, puzzle);

  it("has one world, by trying all of them", () => {
    const tests = table.clues.map((_, speaker) => predicate(evidenceOf(table, speaker)));
    const found: number[] = [];
    for (let world = 0; world < 2 ** table.people.length; world++)
      if (tests.every((holds) => holds(world))) found.push(world);
    expect(found).toEqual([table.solution]);
  });

  it("lets the ordinary kind tell the truth and the hidden kind lie, each a sentence that could be either", () => {
    for (const [speaker, { says }] of table.clues.entries()) {
      expect(says).toHaveLength(1);
      const holds = says.every((each) => predicate(each)(table.solution));
      expect(holds).toBe(((table.solution >>> speaker) & 1) === 0);
      const worlds = Array.from({ length: 4000 }, (_, i) => Math.imul(i, 0x9e3779b1) >>> (32 - table.people.length));
      expect(new Set(worlds.map((world) => says.every((each) => predicate(each)(world)))).size).toBe(2);
    }
  });

  it("takes as many suppositions as its label says, and proofs no longer than that", () => {
    const card = rate(game, puzzle);
    if (card instanceof TooMuch) throw card;
    const { suppositions, depth, proofs } = openLevelOf(label);
    expect(card.label).toBe(label);
    expect(card.remarks?.suppositions).toBeLessThanOrEqual(suppositions);
    expect(card.remarks?.depth).toBeLessThanOrEqual(depth);
    expect(card.proofs?.sentences).toBeLessThanOrEqual(proofs?.sentences ?? 0);
    expect(card.proofs?.nesting).toBeLessThanOrEqual(proofs?.nesting ?? 0);
  });

  it("is open: everybody has spoken and nobody is revealed", () => {
    const seen = viewIn(inEnglish(game), newSession(puzzle));
    expect(seen.isOpen).toBe(true);
    expect(seen.honesty).toMatch(/^What an? .* says is true\. What an? .* says is false\.$/);
    expect(seen.people.every(({ clue, identity }) => clue && identity === undefined)).toBe(true);
    expect(printPuzzle(inEnglish(game), puzzle, "text", {})).toContain(`“${seen.people[0]?.clue?.text}”`);
  });

  it("travels in a share code", () => {
    expect(parseCode([game], makeCode(game, puzzle)).puzzle).toEqual(puzzle);
  });

  it("hints with nobody whose words the proof does not use", () => {
    let session: Session = newSession(puzzle);
    for (const { person, identity } of path(game, puzzle)) {
      const { outcome } = playIn(inEnglish(game), session, { kind: "hint", level: 4 });
      if (outcome.kind !== "hint") throw new Error("A hint was asked for.");
      const used = new Set(outcome.hint.proof?.flatMap(({ speaker }) => (speaker === undefined ? [] : [speaker])));
      expect(outcome.hint.speakers).toEqual([...used].sort((a, b) => a - b));
      session = playIn(inEnglish(game), session, { kind: "verdict", person, identity }).session;
    }
    expect(viewIn(inEnglish(game), session).isDone).toBe(true);
  });
});

describe("a board of liars that was tampered with", () => {
  const puzzle = make(cultivators as Game, "classic", "easy", "tampered");
  const kindsOf = (changed: GridPuzzle): string[] => audit(inEnglish(cultivators), changed).map(({ kind }) => kind);

  it("is refused when somebody is revealed, or speaks as the other kind would", () => {
    expect(kindsOf(puzzle)).toEqual([]);
    expect(kindsOf({ ...puzzle, start: 0 })).toContain("start");
    const liar = puzzle.characters.findIndex(({ identity }) => identity === "Demon");
    const characters = puzzle.characters.map((each, id) => (id === liar ? { ...each, identity: "Cultivator" } : each));
    expect(kindsOf({ ...puzzle, characters })).toContain("false clue");
  });

  it("is refused when everyone can see whether a sentence is true", () => {
    const absurd = { type: "M_OF_N_CULTIVATORS_NEIGHBORING_IN_ROW", params: { subject: 0, row: 4, M: 1, N: 1 } };
    const characters = puzzle.characters.map((each) =>
      each.id === 1 ? { ...each, clue: { ...absurd, text: "" } } : each,
    );
    expect(kindsOf({ ...puzzle, characters })).toEqual(
      expect.arrayContaining([expect.stringMatching(/absurd|ill-formed/)]),
    );
  });
});

it("liars and local rules exclude each other", () => {
  for (const { game } of WAYS)
    expect(() => game.parseConfig({ liars: true, localRulesOnly: true })).toThrow("exclude each other");
});
