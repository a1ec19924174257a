// The how-tos of docs/ work as they stand, all of them: green with exactly the files they name, and red without any one of these.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { applyEdit, type Edit, makeCopy, type Ran, readCommands, readHowTos, removeCopy, runIn } from "./how-to.ts";

const FOLDERS = ["packages", "apps", "bench", "script", "docs", "conformance"];
const CLUE = "docs/adding-a-clue.md";
const GAME = "docs/adding-a-game.md";

const expectGreen = ({ isGreen, output }: Ran): void => expect([isGreen, isGreen ? "" : output]).toEqual([true, ""]);

function writeInto(copy: string, edits: readonly Edit[]): void {
  for (const edit of edits) applyEdit(copy, edit);
}

/** In a copy of its own. */
function inCopy(folders: readonly string[], use: (copy: string) => void): void {
  const copy = makeCopy(folders);
  try {
    use(copy);
  } finally {
    removeCopy(copy);
  }
}

describe.each(readHowTos(CLUE))("$title", ({ edits }) => {
  it.each(edits.map((edit) => [edit.path, edit] as const))("needs %s", (_, left) => {
    inCopy(["packages/text", "packages/logic", "packages/clues", "script", "docs", "conformance"], (copy) => {
      writeInto(
        copy,
        edits.filter((edit) => edit !== left),
      );
      const checks = ["npx tsc -p packages/clues", "npx vitest run script/clue-language.test.ts"];
      expect(checks.every((command) => runIn(copy, command).isGreen)).toBe(false);
    });
  });
});

describe("all forms of the document together", () => {
  let copy = "";
  beforeAll(() => {
    copy = makeCopy(FOLDERS);
    for (const { edits } of readHowTos(CLUE)) writeInto(copy, edits);
  });
  afterAll(() => removeCopy(copy));

  it.each(readCommands(CLUE))("pass %s", (command) => expectGreen(runIn(copy, command)));

  it("break no test of chosen puzzles: none leans on what a seed happens to give", () => {
    const games = ["reasons", "switches", "variety", "share-codes"].map((name) => `packages/games/src/${name}.test.ts`);
    const others = [
      "packages/games/src/village",
      "packages/engine",
      "packages/referee",
      "apps/cli",
      "script/readme.test.ts",
    ];
    expectGreen(runIn(copy, `npx vitest run ${[...games, ...others].join(" ")}`));
  });
});

describe("the game of the document", () => {
  const isSetup = (command: string): boolean => /^(mkdir|sed) /.test(command);
  const [{ edits = [] } = {}] = readHowTos(GAME);
  const commands = readCommands(GAME);
  let copy = "";

  beforeAll(() => {
    copy = makeCopy(FOLDERS);
    for (const command of commands.filter(isSetup)) expectGreen(runIn(copy, command));
    writeInto(copy, edits);
  });
  afterAll(() => removeCopy(copy));

  it.each(commands.filter((command) => !isSetup(command)))("passes %s", (command) => expectGreen(runIn(copy, command)));

  it.each(edits.map((edit) => [edit.path, edit] as const))("needs %s", (_, left) => {
    inCopy(FOLDERS, (other) => {
      for (const command of commands.filter(isSetup)) runIn(other, command);
      writeInto(
        other,
        edits.filter((edit) => edit !== left),
      );
      const checks = ["npx tsc -p packages/games", "npx tsc -p apps/web", "npx vitest run apps/web/src/house/rooms"];
      expect(checks.every((command) => runIn(other, command).isGreen)).toBe(false);
    });
  });
});
