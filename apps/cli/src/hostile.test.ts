// What comes from strangers: files that are no puzzles, names and seeds that play tricks, puzzles too much to work out.

import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readJsonValues } from "./json-reader.ts";
import { runText } from "./run.cases.ts";
import { en } from "./words/en.ts";

let folder = "";
let who = "";
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "qed-hostile-"));
  who = (await runText(["new", "who", "--seed", "hostile", "--format", "jsonl"])).stdout;
});
afterAll(() => rm(folder, { recursive: true }));

async function fileWith(text: string): Promise<string> {
  const file = path.join(folder, "puzzle.json");
  await writeFile(file, text);
  return file;
}

const village = (statements: readonly (readonly string[])[], names?: readonly string[]): string =>
  JSON.stringify({
    format: "demonstrandum/1",
    game: "village",
    difficulty: "hard",
    villagers: statements.map((_, index) => ({ index, name: names?.[index] ?? `P${index}` })),
    statements,
    solution: statements.map(() => false),
  });

describe("a puzzle that is too much to work out", () => {
  const halves = ["0+2+4+6+8+10+12+14", "1+3+5+7+9+11+13+15"].map((scope) => `COUNT_EVEN(scope=${scope})`);
  const parity = village(Array(16).fill(halves));

  it("is said to be that", async () => {
    const solved = await runText(["solve"], parity);
    expect([solved.code, solved.stdout]).toEqual([1, expect.stringContaining("too much to work out")]);
  });

  it("is not even read when one villager never stops talking", async () => {
    const { code, stderr } = await runText(["solve"], village([Array(2000).fill("OR(1,2)"), ["OR(0,2)"], ["OR(0,1)"]]));
    expect([code, stderr]).toEqual([1, expect.stringContaining("at most 8 statements")]);
  });

  it("is not a village in which nobody says anything", async () => {
    const { code, stdout } = await runText(["solve"], village(Array(16).fill([])));
    expect([code, stdout]).toEqual([1, expect.stringContaining("Nothing proves anything about P0")]);
  });
});

describe("what plays tricks", () => {
  it.each([
    ["an escape code", "Bob\u001b[2J"],
    ["a bidi override", "\u202eboB"],
    ["spaces only", "  "],
    ["a letter that cannot be seen", "\u3164"],
    ["a tower of marks", `B${"\u0301".repeat(20)}`],
  ])("as a name, %s, is refused and never printed", async (_, name) => {
    const statements = [["OR(1,2)"], ["OR(0,2)"], ["OR(0,1)"]];
    const { code, stdout } = await runText(["check"], village(statements, [name, "Ann", "Cid"]));
    expect([code, stdout]).toEqual([1, expect.stringContaining("is not a name")]);
    expect(stdout).not.toMatch(/[\p{Cf}\u3164]|(?!\n)\p{Cc}/u);
  });

  it("as names that differ only in capitals or accents is a defect", async () => {
    const statements = [["OR(1,2)"], ["OR(0,2)"], ["OR(0,1)"]];
    const { stdout } = await runText(["check"], village(statements, ["Ann", "ANN", "Änn"]));
    expect(stdout).toContain("Two villagers are called ANN.");
    expect(stdout).toContain("Two villagers are called Änn.");
  });

  it("as a seed is refused", async () => {
    for (const seed of ["a\u001b[2J", "\u202ea", "   "]) {
      const { code, stdout, stderr } = await runText(["new", "village", "--seed", seed]);
      expect([code, stdout, stderr]).toEqual([2, "", expect.stringContaining("is no seed")]);
    }
  });

  it("as a key is refused, also where every object has it", async () => {
    for (const set of ['CLUE_CONFIG={"__proto__":false}', 'CLUE_CONFIG={"constructor":false}', "toString=1"]) {
      const { code, stderr } = await runText(["new", "cultivators", "--set", set]);
      expect([code, stderr]).toEqual([2, expect.stringMatching(/__proto__|constructor|toString/)]);
    }
    const { stderr } = await runText(["check"], who.replace("{", '{"__proto__":{"seed":"x"},'));
    expect(stderr).toBe("");
  });

  it("as a key that stands twice is refused with its place", async () => {
    const { code, stderr } = await runText(["check"], who.replace("{", '{"seed":"other",'));
    expect([code, stderr]).toEqual([
      2,
      expect.stringMatching(/column \d+: expected another key, not "seed" a second time/),
    ]);
    const set = await runText(["new", "cultivators", "--set", 'CLUE_CONFIG={"A":true,"A":false}']);
    expect([set.code, set.stderr]).toEqual([2, expect.stringContaining('"A" a second time')]);
    const twice = await runText(["new", "village", "--set", "N=5", "--set", "N=6"]);
    expect([twice.code, twice.stderr]).toEqual([2, expect.stringContaining("set twice")]);
  });

  it("as a value of many megabytes is told in a few words", async () => {
    const large = "x".repeat(3_000_000);
    for (const change of [{ dialect: large }, { game: large }, { difficulty: large }, { config: { [large]: 1 } }]) {
      const { stdout, stderr } = await runText(["check"], JSON.stringify({ ...JSON.parse(who), ...change }));
      expect(stdout.length + stderr.length).toBeLessThan(5000);
    }
  });
});

describe("text without an end", () => {
  const MANY = 8_000_000;
  it.each([
    ["lists in lists", "[".repeat(MANY), "column 66: expected fewer lists and objects inside each other"],
    ["objects in objects", '{"a":'.repeat(MANY / 5), "column 321: expected fewer lists and objects inside each other"],
    ["lists in lists, all closed", `${"[".repeat(MANY / 2)}${"]".repeat(MANY / 2)}`, "column 66: expected fewer"],
    ["a string", `"${"a".repeat(MANY)}`, "never seems to end"],
    ["a string in a puzzle", `{"game":"${"\\n".repeat(MANY / 2)}`, "never seems to end"],
    ["a list of numbers", `[[${"1,".repeat(MANY / 2)}`, "never seems to end"],
  ])("is not read to where it might end: %s", async (_, text, message) => {
    let read = 0;
    async function* pieces() {
      for (let at = 0; at < text.length; at += 65_536) {
        read = at + 65_536;
        yield text.slice(at, read);
      }
    }
    const reading = async () => {
      for await (const item of readJsonValues(pieces(), "it", en)) expect(item).toBeUndefined();
    };
    await expect(reading()).rejects.toThrow(message);
    expect(read).toBeLessThanOrEqual(message.includes("fewer") ? 65_536 : 5_000_000);
  });

  it("is no setting either", async () => {
    const deep = `N=${"[".repeat(50_000)}${"]".repeat(50_000)}`;
    const { code, stderr } = await runText(["new", "village", "--set", deep]);
    expect(code).toBe(2);
    expect(stderr.length).toBeLessThan(1000);
  });
});

describe("a clue that is none", () => {
  it("is refused by say in one sentence", async () => {
    const file = await fileWith(who);
    const { code, stderr } = await runText(["say", "exactly 1 werewolf above 7", "--puzzle", file]);
    expect([code, stderr]).toEqual([2, expect.stringContaining('nobody called "7"')]);
  });

  it("keeps a puzzle from being played, as does every other defect", async () => {
    const puzzle = JSON.parse(who);
    puzzle.characters[3].clue = { template: "no-such", params: {}, text: "?" };
    for (const identity of puzzle.characters.keys()) puzzle.characters[identity].identity = "werewolf";
    const { code, stdout, stderr } = await runText(
      ["play", "who", "--puzzle", await fileWith(JSON.stringify(puzzle))],
      "board\n",
    );
    expect([code, stdout]).toEqual([1, ""]);
    expect(stderr).toContain("cannot be played");
    expect(stderr).toContain("is not well formed");
    expect(stderr).toContain("There are 15 of kind werewolf");
  });
});

describe("play", () => {
  it("tells the rules, and keeps the board within eighty columns", async () => {
    for (const game of ["cultivators", "who", "village"]) {
      const { stdout } = await runText(["play", game, "--seed", "wide", "--difficulty", "easy"], "rules\nquit\n");
      const board = stdout.slice(stdout.indexOf("\n\n") + 2).split("\n\n")[0] ?? "";
      for (const line of board.split("\n")) expect(line.length).toBeLessThanOrEqual(80);
      expect(stdout).toContain("Nothing ever needs a guess.");
    }
    const { stdout } = await runText(["play", "village", "--seed", "wide"], "rules\nquit\n");
    expect(stdout).toContain("Of the things a werewolf says, at least one is false.");
  });

  it("understands the name An with and without articles", async () => {
    const named = village([["IFF(1,2)", "XOR(1,2)"], ["OR(0,2)"], ["NOR(0,1)"]], ["An", "Ben", "Cid"]);
    const puzzle = { ...JSON.parse(named), difficulty: "easy", solution: [true, false, true] };
    const file = await fileWith(JSON.stringify(puzzle));
    for (const verdict of ["An werewolf", "an is a werewolf", "An a werewolf.", "1 is a w"]) {
      const { stdout } = await runText(["play", "village", "--puzzle", file], `${verdict}\n`);
      expect(stdout).toContain("Proved: An is a werewolf.");
    }
  });

  it("counts mistakes and hints that were taken back, and how deep they went", async () => {
    const named = village([["IFF(1,2)", "XOR(1,2)"], ["OR(0,2)"], ["NOR(0,1)"]], ["An", "Ben", "Cid"]);
    const file = await fileWith(
      JSON.stringify({ ...JSON.parse(named), difficulty: "easy", solution: [true, false, true] }),
    );
    const lines = ["undo", "an w", "hint", "hint", "ben w", "undo", "an w", "hint", "ben h", "cid w"];
    const { stdout } = await runText(["play", "village", "--puzzle", file], `${lines.join("\n")}\n`);
    expect(stdout).toContain("Nothing was revealed that could be taken back.");
    expect(stdout).toContain("Everyone is proved. 1 mistake, 2 hints. Deepest hint: which clues.");
  });
});
