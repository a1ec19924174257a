// A chain as text, as the player sees things: row(3), column(C), people as Li_Mu.

import { type Board, personAt } from "../board.ts";
import { makeWord } from "../name.ts";
import { makeColumn, makeRow } from "../place.ts";
import { type Arg, type ArgKind, ATOMS, type Atom, type Chain } from "./atom.ts";

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

function makeStep({ atom, args }: Atom, board: Board): string {
  if (args.length === 0) return `${atom}()`;
  const kinds: readonly ArgKind[] = ATOMS[atom].args;
  let words = makeArg(args[0] as Arg, kinds[0], board);
  for (let i = 1; i < args.length; i++) words += `,${makeArg(args[i] as Arg, kinds[i], board)}`;
  return `${atom}(${words})`;
}

/** Writes a chain as the clue language has it; `parseChain` reads it. */
export function makeChain(chain: Chain, board: Board): string {
  let text = "";
  for (const step of chain) text += text === "" ? makeStep(step, board) : `.${makeStep(step, board)}`;
  return text;
}
