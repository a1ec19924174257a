import { CLASSIC_FORMS, type Form, STATEMENT_NUMBERS, WHO_FORMS } from "@demonstrandum/clues";
import { ATOM_NUMBERS } from "@demonstrandum/clues/atom";
import {
  type Game,
  makeBitReader,
  makeBitWriter,
  makeCode,
  makeRng,
  type Puzzle,
  parseCode,
} from "@demonstrandum/engine";
import { parseBase64url } from "@demonstrandum/text";
import { describe, expect, it } from "vitest";
import { NEVER_DRAWN } from "./cultivators/never-drawn.ts";
import { GAMES, nullGame } from "./index.ts";
import { makeNumbering, type Numbers } from "./numbering.ts";
import given from "./share-codes.json" with { type: "json" };
import { RESPELLED } from "./village/names.ts";

const ALL: readonly Game[] = [...GAMES, nullGame];

/** Codes that were given out, each with the digest of its puzzle: every form, atom, label and dialect is in one of them. */
const KEPT: Readonly<Record<string, string>> = given;

interface Told extends Puzzle {
  readonly characters?: readonly Readonly<Record<string, unknown>>[];
  readonly villagers?: readonly { readonly name: string }[];
  readonly difficultyScore?: number;
}

const spelledAsEver = (name: string): string =>
  Object.keys(RESPELLED).find((earlier) => RESPELLED[earlier] === name) ?? name;

/** What a puzzle is, without the words it is told in, the spelling of names, and the score: these may be bettered. */
function essentialsOf({ difficultyScore: _, ...puzzle }: Told): unknown {
  const { villagers } = puzzle;
  if (villagers)
    return { ...puzzle, villagers: villagers.map((each) => ({ ...each, name: spelledAsEver(each.name) })) };
  const characters = puzzle.characters?.map((each) => {
    const { type, template, params, chain } = each.clue as Readonly<Record<string, unknown>>;
    return { ...each, clue: { type, template, params, chain } };
  });
  return characters ? { ...puzzle, characters } : puzzle;
}

const sortKeys = (_: string, value: unknown): unknown =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** Random numbers that follow from every character of the puzzle. */
function digestOf(puzzle: Puzzle): string {
  const rng = makeRng(JSON.stringify(essentialsOf(puzzle), sortKeys));
  return `${rng.next().toString(16)}-${rng.next().toString(16)}`;
}

/** The byte after the checksum tells how a code is packed. */
const isDeflated = (code: string): boolean => parseBase64url(code.slice(2))?.[4] === 1;

describe("share codes", () => {
  it("that were given out open the same puzzles for ever", () => {
    for (const [code, digest] of Object.entries(KEPT)) {
      const { puzzle } = parseCode(ALL, code);
      expect([code, digestOf(puzzle)]).toEqual([code, digest]);
    }
  });

  it("open too where somebody has a name that is no longer drawn, and keep it", () => {
    const names = Object.keys(KEPT).flatMap((code) =>
      ((parseCode(ALL, code).puzzle as Told).characters ?? []).map(({ name }) => String(name)),
    );
    expect(names.filter((name) => NEVER_DRAWN.has(name)).length).toBeGreaterThan(10);
  });

  it("are made as they always were, only never deflated", () => {
    const deflated = Object.keys(KEPT).filter(isDeflated);
    expect(deflated.length).toBeGreaterThan(0);
    for (const code of Object.keys(KEPT)) {
      const { game, puzzle } = parseCode(ALL, code);
      const made = makeCode(game, puzzle);
      expect(isDeflated(made)).toBe(false);
      if (deflated.includes(code)) expect(parseCode(ALL, made).puzzle).toEqual(puzzle);
      else expect(made).toBe(code);
    }
  });
});

describe("a share code of cultivators", () => {
  it("spells out names that only begin like those of the list", () => {
    const code = Object.keys(KEPT).find((each) => each.startsWith("1c")) ?? "";
    const { game, puzzle } = parseCode(ALL, code);
    const told = puzzle as Told;
    const longer = (puzzle: Told): string[] => (puzzle.characters ?? []).map(({ name }) => `${name} Bo`);
    const renamed = { ...told, characters: told.characters?.map((each, i) => ({ ...each, name: longer(told)[i] })) };
    const back = game.unpack(game.pack(renamed as Puzzle)) as Told;
    expect(back.characters?.map(({ name }) => name)).toEqual(longer(told));
  });
});

describe("the numbers of forms in share codes", () => {
  const numbersOf = (forms: readonly Pick<Form, "id" | "number">[]): Numbers =>
    Object.fromEntries(forms.map(({ id, number }) => [id, number]));
  const TABLES: readonly [string, Numbers][] = [
    ["classic types", numbersOf(CLASSIC_FORMS)],
    ["atoms", ATOM_NUMBERS],
    ["who templates", numbersOf(WHO_FORMS)],
    ["statements", STATEMENT_NUMBERS],
  ];

  it.each(TABLES)("are whole numbers, and none is given twice: %s", (_, numbers) => {
    const given = Object.values(numbers);
    expect(new Set(given).size).toBe(given.length);
    for (const number of given) expect(Number.isInteger(number) && number >= 0).toBe(true);
  });

  it.each(TABLES)("stay with their names: %s", async (title, numbers) => {
    const lines = Object.entries(numbers).map(([name, number]) => `${number} ${name}`);
    // Add lines at the end; a line that changes or goes breaks links that people have.
    await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot(`./numbers/${title.replaceAll(" ", "-")}.txt`);
  });

  it("leave room for hundreds, and refuse what has no number", () => {
    const names = Array.from({ length: 600 }, (_, number) => `form-${number}`);
    const numbering = makeNumbering(Object.fromEntries(names.map((name, number) => [name, number])), 5);
    const bits = makeBitWriter();
    for (const name of names) numbering.write(bits, name);
    const back = makeBitReader(bits.finish());
    for (const name of names) expect(numbering.read(back)).toBe(name);
    expect(() => numbering.write(bits, "form-600")).toThrow("has no number");
    expect(() => numbering.write(bits, "constructor")).toThrow("has no number");
    const unknown = makeBitWriter();
    unknown.write(31, 5);
    unknown.writeNumber(1000);
    expect(() => numbering.read(makeBitReader(unknown.finish()))).toThrow("not known");
  });
});
