import type { Constraint, Count, Facts } from "@demonstrandum/logic";
import { describe, expect, it } from "vitest";
import { namingOf } from "./naming.ts";
import { NO_SCENE } from "./people.ts";
import { saySentence } from "./prose.ts";
import { whyForced } from "./reason.ts";
import { TESTIMONY_TELLING } from "./testimony.ts";
import type { Explain } from "./testimony-context.ts";
import type { ToldTable } from "./told-table.ts";
import { en } from "./words/en/index.ts";

const { contradictionIn, byTestimony } = TESTIMONY_TELLING;

const NAMES = ["Ada", "Ben", "Cleo", "Dov"];

type Sentence = readonly [text: string, says: Constraint, stated?: number];

const tableOf = (...words: readonly (readonly Sentence[])[]): ToldTable => ({
  rows: 1,
  cols: 4,
  words: {
    proof: en,
    kinds: [
      { one: "villager", many: "villagers" },
      { one: "elf", many: "elves" },
    ],
    people: NAMES.map((name) => ({ name })),
    clues: words.map((said) => ({
      text: said.map(([text]) => text).join(" "),
      sentences: said.map(([text]) => text),
    })),
    regionName: () => "the board",
  },
  people: NAMES.map((name, col) => ({ name, row: 0, col, place: String(col), marks: [] })),
  clues: words.map((said) => ({
    says: said.map(([, says]) => says),
    people: [],
    references: [],
    naming: { identity: true, stated: said.reduce((mask, [, , stated = 0]) => mask | stated, 0), groups: [] },
    form: "test",
    kind: "plain",
  })),
  axioms: [],
  solution: 0,
  start: [],
  isGated: false,
  honesty: "lying",
  chain: [],
  regionOf: () => [],
});

const elves = (...people: number[]): number => people.reduce((mask, person) => mask | (1 << person), 0);
const count = (of: number, ...numbers: number[]): Count => ({
  kind: "count",
  of,
  allowed: numbers.reduce((mask, number) => mask | (1 << number), 0),
});

/** The line with the sums that a proof would have. */
function hear(on: ToldTable, speaker: number, premises: Facts, shown: Facts | undefined): string {
  const explain: Explain = (says, known, claims, isRestated, told) => {
    const wording = namingOf(on, { kind: "clue", index: speaker });
    const scene = { ...NO_SCENE, ...wording, known: known.known };
    return whyForced({ ...wording, table: on, says, premises: known, scene, claims, asked: 0, ...told }, isRestated);
  };
  const context = { table: on, speaker, premises, counts: [], facts: premises, fresh: 0, explain };
  if (!shown) return saySentence(on, contradictionIn(context));
  const claims = [...on.people.keys()].filter((id) => (shown.known >>> id) & 1);
  const found = claims.map((id) => count(1 << id, (shown.value >>> id) & 1));
  return saySentence(on, byTestimony(context, found));
}

const IF_BEN: Constraint = { kind: "any", of: [count(elves(1), 0), count(elves(2), 1)] };
const table = tableOf(
  [
    ["If Ben is an elf, so is Cleo.", IF_BEN],
    ["One of Cleo and Dov is an elf.", count(elves(2, 3), 1)],
  ],
  [["Neither Ada nor Cleo is an elf.", count(elves(0, 2), 0), elves(0, 2)]],
  [["Somebody is an elf.", count(0b1111, 1, 2, 3, 4)]],
  [
    ["Ada or Ben is an elf.", count(elves(0, 1), 1, 2)],
    ["Ada and Ben are alike.", count(elves(0, 1), 0, 2)],
  ],
);

describe("a line of a proof where the hidden kind lies", () => {
  it("quotes the true sentence that shows it", () => {
    const shown = { known: elves(2), value: elves(2) };
    expect(hear(table, 0, { known: elves(0, 1), value: elves(1) }, shown)).toBe(
      "Ada is a villager and speaks the truth, “If Ben is an elf, so is Cleo”, so since Ben is an elf, Cleo is an elf.",
    );
  });

  it("quotes the false sentence of whoever must lie", () => {
    const shown = { known: elves(1), value: elves(1) };
    expect(hear(table, 1, { known: elves(2), value: elves(2) }, shown)).toBe(
      "Since Cleo is an elf, Ben says something false, “Neither Ada nor Cleo is an elf”, so Ben is an elf.",
    );
  });

  it("does the sum where a false sentence counts, and where a lie does", () => {
    const counting = tableOf([["Exactly 2 of Ben, Cleo and Dov are elves.", count(elves(1, 2, 3), 2)]]);
    const shown = { known: elves(0), value: elves(0) };
    const wrong =
      "Ada: “Exactly 2 of Ben, Cleo and Dov are elves.” Ben and Cleo are villagers: that leaves at most one elf";
    expect(hear(counting, 0, { known: elves(1, 2), value: 0 }, shown)).toBe(
      `${wrong}. So this is false, and Ada is an elf.`,
    );
    expect(hear(counting, 0, { known: elves(0, 1, 2), value: 0 }, undefined)).toBe(
      `But ${wrong}. So this is false, and yet Ada is a villager: contradiction.`,
    );
    const lied = { known: elves(0, 1, 2), value: elves(0, 1) };
    expect(hear(counting, 0, lied, { known: elves(3), value: 0 })).toBe(
      "Ada is an elf and lies: “Exactly 2 of Ben, Cleo and Dov are elves.” None, one or three of Ben, Cleo and Dov are elves; Ben is one and Cleo is not, so Dov is a villager.",
    );
  });

  it("says that all is true of whoever must tell the truth, or quotes it if it is one thing", () => {
    const premises = { known: elves(0, 1), value: elves(0, 1) };
    expect(hear(table, 3, premises, { known: elves(3), value: 0 })).toBe(
      "Since Ada and Ben are elves, everything Dov says is true, so Dov is a villager.",
    );
    expect(hear(table, 1, { known: elves(0, 2), value: 0 }, { known: elves(1), value: 0 })).toBe(
      "Since Ada and Cleo are villagers, Ben speaks the truth, “Neither Ada nor Cleo is an elf”, so Ben is a villager.",
    );
  });

  it("argues from who could say it where no sentence is settled yet", () => {
    expect(hear(table, 2, { known: 0, value: 0 }, { known: elves(2), value: 0 })).toBe(
      "Cleo: “Somebody is an elf.” If Cleo is an elf, this is false, but then Cleo is an elf: that makes at least one, as it says. So Cleo is a villager.",
    );
    const others = tableOf([["Exactly 3 of us are villagers.", count(0b1111, 1)]]);
    expect(hear(others, 0, { known: elves(1, 2, 3), value: 0 }, { known: elves(0), value: elves(0) })).toBe(
      "Ada: “Exactly 3 of us are villagers.” If Ada is a villager, this is true, but then four villagers are known: that leaves no elves. So Ada is an elf.",
    );
  });

  it("does the sum where a sentence is true, and says so", () => {
    const counting = tableOf([["Exactly 2 of Ben, Cleo and Dov are elves.", count(elves(1, 2, 3), 2)]]);
    const told =
      "Ada: “Exactly 2 of Ben, Cleo and Dov are elves.” Ben and Cleo are elves and Dov is a villager: that makes two elves. So this is true";
    const premises = { known: elves(1, 2, 3), value: elves(1, 2) };
    expect(hear(counting, 0, premises, { known: elves(0), value: 0 })).toBe(`${told}, and Ada is a villager.`);
    const lying = { known: elves(0, 1, 2, 3), value: elves(0, 1, 2) };
    expect(hear(counting, 0, lying, undefined)).toBe(`But ${told}, and yet Ada is an elf: contradiction.`);
  });

  it("says of the others what somebody who is the only one leaves for them", () => {
    const only = tableOf([
      [
        "Ben is the only elf of Ben, Cleo and Dov.",
        { kind: "all", of: [count(elves(1), 1), count(elves(2, 3), 0)] },
        elves(1),
      ],
    ]);
    const shown = { known: elves(0), value: elves(0) };
    expect(hear(only, 0, { known: elves(2), value: elves(2) }, shown)).toBe(
      "Ada: “Ben is the only elf of Ben, Cleo and Dov.” That leaves no elves for Cleo and Dov, but Cleo is an elf. So this is false, and Ada is an elf.",
    );
    expect(hear(only, 0, { known: elves(1), value: 0 }, shown)).toBe(
      "Ada: “Ben is the only elf of Ben, Cleo and Dov.” Ben is a villager, which does not fit. So this is false, and Ada is an elf.",
    );
  });

  it("goes from one sentence to the other where they cannot all be true, and one of them counts", () => {
    const clashing = tableOf([
      ["Neither Ben nor Cleo is an elf.", count(elves(1, 2), 0), elves(1, 2)],
      ["At least 2 of Ben, Cleo and Dov are elves.", count(elves(1, 2, 3), 2, 3)],
    ]);
    expect(hear(clashing, 0, { known: 0, value: 0 }, { known: elves(0), value: elves(0) })).toBe(
      "Ada: “Neither Ben nor Cleo is an elf.” “At least 2 of Ben, Cleo and Dov are elves.” Ben and Cleo are villagers: that leaves at most one elf, but it takes at least two. So not all of this is true, and Ada is an elf.",
    );
  });

  it("tells who the speaker is and then what the words show of others", () => {
    const most = tableOf([["At most 1 of us is a villager.", count(0b11, 1, 2)]]);
    expect(hear(most, 0, { known: 0, value: 0 }, { known: elves(0, 1), value: elves(1) })).toBe(
      "Ada: “At most 1 of us is a villager.” If Ada is an elf, this is false, but then Ada is an elf: that makes at least one, as it says. So Ada is a villager. And then Ada is a villager, so Ben is an elf.",
    );
  });

  it("quotes what cannot all be true of whoever contradicts themself", () => {
    const liar = tableOf([
      ["Neither Ben nor Cleo is an elf.", count(elves(1, 2), 0)],
      ["Ben or Cleo is an elf.", count(elves(1, 2), 1, 2)],
    ]);
    expect(hear(liar, 0, { known: 0, value: 0 }, { known: elves(0), value: elves(0) })).toBe(
      "Ada says things that cannot all be true, “Neither Ben nor Cleo is an elf” and “Ben or Cleo is an elf”, so Ada is an elf.",
    );
  });

  it("says which of several sentences is the false one", () => {
    const premises = { known: elves(0, 1, 3), value: elves(0, 1) };
    expect(hear(table, 0, premises, { known: elves(2), value: 0 })).toBe(
      "Ada is an elf and says something false: since Ben is an elf and Dov is a villager, “If Ben is an elf, so is Cleo” and “One of Cleo and Dov is an elf” are not all true, so Cleo is a villager.",
    );
    expect(hear(table, 0, { known: elves(0, 1, 2), value: elves(0) }, { known: elves(3), value: 0 })).toBe(
      "Ada is an elf and says something false: since Ben and Cleo are villagers, that can only be “One of Cleo and Dov is an elf”, so Dov is a villager.",
    );
  });

  it("argues from a lie, and from what either kind could say", () => {
    const shown = { known: elves(2), value: elves(2) };
    expect(hear(table, 1, { known: elves(0, 1), value: elves(1) }, shown)).toBe(
      "Ben is an elf and lies: “Neither Ada nor Cleo is an elf.” At least one of Ada and Cleo is an elf; Ada is not, so Cleo is an elf.",
    );
    const either = tableOf([["Exactly one of us two is an elf.", count(elves(0, 1), 1)]]);
    expect(hear(either, 0, { known: 0, value: 0 }, { known: elves(1), value: elves(1) })).toBe(
      "Ada: “Exactly one of us two is an elf.” If Ada is a villager, this is true: Ada is the one villager, so Ben is an elf. If Ada is an elf, this is false: either both or neither of Ada and Ben are elves; Ada is one, so Ben is an elf.",
    );
  });

  it("ends a supposition in a contradiction", () => {
    expect(hear(table, 1, { known: elves(1, 2), value: elves(2) }, undefined)).toBe(
      "But since Cleo is an elf, Ben says something false, “Neither Ada nor Cleo is an elf”, and Ben is a villager: contradiction.",
    );
    expect(hear(table, 3, { known: elves(0, 1, 3), value: elves(0, 1, 3) }, undefined)).toBe(
      "But since Ada and Ben are elves, everything Dov says is true, and Dov is an elf: contradiction.",
    );
    expect(hear(table, 2, { known: elves(0, 1, 3), value: 0 }, undefined)).toBe(
      "But Cleo: “Somebody is an elf.” If Cleo is a villager, this is true, but then four villagers are known: that leaves no elves. If Cleo is an elf, this is false, but then Cleo is an elf and three villagers are known: that makes one elf, as it says: contradiction.",
    );
  });
});

describe("the facts that a sentence takes", () => {
  const both = (...of: Constraint[]): Constraint => ({ kind: "all", of });
  const only = tableOf([["Ben is the only elf.", both(count(elves(1), 1), count(elves(2, 3), 0)), elves(1)]]);

  it("are told where they leave one thing of two that may be false", () => {
    expect(hear(only, 0, { known: elves(0, 2, 3), value: elves(0) }, { known: elves(1), value: 0 })).toBe(
      "Ada is an elf and lies: “Ben is the only elf.” Cleo and Dov are villagers, and so Ben is a villager.",
    );
    expect(hear(only, 0, { known: elves(0, 1, 2), value: elves(0, 1) }, { known: elves(3), value: elves(3) })).toBe(
      "Ada is an elf and lies: “Ben is the only elf.” Ben is an elf, and at least one of Cleo and Dov is an elf; Cleo is not, so Dov is an elf.",
    );
  });

  it("are told once if the sum names them anyway", () => {
    const two = tableOf([
      ["2 are elves, and Ben is one.", both(count(elves(1, 2, 3), 2), count(elves(1), 1)), elves(1)],
    ]);
    expect(hear(two, 0, { known: elves(0, 1, 2), value: elves(0, 1) }, { known: elves(3), value: 0 })).toBe(
      "Ada is an elf and lies: “2 are elves, and Ben is one.” None, one or three of Ben, Cleo and Dov are elves; Ben is one and Cleo is not, so Dov is a villager.",
    );
  });

  it("are left out where the words are enough", () => {
    const none = tableOf([["Nobody is an elf.", count(0b1111, 0)]]);
    expect(hear(none, 0, { known: elves(0), value: 0 }, { known: elves(1), value: 0 })).toBe(
      "Ada is a villager and speaks the truth: “Nobody is an elf.” It counts Ada, Ben, Cleo and Dov, so Ben is a villager.",
    );
  });

  it("bound only the sides of a comparison that matter", () => {
    const ahead = tableOf([
      [
        "More of Ben, Cleo and Dov are elves than of me.",
        { kind: "compare", left: 0b1110, right: 1, allowed: [1, 2, 3] },
      ],
    ]);
    expect(hear(ahead, 0, { known: elves(1, 2), value: elves(1, 2) }, { known: elves(0), value: 0 })).toBe(
      "Ada: “More of Ben, Cleo and Dov are elves than of me.” At least two of Ben, Cleo and Dov are elves and Ada makes at most one elf. So this is true, and Ada is a villager.",
    );
    const ifBen = tableOf([
      ["If Ben is an elf, so is Cleo.", { kind: "compare", left: 2, right: 4, allowed: [-1, 0] }],
    ]);
    expect(hear(ifBen, 0, { known: elves(2), value: elves(2) }, { known: elves(0), value: 0 })).toBe(
      "Ada: “If Ben is an elf, so is Cleo.” Cleo is an elf. So this is true, and Ada is a villager.",
    );
  });

  it("are told with what the hidden kind says truly, where it does", () => {
    const mixing: ToldTable = { ...table, honesty: "mixing" };
    expect(hear(mixing, 0, { known: elves(0, 1, 2), value: elves(0, 1) }, { known: elves(3), value: elves(3) })).toBe(
      "Ada is an elf and says something true: since Ben is an elf and Cleo is a villager, that can only be “One of Cleo and Dov is an elf”, so Dov is an elf.",
    );
    const alike: ToldTable = {
      ...tableOf([
        ["Ben and Cleo are alike.", count(elves(1, 2), 0, 2)],
        ["Ben and Dov are alike.", count(elves(1, 3), 0, 2)],
      ]),
      honesty: "mixing",
    };
    expect(hear(alike, 0, { known: elves(2, 3), value: elves(2, 3) }, { known: elves(0, 1), value: elves(1) })).toBe(
      "Since Cleo and Dov are elves, “Ben and Cleo are alike” and “Ben and Dov are alike” would be all true or all false if Ada were an elf, so Ada is a villager. Ada is a villager and speaks the truth, “Ben and Cleo are alike”, so since Cleo and Dov are elves, Ben is an elf.",
    );
    expect(hear(alike, 0, { known: 0b1111, value: elves(0, 2, 3) }, undefined)).toBe(
      "But since Cleo and Dov are elves and Ben is a villager, nothing Ada says is true, “Ben and Cleo are alike” and “Ben and Dov are alike”, and Ada is an elf: contradiction.",
    );
  });
});
