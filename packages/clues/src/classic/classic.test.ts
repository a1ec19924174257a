import { predicate } from "@demonstrandum/logic";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ELEMENTS } from "../board.ts";
import { ClueError } from "../clue-error.ts";
import { describeForms } from "../form.cases.ts";
import { type Naive, naiveSetting } from "../naive.ts";
import { boardOf, CLASSIC_EXAMPLE_BOARD, fingerprint, SMALL_BOARDS } from "../testing/boards.ts";
import { sentenceFlaws } from "../testing/english-flaws.ts";
import { NAIVE_CLASSIC } from "../testing/naive-forms.ts";
import { CLASSIC_FORMS, classic } from "./classic.ts";
import type { ClassicParams } from "./classic-form.ts";

describeForms({
  forms: CLASSIC_FORMS,
  exampleBoard: CLASSIC_EXAMPLE_BOARD,
  naive: NAIVE_CLASSIC,
  flaws: sentenceFlaws,
});

const board = CLASSIC_EXAMPLE_BOARD;
const [LI_MU, BAI_TAO] = [4, 0];
const say = (type: string, params: object, speaker = LI_MU): string =>
  classic.sayClue(classic.parseClue({ type, params }, speaker, board), speaker, board);

describe("classic sentences", () => {
  it.each([
    ["PERSON_IS_DEMON", { target: 0 }, LI_MU, "Bai Tao is a demon."],
    ["ONLY_CULTIVATOR_IN_COLUMN", { subject: 4, column: 1 }, LI_MU, "I am the only cultivator in column B."],
    [
      "N_NEIGHBORS_A_DAEMON",
      { N: 2, mentionedId: 4 },
      BAI_TAO,
      "I have exactly 2 demon neighbors and Li Mu is one of them.",
    ],
    ["N_NEIGHBORS_A_DAEMON", { N: 1, mentionedId: 4 }, BAI_TAO, "I have exactly 1 demon neighbor and that is Li Mu."],
    [
      "M_OF_N_DEMONS_NEIGHBORING_IN_ROW",
      { subject: 4, M: 2, N: 3, row: 0 },
      LI_MU,
      "Exactly 2 of my 3 demon neighbors are in row 1.",
    ],
    [
      "M_OF_N_DEMONS_NEIGHBORING_IN_ROW",
      { subject: 4, M: 2, N: 3, row: 0 },
      BAI_TAO,
      "Exactly 2 of the 3 demon neighbors of Li Mu are in row 1.",
    ],
    [
      "M_OF_N_DEMONS_NEIGHBORING_IN_ROW",
      { subject: 4, M: 0, N: 1, row: 0 },
      BAI_TAO,
      "The only demon neighbor of Li Mu is not in row 1.",
    ],
    [
      "M_OF_N_DEMONS_NEIGHBORING_IN_ROW",
      { subject: 4, M: 0, N: 3, row: 0 },
      LI_MU,
      "None of my 3 demon neighbors is in row 1.",
    ],
    [
      "M_OF_N_CULTIVATORS_NEIGHBORING_IN_COLUMN",
      { subject: 4, M: 1, N: 1, column: 2 },
      LI_MU,
      "My only cultivator neighbor is in column C.",
    ],
    [
      "M_OF_N_SPIRITUAL_ROOT_ELEMENT_BE_DEMON",
      { element: "Fire", M: 1, N: 4 },
      LI_MU,
      "Exactly 1 of the 4 people with Fire spiritual root is a demon.",
    ],
    [
      "M_OF_N_SPIRITUAL_ROOT_ELEMENT_BE_CULTIVATOR",
      { element: "Earth", M: 1, N: 1 },
      LI_MU,
      "The only person with Earth spiritual root is a cultivator.",
    ],
  ])("%s %o", (type, params, speaker, text) => {
    expect(say(type, params, speaker)).toBe(text);
  });
});

describe("ill-formed classic clues", () => {
  it.each([
    ["PERSON_IS_DEMON", { target: 4 }, "Nobody says of themselves what they are."],
    ["PERSON_IS_DEMON", { target: 9 }, "There is no person 9; the board has 9 people."],
    ["PERSON_IS_DEMON", {}, 'PERSON_IS_DEMON, "target": this is missing'],
    ["PERSON_IS_DEMON", [], 'PERSON_IS_DEMON, "target": this is missing'],
    ["PERSON_IS_DEMON", { target: 0, row: 1 }, 'PERSON_IS_DEMON, "row": "row" does not belong here'],
    ["PERSON_IS_DEMON", { target: "Li Mu" }, 'PERSON_IS_DEMON, "target": a number is needed'],
    ["PERSON_IS_DAEMON", { target: 0 }, "Did you mean PERSON_IS_DEMON?"],
    ["ONLY_DEMON_IN_ROW", { subject: 0, row: 1 }, "Bai Tao is not in row 2."],
    ["ONLY_DEMON_IN_ROW", { subject: 0, row: 3 }, "There is no row 4; the board has 3 rows."],
    ["N_NEIGHBORS_A_DAEMON", { N: 0, mentionedId: 0 }, "Nobody can be one of 0 neighbors."],
    ["N_NEIGHBORS_A_DAEMON", { N: 9, mentionedId: 0 }, "Li Mu has only 8 neighbors, not 9."],
    ["M_OF_N_DEMONS_NEIGHBORING_IN_ROW", { subject: 0, M: 1, N: 2, row: 2 }, "Bai Tao has no neighbors in row 3."],
    ["M_OF_N_DEMONS_NEIGHBORING_IN_ROW", { subject: 0, M: 1, N: 4, row: 0 }, "Bai Tao has only 3 neighbors, not 4."],
    ["M_OF_N_DEMONS_NEIGHBORING_IN_ROW", { subject: 4, M: 3, N: 2, row: 0 }, "3 of 2 is more than there are."],
    ["M_OF_N_DEMONS_NEIGHBORING_IN_ROW", { subject: 4, M: 0, N: 0, row: 0 }, "Some of 0 neighbors says nothing."],
    [
      "M_OF_N_SPIRITUAL_ROOT_ELEMENT_BE_DEMON",
      { element: "Fire", M: 1, N: 3 },
      "4 people have Fire spiritual root, not 3.",
    ],
    [
      "M_OF_N_SPIRITUAL_ROOT_ELEMENT_BE_DEMON",
      { element: "Air", M: 1, N: 3 },
      "one of Metal, Wood, Water, Fire, Earth",
    ],
  ])("%s %o is refused", (type, params, message) => {
    expect(() => say(type, params)).toThrow(message);
  });

  it("refuses a neighbor who is none", () => {
    expect(() => say("N_NEIGHBORS_A_DAEMON", { N: 1, mentionedId: 8 }, BAI_TAO)).toThrow(
      "Zhang Wei is not a neighbor of Bai Tao.",
    );
  });

  it("refuses any data with nothing but a ClueError", () => {
    const params = fc.dictionary(
      fc.constantFrom("target", "subject", "row", "column", "N", "M", "mentionedId", "element"),
      fc.anything(),
    );
    const type = fc.constantFrom(...CLASSIC_FORMS.map(({ id }) => id), "nothing");
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.record({ type, params })), (data) => {
        try {
          classic.parseClue(data, LI_MU, board);
        } catch (error) {
          expect(error).toBeInstanceOf(ClueError);
        }
      }),
      { seed: 3, numRuns: 500 },
    );
  });
});

describe("classic candidates", () => {
  const range = (length: number): number[] => Array.from({ length }, (_, index) => index);

  /** All parameters a type could have on the board, true or not. */
  function everyParams(type: string): ClassicParams[] {
    const fields = Object.keys(CLASSIC_FORMS.find(({ id }) => id === type)?.example.params ?? {});
    const values: Record<string, readonly (number | string)[]> = {
      M: range(10),
      N: range(10),
      element: ELEMENTS,
      row: range(3),
      column: range(3),
    };
    return fields.reduce<ClassicParams[]>(
      (all, field) =>
        all.flatMap((params) => (values[field] ?? range(9)).map((value) => ({ ...params, [field]: value }))),
      [{}],
    );
  }

  /** The documents never count none: every M and N of a candidate is at least 1. */
  const countsSome = ({ M = 1, N = 1 }: ClassicParams): boolean => M > 0 && N > 0;

  it.each(CLASSIC_FORMS.map(({ id }) => id))("of %s are all that are true and count somebody", (type) => {
    const form = CLASSIC_FORMS.find(({ id }) => id === type) as (typeof CLASSIC_FORMS)[number];
    const possible = everyParams(type).filter(countsSome);
    for (const world of [0b000100110, 0b111011001, 0b010010100]) {
      for (const speaker of [BAI_TAO, LI_MU]) {
        const at = { board, speaker };
        const naive = NAIVE_CLASSIC[type] as Naive<ClassicParams>;
        const expected = possible.filter(
          (params) => form.flaw(params, at) === undefined && naive(params, naiveSetting(board, speaker, world)),
        );
        const key = (params: ClassicParams): string => JSON.stringify(Object.entries(params).sort());
        const proposed = classic
          .candidates(speaker, world, board, { ofOthers: true })
          .filter((clue) => clue.type === type);
        expect(proposed.map(({ params }) => key(params)).sort()).toEqual(expected.map(key).sort());
        const own = expected.filter(({ subject }) => subject === speaker);
        if (form.maySpeakOfOthers) expect(form.candidates(world, at).map(key).sort()).toEqual(own.map(key).sort());
      }
    }
  });
});

describe("the classic dialect", () => {
  it("reads back the JSON it makes", () => {
    for (const small of SMALL_BOARDS) {
      for (const clue of classic.candidates(1, 0b1011001, small, { ofOthers: true })) {
        const data = JSON.parse(JSON.stringify(classic.makeClue(clue, 1, small)));
        expect(data.text).toBe(classic.sayClue(clue, 1, small));
        expect(classic.parseClue(data, 1, small)).toEqual(clue);
      }
    }
  });

  it("never says two different things in one sentence", () => {
    const small = boardOf(3, 3);
    for (const { id: speaker } of small.people) {
      const meanings = new Map<string, string>();
      for (let world = 0; world < 512; world += 5) {
        for (const clue of classic.candidates(speaker, world, small, { ofOthers: world % 35 === 0 })) {
          const text = classic.sayClue(clue, speaker, small);
          if (meanings.has(text) && world % 7 > 0) continue;
          const meaning = fingerprint(predicate(classic.meaning(clue, speaker, small)), small);
          expect(meanings.get(text) ?? meaning, text).toBe(meaning);
          meanings.set(text, meaning);
        }
      }
    }
  });

  it("leaves out the types that are switched off", () => {
    const without = ["PERSON_IS_DEMON", "ONLY_DEMON_IN_ROW"];
    const types = classic.candidates(4, 0b1001, board, { without }).map((clue) => classic.formOf(clue));
    expect(types).not.toContain("PERSON_IS_DEMON");
    expect(types).toContain("PERSON_IS_CULTIVATOR");
  });

  it("knows direct clues and tiers", () => {
    const direct = { type: "PERSON_IS_DEMON", params: { target: 0 } };
    const element = {
      type: "M_OF_N_SPIRITUAL_ROOT_ELEMENT_BE_DEMON",
      params: { element: "Fire", M: 1, N: 4 },
    } as const;
    expect([classic.isDirect(direct, 4, board), classic.tierOf(direct)]).toEqual([true, 1]);
    expect([classic.isDirect(element, 4, board), classic.tierOf(element)]).toEqual([false, 4]);
  });
});
