import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { parsePuzzle, type ToldTable, tellTable } from "@demonstrandum/engine";
import { GAMES, tellGame } from "@demonstrandum/games";
import { en } from "@demonstrandum/games/english";
import { indices } from "@demonstrandum/logic";
import { makeZ3Process, solveDimacs, type Z3Process } from "@demonstrandum/solvers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { KINDS, makeOne, runText } from "./run.cases.ts";

let folder: string;
let z3: Z3Process;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "qed-"));
  z3 = makeZ3Process();
});
afterAll(async () => {
  z3.close();
  await rm(folder, { recursive: true });
});

/** Any game's puzzle on the table. */
function tableOf(json: string): ToldTable {
  const { game, puzzle } = parsePuzzle(GAMES, JSON.parse(json));
  return tellTable(tellGame(en, game), puzzle);
}

/** Is the solution a model, and is there any other? */
function askForAnother(smtlib: string, size: number, solution: number): string {
  const literals = Array.from({ length: size }, (_, i) => ((solution >>> i) & 1 ? `p${i}` : `(not p${i})`)).join(" ");
  const question = `(push) (assert (and ${literals})) (check-sat) (pop) (assert (not (and ${literals}))) (check-sat)`;
  return smtlib.replace("(check-sat)\n(get-model)", question);
}

describe.each(KINDS.map((kind) => [kind.join(" "), kind] as const))("%s", (_, kind) => {
  let json: string;
  beforeAll(async () => {
    json = await makeOne(kind);
  });

  it("is solved from its clues alone, with a proof of every step", async () => {
    const { code, stdout } = await runText(["solve", "--format", "jsonl"], json);
    const { isSolved, steps } = JSON.parse(stdout);
    expect([code, isSolved]).toEqual([0, true]);
    const { solution, words } = tableOf(json);
    for (const { people, proof } of steps) {
      for (const { person, identity } of people) expect(identity).toBe(words.kinds[(solution >>> person) & 1]?.one);
      expect(proof.length).toBeGreaterThan(0);
    }
    const text = await runText(["solve"], json);
    expect(text.stdout).toContain(`${steps.length}. `);
    expect(text.stdout).toMatch(/Solved: \d+ /);
  });

  it("is proved as data, one line for each puzzle", async () => {
    const { code, stdout } = await runText(["solve", "--format", "json"], `${json}\n${json}`);
    const [first = "", second, ...others] = stdout.split("\n");
    expect([code, second, others]).toEqual([0, first, [""]]);
    const { format, worlds } = JSON.parse(first);
    expect([format, worlds]).toEqual(["demonstrandum-proof/1", [indices(tableOf(json).solution)]]);
  });

  it("is rated", async () => {
    const { code, stdout } = await runText(["rate", "--format", "jsonl"], json);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ game: kind[0], difficulty: "easy", label: "easy" });
    expect((await runText(["rate"], json)).stdout).toMatch(/label +easy/);
  });

  it("is exported with exactly its one solution, for SAT and for SMT solvers", async () => {
    const [easy = "", label = easy] = GAMES.find(({ id }) => id === kind[0])?.labels ?? [];
    const sample = (await makeOne(kind, "--difficulty", label, "--count", "5", "--jobs", "1")).trim().split("\n");
    for (const [i, each] of sample.entries()) {
      const { solution, people } = tableOf(each);
      const size = people.length;
      const dimacs = await runText(["export", "--format", "dimacs"], each);
      expect(await solveDimacs(dimacs.stdout, size, 3)).toEqual([solution]);
      const smtlib = await runText(["export", "--format", "smtlib"], each);
      if (i < 2) expect(await z3.ask(askForAnother(smtlib.stdout, size, solution))).toBe("sat\nunsat\n");
    }
  });

  it("can be played from the first hint to the last verdict", async () => {
    const file = path.join(folder, `${kind.join("")}.json`);
    await writeFile(file, json);
    const { stdout: solved } = await runText(["solve", "--format", "jsonl"], json);
    const insights: { people: { name: string; identity: string }[] }[] = JSON.parse(solved).steps;
    const steps = insights.flatMap(({ people }) => people);
    const [first] = steps;
    const opposite = steps.find(({ identity }) => identity !== first?.identity)?.identity;
    const refusal = [`${first?.name} ${opposite}`, "why", "undo", "undo"];
    const lines = ["help", "hint", "hint", "hint", "hint", ...refusal, "code", "nobody x"];
    const verdicts = steps.map(({ name, identity }) => `${name} is a ${identity}.`);
    const played = await runText(["play", kind[0] ?? "", "--puzzle", file], `${[...lines, ...verdicts].join("\n")}\n`);
    expect(played.code).toBe(0);
    expect(played.stdout).toContain("Not enough evidence!");
    expect(played.stdout).toContain("Everyone is proved. 1 mistake, 2 hints. Deepest hint: the proof.");
    expect(played.stdout.match(/Proved: /g)).toHaveLength(steps.length);
  });

  it("reports the state in the documents' format with --debug, beside the game", async () => {
    const told = await runText(
      ["play", kind[0] ?? "", "--difficulty", "easy", "--seed", "cli", "--debug"],
      "hint\nboard\nquit\n",
    );
    expect(told.stderr.match(/^🎮 DEBUG: GAME STARTED$/gm)).toHaveLength(1);
    expect(told.stderr.match(/^🎮 DEBUG: AFTER CHOICE$/gm)).toHaveLength(1);
    expect(told.stderr).toMatch(/^🔍 NEXT DEDUCIBLE:\n {2}(?:👹|🧘) .+ → [A-Z]+$/mu);
    expect(told.stdout).not.toContain("DEBUG");
  });

  it("ends politely when the player leaves", async () => {
    const bye = await runText(["play", kind[0] ?? "", "--difficulty", "easy", "--seed", "cli"], "board\nquit\n");
    expect([bye.code, bye.stderr]).toEqual([0, ""]);
    expect(bye.stdout).toContain("Until next time.");
  });
});

describe("check", () => {
  const easy = ["village", "--jobs", "1"];

  it("names the defects with their places and ends with 1", async () => {
    const [good = "", other = ""] = (await makeOne(easy, "--count", "2")).split("\n");
    const bad = JSON.parse(other);
    const lines = [
      good,
      JSON.stringify({ ...bad, solution: bad.solution.map((wolf: boolean) => !wolf) }),
      '{"game":"go"}',
      "7",
    ];
    const { code, stdout, stderr } = await runText(["check"], lines.join("\n"));
    expect(code).toBe(2);
    expect(stdout).toMatch(/^standard input, line 2, column 1: /m);
    expect(stderr).toMatch(/^qed: standard input, line 3, column 1: The key "game" must be one of .*, not "go"\.$/m);
    expect(stderr).toMatch(/^qed: standard input, line 4, column 1: A puzzle must be a JSON object\.$/m);
    expect(stdout).toMatch(/^2 puzzles, 1 puzzle with defects$/m);
  });

  it("reports as JSON lines", async () => {
    const { stdout } = await runText(["check", "--format", "jsonl"], `${await makeOne(easy)} {}`);
    const reports = stdout
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(reports.map(({ isSound }) => isSound)).toEqual([true, false]);
    expect(reports[0]).toMatchObject({ line: 1, game: "village", seed: "cli", defects: [] });
  });

  it("says where the text is not JSON, and ends with 2", async () => {
    const { code, stderr } = await runText(["check"], `${await makeOne(easy, "--format", "jsonl")}{"game": village}`);
    expect([code, stderr]).toEqual([2, 'qed: standard input, line 2, column 10: expected a value, not "v".\n']);
  });

  it("does not take nothing for a sound puzzle", async () => {
    expect(await runText(["check"], "\n")).toMatchObject({
      code: 2,
      stderr: "qed: standard input: there is no puzzle in it.\n",
    });
  });
});

describe("what is given as a puzzle", () => {
  const board = JSON.stringify({ game: "village" });
  const commands = [["check"], ["solve"], ["rate"], ["export", "--format", "dimacs"]];
  const readers = [...commands, ["say", "OR(1,2)", "--puzzle", "-"]].map((argv) => [argv.join(" "), argv] as const);

  it.each(readers)("ends %s with 2 where it is none at all, and says where", async (_, argv) => {
    for (const text of ["{}", "7", "null", '{"game":"go"}', '{"game":["village"]}', "\n"]) {
      const { code, stdout, stderr } = await runText(argv, text);
      expect([text, code, stdout]).toEqual([text, 2, ""]);
      expect(stderr).toMatch(/^qed: standard input(, line 1, column 1)?: .+\n$/);
    }
  });

  it.each(readers)("ends %s with 1 where it is a puzzle with a defect, and says where", async (_, argv) => {
    const { code, stdout, stderr } = await runText(argv, `\n ${board}`);
    expect(code).toBe(1);
    expect(stdout + stderr).toMatch(/^(qed: )?standard input, line 2, column 2: /);
  });
});

it("ends with 1 when the clues do not solve a puzzle", async () => {
  const puzzle = JSON.parse(await makeOne(["village"]));
  const silent = { ...puzzle, statements: puzzle.statements.map(() => []) };
  const { code, stdout } = await runText(["solve"], JSON.stringify(silent));
  expect(code).toBe(1);
  expect((await runText(["solve", "--format", "json"], JSON.stringify(silent))).code).toBe(1);
  expect(stdout).toContain("Nothing proves anything about");
});

it("exports one puzzle of several only when told which", async () => {
  const several = await makeOne(["village", "--jobs", "1"], "--count", "3");
  expect((await runText(["export", "--format", "dimacs"], several)).stderr).toContain("choose one with --item");
  expect((await runText(["export", "--format", "dimacs", "--item", "2"], several)).stdout).toContain("seed cli#1");
  expect((await runText(["export", "--format", "dimacs", "--item", "4"], several)).stderr).toContain(
    "There is no puzzle 4; there are 3.",
  );
});

describe("say", () => {
  it("explains a village's statement", async () => {
    const json = await makeOne(["village"]);
    const { code, stdout } = await runText(
      ["say", "COUNT_EQ(scope=ALL,count=3)", "--puzzle", "-", "--format", "json"],
      json,
    );
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ clue: "COUNT_EQ(scope=ALL,count=3)", worlds: 20, of: 64 });
  });

  it("explains a chain of atoms, in the speaker's mouth", async () => {
    const json = await makeOne(["cultivators", "--dialect", "atoms"]);
    const { characters } = JSON.parse(json);
    const [first, second] = characters;
    const word = first.name.replace(" ", "_");
    const ask = (...more: readonly string[]) =>
      runText(["say", `neg().exact(1).neighbor(${word})`, "--puzzle", "-", "--format", "json", ...more], json);
    const report = JSON.parse((await ask("--speaker", first.name)).stdout);
    // One demon among three neighbors of a corner, whoever the other seventeen are.
    expect(report).toMatchObject({ english: "I have exactly 1 demon neighbor.", worlds: 3 * 2 ** 17, of: 2 ** 20 });
    expect(report.people.map(({ place }: { place: string }) => place)).toContain("1B");
    expect(JSON.parse((await ask("--speaker", second.name)).stdout).english).toContain(first.name);
    expect(JSON.parse((await ask()).stdout).english).toContain(first.name);
  });

  it("explains a mechanic statement in the puzzle's own words for the roles", async () => {
    const roles = '{"villager":{"one":"guest","many":"guests"},"werewolf":{"one":"thief","many":"thieves"}}';
    const json = await makeOne(["who"], "--set", `roles=${roles}`);
    const { stdout } = await runText(["say", "exactly 2 thieves in row 3", "--puzzle", "-", "--format", "json"], json);
    expect(JSON.parse(stdout)).toMatchObject({
      clue: "exactly 2 thieves in row 3",
      english: "There are exactly 2 thieves in row 3.",
      worlds: 3 * 2 ** 12,
      of: 2 ** 15,
    });
  });

  it.each([
    ["cultivators", ["--dialect", "atoms"], "neg().exact(5).row(1)"],
    ["cultivators", ["--dialect", "atoms"], "pos().atLeast(5).row(1).be(Water)"],
    ["village", [], "COUNT_EQ(scope=0+1,count=3)"],
  ])("says of a well-formed clue on a board of %s that it can never be true", async (game, options, clue) => {
    const json = await makeOne([game, ...options]);
    const { code, stdout } = await runText(["say", clue, "--puzzle", "-"], json);
    expect(code).toBe(0);
    expect(stdout).toMatch(/leaves {5}0 worlds of .*\ntrue here {2}no; it can never be true\n/);
    const report = JSON.parse((await runText(["say", clue, "--puzzle", "-", "--format", "json"], json)).stdout);
    expect(report).toMatchObject({ worlds: 0, isTrueHere: false });
  });

  it("reads what a puzzle says itself, as data and in words", async () => {
    for (const kind of [["cultivators"], ["cultivators", "--dialect", "atoms"], ["who"]]) {
      const json = await makeOne(kind);
      const { name, clue } = JSON.parse(json).characters[7];
      for (const text of [clue.text, JSON.stringify(clue)]) {
        const ask = ["say", text, "--puzzle", "-", "--speaker", name, "--format", "json"];
        const { code, stdout } = await runText(ask, json);
        expect([code, JSON.parse(stdout)]).toMatchObject([0, { english: clue.text, isTrueHere: true }]);
      }
    }
    const village = await makeOne(["village"]);
    const text = "Neither Alchemist Alice nor Barber Bob is a werewolf.";
    const { stdout } = await runText(["say", text, "--puzzle", "-", "--format", "json"], village);
    expect(JSON.parse(stdout)).toMatchObject({ clue: "NOR(0,1)", english: text, worlds: 16 });
  });

  it.each([
    [["cultivators"], "pos().all().column(0)", "Did you mean A?"],
    [["cultivators"], "I have exactly 2 demon neighbors.", "it has to be known who speaks"],
    [["cultivators"], "Somebody is a demon.", "is not how a clue is said here"],
    [["cultivators"], '{"type":"PERSON_IS_DEMON"', "is not JSON"],
    [["who"], "There are exactly 2 werewolves to the left of me.", "it has to be known who speaks"],
    [["who"], "There are two wolves in my cellar.", "is not a statement of any template"],
  ])("refuses of %s %j", async (kind, clue, why) => {
    const { code, stderr } = await runText(["say", clue, "--puzzle", "-"], await makeOne(kind));
    expect([code, stderr]).toEqual([2, expect.stringContaining(why)]);
  });

  it("says what is wrong with a clue, and where", async () => {
    const { code, stderr } = await runText(["say", "COUNT(1)", "--puzzle", "-"], await makeOne(["village"]));
    expect(code).toBe(2);
    expect(stderr).toMatch(/^qed: The clue cannot be understood: .*line 1, column 1/);
  });

  it("knows who is on the board", async () => {
    const { code, stderr } = await runText(
      ["say", "IMP(0,1)", "--puzzle", "-", "--speaker", "Zed"],
      await makeOne(["village"]),
    );
    expect([code, stderr]).toEqual([2, expect.stringContaining('There is nobody called "Zed"; there are ')]);
  });
});

describe("a villager without words", () => {
  it("says nothing, in every command", async () => {
    const puzzle = JSON.parse(await makeOne(["village"]));
    const silent = JSON.stringify({ ...puzzle, statements: [[], ...puzzle.statements.slice(1)] });
    const [check, solve] = [await runText(["check"], silent), await runText(["solve"], silent)];
    expect(check.stdout).toContain("Alchemist Alice says nothing.");
    expect(solve.stdout).toContain("Alchemist Alice says nothing.");
    expect(check.stdout + solve.stdout).not.toContain("“”");
  });
});
