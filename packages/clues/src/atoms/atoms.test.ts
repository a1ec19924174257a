import { indices, predicate } from "@demonstrandum/logic";
import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import type { Board } from "../board.ts";
import { ClueError } from "../clue-error.ts";
import { describeForms } from "../form.cases.ts";
import { naiveSetting } from "../naive.ts";
import { boardOf, CLASSIC_EXAMPLE_BOARD, SMALL_BOARDS, worldCount } from "../testing/boards.ts";
import { sentenceFlaws } from "../testing/english-flaws.ts";
import { naiveAtoms } from "../testing/naive-atoms.ts";
import { ATOM_NAMES } from "./atom.ts";
import { ChainSchema, isChain } from "./atom-form.ts";
import { ATOMS_FORMS, atoms, understandChain } from "./atoms.ts";
import { neg, pos } from "./builder.ts";
import { arbitraryChain } from "./chain.arbitrary.ts";
import { flawOfChain } from "./check.ts";
import { parseChain } from "./parse.ts";
import { makeChain } from "./print.ts";

describeForms({
  forms: ATOMS_FORMS,
  exampleBoard: CLASSIC_EXAMPLE_BOARD,
  naive: Object.fromEntries(ATOMS_FORMS.map(({ id }) => [id, naiveAtoms])),
  weighing: ["most", "any"],
  flaws: sentenceFlaws,
});

const SEED = { seed: 11, numRuns: 400 };

describe("reading a chain from data", () => {
  const arg = fc.oneof(
    fc.integer({ min: -2, max: 1001 }),
    fc.double(),
    fc.string({ maxLength: 42 }),
    fc.constant(null),
  );
  const step = fc.record(
    {
      atom: fc.oneof(fc.constantFrom<string>(...ATOM_NAMES), fc.constantFrom("toString", "nearly"), fc.nat()),
      args: fc.oneof(fc.array(arg, { maxLength: 2 }), fc.constant("row")),
      more: fc.nat(),
    },
    { requiredKeys: [] },
  );
  const chain = fc.oneof(fc.array(step, { maxLength: 4 }), arbitraryChain(SMALL_BOARDS[0] as Board), fc.anything());

  it("is short where the schema would give back the same, and only there", () => {
    let short = 0;
    fc.assert(
      fc.property(chain, (data) => {
        const read = v.safeParse(ChainSchema, data);
        const isSame = read.success && JSON.stringify(read.output) === JSON.stringify(data);
        expect(isChain(data)).toBe(isSame);
        if (isSame) short++;
      }),
      { seed: 11, numRuns: 2000 },
    );
    expect(short).toBeGreaterThan(500);
    const long = Array.from({ length: 41 }, () => ({ atom: "neg", args: [] }));
    expect([isChain(long), isChain(long.slice(1))]).toEqual([false, true]);
  });
});

describe.each(SMALL_BOARDS.map((board) => [`${board.rows}×${board.cols}`, board] as const))(
  "any chain on %s",
  (_, board) => {
    const wellFormed = arbitraryChain(board).filter((chain) => flawOfChain(chain, board) === undefined);

    it("means what its atoms say, in every world", () => {
      fc.assert(
        fc.property(wellFormed, (chain) => {
          const holds = predicate(atoms.meaning({ chain }, 0, board));
          for (let world = 0; world < worldCount(board); world++) {
            if (holds(world) !== naiveAtoms(chain, naiveSetting(board, 0, world))) return false;
          }
          return true;
        }),
        { ...SEED, numRuns: 250 },
      );
    });

    it("is the same after text, and after JSON", () => {
      fc.assert(
        fc.property(wellFormed, (chain) => {
          const text = makeChain(chain, board);
          expect(parseChain(text, board)).toEqual(chain);
          expect(makeChain(parseChain(text, board), board)).toBe(text);
          const data = JSON.parse(JSON.stringify(atoms.makeClue({ chain }, 1, board)));
          expect(atoms.parseClue(data, 1, board)).toEqual({ chain });
          expect(atoms.parseClue({ dsl: data.dsl }, 1, board)).toEqual({ chain });
        }),
        SEED,
      );
    });

    it("may be spaced freely", () => {
      fc.assert(
        fc.property(wellFormed, fc.constantFrom(" ", "\n", "\t ", "\r\n"), (chain, space) => {
          const spaced = makeChain(chain, board).replace(/[().,]/g, (sign) => space + sign + space);
          expect(parseChain(spaced, board)).toEqual(chain);
        }),
        SEED,
      );
    });

    it("is refused or said correctly by everybody", () => {
      fc.assert(
        fc.property(arbitraryChain(board), fc.nat(board.size - 1), (chain, speaker) => {
          const data = JSON.parse(JSON.stringify({ chain }));
          if (flawOfChain(chain, board) === undefined) {
            expect(sentenceFlaws(atoms.sayClue(atoms.parseClue(data, speaker, board), speaker, board))).toEqual([]);
          } else {
            expect(() => atoms.parseClue(data, speaker, board)).toThrow(ClueError);
          }
        }),
        SEED,
      );
    });
  },
);

describe("the builder", () => {
  const board = CLASSIC_EXAMPLE_BOARD;

  it("counts rows, columns and people from 0", () => {
    expect(makeChain(neg().of(2, 3).neighbor(4).row(2).chain, board)).toBe("neg().of(2,3).neighbor(Li_Mu).row(3)");
    expect(makeChain(pos().all().column(0).chain, board)).toBe("pos().all().column(A)");
  });

  it("leaves the chain it grows from alone", () => {
    const start = neg().exact(1);
    start.row(0);
    expect(start.chain).toHaveLength(2);
  });

  it("knows every atom", () => {
    expect(makeChain(pos().connected().chain, board)).toBe("pos().connected()");
    expect(makeChain(pos().any().between(0, 2).be("Fire").connected("edges").chain, board)).toBe(
      "pos().any().between(Bai_Tao,Feng_Yu).be(Fire).connected(edges)",
    );
  });
});

describe("the atoms dialect", () => {
  const board = boardOf(3, 3);

  it("refuses any data with nothing but a ClueError", () => {
    const step = fc.record({
      atom: fc.oneof(fc.constantFrom(...atoms.parts, "neg"), fc.string()),
      args: fc.array(fc.oneof(fc.integer(), fc.string(), fc.anything())),
    });
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.record({ chain: fc.array(step) })), (data) => {
        try {
          atoms.parseClue(data, 0, board);
        } catch (error) {
          expect(error).toBeInstanceOf(ClueError);
        }
      }),
      SEED,
    );
  });

  it("refuses a chain and a text that disagree", () => {
    expect(() =>
      atoms.parseClue({ chain: neg().exact(1).row(0).chain, dsl: "neg().exact(1).row(2)" }, 0, board),
    ).toThrow('"chain" and "dsl" are not the same clue.');
  });

  it("understands a text as it understands the chain", () => {
    for (const { chain } of atoms.candidates(4, 0b101100, board).filter((_, i) => i % 50 === 0)) {
      const text = makeChain(chain, board);
      expect(understandChain(text, { board, speaker: 4 })).toEqual({
        text,
        english: atoms.sayClue({ chain }, 4, board),
        people: indices(atoms.counted({ chain }, 4, board) | atoms.named({ chain }, 4, board)),
        says: atoms.meaning({ chain }, 4, board),
      });
    }
  });

  it("leaves out atoms that are switched off", () => {
    const all = atoms.candidates(4, 0b101100, board);
    const some = atoms.candidates(4, 0b101100, board, { without: ["be", "atMost"] });
    const used = new Set(some.flatMap((clue) => atoms.partsOf(clue)));
    expect(used.has("be") || used.has("atMost")).toBe(false);
    expect(some.length).toBeLessThan(all.length);
    expect(all.some((clue) => atoms.partsOf(clue).includes("be"))).toBe(true);
  });

  it("calls a clue about one person direct", () => {
    const isDirect = (text: string): boolean => atoms.isDirect({ chain: parseChain(text, board) }, 0, board);
    expect(isDirect("pos().all().row(1).column(A)")).toBe(true);
    expect(isDirect("pos().all().row(1)")).toBe(false);
    expect(isDirect("pos().connected(row1)")).toBe(false);
  });

  it("tells the group that is counted from the people it only names", () => {
    const whom = (text: string): [counted: number, named: number] => {
      const clue = { chain: parseChain(text, CLASSIC_EXAMPLE_BOARD) };
      return [atoms.counted(clue, 0, CLASSIC_EXAMPLE_BOARD), atoms.named(clue, 0, CLASSIC_EXAMPLE_BOARD)];
    };
    expect(whom("neg().exact(1).row(1)")).toEqual([0b111, 0]);
    expect(whom("neg().exact(1).leftOf(Li_Mu)")).toEqual([0b01000, 0b10000]);
    expect(whom("neg().most().row(1)")).toEqual([0b111111111, 0]);
    expect(whom("pos().any().row(1).be(Fire)")).toEqual([0b111, 0]);
  });
});
