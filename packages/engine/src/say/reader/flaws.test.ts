// Each thing that can be wrong with a proof, in a proof that is wrong like that, beside one that is not: the reader finds it.

import type { Constraint, Count, Facts } from "@demonstrandum/logic";
import { describe, expect, it } from "vitest";
import type { Honesty } from "../../game/honesty.ts";
import type { Table, Word } from "../../game/table.ts";
import type { ProofSentence } from "../proof.ts";
import { en } from "../words/en.ts";
import type { ProofWording } from "../words/wording.ts";
import { FLAWS, type FlawKind } from "./flaw.ts";
import { takeNotes } from "./notes.ts";
import { readProof, type Verdict } from "./read-proof.ts";
import { shapeFlaws } from "./wording-shape.ts";

const NAMES = ["Ada", "Ben", "Cleo", "Dov"];
const [DWARF, ELF]: readonly [Word, Word] = [
  { one: "dwarf", many: "dwarfs" },
  { one: "elf", many: "elves" },
];

const elves = (of: number, ...numbers: number[]): Count => ({
  kind: "count",
  of,
  allowed: numbers.reduce((mask, number) => mask | (1 << number), 0),
});

const [ADA, BEN, CLEO, DOV] = [1, 2, 4, 8];
const TWO = "Exactly 2 of Ben, Cleo and Dov are elves.";
const ONLY = "Ben is the only elf of Ben, Cleo and Dov.";

const tableOf = (honesty: Honesty, text: string, says: Constraint, stated = 0): Table => ({
  ...{ rows: 2, cols: 2, words: [DWARF, ELF], honesty, axioms: [], solution: 0, start: [], isGated: false, chain: [] },
  people: NAMES.map((name, i) => ({ name, row: i >> 1, col: i & 1, place: String(i), marks: [] })),
  clues: NAMES.map(() => ({
    ...{ text, says: [says], people: [], references: [], form: "test", kind: "plain" },
    naming: { identity: true, stated, groups: [] },
  })),
  groups: [{ where: "in row 2", of: CLEO | DOV, key: "row 2" }],
  regionOf: () => ({ name: "the board", people: [] }),
});

const TRUE = tableOf("truthful", TWO, elves(BEN | CLEO | DOV, 2));
const LIES = tableOf("lying", TWO, elves(BEN | CLEO | DOV, 2));
const LIES_ONLY = tableOf("lying", ONLY, { kind: "all", of: [elves(BEN, 1), elves(CLEO | DOV, 0)] }, BEN);

const known = (value: number, dwarfs = 0): Facts => ({ known: value | dwarfs, value });

/** What a proof says, as texts made by the wording. */
type Say = (words: ProofWording) => readonly string[];

interface Told {
  readonly table?: Table;
  readonly facts?: Facts;
  readonly say: Say;
  readonly verdicts?: readonly Verdict[];
}

function flawsOf({ table = TRUE, facts = known(0), say, verdicts = [] }: Told): readonly FlawKind[] {
  const notes = takeNotes(en);
  let depth = 0;
  const proof = say(notes.wording).map((text): ProofSentence => {
    const name = notes.clauses.get(text)?.name;
    if (name === "therefore") depth--;
    return { text, depth: name === "suppose" ? depth++ : depth, speaker: 0, causes: [], affects: [] };
  });
  const flaws = readProof({ ...table, wording: notes.wording }, notes, proof, facts, verdicts);
  return [...new Set(flaws.map(({ kind }) => kind))];
}

const is = ({ are, names }: ProofWording, kind: Word, ...who: string[]): string => are(names(who), who.length, kind);
const quoting = (words: ProofWording, reason: string, text = TWO): string => words.quote("Ada", text, reason);
const lying = (words: ProofWording, reason: string, text: string): string =>
  words.heardCount(is(words, ELF, "Ada"), true, words.quoteAndReason(text, reason));

const SOUND: readonly (Told & { readonly name: string })[] = [
  {
    name: "a conclusion from a fact that is named",
    facts: known(0, BEN),
    say: (w) => [quoting(w, w.so(is(w, DWARF, "Ben"), is(w, ELF, "Cleo", "Dov")))],
    verdicts: [{ person: 2, identity: true }],
  },
  {
    name: "a lie with all that turns it into one count",
    table: LIES_ONLY,
    facts: known(ADA, CLEO | DOV),
    say: (w) => [lying(w, w.so(is(w, DWARF, "Cleo", "Dov"), is(w, DWARF, "Ben")), ONLY)],
    verdicts: [{ person: 1, identity: false }],
  },
  {
    name: "a supposition that ends in a contradiction",
    facts: known(0, BEN),
    say: (w) => [
      w.suppose(is(w, DWARF, "Cleo")),
      w.but(
        quoting(w, w.given(is(w, DWARF, "Ben", "Cleo")) + w.makesAndTakes([{ bounds: [{ most: 1 }] }], ELF, [2], 3)),
      ),
      w.therefore(is(w, ELF, "Cleo")),
    ],
    verdicts: [{ person: 2, identity: true }],
  },
  {
    name: "words that are true by their sum",
    table: LIES,
    facts: known(BEN | CLEO, DOV),
    say: (w) => [
      w.foundJudged(
        w.saysWrongly(
          "Ada",
          TWO,
          w.because(
            w.clauses([is(w, ELF, "Ben", "Cleo"), is(w, DWARF, "Dov")]),
            w.makes([{ bounds: [{ least: 2, most: 2 }] }], ELF),
          ),
        ),
        true,
        is(w, DWARF, "Ada"),
      ),
    ],
    verdicts: [{ person: 0, identity: false }],
  },
];

describe("a reader follows", () => {
  it.each(SOUND)("$name", (told) => {
    expect(flawsOf(told)).toEqual([]);
  });
});

const BROKEN = (w: ProofWording, ...who: string[]): string => w.given(is(w, DWARF, ...who));

const WRONG: Readonly<Record<FlawKind, Told>> = {
  "lost premise": {
    table: LIES_ONLY,
    facts: known(ADA, CLEO | DOV),
    say: (w) => [lying(w, w.soOnly(is(w, DWARF, "Ben")), ONLY)],
  },
  "no contradiction": {
    facts: known(0, BEN),
    say: (w) => [w.but(quoting(w, BROKEN(w, "Ben") + w.makesAndTakes([{ bounds: [{ most: 2 }] }], ELF, [2], 3)))],
  },
  "not known": { say: (w) => [quoting(w, w.so(is(w, DWARF, "Ben"), is(w, ELF, "Cleo", "Dov")))] },
  "not said": {
    facts: known(BEN),
    say: (w) => [
      quoting(
        w,
        w.before(w.here(w.countAre([1], 2, w.names(["Ben", "Cleo"]), ELF))) +
          w.so(w.because(is(w, ELF, "Ben"), w.makes([{ bounds: [{ least: 1, most: 1 }] }], ELF)), is(w, DWARF, "Cleo")),
      ),
    ],
  },
  "not proved": {
    facts: known(0, BEN),
    say: (w) => [quoting(w, w.so(is(w, DWARF, "Ben"), is(w, ELF, "Cleo")))],
    verdicts: [{ person: 3, identity: true }],
  },
  "unclear people": {
    facts: known(0, BEN),
    say: (w) => [quoting(w, w.so(is(w, DWARF, "Ben"), w.are(w.group("in row 2", 3, "all"), 3, ELF)))],
  },
  "wrong sum": {
    facts: known(BEN, CLEO),
    say: (w) => [
      quoting(
        w,
        w.so(
          w.because(
            w.clauses([is(w, ELF, "Ben"), is(w, DWARF, "Cleo")]),
            w.makes([{ bounds: [{ least: 2, most: 2 }] }], ELF),
          ),
          is(w, ELF, "Dov"),
        ),
      ),
    ],
  },
  "idle sum": {
    table: LIES,
    facts: known(BEN | CLEO, DOV),
    say: (w) => [
      w.foundJudged(
        w.saysWrongly(
          "Ada",
          TWO,
          w.because(
            w.clauses([is(w, ELF, "Ben", "Cleo"), is(w, DWARF, "Dov")]),
            w.makes([{ bounds: [{ least: 2 }] }], ELF),
          ),
        ),
        true,
        is(w, DWARF, "Ada"),
      ),
    ],
  },
  "no sum": {
    facts: known(0, BEN | CLEO),
    say: (w) => [w.but(quoting(w, w.so(is(w, DWARF, "Ben", "Cleo"), w.cannotBe)))],
  },
  "empty sum": {
    facts: known(0, BEN | CLEO),
    say: (w) => [w.but(quoting(w, BROKEN(w, "Ben", "Cleo") + w.makesAndTakes([{ bounds: [] }], ELF, [2], 3)))],
  },
  "empty group": {
    facts: known(0, BEN),
    say: (w) => [quoting(w, w.so(w.clauses([is(w, DWARF, "Ben"), is(w, DWARF)]), is(w, ELF, "Cleo", "Dov")))],
  },
  "group of one": {
    facts: known(BEN, CLEO),
    say: (w) => [
      quoting(
        w,
        w.so(
          w.clauses([is(w, ELF, "Ben"), is(w, DWARF, "Cleo")]),
          w.orElse(is(w, ELF, "Dov"), [{ bounds: [{ most: 0 }], among: w.names(["Dov"]) }], ELF),
        ),
      ),
    ],
  },
  "empty bound": {
    facts: known(0, BEN),
    say: (w) => [
      quoting(
        w,
        w.so(w.clauses([is(w, DWARF, "Ben"), w.countAre([0, 1], 1, w.names(["Ada"]), ELF)]), is(w, ELF, "Cleo", "Dov")),
      ),
    ],
  },
  circular: {
    table: tableOf("truthful", ONLY, { kind: "all", of: [elves(BEN, 1), elves(CLEO | DOV, 0)] }, BEN),
    facts: known(0, ADA),
    say: (w) => [
      quoting(
        w,
        w.before(w.takes(w.names(["Ben"]), 1, ELF), true) + w.so(is(w, DWARF, "Ada"), is(w, ELF, "Ben")),
        ONLY,
      ),
    ],
  },
  "unrelated clue": {
    facts: known(0, ADA),
    say: (w) => [
      w.suppose(is(w, ELF, "Ben")),
      w.suppose(is(w, DWARF, "Ben")),
      w.but(quoting(w, w.doesNotFit(w.clauses([is(w, ELF, "Ben"), is(w, DWARF, "Ben")])))),
    ],
  },
  "told again": {
    table: LIES,
    facts: known(ADA | BEN, CLEO),
    say: (w) => [
      w.heardCases(
        "Ada",
        TWO,
        [
          w.inCase(is(w, DWARF, "Ada"), true, w.so(w.areTheOnes(w.names(["Cleo"]), 1, DWARF), is(w, ELF, "Dov"))),
          w.inCase(
            is(w, ELF, "Ada"),
            false,
            w.so(w.clauses([is(w, ELF, "Ben"), is(w, DWARF, "Cleo")]), is(w, DWARF, "Dov")),
          ),
        ],
        "",
      ),
    ],
  },
  "open supposition": {
    facts: known(0, BEN),
    say: (w) => [
      w.suppose(is(w, DWARF, "Cleo")),
      quoting(w, w.so(is(w, DWARF, "Ben"), is(w, ELF, "Dov"))),
      w.therefore(is(w, ELF, "Cleo")),
    ],
  },
  "not read": { say: () => ["Ben is an elf, trust me."] },
};

describe("a reader finds", () => {
  it.each(Object.keys(FLAWS) as FlawKind[])("%s", (kind) => {
    expect(flawsOf(WRONG[kind])).toContain(kind);
  });

  it("a conclusion that rests on a fact that is known and not named", () => {
    const say: Say = (w) => [quoting(w, w.soOnly(is(w, ELF, "Cleo", "Dov")))];
    expect(flawsOf({ facts: known(0, BEN), say })).toEqual(["lost premise"]);
  });

  it("words of somebody else", () => {
    const say: Say = (w) => [w.quote("Ben", TWO, w.so(is(w, DWARF, "Ben"), is(w, ELF, "Cleo", "Dov")))];
    expect(flawsOf({ facts: known(0, BEN), say })).toEqual(["unclear people"]);
  });

  it("a case that an earlier sentence has refuted", () => {
    const cases: Say = (w) => [
      w.heardCases(
        "Ada",
        TWO,
        [
          w.inBrokenCase(
            is(w, DWARF, "Ada"),
            true,
            w.given(is(w, DWARF, "Ben", "Cleo")) + w.makesAndTakes([{ bounds: [{ most: 1 }] }], ELF, [2], 3),
          ),
        ],
        is(w, ELF, "Ada"),
      ),
    ];
    const told = { table: LIES, facts: known(0, BEN | CLEO) };
    expect(flawsOf({ ...told, say: cases })).toEqual([]);
    expect(flawsOf({ ...told, say: (w) => [...cases(w), ...cases(w)] })).toEqual(["told again"]);
  });

  it("facts that clash by themselves, where a clue is blamed", () => {
    const say: Say = (w) => [
      w.suppose(w.countAre([1], 2, w.names(["Ben", "Cleo"]), ELF)),
      w.but(
        quoting(
          w,
          w.given(w.clauses([is(w, ELF, "Ben", "Cleo"), w.countAre([1], 2, w.names(["Ben", "Cleo"]), ELF)])) +
            w.makesAndTakes([{ bounds: [] }], ELF, [2], 3),
        ),
      ),
    ];
    expect(flawsOf({ facts: known(BEN | CLEO), say })).toEqual(expect.arrayContaining(["empty sum", "unrelated clue"]));
  });
});

/** Forms that are told rightly of one state of knowledge and wrongly of another, or to another end. */
describe("a reader tells right from wrong in", () => {
  const ALIKE = ["Ben and Cleo are alike.", "Ben and Dov are alike."] as const;
  const mixing: Table = {
    ...tableOf("mixing", ALIKE.join(" "), elves(BEN | CLEO, 0, 2)),
    clues: NAMES.map(() => ({
      ...{ text: ALIKE.join(" "), sentences: ALIKE, people: [], references: [], form: "test", kind: "plain" },
      says: [elves(BEN | CLEO, 0, 2), elves(BEN | DOV, 0, 2)],
    })),
  };
  const quotesIn = (w: ProofWording): string => w.quotes(ALIKE.map((each) => w.quoteBare(each)));

  it("facts by which words come to something", () => {
    const say =
      (...dwarfs: string[]): Say =>
      (w) => [lying(w, w.first(is(w, DWARF, ...dwarfs)) + w.soOnly(is(w, DWARF, "Ben")), ONLY)];
    const told = { table: LIES_ONLY, facts: known(ADA, CLEO | DOV) };
    expect(flawsOf({ ...told, say: say("Cleo", "Dov") })).toEqual([]);
    expect(flawsOf({ ...told, say: say("Cleo") })).toEqual(["lost premise"]);
  });

  it("what follows, or clashes, without a clue", () => {
    const one = (w: ProofWording): string => w.countAre([1], 2, w.names(["Ben", "Cleo"]), ELF);
    const say =
      (end: (w: ProofWording) => string): Say =>
      (w) => [w.suppose(one(w)), end(w)];
    const told = { facts: known(BEN) };
    const so = (kind: Word) => (w: ProofWording) =>
      w.byKnown(w.so(w.clauses([is(w, ELF, "Ben"), one(w)]), is(w, kind, "Cleo")));
    const open = ["not proved"];
    expect(flawsOf({ ...told, say: say(so(DWARF)) })).toEqual(open);
    expect(flawsOf({ ...told, say: say(so(ELF)) })).toEqual(["lost premise", "no sum", ...open]);
    const clash =
      (...who: string[]) =>
      (w: ProofWording) =>
        w.clash(w.clauses([is(w, ELF, ...who), one(w)]));
    expect(flawsOf({ facts: known(BEN | CLEO), say: say(clash("Ben", "Cleo")) })).toEqual(["told again", ...open]);
    expect(flawsOf({ facts: known(BEN | CLEO), say: say(clash("Ben")) })).toContain("no contradiction");
  });

  it("what the hidden kind says truly", () => {
    const truth: Say = (w) => [
      w.heardSomeTruth(
        is(w, ELF, "Ada"),
        w.quoteBare(ALIKE[1]),
        1,
        w.since(w.clauses([is(w, ELF, "Ben"), is(w, DWARF, "Cleo")])),
        is(w, ELF, "Dov"),
      ),
    ];
    expect(flawsOf({ table: mixing, facts: known(ADA | BEN, CLEO), say: truth })).toEqual([]);
    expect(flawsOf({ table: { ...mixing, honesty: "lying" }, facts: known(ADA | BEN, CLEO), say: truth })).toEqual([
      "lost premise",
    ]);
    const mixture: Say = (w) => [
      w.heardMixture(is(w, ELF, "Ada"), quotesIn(w), w.since(is(w, ELF, "Cleo")), is(w, DWARF, "Dov")),
    ];
    expect(flawsOf({ table: mixing, facts: known(ADA | CLEO), say: mixture })).toEqual([]);
    expect(flawsOf({ table: { ...mixing, honesty: "lying" }, facts: known(ADA | CLEO), say: mixture })).toEqual([
      "lost premise",
    ]);
  });

  it("what would be all true or all false, or is all false", () => {
    const alike =
      (...who: string[]): Say =>
      (w) => [
        w.heardVerdict(w.since(is(w, ELF, ...who)), w.wouldBeAlike(quotesIn(w), "Ada", ELF), is(w, DWARF, "Ada")),
      ];
    expect(flawsOf({ table: mixing, facts: known(CLEO | DOV), say: alike("Cleo", "Dov") })).toEqual([]);
    expect(flawsOf({ table: mixing, facts: known(CLEO | DOV), say: alike("Cleo") })).toEqual(["lost premise"]);
    const nothing =
      (...who: string[]): Say =>
      (w) => [
        w.suppose(is(w, DWARF, "Ben")),
        w.contradiction(
          w.since(w.clauses([is(w, ELF, ...who), is(w, DWARF, "Ben")])),
          w.saysNothingTrue("Ada", quotesIn(w)),
          is(w, ELF, "Ada"),
        ),
        w.therefore(is(w, ELF, "Ben")),
      ];
    expect(flawsOf({ table: mixing, facts: known(ADA | CLEO | DOV), say: nothing("Cleo", "Dov") })).toEqual([]);
    expect(flawsOf({ table: mixing, facts: known(ADA | CLEO | DOV), say: nothing("Cleo") })).toEqual(["lost premise"]);
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
