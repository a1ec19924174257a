// Drafts at the command line: what is missing, what could be said, and filling in the rest.

import { describe, expect, it } from "vitest";
import { makeOne, runText } from "./run.cases.ts";

interface Drafted {
  readonly characters: readonly {
    readonly id: number;
    readonly name: string;
    readonly clue?: { readonly text: string };
  }[];
}

async function makeDraft(kind: readonly string[], silent: readonly number[]): Promise<Drafted> {
  const puzzle: Drafted = JSON.parse(await makeOne(kind));
  return {
    ...puzzle,
    characters: puzzle.characters.map(({ clue, ...rest }) =>
      silent.includes(rest.id) ? rest : { ...rest, ...(clue ? { clue } : {}) },
    ),
  };
}

describe("a draft", () => {
  it("is told what is missing in it", async () => {
    const draft = await makeDraft(["who"], [2, 3, 4]);
    const { code, stdout } = await runText(["check"], JSON.stringify(draft));
    expect(code).toBe(1);
    for (const id of [2, 3, 4]) expect(stdout).toContain(`${draft.characters[id]?.name} says nothing.`);
    const json = await runText(["check", "--format", "jsonl"], JSON.stringify(draft));
    expect(JSON.parse(json.stdout)).toMatchObject({ game: "who", isDraft: true, isSound: false });
  });

  it("is filled in, with everything kept that was said", async () => {
    const draft = await makeDraft(["cultivators"], [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    const argv = ["new", "cultivators", "--around", "-", "--difficulty", "easy", "--seed", "s"];
    const { code, stdout } = await runText(argv, JSON.stringify(draft));
    expect(code).toBe(0);
    const filled: Drafted = JSON.parse(stdout);
    for (const { id, clue } of draft.characters) if (clue) expect(filled.characters[id]?.clue).toEqual(clue);
    expect((await runText(["check"], stdout)).code).toBe(0);
  });

  it("lists what somebody could say, in both languages and as data", async () => {
    const draft = JSON.stringify(await makeDraft(["who"], [2, 3, 4, 5, 6, 7, 8]));
    const { characters }: Drafted = JSON.parse(draft);
    const argv = ["suggest", "-", "--speaker", characters[0]?.name ?? ""];
    expect((await runText(argv, draft)).stdout).toMatch(/\(.*(follows|world|unique|proves|harder|easier).*\)/);
    expect((await runText([...argv, "--lang", "zh"], draft)).stdout).toMatch(/[情推答证难易]/);
    const list = JSON.parse((await runText([...argv, "--format", "json"], draft)).stdout);
    expect(list.length).toBeGreaterThan(0);
    expect(list[0]).toHaveProperty("effect");
  });

  it.each([
    [3, 3],
    [6, 5],
  ])("of who with %i×%i people is told, asked and filled in as well", async (rows, cols) => {
    const silent = [1, 2, 5, 7];
    const sized = await makeDraft(["who", "--set", `rows=${rows}`, "--set", `cols=${cols}`], silent);
    const draft = JSON.stringify(sized);
    expect(sized.characters.length).toBe(rows * cols);
    const { name = "" } = sized.characters[7] ?? {};
    expect((await runText(["check"], draft)).stdout).toContain(`${name} says nothing.`);
    expect((await runText(["suggest", "-", "--speaker", name], draft)).stdout).toMatch(/\(.*\)/);
    const { code, stdout } = await runText(["new", "who", "--around", "-", "--seed", "s"], draft);
    expect(code).toBe(0);
    const filled: Drafted = JSON.parse(stdout);
    for (const { id, clue } of sized.characters) if (clue) expect(filled.characters[id]?.clue?.text).toBe(clue.text);
    expect((await runText(["check"], stdout)).code).toBe(0);
  });

  it("with too many of a kind is not filled in, and that is said", async () => {
    const { characters, ...head } = await makeDraft(["who", "--set", "rows=3", "--set", "cols=3"], [0, 1, 2]);
    const wolves = characters.map((each) => ({ ...each, identity: "werewolf" }));
    const argv = ["new", "who", "--around", "-", "--seed", "s"];
    const { code, stderr } = await runText(argv, JSON.stringify({ ...head, characters: wolves }));
    expect(code).toBe(1);
    expect(stderr).toContain("There are 9 of kind werewolf; there should be 2 to 5.");
  });

  it("of a village is told, asked and filled in as well", async () => {
    const village: {
      readonly statements: readonly (readonly string[])[];
      readonly villagers: readonly { name: string }[];
    } = JSON.parse(await makeOne(["village"]));
    const statements = village.statements.map((said, person) => (person < 2 ? said : []));
    const draft = JSON.stringify({ ...village, statements });
    const { name = "" } = village.villagers[3] ?? {};
    expect((await runText(["check"], draft)).stdout).toContain(`${name} says nothing.`);
    expect((await runText(["suggest", "-", "--speaker", name], draft)).stdout).toMatch(/\(.*\)/);
    const { code, stdout } = await runText(["new", "village", "--around", "-", "--seed", "s"], draft);
    expect([code, JSON.parse(stdout).statements.slice(0, 2)]).toEqual([0, statements.slice(0, 2)]);
    expect((await runText(["check"], stdout)).code).toBe(0);
  });

  it("is refused where it is of another game, or asks for nobody", async () => {
    const draft = JSON.stringify(await makeDraft(["who"], [2]));
    expect((await runText(["new", "cultivators", "--around", "-"], draft)).code).toBe(2);
    expect((await runText(["suggest", "-", "--speaker", "Zeus"], draft)).stderr).toContain("nobody");
  });
});
