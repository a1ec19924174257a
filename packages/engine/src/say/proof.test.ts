import {
  type Constraint,
  type Count,
  type Facts,
  type Literal,
  makeTheory,
  maskOf,
  NOTHING,
  proveFrom,
} from "@demonstrandum/logic";
import { describe, expect, it } from "vitest";
import { evidenceOf } from "../game/honesty.ts";
import type { Spoken, SpokenNaming } from "../game/table.ts";
import { namingOf } from "./naming.ts";
import { NO_SCENE } from "./people.ts";
import { lineOf, sayProof } from "./proof.ts";
import { whyForced } from "./reason.ts";
import type { ToldTable } from "./told-table.ts";
import { en } from "./words/en/index.ts";

const NAMES = ["Ada", "Ben", "Cleo", "Dov", "Eve", "Finn", "Gus", "Hal"];

/** What the sentences of these tests name. */
const namingIn = (text: string): SpokenNaming => ({
  identity: !/^[^.]*villager/.test(text),
  stated: maskOf(NAMES.flatMap((name, i) => (text.includes(`${name} is `) ? [i] : []))),
  groups: ["row 1", "row 2"].filter((row) => text.toLowerCase().includes(row)),
});

/** Eight people in two rows of four; person i says clue i, and whoever has none says nothing. */
function tableOf(clues: readonly (readonly [text: string, says: Constraint])[]): ToldTable {
  const said = NAMES.map((_, i) => clues[i] ?? (["Nothing.", { kind: "all", of: [] }] as const));
  const spoken = said.map(([text, says]): Spoken => {
    return { says: [says], people: [], references: [], naming: namingIn(text), form: "test", kind: "plain" };
  });
  return {
    rows: 2,
    cols: 4,
    words: {
      proof: en,
      kinds: [
        { one: "villager", many: "villagers" },
        { one: "elf", many: "elves" },
      ],
      people: NAMES.map((name) => ({ name })),
      clues: said.map(([text]) => ({ text })),
      groupName: (key) => ({ where: `in ${key}` }),
      regionName: () => "the board",
    },
    people: NAMES.map((name, i) => ({ name, row: i >> 2, col: i & 3, place: String(i), marks: [] })),
    clues: spoken,
    axioms: [],
    solution: 0,
    start: [],
    isGated: true,
    honesty: "truthful",
    chain: [],
    groups: [
      { of: 0b1111, key: "row 1" },
      { of: 0b11110000, key: "row 2" },
    ],
    regionOf: () => [],
  };
}

function tell(
  clues: readonly (readonly [text: string, says: Constraint])[],
  literals: readonly Literal[],
  facts: Facts = NOTHING,
): string[] {
  const table = tableOf(clues);
  const theory = makeTheory({
    size: 8,
    clues: table.clues.map((_, i) => ({ name: `${i}`, says: evidenceOf(table, i) })),
  });
  const proving = proveFrom(theory, { facts }, literals);
  if (proving.kind !== "proved") throw new Error(proving.kind);
  return sayProof(table, proving.proof, facts).map(({ text, depth }) => `${"  ".repeat(depth)}${text}`);
}

/** Why a clue in row 1 shows a count, when nothing else is known. */
function sayReasonOf(says: Constraint, claim: Count | undefined, counts: readonly Count[] = []): string {
  const table = tableOf([["In row 1.", says]]);
  const wording = namingOf(table, { kind: "clue", index: 0 });
  const scene = { ...NO_SCENE, groups: wording.groups };
  const claims = claim ? [claim] : [];
  const why = whyForced({ ...wording, table, says, premises: NOTHING, counts, scene, claims, asked: 0 });
  return en.clause(why, table.words);
}

const count = (of: number, ...numbers: number[]): Constraint => ({
  kind: "count",
  of,
  allowed: numbers.reduce((mask, number) => mask | (1 << number), 0),
});
const is = (index: number, value: boolean): Literal => ({ index, value });
const known = (elves: number, villagers = 0): Facts => ({ known: elves | villagers, value: elves });
const path = Array.from({ length: 8 }, (_, i) => ((1 << i) >> 1) | ((1 << (i + 1)) & 0xff));

describe("the sentence of a line does its sum", () => {
  it("for a count whose number is reached", () => {
    const clue = ["Exactly 2 of my 5 neighbors are elves.", count(0b11111, 2)] as const;
    expect(tell([clue], [is(4, false)], known(0b11))).toEqual([
      "Ada: “Exactly 2 of my 5 neighbors are elves.” Ada and Ben are those two, so Cleo, Dov and Eve are villagers.",
    ]);
  });

  it("for a count that needs everyone who is left", () => {
    const clue = ["At least 3 of the 5 are elves.", count(0b11111, 3, 4, 5)] as const;
    expect(tell([clue], [is(4, true)], known(0, 0b11))).toEqual([
      "Ada: “At least 3 of the 5 are elves.” Two villagers are known, so Cleo, Dov and Eve are elves.",
    ]);
  });

  it("for a clue that counts the ordinary kind", () => {
    const clue = ["Exactly 3 of the 5 are villagers.", count(0b11111, 2)] as const;
    expect(tell([clue], [is(4, false)], known(0b11))).toEqual([
      "Ada: “Exactly 3 of the 5 are villagers.” Ada and Ben are the two elves, so Cleo, Dov and Eve are villagers.",
    ]);
  });

  it("for an odd or even number", () => {
    const clue = ["An odd number in row 1 are elves.", count(0b1111, 1, 3)] as const;
    expect(tell([clue], [is(3, true)], known(0b11, 0b100))).toEqual([
      "Ada: “An odd number in row 1 are elves.” Two are known, so Dov is an elf.",
    ]);
    const villagers = ["An even number in row 1 are villagers.", count(0b1111, 0, 2, 4)] as const;
    expect(tell([villagers], [is(3, true)], known(0b1, 0b110))).toEqual([
      "Ada: “An even number in row 1 are villagers.” Two are known, so Dov is an elf.",
    ]);
  });

  it("without those who are seen on the board to be of the other kind, as long as all others are told of", () => {
    const one = ["Exactly 2 of us six are elves.", count(0b111111, 2)] as const;
    const other = ["Exactly 1 of Eve to Hal is an elf.", count(0b11110000, 1)] as const;
    expect(tell([one, other], [is(6, false), is(7, false)], known(0b1, 0b1110))).toEqual([
      "Ada: “Exactly 2 of us six are elves.” Ada is one, so the other is Eve or Finn.",
      "Ben: “Exactly 1 of Eve to Hal is an elf.” It is Eve or Finn, so Gus and Hal are villagers.",
    ]);
  });

  it("for the only one of a line, and for a clue of two parts", () => {
    const only: Constraint = { kind: "all", of: [count(0b1, 1), count(0b1110, 0)] };
    expect(tell([["Ada is the only elf in row 1.", only]], [is(2, false)])).toEqual([
      "Ada: “Ada is the only elf in row 1.” The other three in row 1 are Ben, Cleo and Dov, so all three are villagers.",
    ]);
    expect(tell([["Ada is the only elf in row 1.", only]], [is(0, true), is(2, false), is(3, false)])).toEqual([
      "Ada: “Ada is the only elf in row 1.” So Ada is an elf and the other three in row 1 are villagers.",
    ]);
    expect(tell([["Ada is the only elf in row 1.", only]], [is(0, true), is(2, false)], known(0, 0b1010))).toEqual([
      "Ada: “Ada is the only elf in row 1.” Cleo is one of the other three in row 1, so Ada is an elf and Cleo is a villager.",
    ]);
    const two: Constraint = { kind: "all", of: [count(0b1111, 2), count(0b11110000, 1)] };
    expect(tell([["2 of 3 elves are in row 1.", two]], [is(5, false)], known(0b10000))).toEqual([
      "Ada: “2 of 3 elves are in row 1.” One of the four in row 2 is an elf, Eve, so Finn, Gus and Hal are villagers.",
    ]);
  });

  it("for those whom a clue counts, where nothing is known of them", () => {
    expect(tell([["The person next to me is an elf.", count(0b10, 1)]], [is(1, true)])).toEqual([
      "Ada: “The person next to me is an elf.” It counts only Ben, so Ben is an elf.",
    ]);
    expect(tell([["All in row 1 are elves.", count(0b1111, 4)]], [is(1, true), is(2, true)], known(0b1001))).toEqual([
      "Ada: “All in row 1 are elves.” Ben and Cleo are two of the four in row 1, so both are elves.",
    ]);
    expect(tell([["Exactly 2 villagers are near me.", count(0b1110, 1)]], [is(1, true)], known(0, 0b1100))).toEqual([
      "Ada: “Exactly 2 villagers are near me.” Cleo and Dov are those two, so Ben is an elf.",
    ]);
  });

  it("for the part of a clue that leaves nobody, or takes everyone", () => {
    const leaves: Constraint = { kind: "all", of: [count(0b111000, 1), count(0b111, 0)] };
    const clue = ["My only elf neighbor is not in row 1.", leaves] as const;
    expect(tell([clue], [is(1, false)], known(0, 0b101))).toEqual([
      "Ada: “My only elf neighbor is not in row 1.” That leaves no elves for Ada, Ben and Cleo, so Ben is a villager.",
    ]);
    const takes: Constraint = { kind: "all", of: [count(0b1111, 4), count(0b1110000, 1)] };
    expect(tell([["4 of my 5 elf neighbors are in row 1.", takes]], [is(1, true)], known(0b1101))).toEqual([
      "Ada: “4 of my 5 elf neighbors are in row 1.” That takes the four in row 1, so Ben is an elf.",
    ]);
  });

  it("for what two counts of a clue leave, and make", () => {
    const leaves: Constraint = { kind: "all", of: [count(0b1111, 1), count(0b11, 1)] };
    expect(tell([["The only elf in row 1 is near me.", leaves]], [is(2, false), is(3, false)])).toEqual([
      "Ada: “The only elf in row 1 is near me.” That leaves no elves for Cleo and Dov, so both are villagers.",
    ]);
    const makes: Constraint = { kind: "all", of: [count(0b11, 1), count(0b1100, 1)] };
    const sum = sayReasonOf(makes, { kind: "count", of: 0b1111, allowed: 0b100 });
    expect(sum).toBe("so two of the four in row 1 are elves");
  });

  it("for what both sides of a comparison leave over", () => {
    const more: Constraint = { kind: "compare", left: 0b111, right: 0b1110, allowed: [1, 2, 3] };
    expect(tell([["I have more than Ben.", more]], [is(0, true), is(3, false)])).toEqual([
      "Ada: “I have more than Ben.” It comes down to Ada against Dov, so Ada is an elf and Dov is a villager.",
    ]);
  });

  it("for a comparison whose sides are tied together", () => {
    const more: Constraint = { kind: "compare", left: 0b11, right: 0b1100, allowed: [1, 2] };
    const alike = (of: number): Count => ({ kind: "count", of, allowed: 0b101 });
    expect(sayReasonOf(more, undefined, [alike(0b101), alike(0b1010)])).toBe(
      "it comes down to Ada and Ben against Cleo and Dov; either both or neither of Ada and Cleo are elves and either both or neither of Ben and Dov are, which does not fit",
    );
    const ben: Count = { kind: "count", of: 0b10, allowed: 0b10 };
    expect(sayReasonOf(more, ben, [alike(0b101)])).toBe(
      "it comes down to Ada and Ben against Cleo and Dov; either both or neither of Ada and Cleo are elves, so Ben is an elf, or there would be no more elves among Ada and Ben than among Cleo and Dov",
    );
  });

  it("for a comparison", () => {
    const more: Constraint = { kind: "compare", left: 0b1111, right: 0b11110000, allowed: [1, 2, 3, 4] };
    expect(tell([["Row 1 has more elves than row 2.", more]], [is(0, true)], known(0b110000, 0b100))).toEqual([
      "Ada: “Row 1 has more elves than row 2.” Two elves and one villager are known: that makes at most three elves in row 1 and at least two in row 2, so the other three in row 1 are elves.",
    ]);
    const equal: Constraint = { kind: "compare", left: 0b11, right: 0b1100, allowed: [0] };
    expect(tell([["As many here as there.", equal]], [is(2, true)], known(0b11))).toEqual([
      "Ada: “As many here as there.” It comes down to Ada and Ben against Cleo and Dov; two elves are known: that makes two among Ada and Ben, so Cleo and Dov are elves.",
    ]);
  });

  it("for one connected group", () => {
    const connected: Constraint = { kind: "connected", of: 0b1111, value: true, adjacency: path };
    expect(tell([["All elves in row 1 are connected.", connected]], [is(1, true)], known(0b101))).toEqual([
      "Ada: “All elves in row 1 are connected.” Ada and Cleo are connected only through Ben, so Ben is an elf.",
    ]);
    expect(tell([["All elves in row 1 are connected.", connected]], [is(3, false)], known(0b1, 0b10))).toEqual([
      "Ada: “All elves in row 1 are connected.” Ben is a villager, and nothing connects Dov with Ada, so Dov is a villager.",
    ]);
  });

  it("for a clue that says if", () => {
    const iff: Constraint = {
      kind: "iff",
      left: count(0b1, 1),
      right: { kind: "any", of: [count(0b10, 1), count(0b1100, 2)] },
    };
    expect(tell([["I am an elf just if Ben is, or both others.", iff]], [is(0, true)], known(0b10))).toEqual([
      "Ada: “I am an elf just if Ben is, or both others.” Ben is an elf, so Ada is an elf.",
    ]);
  });
});

describe("the end of a supposition does its sum", () => {
  const suppose = (text: string, says: Constraint): string[] => {
    const either: Constraint = { kind: "iff", left: count(0b1, 1), right: count(0b110, 2) };
    return tell(
      [
        ["I am an elf just if Ben and Cleo are.", either],
        [text, says],
      ],
      [is(0, false)],
      known(0b1000, 0b10000),
    );
  };

  it("for a count that is passed, and one that is missed", () => {
    expect(suppose("At most 2 of row 1 are elves.", count(0b1110, 0, 1, 2)).at(-2)).toBe(
      "  But Ben: “At most 2 of row 1 are elves.” Ben, Cleo and Dov are elves, more than two.",
    );
    expect(suppose("Exactly 1 villager.", count(0b10110, 0, 1)).at(-2)).toBe(
      "  But Ben: “Exactly 1 villager.” At most one is an elf, but Ben and Cleo are elves.",
    );
  });

  it("for a comparison and for a connected group", () => {
    const equal: Constraint = { kind: "compare", left: 0b110, right: 0b11000, allowed: [0] };
    expect(suppose("As many here as there.", equal).at(-2)).toBe(
      "  But Ben: “As many here as there.” It comes down to Ben and Cleo against Dov and Eve; Ben and Cleo are elves and Eve is a villager: that makes two elves among Ben and Cleo and at most one among Dov and Eve, which does not fit.",
    );
    const connected: Constraint = { kind: "connected", of: 0b110, value: true, adjacency: [] };
    expect(suppose("All elves are connected.", connected).at(-2)).toMatch(/Nothing then connects Ben and Cleo\.$/);
  });

  it("for a clue that says if", () => {
    const not: Constraint = { kind: "not", of: { kind: "all", of: [count(0b10, 1), count(0b100, 1)] } };
    const any: Constraint = {
      kind: "any",
      of: [not, { kind: "iff", left: count(0b1000, 0), right: count(0b10000, 0) }],
    };
    expect(suppose("Not both, or else.", any).at(-2)).toMatch(
      /^ {2}But Ben: “Not both, or else\.” .*, so that cannot be\.$/,
    );
  });
});

describe("a proof", () => {
  it("quotes a clue once, names groups, and carries whom each sentence rests on and shows", () => {
    const clues = [
      ["Exactly 5 of all 8 are villagers.", count(0b11111111, 3)],
      ["Exactly 1 in row 2 is an elf.", count(0b11110000, 1)],
    ] as const;
    const table = tableOf(clues);
    const theory = makeTheory({
      size: 8,
      clues: table.clues.map((_, i) => ({ name: `${i}`, says: evidenceOf(table, i) })),
    });
    const facts = known(0b11);
    const proving = proveFrom(theory, { facts }, [is(2, false)]);
    const told = proving.kind === "proved" ? sayProof(table, proving.proof, facts) : [];
    const row = { at: 0, people: [4, 5, 6, 7] };
    expect(told.map(lineOf)).toEqual([
      {
        text: "Ben: “Exactly 1 in row 2 is an elf.” So one of the four in row 2 is an elf.",
        depth: 0,
        speaker: 1,
        causes: [],
        affects: [4, 5, 6, 7],
        groups: [row],
      },
      {
        text: "Ada: “Exactly 5 of all 8 are villagers.” Three are elves; two are known and the third is one of those four, so Cleo and Dov are villagers.",
        depth: 0,
        speaker: 0,
        causes: [0, 1, 4, 5, 6, 7],
        affects: [2, 3],
        known: [0, 1],
        groups: [row],
      },
    ]);
    const one = count(0b11110000, 1);
    expect(told.map(({ uses, claims }) => ({ uses, claims }))).toEqual([
      { uses: { by: { kind: "clue", index: 1 }, facts: NOTHING, counts: [] }, claims: [one] },
      { uses: { by: { kind: "clue", index: 0 }, facts, counts: [one] }, claims: [count(0b1100, 0)] },
    ]);
    expect(told.map(({ said }) => said.kind)).toEqual(["quote", "quote"]);
  });
});
