// Each thing that can be wrong with a proof, in a proof that is wrong like that, beside one that is not: the reader finds it.

import type { Constraint, Count, Facts } from "@demonstrandum/logic";
import { describe, expect, it } from "vitest";
import type { Honesty } from "../../game/honesty.ts";
import type { ProofSentence } from "../proof.ts";
import { saySentence } from "../prose.ts";
import { areAll, type Bounds, because, byName, type Clause, type Quote, type Sentence, so } from "../saying.ts";
import type { Word } from "../table-words.ts";
import type { ToldTable } from "../told-table.ts";
import { en } from "../words/en/index.ts";
import { zh } from "../words/zh/index.ts";
import { FLAWS, type FlawKind } from "./flaw.ts";
import { readProof, type Settled } from "./read-proof.ts";
import { usesFlaws } from "./uses.ts";
import { shapeFlaws } from "./wording-shape.ts";

const NAMES = ["Ada", "Ben", "Cleo", "Dov"];
const [ADA, BEN, CLEO, DOV] = [0, 1, 2, 3] as const;
const WORDS: readonly [Word, Word] = [
  { one: "dwarf", many: "dwarfs" },
  { one: "elf", many: "elves" },
];
const LANGUAGES = [en, zh];

const maskOf = (people: readonly number[]): number => people.reduce((mask, person) => mask | (1 << person), 0);

const elves = (people: readonly number[], ...numbers: number[]): Count => ({
  kind: "count",
  of: maskOf(people),
  allowed: maskOf(numbers),
});

const THREE = [BEN, CLEO, DOV];
const TWO = "Exactly 2 of Ben, Cleo and Dov are elves.";
const ONLY = "Ben is the only elf of Ben, Cleo and Dov.";
const SAYS_ONLY: Constraint = { kind: "all", of: [elves([BEN], 1), elves([CLEO, DOV], 0)] };

const tableOf = (honesty: Honesty, text: string, says: Constraint, stated: readonly number[] = []): ToldTable => ({
  ...{ rows: 2, cols: 2, honesty, axioms: [], solution: 0, start: [], isGated: false, chain: [] },
  people: NAMES.map((name, i) => ({ name, row: i >> 1, col: i & 1, place: String(i), marks: [] })),
  clues: NAMES.map(() => ({
    ...{ says: [says], people: [], references: [], form: "test", kind: "plain" },
    naming: { identity: true, stated: maskOf(stated), groups: [] },
  })),
  groups: [{ of: maskOf([CLEO, DOV]), key: "row 2" }],
  regionOf: () => [],
  words: {
    ...{ proof: en, kinds: WORDS, people: NAMES.map((name) => ({ name })), clues: NAMES.map(() => ({ text })) },
    groupName: () => ({ where: "in row 2" }),
    regionName: () => "the board",
  },
});

const TRUE = tableOf("truthful", TWO, elves(THREE, 2));
const LIES = tableOf("lying", TWO, elves(THREE, 2));
const LIES_ONLY = tableOf("lying", ONLY, SAYS_ONLY, [BEN]);

const known = (yes: readonly number[], no: readonly number[] = []): Facts => ({
  known: maskOf([...yes, ...no]),
  value: maskOf(yes),
});

interface Told {
  readonly table?: ToldTable;
  readonly facts?: Facts;
  readonly says: readonly Sentence[];
  readonly verdicts?: readonly Settled[];
}

/** What is found in every language, which must be the same. */
function flawsOf({ table = TRUE, facts = known([]), says, verdicts = [] }: Told): readonly FlawKind[] {
  const [first = [], ...others] = LANGUAGES.map((proof) => {
    const at = { ...table, words: { ...table.words, proof } };
    const flaws = readProof(at, toldIn(at, says), facts, verdicts);
    return [...new Set(flaws.map(({ kind }) => kind))].sort();
  });
  for (const other of others) expect(other).toEqual(first);
  return first;
}

function toldIn(table: ToldTable, says: readonly Sentence[]): ProofSentence[] {
  let depth = 0;
  return says.map((said) => {
    if (said.kind === "therefore") depth--;
    return {
      ...{ text: saySentence(table, said), depth: said.kind === "suppose" ? depth++ : depth, speaker: ADA },
      ...{ causes: [], affects: [], said, uses: { facts: known([]), counts: [] }, claims: [] },
    };
  });
}

const elf = (...people: number[]): Clause => areAll(people, true);
const dwarf = (...people: number[]): Clause => areAll(people, false);
const clauses = (...of: Clause[]): Clause => ({ kind: "clauses", of });
const quote = (reason: Clause, isBut = false): Sentence => ({ kind: "quote", speaker: ADA, reason, isBut });
const lying = (reason: Clause): Sentence => ({
  kind: "heardCount",
  speaker: ADA,
  isLie: true,
  said: [{ speaker: ADA, reason }],
});
const found = (reason: Clause | undefined): Sentence => ({
  ...{ kind: "foundJudged", isTrue: true, claim: dwarf(ADA) },
  why: { speaker: ADA, ...(reason && { reason }) },
});
const makes = (...bounds: Bounds[]): Clause => ({ kind: "makes", tallies: [{ bounds }], identity: true });
const takesTwo = (grounds: Clause, ...bounds: Bounds[]): Clause => ({
  kind: "given",
  grounds,
  next: { kind: "makesAndTakes", tallies: [{ bounds }], numbers: [2], size: 3, identity: true, isTight: false },
});
const oneOf = (...people: number[]): Clause => ({
  ...{ kind: "countAre", numbers: [1], size: people.length, people: byName(people), identity: true },
});
const suppose = (claim: Clause): Sentence => ({ kind: "suppose", claim });
const therefore = (claim: Clause): Sentence => ({ kind: "therefore", claim });

const SOUND: readonly (Told & { readonly name: string })[] = [
  {
    name: "a conclusion from a fact that is named",
    facts: known([], [BEN]),
    says: [quote(so(dwarf(BEN), elf(CLEO, DOV)))],
    verdicts: [{ person: CLEO, identity: true }],
  },
  {
    name: "a lie with all that turns it into one count",
    table: LIES_ONLY,
    facts: known([ADA], [CLEO, DOV]),
    says: [lying(so(dwarf(CLEO, DOV), dwarf(BEN)))],
    verdicts: [{ person: BEN, identity: false }],
  },
  {
    name: "a supposition that ends in a contradiction",
    facts: known([], [BEN]),
    says: [suppose(dwarf(CLEO)), quote(takesTwo(dwarf(BEN, CLEO), { most: 1 }), true), therefore(elf(CLEO))],
    verdicts: [{ person: CLEO, identity: true }],
  },
  {
    name: "words that are true by their sum",
    table: LIES,
    facts: known([BEN, CLEO], [DOV]),
    says: [found(because(clauses(elf(BEN, CLEO), dwarf(DOV)), makes({ least: 2, most: 2 })))],
    verdicts: [{ person: ADA, identity: false }],
  },
];

describe("a reader follows", () => {
  it.each(SOUND)("$name", (told) => {
    expect(flawsOf(told)).toEqual([]);
  });
});

const WRONG: Readonly<Record<FlawKind, Told>> = {
  "lost premise": { table: LIES_ONLY, facts: known([ADA], [CLEO, DOV]), says: [lying(so(undefined, dwarf(BEN)))] },
  "no contradiction": { facts: known([], [BEN]), says: [quote(takesTwo(dwarf(BEN), { most: 2 }), true)] },
  "not known": { says: [quote(so(dwarf(BEN), elf(CLEO, DOV)))] },
  "not said": {
    facts: known([BEN]),
    says: [
      quote({
        ...{ kind: "before", isClose: false, clause: { kind: "here", clause: oneOf(BEN, CLEO) } },
        next: so(because(elf(BEN), makes({ least: 1, most: 1 })), dwarf(CLEO)),
      }),
    ],
  },
  "not proved": {
    facts: known([], [BEN]),
    says: [quote(so(dwarf(BEN), elf(CLEO)))],
    verdicts: [{ person: DOV, identity: true }],
  },
  "unclear people": {
    facts: known([], [BEN]),
    says: [
      quote(
        so(dwarf(BEN), {
          ...{ kind: "are", size: 3, identity: true },
          people: { kind: "group", place: { kind: "one", in: "row 2" }, size: 3, share: "all" },
        }),
      ),
    ],
  },
  "wrong sum": {
    facts: known([BEN], [CLEO]),
    says: [quote(so(because(clauses(elf(BEN), dwarf(CLEO)), makes({ least: 2, most: 2 })), elf(DOV)))],
  },
  "idle sum": {
    table: LIES,
    facts: known([BEN, CLEO], [DOV]),
    says: [found(because(clauses(elf(BEN, CLEO), dwarf(DOV)), makes({ least: 2 })))],
  },
  "no sum": { facts: known([], [BEN, CLEO]), says: [quote(so(dwarf(BEN, CLEO), { kind: "cannotBe" }), true)] },
  "empty sum": { facts: known([], [BEN, CLEO]), says: [quote(takesTwo(dwarf(BEN, CLEO)), true)] },
  "empty group": { facts: known([], [BEN]), says: [quote(so(clauses(dwarf(BEN), dwarf()), elf(CLEO, DOV)))] },
  "group of one": {
    facts: known([BEN], [CLEO]),
    says: [
      quote(
        so(clauses(elf(BEN), dwarf(CLEO)), {
          ...{ kind: "orElse", claims: elf(DOV), identity: true, isRestHeld: false },
          tallies: [{ bounds: [{ most: 0 }], among: byName([DOV]) }],
        }),
      ),
    ],
  },
  "empty bound": {
    facts: known([], [BEN]),
    says: [
      quote(
        so(
          clauses(dwarf(BEN), {
            ...{ kind: "countAre", numbers: [0, 1], size: 1, people: byName([ADA]), identity: true },
          }),
          elf(CLEO, DOV),
        ),
      ),
    ],
  },
  circular: {
    table: tableOf("truthful", ONLY, SAYS_ONLY, [BEN]),
    facts: known([], [ADA]),
    says: [
      quote({
        ...{ kind: "before", isClose: true, next: so(dwarf(ADA), elf(BEN)) },
        clause: { kind: "takes", people: byName([BEN]), size: 1, identity: true },
      }),
    ],
  },
  "unrelated clue": {
    facts: known([], [ADA]),
    says: [
      suppose(elf(BEN)),
      suppose(dwarf(BEN)),
      quote({ kind: "doesNotFit", reason: clauses(elf(BEN), dwarf(BEN)) }, true),
    ],
  },
  "told again": {
    table: LIES,
    facts: known([ADA, BEN], [CLEO]),
    says: [
      {
        ...{ kind: "heardCases", speaker: ADA },
        cases: [
          {
            ...{ identity: false, isBroken: false },
            reason: so({ kind: "areTheOnes", people: byName([CLEO]), number: 1, identity: false }, elf(DOV)),
          },
          { identity: true, isBroken: false, reason: so(clauses(elf(BEN), dwarf(CLEO)), dwarf(DOV)) },
        ],
      },
    ],
  },
  "open supposition": {
    facts: known([], [BEN]),
    says: [suppose(dwarf(CLEO)), quote(so(dwarf(BEN), elf(DOV))), therefore(elf(CLEO))],
  },
  "not read": { says: [{ kind: "unproved", claim: dwarf(BEN), speakers: [ADA, CLEO] }] },
};

describe("a reader finds", () => {
  it.each(Object.keys(FLAWS) as FlawKind[])("%s", (kind) => {
    expect(flawsOf(WRONG[kind])).toContain(kind);
  });

  it("a conclusion that rests on a fact that is known and not named", () => {
    expect(flawsOf({ facts: known([], [BEN]), says: [quote(so(undefined, elf(CLEO, DOV)))] })).toEqual([
      "lost premise",
    ]);
  });

  it("people who are left out as seen on the board, and are not, or are not all others", () => {
    const seen = (people: readonly number[]): Clause => ({
      ...{ kind: "known", groups: [{ identity: true, named: [BEN], lit: [] }] },
      seen: { identity: false, people },
    });
    const find = (number: number, facts: Facts, claim: Clause): readonly FlawKind[] => {
      const table = tableOf("truthful", "So many are elves.", elves([ADA, ...THREE], number));
      return flawsOf({ table, facts, says: [quote(so(seen([CLEO]), claim))] });
    };
    expect(find(2, known([BEN], [CLEO]), oneOf(ADA, DOV))).toEqual([]);
    expect(find(2, known([BEN]), oneOf(ADA, DOV))).toContain("not known");
    expect(find(1, known([BEN], [CLEO]), dwarf(ADA))).toEqual(["lost premise"]);
    const supposed = quote(so(seen([CLEO]), oneOf(ADA, DOV)));
    const table = tableOf("truthful", "2 are elves.", elves([ADA, ...THREE], 2));
    expect(flawsOf({ table, facts: known([BEN]), says: [suppose(dwarf(CLEO)), supposed] })).toContain("not known");
  });

  it("words of somebody else", () => {
    const reason = so(dwarf(BEN), elf(CLEO, DOV));
    const facts = known([], [BEN]);
    expect(flawsOf({ facts, says: [{ kind: "quote", speaker: BEN, isBut: false, reason }] })).toEqual([
      "unclear people",
    ]);
    expect(flawsOf({ facts, says: [{ kind: "byClue", speaker: BEN, isBut: false, reason }] })).toEqual([
      "unclear people",
    ]);
  });

  it("a text that is not what the sentence says", () => {
    const told = toldIn(TRUE, [quote(so(dwarf(BEN), elf(CLEO, DOV)))]);
    const other = told.map((sentence) => ({ ...sentence, text: "Ben is an elf, trust me." }));
    expect(readProof(TRUE, other, known([], [BEN]), []).map(({ kind }) => kind)).toEqual(["not read"]);
  });

  it("a claim that the words do not conclude", () => {
    const told = toldIn(TRUE, [quote(so(dwarf(BEN), elf(CLEO)))]);
    const claiming = (claim: Count) => told.map((sentence) => ({ ...sentence, claims: [claim] }));
    const find = (claim: Count) => readProof(TRUE, claiming(claim), known([], [BEN]), []).map(({ kind }) => kind);
    expect(find(elves([CLEO], 1))).toEqual([]);
    expect(find(elves([CLEO, DOV], 2))).toEqual(["lost premise"]);
  });

  it("people who are more, or fewer, than they are spoken of as", () => {
    const both: Clause = { kind: "are", people: byName([CLEO, DOV]), size: 1, identity: true };
    expect(flawsOf({ facts: known([], [BEN]), says: [quote(so(dwarf(BEN), both))] })).toEqual(["unclear people"]);
  });

  it("a case that is said to clash with what is known, and does not", () => {
    const find = (reason: Clause): readonly FlawKind[] => {
      const cases = [{ identity: true, isBroken: true, isByKnown: true as const, reason }];
      const said: Sentence = { kind: "heardCases", speaker: ADA, cases, claim: dwarf(ADA) };
      return flawsOf({ table: LIES, facts: known([BEN]), says: [suppose(oneOf(ADA, BEN)), said] });
    };
    // What was supposed is not given up here.
    expect(find(clauses(elf(BEN), oneOf(ADA, BEN)))).toEqual(["not proved"]);
    expect(find(oneOf(ADA, BEN))).toContain("no contradiction");
  });

  it("a case that an earlier sentence has refuted", () => {
    const cases: Sentence = {
      ...{ kind: "heardCases", speaker: ADA, claim: elf(ADA) },
      cases: [{ identity: false, isBroken: true, reason: takesTwo(dwarf(BEN, CLEO), { most: 1 }) }],
    };
    const told = { table: LIES, facts: known([], [BEN, CLEO]) };
    expect(flawsOf({ ...told, says: [cases] })).toEqual([]);
    expect(flawsOf({ ...told, says: [cases, cases] })).toEqual(["told again"]);
  });

  it("facts that clash by themselves, where a clue is blamed", () => {
    const one = oneOf(BEN, CLEO);
    const says = [suppose(one), quote(takesTwo(clauses(elf(BEN, CLEO), one)), true)];
    expect(flawsOf({ facts: known([BEN, CLEO]), says })).toEqual(
      expect.arrayContaining(["empty sum", "unrelated clue"]),
    );
  });
});

/** Forms that are told rightly of one state of knowledge and wrongly of another, or to another end. */
describe("a reader tells right from wrong in", () => {
  const ALIKE = ["Ben and Cleo are alike.", "Ben and Dov are alike."] as const;
  const table = tableOf("mixing", ALIKE.join(" "), elves([BEN, CLEO], 0, 2));
  const mixing: ToldTable = {
    ...table,
    words: { ...table.words, clues: NAMES.map(() => ({ text: ALIKE.join(" "), sentences: ALIKE })) },
    clues: NAMES.map(() => ({
      ...{ people: [], references: [], form: "test", kind: "plain" },
      says: [elves([BEN, CLEO], 0, 2), elves([BEN, DOV], 0, 2)],
    })),
  };
  const speaker = ADA;
  const quotes: readonly Quote[] = [
    { speaker, at: 0 },
    { speaker, at: 1 },
  ];

  it("facts by which words come to something", () => {
    const says = (...dwarfs: number[]): Sentence[] => [
      lying({ kind: "first", grounds: dwarf(...dwarfs), next: so(undefined, dwarf(BEN)) }),
    ];
    const told = { table: LIES_ONLY, facts: known([ADA], [CLEO, DOV]) };
    expect(flawsOf({ ...told, says: says(CLEO, DOV) })).toEqual([]);
    expect(flawsOf({ ...told, says: says(CLEO) })).toEqual(["lost premise"]);
  });

  it("what follows, or clashes, without a clue", () => {
    const one = oneOf(BEN, CLEO);
    const byKnown = (end: Clause): Sentence => ({ kind: "byKnown", reason: so(clauses(elf(BEN), one), end) });
    const facts = known([BEN]);
    expect(flawsOf({ facts, says: [suppose(one), byKnown(dwarf(CLEO))] })).toEqual(["not proved"]);
    expect(flawsOf({ facts, says: [suppose(one), byKnown(elf(CLEO))] })).toEqual([
      "lost premise",
      "no sum",
      "not proved",
    ]);
    const clash = (...who: number[]): Sentence[] => [
      suppose(one),
      { kind: "clash", grounds: clauses(elf(...who), one) },
    ];
    const both = known([BEN, CLEO]);
    expect(flawsOf({ facts: both, says: clash(BEN, CLEO) })).toEqual(["not proved", "told again"]);
    expect(flawsOf({ facts: both, says: clash(BEN) })).toContain("no contradiction");
  });

  it("what the hidden kind says truly", () => {
    const truth: Sentence = {
      ...{ kind: "heardSomeTruth", speaker, quotes: [{ speaker, at: 1 }], claim: elf(DOV) },
      since: clauses(elf(BEN), dwarf(CLEO)),
    };
    expect(flawsOf({ table: mixing, facts: known([ADA, BEN], [CLEO]), says: [truth] })).toEqual([]);
    const mixture: Sentence = { kind: "heardMixture", speaker, quotes, since: elf(CLEO), claim: dwarf(DOV) };
    const facts = known([ADA, CLEO]);
    expect(flawsOf({ table: mixing, facts, says: [mixture] })).toEqual([]);
    expect(flawsOf({ table: { ...mixing, honesty: "lying" }, facts, says: [mixture] })).toEqual(["lost premise"]);
    const half = { ...mixture, quotes: quotes.slice(1) };
    expect(flawsOf({ table: mixing, facts, says: [half] })).toEqual(["not said"]);
  });

  it("what would be all true or all false, or is all false", () => {
    const alike = (...who: number[]): Sentence[] => [
      {
        ...{ kind: "heardVerdict", since: elf(...who), claim: dwarf(ADA) },
        verdict: { kind: "wouldBeAlike", quotes, speaker, identity: true },
      },
    ];
    const facts = known([CLEO, DOV]);
    expect(flawsOf({ table: mixing, facts, says: alike(CLEO, DOV) })).toEqual([]);
    expect(flawsOf({ table: mixing, facts, says: alike(CLEO) })).toEqual(["lost premise"]);
    const nothing = (...who: number[]): Sentence[] => [
      suppose(dwarf(BEN)),
      {
        ...{ kind: "contradiction", since: clauses(elf(...who), dwarf(BEN)), speaker, identity: true },
        verdict: { kind: "saysNothingTrue", quotes, speaker },
      },
      therefore(elf(BEN)),
    ];
    const told = { table: mixing, facts: known([ADA, CLEO, DOV]) };
    expect(flawsOf({ ...told, says: nothing(CLEO, DOV) })).toEqual([]);
    expect(flawsOf({ ...told, says: nothing(CLEO) })).toEqual(["lost premise"]);
  });
});

describe("what a sentence claims", () => {
  const clue = { kind: "clue", index: ADA } as const;
  const check = (uses: Partial<ProofSentence["uses"]>, claims: readonly Count[], facts = known([], [BEN])) => {
    const [told] = toldIn(TRUE, [quote(so(dwarf(BEN), elf(CLEO, DOV)))]) as [ProofSentence];
    const sentence = { ...told, uses: { ...told.uses, ...uses }, claims };
    return usesFlaws(TRUE, [sentence], facts).map(({ kind }) => kind);
  };
  const both = elves([CLEO, DOV], 2);

  it("follows from what it uses, and nothing else", () => {
    expect(check({ by: clue, facts: known([], [BEN]) }, [both])).toEqual([]);
    expect(check({ facts: known([], [BEN]) }, [both])).toEqual(["lost premise"]);
    expect(check({ by: clue }, [both])).toEqual(["lost premise"]);
  });

  it("uses only what is known", () => {
    expect(check({ by: clue, facts: known([], [BEN]) }, [both], known([]))).toEqual(["not known"]);
  });

  it("is nothing only where that cannot be", () => {
    expect(check({ by: clue, facts: known([], [BEN]) }, [])).toEqual(["no contradiction"]);
    const none = known([], THREE);
    expect(check({ by: clue, facts: none }, [], none)).toEqual([]);
  });
});

describe("words that are wrong by themselves", () => {
  const names = ["Esther", "Barber Bob", "Ivan", "丁珊", "亚瑟", "马库斯"];
  it.each<[FlawKind, string]>([
    ["group of one", "so it is, or else there would be no elves among Esther."],
    ["group of one", "That leaves no elves for Esther, but Esther is an elf."],
    ["group of one", "At least 1 of Barber Bob is an elf."],
    ["group of one", "那么丁珊中没有精灵，可是丁珊是精灵。"],
    ["group of one", "亚瑟必须都算上，可是亚瑟是精灵。"],
    ["empty bound", "at least 0 of Barber Bob is an elf and exactly 1 of Ivan and Esther is."],
    ["empty bound", "丁珊和亚瑟中至少有0个精灵。"],
    ["empty sum", "that makes  elves, and it takes exactly 3."],
    ["empty sum", "that makes at least 1 elf, and it takes  or 0."],
    ["empty sum", "丁珊和亚瑟都是精灵，这就，而线索要求恰好3个。"],
    ["empty group", "here Ivan is an elf and  are elves, so Esther is one."],
    ["empty group", "这里丁珊是精灵，都是精灵，所以亚瑟是精灵。"],
  ])("are %s: %s", (kind, text) => {
    expect(shapeFlaws(names, text)).toContain(kind);
  });

  it.each([
    "That leaves no elves for Esther and Ivan, but Ivan is an elf.",
    "exactly 1 of Esther, Barber Bob and Ivan is an elf, and at least 2 of the four around Esther are.",
    "By Esther's clue, it comes down to Esther against Ivan.",
    "Ivan says: “Something  odd among Esther.” So all three are elves.",
    "丁珊和亚瑟中恰好有1个精灵，所以丁珊、马库斯和亚瑟都是精灵。",
  ])("are not: %s", (text) => {
    expect(shapeFlaws(names, text)).toEqual([]);
  });
});
