import { predicate } from "@demonstrandum/logic";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Board, ELEMENTS } from "../board.ts";
import { boardOf, CLASSIC_EXAMPLE_BOARD, fingerprint } from "../testing/boards.ts";
import { sentenceFlaws } from "../testing/english-flaws.ts";
import type { Atom, Chain } from "./atom.ts";
import { atoms } from "./atoms.ts";
import { arbitraryChain } from "./chain.arbitrary.ts";
import { flawOfChain } from "./check.ts";
import { step } from "./groups.ts";
import { parseChain } from "./parse.ts";
import { makeChain } from "./print.ts";

const DIRECTIONS = [
  "leftOf",
  "rightOf",
  "above",
  "below",
  "directlyLeftOf",
  "directlyRightOf",
  "directlyAbove",
  "directlyBelow",
] as const;

/** Every selector with every argument; relations only to these people. */
function selectors(board: Board, people: readonly number[]): Atom[] {
  const pairs = people.flatMap((a) => people.map((b) => [a, b] as const));
  return [
    ...board.inRow.map((_, row) => step("row", row)),
    ...board.inColumn.map((_, col) => step("column", col)),
    step("corner"),
    step("edge"),
    ...ELEMENTS.map((element) => step("be", element)),
    ...people.flatMap((id) => [...DIRECTIONS, "neighbor" as const].map((atom) => step(atom, id))),
    ...pairs.flatMap(([a, b]) => [step("between", a, b), step("commonNeighbors", a, b)]),
  ];
}

const counts = (size: number): number[] => Array.from({ length: size + 1 }, (_, count) => count);

const quantifiers = (size: number): Atom[] => [
  ...counts(size).flatMap((n) =>
    (["exact", "atLeast", "atMost", "inTotal", "oneof"] as const).map((atom) => step(atom, n)),
  ),
  ...counts(size).flatMap((n) => counts(size).map((m) => step("of", m, n))),
  ...(["even", "odd", "most", "all", "any", "connected"] as const).map((atom) => step(atom)),
];

const FEW: readonly Atom[] = [
  step("exact", 1),
  step("of", 1, 2),
  step("inTotal", 2),
  step("even"),
  step("most"),
  step("all"),
  step("any"),
  step("connected"),
];

function* chainsOf(board: Board): Generator<Chain> {
  const everyone = board.people.map(({ id }) => id);
  const roots = [step("pos"), step("neg")];
  for (const root of roots) {
    for (const quantifier of quantifiers(board.size)) {
      yield [root, quantifier];
      for (const selector of selectors(board, everyone)) yield [root, quantifier, selector];
    }
    for (const quantifier of FEW) {
      for (const first of selectors(board, [0, 4])) {
        for (const second of selectors(board, [1, 4])) yield [root, quantifier, first, second];
      }
    }
  }
}

/** Keeps the first chain of every sentence and compares the meaning of all later ones with it. */
class Sentences {
  readonly #first = new Map<string, Chain>();
  readonly clashes: string[] = [];

  constructor(
    readonly board: Board,
    readonly speaker: number,
  ) {}

  add(chain: Chain): void {
    const text = atoms.sayClue({ chain }, this.speaker, this.board);
    const first = this.#first.get(text);
    if (first === undefined) this.#first.set(text, chain);
    else if (this.#meaning(first) !== this.#meaning(chain)) {
      this.clashes.push(`${text} ${makeChain(first, this.board)} ${makeChain(chain, this.board)}`);
    }
  }

  get texts(): readonly string[] {
    return [...this.#first.keys()];
  }

  #meaning(chain: Chain): string {
    return fingerprint(predicate(atoms.meaning({ chain }, this.speaker, this.board)), this.board);
  }
}

describe("English on one board", () => {
  const board = boardOf(3, 3);

  it.each([0, 4])("never says two different things in one sentence when person %d speaks", (speaker) => {
    const sentences = new Sentences(board, speaker);
    for (const chain of chainsOf(board)) if (flawOfChain(chain, board) === undefined) sentences.add(chain);
    expect(sentences.clashes).toEqual([]);
    expect(sentences.texts.length).toBeGreaterThan(10_000);
    expect(sentences.texts.flatMap(sentenceFlaws)).toEqual([]);
  });

  it("keeps chains of three selectors apart too", () => {
    const sentences = new Sentences(board, 1);
    for (const chain of fc.sample(arbitraryChain(board), { seed: 17, numRuns: 30_000 })) {
      if (flawOfChain(chain, board) === undefined) sentences.add(chain);
    }
    expect(sentences.clashes).toEqual([]);
  });
});

describe("sentences", () => {
  const board = CLASSIC_EXAMPLE_BOARD;
  const LI_MU = 4;

  it.each([
    ["neg().exact(0).row(3)", "Exactly 0 people in row 3 are demons."],
    ["neg().exact(1).row(3)", "Exactly 1 person in row 3 is a demon."],
    ["neg().atMost(1).edge()", "At most 1 person on the edge (not in a corner) is a demon."],
    ["pos().atLeast(2).row(1).corner()", "At least 2 people in row 1 and also in the corners are cultivators."],
    ["neg().exact(7)", "Exactly 7 people are demons."],
    ["neg().inTotal(1)", "In total, 1 person is a demon."],
    ["neg().inTotal(2).column(B)", "In total, 2 people in column B are demons."],
    ["neg().inTotal(3).neighbor(Bai_Tao)", "In total, Bai Tao has 3 demon neighbors."],
    ["neg().inTotal(3).neighbor(Li_Mu)", "In total, I have 3 demon neighbors."],
    ["neg().odd().corner()", "An odd number of people in the corners are demons."],
    ["neg().even().leftOf(Li_Mu)", "An even number of demons are to the left of me."],
    ["neg().even().neighbor(Li_Mu).be(Fire)", "I have an even number of demon neighbors with Fire spiritual root."],
    [
      "neg().exact(1).be(Fire).above(Zhang_Wei)",
      "Exactly 1 demon has Fire spiritual root and is somewhere above Zhang Wei.",
    ],
    ["neg().exact(2).be(Fire).be(Water)", "Exactly 2 demons have Fire spiritual root and have Water spiritual root."],
    [
      "pos().exact(1).row(2).edge().rightOf(Li_Mu)",
      "Exactly 1 cultivator in row 2 and also on the edge (not in a corner) is to the right of me.",
    ],
    [
      "neg().exact(2).neighbor(Bai_Tao).neighbor(Li_Mu)",
      "Bai Tao has exactly 2 demon neighbors who are neighbors of mine.",
    ],
    [
      "neg().exact(1).neighbor(Li_Mu).neighbor(Bai_Tao).row(1)",
      "I have exactly 1 demon neighbor in row 1 who is a neighbor of Bai Tao.",
    ],
    ["neg().exact(1).commonNeighbors(Li_Mu,Bai_Tao)", "Exactly 1 demon is a common neighbor of Bai Tao and me."],
    [
      "neg().of(1,2).commonNeighbors(Bai_Tao,Li_Mu)",
      "Exactly 1 of the 2 common neighbors of Bai Tao and me is a demon.",
    ],
    ["neg().of(0,1).neighbor(Bai_Tao).row(1)", "The only neighbor of Bai Tao in row 1 is not a demon."],
    ["neg().of(2,8).neighbor(Li_Mu)", "Exactly 2 of my 8 neighbors are demons."],
    ["pos().of(2,3).row(1)", "Exactly 2 of the 3 people in row 1 are cultivators."],
    ["pos().of(2,4).be(Fire)", "Exactly 2 of the 4 people with Fire spiritual root are cultivators."],
    ["pos().of(1,2).below(Chen_Hao)", "Exactly 1 of the 2 people somewhere below Chen Hao is a cultivator."],
    ["pos().oneof(3).neighbor(Li_Mu).row(1)", "Exactly one of my 3 neighbors in row 1 is a cultivator."],
    ["pos().all().neighbor(Li_Mu).row(1)", "All of my neighbors in row 1 are cultivators."],
    ["pos().all().neighbor(Bai_Tao)", "All of the neighbors of Bai Tao are cultivators."],
    ["pos().all().be(Fire)", "Everyone with Fire spiritual root is a cultivator."],
    ["pos().all().between(Bai_Tao,Feng_Yu)", "Everyone between Bai Tao and Feng Yu is a cultivator."],
    ["pos().all().directlyAbove(Li_Mu)", "The person directly above me is a cultivator."],
    ["pos().all()", "Everyone is a cultivator."],
    ["neg().any().row(1)", "Any demon is in row 1."],
    ["neg().any().row(1).be(Fire)", "Any demon in row 1 has Fire spiritual root."],
    ["neg().any().be(Fire).row(1)", "Any demon with Fire spiritual root is in row 1."],
    ["neg().any().neighbor(Li_Mu).corner()", "Any demon who is a neighbor of mine is in a corner."],
    [
      "neg().any().edge().leftOf(Li_Mu).neighbor(Bai_Tao)",
      "Any demon on the edge (not in a corner) who is to the left of me is a neighbor of Bai Tao.",
    ],
    ["pos().most().row(2)", "Row 2 has more cultivators than any other row."],
    [
      "pos().most().column(C).be(Fire)",
      "Column C has more cultivators with Fire spiritual root than any other column.",
    ],
    [
      "pos().most().be(Fire).row(1)",
      "More cultivators in row 1 have Fire spiritual root than any other spiritual root.",
    ],
    ["neg().most().neighbor(Li_Mu).row(1)", "I have more demon neighbors in row 1 than anyone else."],
    ["neg().connected()", "All demons form a connected group."],
    ["neg().all().connected(edges)", "All demons on the edge (not in a corner) form a connected group."],
    ["neg().neighbor(Li_Mu).connected()", "All demons who are neighbors of mine form a connected group."],
    [
      "neg().exact(2).connected(row1)",
      "Exactly 2 people in row 1 are demons, and all demons in row 1 form a connected group.",
    ],
  ])("%s", (text, english) => {
    expect(atoms.sayClue({ chain: parseChain(text, board) }, LI_MU, board)).toBe(english);
  });
});
