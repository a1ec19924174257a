// docs/adding-a-clue.md works as it stands: one form of one dialect is added to a copy, and the compiler asks for what is left out.
// All dialects, every file and the game are in how-to.full.test.ts.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { applyEdit, type HowTo, makeCopy, readHowTos, removeCopy, runIn } from "./how-to.ts";

const HOW_TOS = readHowTos("docs/adding-a-clue.md");
const [CLASSIC] = HOW_TOS as [HowTo];
const TYPES = "node_modules/.bin/tsc -p packages/clues";

it.each(HOW_TOS)("takes at most five files: $title", ({ edits }) => {
  const paths = edits.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths.length).toBeLessThanOrEqual(5);
});

describe("a classic clue type that is added as the document says", () => {
  let copy = "";
  const isWords = ({ path }: { readonly path: string }): boolean => path.endsWith("words/zh.ts");

  beforeAll(() => {
    copy = makeCopy(["packages/text", "packages/logic", "packages/clues", "script", "docs", "conformance"]);
    for (const edit of CLASSIC.edits.filter((each) => !isWords(each))) applyEdit(copy, edit);
  });

  afterAll(() => removeCopy(copy));

  it("is missed by the compiler where it has no words", () => {
    const { isGreen, output } = runIn(copy, TYPES);
    expect(isGreen).toBe(false);
    expect(output).toMatch(/words\/zh\.ts.*N_DEMONS_IN_CORNERS/);
  });

  it("has all it needs with the files that are named", () => {
    for (const edit of CLASSIC.edits.filter(isWords)) applyEdit(copy, edit);
    expect(runIn(copy, TYPES)).toEqual({ isGreen: true, output: "" });
    const cases = "-t 'N_DEMONS_IN_CORNERS|every classic type'";
    const files = "packages/clues/src/classic script/clue-language.test.ts";
    const { isGreen, output } = runIn(copy, `node_modules/.bin/vitest run ${files} ${cases}`);
    expect([isGreen, isGreen ? "" : output]).toEqual([true, ""]);
    expect(Number(/(\d+) passed, 0 failed/.exec(output)?.[1])).toBeGreaterThan(10);
  });
});
