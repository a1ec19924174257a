// The documents' own examples, in their own words; where these are no English, in the nearest that is.

import { predicate } from "@demonstrandum/logic";
import { describe, expect, it } from "vitest";
import { atoms } from "./atoms/atoms.ts";
import { sayAtomsDocument } from "./atoms/atoms-documents.ts";
import { parseChain } from "./atoms/parse.ts";
import { atomsDocuments as atomsWords } from "./atoms/words/documents.ts";
import { type Board, makeBoard } from "./board.ts";
import { classic } from "./classic/classic.ts";
import { sayClassicDocument } from "./classic/classic-documents.ts";
import type { Dialect } from "./dialect.ts";
import { readChainSaid } from "./read/read-chain.ts";
import { readClassicSaid } from "./read/read-forms.ts";
import { boardOf, fingerprint } from "./testing/boards.ts";
import { englishFlaws } from "./testing/english-flaws.ts";

const NAMES = "Bai Tao,Chen Hao,Feng Yu,Han Rui,Li Mu,Qin Fan,Sun Xin,Yuan Jun,Zhang Wei,Zhao Yan,Zhou Bo,Zhu Di".split(
  ",",
);

const board = makeBoard({
  rows: 4,
  cols: 3,
  people: NAMES.map((name, id) => ({
    id,
    name,
    row: Math.floor(id / 3),
    col: id % 3,
    spiritualRoot: ["Fire", "Water"],
  })),
});

const idOf = (name: string): number => NAMES.indexOf(name);

describe("the second document", () => {
  it.each([
    ["neg().exact(2).be(Fire)", "Li Mu", "Exactly 2 demons-in-disguise have Fire spiritual root."],
    [
      "neg().exact(2).be(Fire).below(Bai_Tao)",
      "Li Mu",
      "Exactly 2 demons-in-disguise have Fire spiritual root and are somewhere below Bai Tao.",
    ],
    ["neg().exact(1).row(3)", "Li Mu", "Exactly 1 in row 3 is a demon-in-disguise."],
    ["neg().exact(3).row(2)", "Li Mu", "Exactly 3 in row 2 are demons-in-disguise."],
    ["pos().exact(3).row(2).be(Water)", "Li Mu", "Exactly 3 cultivators in row 2 have Water spiritual root."],
    ["pos().all().column(A)", "Li Mu", "All in column A are cultivators."],
    ["pos().exact(3).neighbor(Yuan_Jun)", "Yuan Jun", "I have exactly 3 cultivator neighbors."],
    ["pos().exact(3).neighbor(Zhang_Wei)", "Yuan Jun", "Zhang Wei has exactly 3 cultivator neighbors."],
    ["neg().all().neighbor(Chen_Hao)", "Chen Hao", "I have all demon neighbors."],
    ["neg().all().neighbor(Chen_Hao)", "Li Mu", "Chen Hao has all demon neighbors."],
    [
      "neg().exact(2).between(Bai_Tao,Zhao_Yan)",
      "Li Mu",
      "Exactly 2 demons-in-disguise are between Bai Tao and Zhao Yan.",
    ],
    ["pos().exact(1).between(Bai_Tao,Sun_Xin)", "Bai Tao", "Exactly 1 cultivator is between me and Sun Xin."],
    ["pos().exact(1).between(Bai_Tao,Sun_Xin)", "Sun Xin", "Exactly 1 cultivator is between Bai Tao and me."],
    ["neg().of(2,3).neighbor(Li_Mu).row(1)", "Li Mu", "Exactly 2 of my 3 neighbors in row 1 are demons-in-disguise."],
    [
      "pos().of(2,3).neighbor(Li_Mu).column(C)",
      "Chen Hao",
      "Exactly 2 of the 3 neighbors of Li Mu in column C are cultivators.",
    ],
    ["neg().oneof(3).row(2)", "Li Mu", "Exactly one of these 3 people in row 2 is a demon-in-disguise."],
    ["neg().inTotal(4)", "Li Mu", "In total, 4 people are demons-in-disguise."],
    ["neg().even().neighbor(Li_Mu)", "Li Mu", "I have an even number of demon neighbors."],
    ["neg().most().row(2)", "Li Mu", "The uniquely largest number of demons-in-disguise is in row 2."],
    ["neg().connected(row1)", "Li Mu", "All demons-in-disguise in row 1 form a connected group."],
  ])("says %s", (dsl, speaker, text) => {
    expect(sayAtomsDocument({ chain: parseChain(dsl, board) }, idOf(speaker), board)).toBe(text);
  });
});

describe("the first document", () => {
  it.each([
    ["PERSON_IS_DEMON", { target: 1 }, "Chen Hao is a demon."],
    ["ONLY_CULTIVATOR_IN_COLUMN", { subject: 4, column: 1 }, "Li Mu is the only cultivator in column B."],
    ["N_NEIGHBORS_A_DAEMON", { N: 2, mentionedId: 1 }, "I have exactly 2 demon neighbors and Chen Hao is one of them."],
    [
      "M_OF_N_DEMONS_NEIGHBORING_IN_ROW",
      { subject: 4, M: 0, N: 3, row: 0 },
      "Exactly 0 of 3 demon neighbors of Li Mu is in row 1.",
    ],
    [
      "M_OF_N_CULTIVATORS_NEIGHBORING_IN_COLUMN",
      { subject: 4, M: 2, N: 3, column: 0 },
      "Exactly 2 of 3 cultivator neighbors of Li Mu are in column A.",
    ],
    [
      "M_OF_N_SPIRITUAL_ROOT_ELEMENT_BE_DEMON",
      { element: "Fire", M: 1, N: 12 },
      "Exactly 1 of 12 people with Fire spiritual root is a demon.",
    ],
    [
      "M_OF_N_SPIRITUAL_ROOT_ELEMENT_BE_CULTIVATOR",
      { element: "Fire", M: 5, N: 12 },
      "Exactly 5 of 12 people with Fire spiritual root are cultivators.",
    ],
  ])("says %s", (type, params, text) => {
    const clue = classic.parseClue({ type, params }, 4, board);
    expect(sayClassicDocument(clue, 4, board)).toBe(text);
  });
});

/** Clues that anybody could say on a small board. */
function cluesOn<C>(dialect: Dialect<C>, small: Board): [C, number][] {
  return [0, 0b10110, 0b101].flatMap((world) =>
    small.people.flatMap(({ id }) =>
      dialect.candidates(id, world, small, { ofOthers: true }).map((clue): [C, number] => [clue, id]),
    ),
  );
}

describe("the documents' words", () => {
  const small = boardOf(3, 3);
  const names = small.people.map(({ name }) => name);
  const meaningIn = <C>(dialect: Dialect<C>, clue: C, speaker: number): string =>
    fingerprint(predicate(dialect.meaning(clue, speaker, small)), small);

  it("are English, and no two meanings are told in the same", () => {
    const heard = new Map<string, string>();
    const check = <C>(dialect: Dialect<C>, say: Dialect<C>["sayClue"]) =>
      cluesOn(dialect, small).filter(([clue, speaker]) => {
        const text = say(clue, speaker, small);
        const key = /\b(?:I|me|my|mine)\b/i.test(text) ? `${speaker} ${text}` : text;
        const meaning = meaningIn(dialect, clue, speaker);
        const isTwice = (heard.get(key) ?? meaning) !== meaning;
        heard.set(key, meaning);
        return isTwice || englishFlaws(text).length > 0;
      });
    expect(check(classic, sayClassicDocument)).toEqual([]);
    expect(check(atoms, sayAtomsDocument)).toEqual([]);
  });

  it("are read back to what they mean", () => {
    const wrong = [
      ...cluesOn(classic, small).filter(([clue, speaker], i) => {
        const at = { board: small, speaker, names };
        const read =
          i % 5 === 0
            ? readClassicSaid(sayClassicDocument(clue, speaker, small), at, (guess) => [
                sayClassicDocument(guess, speaker, small),
              ])
            : clue;
        return read === undefined || meaningIn(classic, read, speaker) !== meaningIn(classic, clue, speaker);
      }),
      ...cluesOn(atoms, small).filter(([clue, speaker], i) => {
        const at = { board: small, speaker, names };
        const read = i % 11 === 0 ? readChainSaid(sayAtomsDocument(clue, speaker, small), at, atomsWords) : clue;
        return read === undefined || meaningIn(atoms, read, speaker) !== meaningIn(atoms, clue, speaker);
      }),
    ];
    expect(wrong).toEqual([]);
  });
});
