import { maskOf, predicate } from "@demonstrandum/logic";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ClueError } from "../clue-error.ts";
import { describeForms } from "../form.cases.ts";
import { SMALL_BOARDS, WHO_EXAMPLE_BOARD } from "../testing/boards.ts";
import { sentenceFlaws } from "../testing/english-flaws.ts";
import { NAIVE_WHO } from "../testing/naive-forms.ts";
import { DEFAULT_ROLES } from "./roles.ts";
import { tellWhoStory, who } from "./stories.ts";
import { TEMPLATES } from "./templates.ts";
import { WHO_FORMS } from "./who.ts";

describeForms({
  forms: WHO_FORMS,
  exampleBoard: WHO_EXAMPLE_BOARD,
  naive: NAIVE_WHO,
  weighing: ["same-neighbors", "more-neighbors", "fewer-neighbors"],
  flaws: sentenceFlaws,
});

const board = WHO_EXAMPLE_BOARD;
const EMIL = 4;

describe("the who dialect", () => {
  it("reads back the JSON it makes", () => {
    for (const small of SMALL_BOARDS) {
      for (const clue of who.candidates(2, 0b1011001, small)) {
        const data = JSON.parse(JSON.stringify(who.makeClue(clue, 2, small)));
        expect(data).toMatchObject({
          text: who.sayClue(clue, 2, small),
          narrative: tellWhoStory(clue, DEFAULT_ROLES, { speaker: 2, board: small }),
        });
        const spokenOf = who.counted(clue, 2, small) | who.named(clue, 2, small);
        expect(maskOf(data.referencedCells) & spokenOf).toBe(spokenOf);
        expect(who.parseClue(data, 2, small)).toEqual(clue);
      }
    }
  });

  it("writes names as the board does", () => {
    const clue = who.parseClue({ template: "is-werewolf", params: { character: "ada" } }, EMIL, board);
    expect(clue.params.character).toBe("Ada");
  });

  it("knows direct clues and leaves out what is switched off", () => {
    const clues = who.candidates(EMIL, 0b101, board, { without: ["is-villager"] });
    expect(clues.filter((clue) => who.isDirect(clue, EMIL, board)).map(({ template }) => template)).toEqual([
      "is-werewolf",
      "is-werewolf",
    ]);
  });

  it.each([
    ["row-count", { count: 1, role: "werewolf", row: 2 }, [3, 4, 5]],
    ["above-row", { count: 1, role: "werewolf", row: 3 }, [0, 1, 2, 3, 4, 5]],
    ["right-of-column", { count: 1, role: "werewolf", column: 2 }, [2, 5, 8]],
    ["below", { count: 1, role: "werewolf", character: "Emil" }, [4, 7]],
    ["between", { count: 1, role: "werewolf", first: "Ada", second: "Gwen" }, [0, 3, 6]],
    ["neighbor-count", { count: 1, role: "werewolf", character: "Ada" }, [0, 1, 3, 4]],
    ["more-neighbors", { role: "villager", first: "Ada", second: "Cleo" }, [0, 1, 2, 3, 4, 5]],
    ["one-of-neighbors", { count: 1, role: "villager", first: "Ben", second: "Ada" }, [0, 1, 3, 4]],
    [
      "left-of-neighboring",
      { count: 1, total: 1, role: "villager", first: "Cleo", second: "Gwen" },
      [0, 1, 2, 3, 4, 6, 7],
    ],
    ["connected-in-column", { role: "villager", column: 3 }, [2, 5, 8]],
    ["is-villager", { character: "Iris" }, [8]],
    ["before-alphabetically", { count: 1, total: 2, role: "villager", character: "Cleo" }, [0, 1, 2]],
  ])("%s refers to the cells its document names", (template, params, cells) => {
    const clue = who.parseClue({ template, params }, EMIL, board);
    expect(who.makeClue(clue, EMIL, board).referencedCells).toEqual(cells);
  });
});

describe("ill-formed clues of who", () => {
  it.each([
    ["row-cuont", {}, "Did you mean row-count?"],
    ["row-count", { count: 1, role: "werewolf", row: 4 }, "There is no row 4; the board has 3 rows."],
    ["row-count", { count: 1, role: "werewolf", row: 0 }, "counted from 1"],
    ["row-count", { count: 4, role: "werewolf", row: 1 }, "There are only 3 people there, not 4."],
    ["row-count", { count: 1, role: "wolf", row: 1 }, "one of villager, werewolf"],
    ["above-row", { count: 0, role: "werewolf", row: 1 }, "There is nobody above row 1."],
    ["right-of-column", { count: 0, role: "werewolf", column: 3 }, "There is nobody to the right of column 3."],
    ["above", { count: 1, role: "werewolf", character: "Amil" }, 'There is nobody called "Amil". Did you mean Emil?'],
    ["between", { count: 1, role: "werewolf", first: "Ada", second: "Ben" }, "There is nobody between Ada and Ben"],
    ["between", { count: 1, role: "werewolf", first: "Ada", second: "Iris" }, "There is nobody between Ada and Iris"],
    [
      "same-neighbors",
      { role: "werewolf", first: "Ada", second: "Ada" },
      "Two different people are needed, not Ada twice.",
    ],
    [
      "one-of-neighbors",
      { count: 1, role: "werewolf", first: "Ada", second: "Iris" },
      "Ada is not a neighbor of Iris.",
    ],
    [
      "one-of-neighbors",
      { count: 0, role: "werewolf", first: "Ada", second: "Ben" },
      "Nobody can be one of 0 neighbors.",
    ],
    [
      "above-neighboring",
      { count: 2, total: 1, role: "werewolf", first: "Hugo", second: "Ada" },
      "2 of 1 is more than there are.",
    ],
    [
      "above-neighboring",
      { count: 0, total: 0, role: "werewolf", first: "Hugo", second: "Ada" },
      "Some of 0 people says nothing.",
    ],
    [
      "before-alphabetically",
      { count: 1, total: 3, role: "werewolf", character: "Cleo" },
      "2 people have names that come before Cleo, not 3.",
    ],
    [
      "before-alphabetically",
      { count: 1, total: 0, role: "werewolf", character: "Ada" },
      "Nobody's name comes before Ada.",
    ],
    [
      "after-alphabetically",
      { count: 0, total: 6, role: "werewolf", character: "Cleo" },
      "At least 1 of them must be counted.",
    ],
  ])("%s %o is refused", (template, params, message) => {
    expect(() => who.parseClue({ template, params }, EMIL, board)).toThrow(message);
  });

  it("refuses any data with nothing but a ClueError", () => {
    const value = fc.oneof(fc.nat(12), fc.constantFrom("werewolf", "villager", "Ada", "Emil"), fc.anything());
    const keys = fc.constantFrom("count", "total", "role", "row", "column", "character", "first", "second");
    const template = fc.constantFrom(...TEMPLATES.map(({ id }) => id), "constructor");
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.record({ template, params: fc.dictionary(keys, value) })), (data) => {
        try {
          who.sayClue(who.parseClue(data, EMIL, board), EMIL, board);
        } catch (error) {
          expect(error).toBeInstanceOf(ClueError);
        }
      }),
      { seed: 7, numRuns: 1000 },
    );
  });

  it("means what it says", () => {
    const clue = who.parseClue({ template: "row-count", params: { count: 1, role: "werewolf", row: 1 } }, EMIL, board);
    const holds = predicate(who.meaning(clue, EMIL, board));
    expect([holds(0b001), holds(0b011), holds(0b1000)]).toEqual([true, false, false]);
  });
});
