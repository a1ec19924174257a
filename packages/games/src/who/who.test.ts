import {
  audit,
  type Game,
  generate,
  layOut,
  makeCode,
  makeRng,
  newSession,
  parseCode,
  provable,
  solveIn,
  viewIn,
} from "@demonstrandum/engine";
import { describe, expect, it } from "vitest";
import { makeGridGame } from "../grid/grid-game.ts";
import type { GridPuzzle } from "../grid/grid-puzzle.ts";
import { areNear } from "../grid/tell-apart.ts";
import { inEnglish } from "../in-english.cases.ts";
import { NAMES } from "./names.ts";
import { who } from "./who.ts";
import { GATED_THEME } from "./who-theme.ts";

function make(config: object, seed: string): GridPuzzle {
  const generated = generate(who, config, seed);
  if (!generated.ok) throw new Error(generated.failure.text);
  return generated.puzzle;
}

const puzzle = make({}, "tests");
const PIRATES = { villager: { one: "sailor", many: "sailors" }, werewolf: { one: "pirate", many: "pirates" } };

describe("who without its rarer parts", () => {
  const gatedWho = makeGridGame(GATED_THEME);

  it("is the same game, but for stories, boards of liars and clues in writing", () => {
    const made = generate(gatedWho, { difficulty: "medium" }, "gated");
    const whole = generate(who, { difficulty: "medium" }, "gated");
    expect(JSON.stringify(made)).not.toContain('"narrative"');
    expect(JSON.stringify(made)).toBe(JSON.stringify(whole, (key, value) => (key === "narrative" ? undefined : value)));
    expect(() => generate(gatedWho, { liars: true }, "gated")).toThrow("liars: boards of liars are not made here.");
    if (made.ok)
      expect(gatedWho.readClue(made.puzzle, "all")).toMatchObject({
        flaw: { text: "Clues in writing are not read here." },
      });
  });
});

describe("who", () => {
  // With clues that compare the same people from both sides, these had proofs of up to six sentences.
  it("tells no proof of an easy puzzle in more than four sentences", () => {
    for (const seed of ["zz 29", "zz 30", "zz 31"]) {
      const made = generate(who, { difficulty: "easy" }, seed);
      const lengths = made.ok
        ? solveIn(inEnglish(who as Game), made.puzzle).steps.map(({ proof }) => proof.length)
        : [];
      expect(lengths.length).toBeGreaterThan(5);
      expect(Math.max(...lengths)).toBeLessThanOrEqual(4);
    }
  });

  it("seats fifteen people of the pool in alphabetical order", () => {
    const names = puzzle.characters.map(({ name }) => name);
    expect(names).toHaveLength(15);
    expect(names).toEqual([...names].sort());
    for (const name of names) expect(NAMES).toContain(name);
  });

  it("seats nobody whose name can be taken for another's", () => {
    for (let board = 0; board < 200; board++) {
      const names = GATED_THEME.drawCast(makeRng(`cast ${board}`), 15).map(({ name }) => name);
      expect(new Set(names.map((name) => name.charAt(0))).size).toBe(15);
      const alike = names.flatMap((a, i) => names.slice(i + 1).filter((b) => areNear(a, b)));
      expect(alike).toEqual([]);
    }
  });

  it("publishes rule, story, referenced and deductable cells of every clue", () => {
    for (const { clue } of puzzle.characters) {
      expect(clue.text).toMatch(/^[A-Z].* (?:is|are|am|has|have) .*\.$/);
      expect(clue.narrative).not.toBe(clue.mechanic);
      for (const key of ["referencedCells", "deductableCells"]) expect(Array.isArray(clue[key])).toBe(true);
    }
    const laid = layOut(who, puzzle);
    const { start = -1 } = puzzle;
    const first = puzzle.characters[start]?.clue.deductableCells as number[];
    const position = { facts: { known: 1 << start, value: laid.table.solution & (1 << start) }, clues: [start] };
    expect(first.reduce((mask, id) => mask | (1 << id), 0)).toBe(provable(laid, position));
  });

  it("notices a changed story and changed cells", () => {
    for (const [key, value] of [
      ["narrative", "Once upon a time."],
      ["deductableCells", [0, 1, 2]],
      ["referencedCells", []],
    ]) {
      const characters = puzzle.characters.map((each) =>
        each.id === 6 ? { ...each, clue: { ...each.clue, [key as string]: value } } : each,
      );
      expect(audit(inEnglish(who), { ...puzzle, characters })).toEqual([
        expect.objectContaining({ kind: "text", person: 6 }),
      ]);
    }
  });

  it("names only what is wrong about a chain that leads nowhere and about false clues", () => {
    const solveChain = puzzle.solveChain.with(3, 25);
    expect(audit(inEnglish(who), { ...puzzle, solveChain })).toEqual([expect.objectContaining({ kind: "chain" })]);
    const identities = puzzle.characters.map(({ identity }) => identity);
    const characters = puzzle.characters.map((each) => ({ ...each, identity: identities.at(each.id - 1) ?? "" }));
    const kinds = audit(inEnglish(who), { ...puzzle, characters }).map(({ kind }) => kind);
    expect(new Set(kinds)).toEqual(new Set(["false clue"]));
  });

  it("names false clues behind a wrong number of werewolves and behind a clue that is none", () => {
    const wolves = puzzle.characters.map((each) => ({ ...each, identity: "werewolf" }));
    const isFalse = (defects: readonly { kind: string }[]) =>
      defects.filter(({ kind }) => kind === "false clue").length;
    const behindCount = audit(inEnglish(who), { ...puzzle, characters: wolves });
    expect(behindCount.map(({ kind }) => kind)).toContain("cast");
    expect(isFalse(behindCount)).toBeGreaterThan(3);
    const garbled = wolves.map((each) =>
      each.id === 0 ? { ...each, clue: { text: "?", template: "no-such" } } : each,
    );
    const behindClue = audit(inEnglish(who), { ...puzzle, characters: garbled });
    expect(behindClue.map(({ kind }) => kind)).toContain("ill-formed clue");
    expect(isFalse(behindClue)).toBeGreaterThan(3);
  });

  it("calls the two roles whatever one likes, in clues, view and code", () => {
    const made = make({ roles: PIRATES }, "pirates");
    expect(viewIn(inEnglish(who), newSession(made)).words).toEqual([PIRATES.villager, PIRATES.werewolf]);
    for (const { identity, clue } of made.characters) {
      expect(["villager", "werewolf"]).toContain(identity);
      expect(clue.text).not.toMatch(/villager|werewol/);
    }
    expect(parseCode([who], makeCode(who, made)).puzzle).toEqual(made);
  });

  it("refuses roles that are none and templates that do not exist", () => {
    expect(() => who.parseConfig({ roles: { villager: { one: "x", many: "x" } } })).toThrow(/roles/);
    expect(() => who.parseConfig({ TEMPLATE_CONFIG: { "row-cuont": false } })).toThrow(/row-cuont/);
  });

  it("uses no template that is switched off", () => {
    const off = ["row-count", "neighbor-count", "connected-in-row"];
    const made = make({ TEMPLATE_CONFIG: Object.fromEntries(off.map((template) => [template, false])) }, "off");
    for (const { clue } of made.characters) expect(off).not.toContain(clue.template);
  });
});
