import { atoms, ELEMENTS, makeBoard, parseChain } from "@demonstrandum/clues";
import {
  audit,
  ConfigError,
  type Defect,
  generate,
  layOut,
  newSession,
  PuzzleError,
  path,
  rate,
  runDeduction,
  stateOf,
  validatePuzzle,
} from "@demonstrandum/engine";
import { type Constraint, predicate } from "@demonstrandum/logic";
import { describe, expect, it } from "vitest";
import type { Character, GridPuzzle } from "../grid/grid-puzzle.ts";
import { inEnglish } from "../in-english.cases.ts";
import { cultivators } from "./cultivators.ts";
import { CLUE_TYPES } from "./cultivators-config.ts";
import { GIVEN_NAMES, SURNAMES } from "./names.ts";

function make(config: object, seed: string): GridPuzzle {
  const generated = generate(cultivators, config, seed);
  if (!generated.ok) throw new Error(generated.failure.text);
  return generated.puzzle;
}

const puzzle = make({ dialect: "classic" }, "tests");
const changed = (change: Partial<GridPuzzle>): Defect[] => audit(inEnglish(cultivators), { ...puzzle, ...change });

/** The puzzle with one person changed. */
const withPerson = (id: number, change: (person: Character) => Partial<Character>): Partial<GridPuzzle> => ({
  characters: puzzle.characters.map((person) => (person.id === id ? { ...person, ...change(person) } : person)),
});

const kinds = (defects: readonly Defect[]): string[] => defects.map(({ kind }) => kind);

describe("cultivators", () => {
  it("casts as the documents say", () => {
    for (const seed of ["1", "2", "3", "4", "5", "6"]) {
      const { characters } = make({ dialect: "classic", difficulty: "easy" }, seed);
      const names = characters.map(({ name }) => name);
      expect(characters).toHaveLength(20);
      expect(names).toEqual([...new Set(names)].sort());
      for (const { id, name, row, col, spiritualRoot = [] } of characters) {
        const [surname = "", given = ""] = name.split(" ");
        expect(SURNAMES).toContain(surname);
        expect(GIVEN_NAMES).toContain(given);
        expect([row, col]).toEqual([Math.floor(id / 4), id % 4]);
        expect(spiritualRoot).toEqual(ELEMENTS.filter((element) => spiritualRoot.includes(element)));
        expect(spiritualRoot.length).toBeGreaterThan(0);
      }
      const demons = characters.filter(({ identity }) => identity === "Demon").length;
      expect([6, 7, 8]).toContain(demons);
    }
  });

  it("publishes a chain that begins with the start and names everyone", () => {
    expect(puzzle.solveChain[0]).toBe(puzzle.start);
    expect([...puzzle.solveChain].sort((a, b) => a - b)).toEqual(puzzle.characters.map(({ id }) => id));
    expect(stateOf(cultivators, newSession(puzzle)).position.clues).toEqual([puzzle.start]);
  });

  it("uses no clue type that is switched off", () => {
    const off = ["PERSON_IS_DEMON", "N_NEIGHBORS_A_DAEMON", "ONLY_DEMON_IN_ROW"];
    const made = make({ CLUE_CONFIG: Object.fromEntries(off.map((type) => [type, false])) }, "off");
    for (const { clue } of made.characters) expect(off).not.toContain(clue.type);
    expect(made.config).toEqual({ CLUE_CONFIG: Object.fromEntries(off.sort().map((type) => [type, false])) });
  });

  it("uses no atom that is switched off", () => {
    const made = make(
      { dialect: "atoms", ATOM_CONFIG: { neighbor: false, spiritualRoot: false, exact: false } },
      "off",
    );
    for (const { clue } of made.characters) {
      for (const { atom } of clue.chain as { atom: string }[]) expect(["neighbor", "be", "exact"]).not.toContain(atom);
    }
  });

  it.each(["classic", "atoms"])("counts on the card how many steps of %s need a complex clue", (dialect) => {
    const made = make({ dialect }, "needed");
    const { clues } = layOut(cultivators, made).table;
    const steps = path(cultivators, made).filter(({ speakers }) => speakers.some((id) => clues[id]?.kind === "quota"));
    const card = rate(cultivators, made);
    expect(card).toMatchObject({ needed: steps.length });
    expect(steps.length).toBeGreaterThan(0);
  });

  it("refuses unknown switches, dialects and difficulties in plain words", () => {
    expect(() => cultivators.parseConfig({ CLUE_CONFIG: { PERSON_IS_GHOST: false } })).toThrow(/PERSON_IS_GHOST/);
    expect(() => cultivators.parseConfig({ ATOM_CONFIG: { nearly: false } })).toThrow(ConfigError);
    expect(() => cultivators.parseConfig({ ATOM_CONFIG: { polarity: false } })).toThrow(/always on/);
    expect(() => cultivators.parseConfig({ dialect: "latin" })).toThrow(ConfigError);
    expect(() => cultivators.parseConfig({ difficulty: "huge" })).toThrow(ConfigError);
    expect(() => cultivators.parseConfig({ attempts: 0 })).toThrow(ConfigError);
    expect(() => cultivators.parseConfig({ luck: 7 })).toThrow(/no key luck/);
  });

  it("says why when a configuration leaves nothing to compose", () => {
    const nothing = Object.fromEntries(CLUE_TYPES.map((type) => [type, false]));
    const generated = generate(cultivators, { difficulty: "hard", attempts: 2, CLUE_CONFIG: nothing }, "x");
    if (generated.ok) throw new Error("There was nothing to say.");
    expect(generated.failure.attempts).toBe(2);
    expect(Object.values(generated.failure.reasons).reduce((sum, count) => sum + count, 0)).toBe(2);
    expect(generated.failure.text).toMatch(/^No puzzle in 2 tries: .* Everything is switched off, so .* Switch on /);
  });

  it("finishes by the documents' local rules alone when asked to", () => {
    for (const dialect of ["classic", "atoms"]) {
      const made = make({ dialect, difficulty: "easy", localRulesOnly: true }, "local");
      expect(validatePuzzle(cultivators, made).isLocal).toBe(true);
      const { clues } = layOut(cultivators, made).table;
      expect(runDeduction(clues).facts.known).toBe(2 ** 20 - 1);
    }
  });

  it("lets no two people say the same and keeps element clues few", () => {
    for (const seed of ["1", "2", "3", "4"]) {
      for (const dialect of ["classic", "atoms"]) {
        const made = make({ dialect }, seed);
        const clues = made.characters.map(({ clue }) => clue);
        const { table } = layOut(cultivators, made);
        // By meaning: "I have exactly 2 demon neighbors" is something else in another's mouth.
        expect(new Set(table.clues.map(({ says }) => JSON.stringify(says))).size).toBe(20);
        const elements = clues.filter((clue) => JSON.stringify(clue).match(/"element"|"be"/));
        expect(elements.length).toBeLessThanOrEqual(2);
      }
    }
  });
});

describe("the audit of cultivators", () => {
  it("finds nothing wrong with a puzzle as it was made", () => {
    expect(changed({})).toEqual([]);
  });

  it("notices a changed identity and names everyone whose clue it makes a lie", () => {
    const { table } = layOut(cultivators, puzzle);
    for (const { id } of puzzle.characters) {
      const flip = withPerson(id, ({ identity }) => ({ identity: identity === "Demon" ? "Cultivator" : "Demon" }));
      const liars = table.clues.flatMap(({ says }, i) =>
        predicate(says[0] as Constraint)(table.solution ^ (1 << id)) ? [] : [i],
      );
      const lies = changed(flip).filter(({ kind }) => kind === "false clue");
      expect(lies.map(({ person }) => person)).toEqual(liars);
      for (const { person = -1, text } of lies) expect(text).toContain(table.people[person]?.name);
    }
  });

  it("notices a text that is not what the parameters say, and names the speaker", () => {
    const defects = changed(withPerson(3, ({ clue }) => ({ clue: { ...clue, text: "I know nothing." } })));
    expect(defects).toEqual([expect.objectContaining({ kind: "text", person: 3 })]);
    expect(defects[0]?.text).toContain(puzzle.characters[3]?.name ?? "?");
  });

  it("notices clues that are ill formed or switched off", () => {
    const ghost = withPerson(2, () => ({ clue: { type: "PERSON_IS_GHOST", params: {}, text: "Boo." } }));
    expect(kinds(changed(ghost))).toEqual(["ill-formed clue"]);
    const self = withPerson(2, () => ({ clue: { type: "PERSON_IS_DEMON", params: { target: 2 }, text: "Me." } }));
    expect(kinds(changed(self))).toEqual(["ill-formed clue"]);
    const type = String(puzzle.characters[5]?.clue.type);
    expect(kinds(changed({ config: { CLUE_CONFIG: { [type]: false } } }))).toContain("disabled clue");
  });

  it("notices a wrong cast, wrong places and a wrong game", () => {
    expect(kinds(changed({ characters: puzzle.characters.slice(1) }))).toEqual(["cast"]);
    expect(kinds(changed(withPerson(1, () => ({ name: puzzle.characters[0]?.name ?? "" }))))).toEqual(["cast"]);
    expect(kinds(changed(withPerson(1, () => ({ identity: "Ghost" }))))).toContain("identity");
    expect(kinds(changed({ game: "who" }))).toEqual(["game"]);
    expect(kinds(changed({ config: { luck: 7 } }))).toEqual(["config"]);
    expect(kinds(changed(withPerson(1, () => ({ spiritualRoot: [] }))))).toContain("cast");
  });

  it("notices a chain that skips, repeats or cannot be followed", () => {
    const [start = 0, ...rest] = puzzle.solveChain;
    expect(kinds(changed({ solveChain: [start, ...rest.slice(1)] }))).toEqual(["chain"]);
    expect(kinds(changed({ solveChain: [...rest, start] }))).toEqual(["chain"]);
    expect(kinds(changed({ solveChain: [start, ...rest.toReversed()] }))).toEqual(["stuck"]);
  });

  it("notices a label that is not deserved", () => {
    for (const difficulty of ["easy", "hard", "brutal"]) expect(kinds(changed({ difficulty }))).toEqual(["label"]);
  });

  it("notices repeated, empty and false clues and idle atoms", () => {
    const made = make({ dialect: "atoms", difficulty: "easy" }, "idle");
    const board = makeBoard({ rows: 5, cols: 4, people: made.characters });
    const kindsWhen = (id: number, dsl: string): string[] => {
      const clue = atoms.makeClue({ chain: parseChain(dsl, board) }, id, board);
      const characters = made.characters.map((person) => (person.id === id ? { ...person, clue } : person));
      return kinds(audit(inEnglish(cultivators), { ...made, characters }));
    };
    const demons = made.characters.filter(({ row, identity }) => row === 0 && identity === "Demon").length;
    expect(kindsWhen(0, "neg().atLeast(1).row(1).row(1)")).toContain("idle atom");
    expect(kindsWhen(0, "neg().atLeast(0).row(1)")).toContain("empty clue");
    expect(kindsWhen(0, `neg().exact(${demons === 4 ? 3 : demons + 1}).row(1)`)).toContain("false clue");
    expect(kindsWhen(0, "neg().exact(9).row(1)")).toEqual(["false clue"]);
    const other = made.characters.find(({ clue }) => !/neighbor|Of|between/i.test(String(clue.dsl)));
    expect(kindsWhen(((other?.id ?? 0) + 1) % 20, String(other?.clue.dsl))).toContain("repeated clue");
  });

  it("reads no puzzle that has another shape", () => {
    for (const change of [{ luck: 7 }, { start: -1 }, { solveChain: "all" }, { format: "demonstrandum/0" }]) {
      expect(() => cultivators.parse({ ...puzzle, ...change })).toThrow(PuzzleError);
    }
  });
});
