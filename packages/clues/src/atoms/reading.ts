// A chain taken apart: whose identity it is about, its quantifier, and the group its selectors pick.

import type { Mask } from "@demonstrandum/logic";
import type { Board } from "../board.ts";
import { type Chain, isSelection, type Selection, type Step } from "./atom.ts";
import { groupNames } from "./group-name.ts";
import { groupOfAll } from "./selector.ts";

export interface Reading {
  /** True for demons. */
  readonly identity: boolean;
  /** Undefined when `connected` stands alone. */
  readonly quantifier: Step | undefined;
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
  let quantifier: Step | undefined;
  let connected: Step | undefined;
  for (let index = 1; index < chain.length; index++) {
    const step = chain[index] as Step;
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
function selectionOf({ args }: Step, board: Board): Selection | undefined {
  return args.length === 0 ? undefined : groupNames(board).get(String(args[0]));
}

/** The nth argument of the quantifier, which is a count. */
export const countOf = (reading: Reading, index = 0): number => Number(reading.quantifier?.args[index]);
