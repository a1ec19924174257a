// Chains written in code: `neg().of(2, 4).neighbor(7).row(2)`. Rows, columns and people are counted from 0, as in JSON.

import type { Element } from "../board.ts";
import { type Arg, ATOM_NAMES, ATOMS, type AtomName, type Chain } from "./atom.ts";

interface ArgTypes {
  readonly count: number;
  readonly row: number;
  readonly column: number;
  readonly person: number;
  readonly element: Element;
  readonly group: string;
}

type ArgsOf<Kinds extends readonly (keyof ArgTypes)[]> = { [I in keyof Kinds]: ArgTypes[Kinds[I]] };
type CallOf<Name extends AtomName> = Name extends "connected"
  ? (group?: string) => ChainBuilder
  : (...args: ArgsOf<(typeof ATOMS)[Name]["args"]>) => ChainBuilder;

/** Every atom but the roots is a method that gives a longer chain. */
export type ChainBuilder = { readonly chain: Chain } & {
  readonly [Name in Exclude<AtomName, "pos" | "neg">]: CallOf<Name>;
};

function extend(chain: Chain): ChainBuilder {
  const builder: Record<string, unknown> = { chain };
  for (const atom of ATOM_NAMES) {
    if (ATOMS[atom].role === "root") continue;
    builder[atom] = (...args: Arg[]) => extend([...chain, { atom, args }]);
  }
  return builder as ChainBuilder;
}

/** Of cultivators. */
export const pos = (): ChainBuilder => extend([{ atom: "pos", args: [] }]);

/** Of demons in disguise. */
export const neg = (): ChainBuilder => extend([{ atom: "neg", args: [] }]);
