import { describe, expect, it } from "vitest";
import { renderToMarkdown, renderToText } from "./render.ts";
import { parseVillagePuzzle } from "./village-puzzle.ts";
import { en } from "./words/en.ts";

const read = parseVillagePuzzle({
  format: "demonstrandum/1",
  game: "village",
  difficulty: "easy",
  villagers: [
    { index: 0, name: "Ann" },
    { index: 1, name: "Ben" },
    { index: 2, name: "Cid" },
  ],
  statements: [["IFF(1,2)", "XOR(1,2)"], ["OR(0,2)"], ["NOR(0,1)"]],
  solution: [true, false, true],
});
/** No puzzle that is read can have such a name; pages are safe all the same. */
const puzzle = {
  ...read,
  villagers: read.villagers.map((each) => (each.index === 1 ? { ...each, name: "*Ben*" } : each)),
};

describe("text", () => {
  it("has story, villagers, numbered statements and glossary, and the solution only if asked", () => {
    const text = renderToText(puzzle);
    expect(text).toContain("You come to a village of 3.");
    expect(text).toContain("  3. Cid\n");
    expect(text).toContain(
      "Ann says:\n  1. *Ben* and Cid are either both werewolves or both human.\n  2. Exactly one of *Ben* and Cid is a werewolf.\n",
    );
    for (const line of en.glossary) expect(text).toContain(line);
    expect(text).not.toContain("Solution");
    expect(renderToText(puzzle, { withSolution: true })).toBe(
      `${text}\n${"-".repeat(40)}\n\nSolution:\n  The werewolves are Ann and Cid.\n`,
    );
  });

  it("names nobody, one or several werewolves in right English", () => {
    const solved = (solution: boolean[]) => renderToText({ ...puzzle, solution }, { withSolution: true });
    expect(solved([false, false, false])).toContain("Nobody is a werewolf.");
    expect(solved([true, false, false])).toContain("Ann is the only werewolf.");
    expect(solved([true, true, true])).toContain("The werewolves are Ann, *Ben* and Cid.");
  });

  it("tells the other rule where it holds", () => {
    expect(renderToText({ ...puzzle, wolvesAlsoTellTruth: true })).toContain("and at least one thing that is true");
    expect(renderToText(puzzle)).not.toContain("and at least one thing that is true");
  });
});

describe("Markdown", () => {
  it("has a heading for each villager and a numbered list below it", () => {
    const markdown = renderToMarkdown(puzzle, { withSolution: true });
    expect(markdown).toContain("### Cid\n\n1. Neither Ann nor \\*Ben\\* is a werewolf.\n");
    expect(markdown).toContain("## Solution\n\nThe werewolves are Ann and Cid.\n");
    expect(renderToMarkdown(puzzle)).not.toContain("Solution");
  });

  it("does not let a name become markup", () => {
    expect(renderToMarkdown(puzzle)).not.toMatch(/(?<!\\)\*Ben/);
  });
});
