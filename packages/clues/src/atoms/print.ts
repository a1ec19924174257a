// A chain as text, as the player sees things: row(3), column(C), people as Li_Mu.

import { type Board, personAt } from "../board.ts";
import { makeWord } from "../name.ts";
import { makeColumn, makeRow } from "../place.ts";
import { type Arg, type ArgKind, ATOMS, type Chain } from "./atom.ts";

function makeArg(arg: Arg, kind: ArgKind | undefined, board: Board): string {
  switch (kind) {
    case "row":
      return makeRow(Number(arg));
    case "column":
      return makeColumn(Number(arg));
    case "person":
      return makeWord(personAt(board, Number(arg)).name);
    default:
      return String(arg);
  }
}

export const makeChain = (chain: Chain, board: Board): string =>
  chain
    .map(({ atom, args }) => {
      const kinds: readonly ArgKind[] = ATOMS[atom].args;
      return `${atom}(${args.map((arg, index) => makeArg(arg, kinds[index], board)).join(",")})`;
    })
    .join(".");
