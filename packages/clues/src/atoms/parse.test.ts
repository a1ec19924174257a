import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ClueError } from "../clue-error.ts";
import { CLASSIC_EXAMPLE_BOARD } from "../testing/boards.ts";
import { ATOM_NAMES } from "./atom.ts";
import { atoms } from "./atoms.ts";
import { parseChain } from "./parse.ts";
import { makeChain } from "./print.ts";

const board = CLASSIC_EXAMPLE_BOARD;

function errorOf(text: string): ClueError {
  try {
    parseChain(text, board);
  } catch (error) {
    if (error instanceof ClueError) return error;
    throw error;
  }
  throw new Error(`${text} was accepted`);
}

describe("what is proposed for a slip of the pen", () => {
  it.each([
    ["pos().od().row(1)", "odd"],
    ["neg().exact(1).exat(2)", undefined],
    ["neg().exact(1).between(Li_Mu,Li_Mo)", undefined],
    ["neg().exact(1).be(Fier).rwo(1)", "Fire"],
  ])("can be read on with: %s", (text, proposed) => {
    const { suggestion, message } = errorOf(text);
    expect(suggestion).toBe(proposed);
    expect(message.includes("Did you mean")).toBe(proposed !== undefined);
  });
});

describe("what is wrong with a text", () => {
  it.each([
    ["", 1, "Expected pos() or neg(), but the text ends."],
    ["exact(1).row(1)", 1, 'Expected pos() or neg(), but there is "exact".'],
    ["nag().exact(1)", 1, "Did you mean neg?"],
    ["column(0)", 8, 'Expected the letter of a column, but there is "0". Did you mean A?'],
    ["exact(1).column(0)", 17, "Did you mean A?"],
    ["exact(1).rwo(1)", 10, "Did you mean row?"],
    ["column(A)", 1, 'Expected pos() or neg(), but there is "column".'],
    ["neg.exact(1)", 4, 'Expected ( after neg, but there is ".".'],
    ["neg(1).exact(1)", 5, 'Expected ), but there is "1".'],
    ["neg().exat(1).row(1)", 7, 'Expected the name of an atom, but there is "exat". Did you mean exact?'],
    ["neg().exact(1).nieghbor(Li_Mu)", 16, "Did you mean neighbor?"],
    ["neg().exact(1) row(1)", 16, 'Expected a dot and another atom, or the end, but there is "row".'],
    ["neg().exact(1).", 16, "Expected the name of an atom, but the text ends."],
    ["neg().exact(1).pos()", 16, 'Expected the name of an atom, but there is "pos".'],
    ["neg().exact()", 13, "exact() takes 1 argument in its brackets."],
    ["neg().exact(x)", 13, 'Expected a number, but there is "x".'],
    ["neg().exact(1,2)", 14, "exact() takes 1 argument in its brackets."],
    ["neg().of(2)", 11, "of() takes 2 arguments in its brackets."],
    ["neg().of(2 3)", 12, 'Expected a comma and a number, but there is "3".'],
    ["neg().even(2)", 12, 'Expected ), but there is "2".'],
    ["neg().exact(1000)", 13, "Expected a number up to 999"],
    ["neg().exact(1).row(0)", 20, "There is no such row; rows go from 1 to 3. Did you mean 1?"],
    ["row(0)", 5, "There is no such row; rows go from 1 to 3. Did you mean 1?"],
    ["neg().exact(1).row(4)", 20, "There is no such row; rows go from 1 to 3."],
    ["neg().exact(1).row(B)", 20, 'Expected the number of a row, but there is "B".'],
    ["neg().exact(1).column(D)", 23, "There is no such column; columns go from A to C."],
    ["neg().exact(1).neighbor(Li_Mo)", 25, 'There is nobody called "Li_Mo". Did you mean Li_Mu?'],
    ["neg().exact(1).neighbor(Li_Mu_id)", 25, 'There is nobody called "Li_Mu_id". Did you mean Li_Mu?'],
    ["neg().exact(1).neighbor(Qin)", 25, 'There is nobody called "Qin". Did you mean Qin_Fan?'],
    ["neg().exact(1).neighbor(A1)", 25, 'There is nobody called "A1". Did you mean Bai_Tao?'],
    ["neg().exact(1).neighbor(Z1)", 25, 'There is nobody called "Z1".'],
    ["neg().exact(1).neighbor(Li Mu)", 25, "A name of two words is written with _ between them. Did you mean Li_Mu?"],
    ["neg().exact(1).be(Fier)", 19, "Did you mean Fire?"],
    ["neg().exact(1).be(cultivator)", 19, "Who is a cultivator or a demon is said by pos() and neg()"],
    ["neg().connected(rows2)", 17, "Did you mean row2?"],
    ["neg().exact(1).between(Bai_Tao,Qin_Fan)", 16, "Bai Tao and Qin Fan are neither in one row nor in one column"],
    ["neg().exact(1).between(Li_Mu,Li_Mu)", 16, "between() needs two different people, not Li Mu twice."],
    ["neg().of(1,4).row(1)", 7, "The group has 3 people, not 4."],
    ["neg().oneof(2).row(1).column(A)", 7, "The group has 1 person, not 2."],
    ["neg().exact(1).all().row(1)", 16, "A chain has one quantifier; exact() is there already."],
    ["neg().row(1)", 1, "A quantifier is missing"],
    ["neg().any()", 7, "any() needs at least one selector"],
    ["neg().most().corner()", 7, "its first selector must be row, column, neighbor or be."],
    ["neg().most().row(1).connected()", 7, "most() and connected() do not go together."],
    ["neg().any().row(1).connected()", 7, "any() and connected() do not go together."],
    ["neg().connected().connected(row1)", 19, "connected() can stand in a chain only once."],
    ["neg().exact(1)!", 15, '"!" has no meaning in a chain.'],
  ])("%j", (text, column, message) => {
    const error = errorOf(text);
    expect(error.message).toContain(message);
    expect(error.at).toEqual({ line: 1, column });
    expect(error.message).toContain(`line 1, column ${column}: `);
  });

  it("is placed by line and column", () => {
    expect(errorOf("neg()\n  .exact(2)\n  .rwo(1)").at).toEqual({ line: 3, column: 4 });
  });

  it("carries what was expected and what was meant", () => {
    const error = errorOf("neg().atleast(1)");
    expect([error.expected, error.suggestion]).toEqual(["the name of an atom", "atLeast"]);
  });
});

describe("what is right although written differently", () => {
  it.each([
    [" neg ( ) . exact ( 2 ) . row ( 3 ) ", "neg().exact(2).row(3)"],
    ["neg().exact(2).be(water)", "neg().exact(2).be(Water)"],
    ["neg().exact(2).column(c)", "neg().exact(2).column(C)"],
    ["neg().exact(2).neighbor(li_mu)", "neg().exact(2).neighbor(Li_Mu)"],
    ["neg().connected(ROW2)", "neg().connected(row2)"],
    ["neg().row(1).exact(02)", "neg().row(1).exact(2)"],
  ])("%j", (text, canonical) => {
    expect(makeChain(parseChain(text, board), board)).toBe(canonical);
  });
});

describe("arbitrary text", () => {
  const pieces = fc.oneof(
    fc.constantFrom(
      ...ATOM_NAMES,
      "(",
      ")",
      ".",
      ",",
      "()",
      " ",
      "\n",
      "1",
      "3",
      "Li_Mu",
      "A",
      "Fire",
      "row1",
      "_",
      "'",
    ),
    fc.string(),
  );

  it("is parsed, or refused with nothing but a ClueError that has a place", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: "binary" }),
          fc.array(pieces).map((list) => list.join("")),
          fc.array(pieces).map((list) => `neg().exact(1).${list.join("")}`),
        ),
        (text) => {
          try {
            parseChain(text, board);
          } catch (error) {
            expect(error).toBeInstanceOf(ClueError);
            expect((error as ClueError).at).toBeDefined();
          }
        },
      ),
      { seed: 5, numRuns: 3000 },
    );
  });

  it("of any length is refused", () => {
    expect(() => parseChain("neg()".repeat(1000), board)).toThrow(ClueError);
  });
});

describe("groups of connected()", () => {
  it.each([
    ["neg().connected(fire)", "neg().connected(Fire)", "neg().be(Fire).connected()"],
    ["neg().connected(Neighbors_li_mu)", "neg().connected(neighbor_Li_Mu)", "neg().neighbor(Li_Mu).connected()"],
    ["pos().connected(below_Bai_Tao)", "pos().connected(below_Bai_Tao)", "pos().below(Bai_Tao).connected()"],
    ["pos().exact(2).connected(corner)", "pos().exact(2).connected(corners)", "pos().exact(2).corner().connected()"],
  ])("%s is %s and means %s", (text, canonical, same) => {
    const chain = parseChain(text, board);
    expect(makeChain(chain, board)).toBe(canonical);
    const other = parseChain(same, board);
    expect(atoms.meaning({ chain }, 0, board)).toEqual(atoms.meaning({ chain: other }, 0, board));
    expect(atoms.sayClue({ chain }, 0, board)).toBe(atoms.sayClue({ chain: other }, 0, board));
    expect(atoms.parseClue(JSON.parse(JSON.stringify({ chain })), 0, board)).toEqual({ chain });
  });

  it.each(["moon", "neighbor_Nobody", "neighbors", "directlyAbove_Li_Mu"])(
    "%s is refused with what can be said",
    (name) => {
      expect(() => parseChain(`neg().connected(${name})`, board)).toThrow(
        /There is no group .* neighbor_Li_Mu or above_Li_Mu/,
      );
    },
  );
});
