import { predicate } from "@demonstrandum/logic";
import fc from "fast-check";
import { expect, it } from "vitest";
import { CLASSIC_EXAMPLE_BOARD } from "../testing/boards.ts";
import { ATOMS } from "./atom.ts";
import { atoms } from "./atoms.ts";
import { arbitraryChain } from "./chain.arbitrary.ts";
import { flawOfChain } from "./check.ts";
import { exchangesOf } from "./exchange.ts";
import { parseChain } from "./parse.ts";
import { makeChain } from "./print.ts";

const board = CLASSIC_EXAMPLE_BOARD;

it("exchanges one step at a time, keeps chains well formed, and lets numbers follow the world", () => {
  fc.assert(
    fc.property(arbitraryChain(board), fc.nat(board.everyone), fc.nat(board.size - 1), (chain, world, speaker) => {
      fc.pre(flawOfChain(chain, board) === undefined);
      const found = exchangesOf(chain, { board, speaker }, world);
      expect(found.length).toBeGreaterThan(0);
      for (const each of found) {
        expect(flawOfChain(each, board)).toBeUndefined();
        const different = each.filter((step, at) => JSON.stringify(step) !== JSON.stringify(chain[at]));
        const counts = different.filter(({ atom }) => ATOMS[atom].role === "quantifier");
        expect(different.length - counts.length).toBeLessThanOrEqual(1);
        expect(different.length).toBeGreaterThan(0);
        const isExact = each.some(({ atom }) => ["exact", "of", "oneof", "atLeast", "atMost"].includes(atom));
        const isConnected = each.some(({ atom }) => atom === "connected");
        if (isExact && !isConnected)
          expect(predicate(atoms.meaning({ chain: each }, speaker, board))(world)).toBe(true);
      }
    }),
    { numRuns: 60 },
  );
});

it.each([
  ["neg().exact(1).row(1)", ["pos().exact(2).row(1)", "neg().odd().row(1)", "neg().exact(2).row(2)"]],
  ["neg().atLeast(1).neighbor(Bai_Tao)", ["neg().atLeast(1).row(2)", "neg().atMost(1).neighbor(Bai_Tao)"]],
])("for %s offers %j among others", (text, wanted) => {
  // One demon in the first row, two in the second.
  const world = 0b000_110_001;
  const written = exchangesOf(parseChain(text, board), { board, speaker: 0 }, world).map((each) =>
    makeChain(each, board),
  );
  for (const each of wanted) expect(written).toContain(each);
});
