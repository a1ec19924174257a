// A chain taken apart: whose identity it is about, its quantifier, and the group its selectors pick.

import type { Mask } from "@demonstrandum/logic";
import type { Board } from "../board.ts";
import { type Atom, type Chain, isSelection, type Selection } from "./atom.ts";
import { findGroup } from "./group-name.ts";
import { groupOfAll } from "./selector.ts";

export interface Reading {
  /** True for demons. */
  readonly identity: boolean;
  /** Undefined when `connected` stands alone. */
  readonly quantifier: Atom | undefined;
  /** Without the group of `connected`. */
  readonly selections: readonly Selection[];
  /** All selections, the group of `connected` among them. */
  readonly picked: readonly Selection[];
  readonly group: Mask;
  readonly isConnected: boolean;
}

/** The chain must have passed `flawOfShape`. */
export function readChain(chain: Chain, board: Board): Reading {
  const selections: Selection[] = [];
  let quantifier: Atom | undefined;
  let connected: Atom | undefined;
  for (let index = 1; index < chain.length; index++) {
    const step = chain[index] as Atom;
    if (isSelection(step)) selections.push(step);
    else if (step.atom === "connected") connected = step;
    else quantifier = step;
  }
  const named = connected && selectionOf(connected, board);
  const picked = named === undefined ? selections : [...selections, named];
  return {
    identity: chain[0]?.atom === "neg",
    quantifier,
    selections,
    picked,
    group: groupOfAll(picked, board),
    isConnected: connected !== undefined,
  };
}

/** The group of `connected(g)` as a selection; none for everyone or no name. */
function selectionOf({ args }: Atom, board: Board): Selection | undefined {
  return args.length === 0 ? undefined : findGroup(String(args[0]), board)?.selection;
}

/** The nth argument of the quantifier, which is a count. */
export const countArg = (reading: Reading, index = 0): number => Number(reading.quantifier?.args[index]);
