// A chain taken apart: whose identity it is about, its quantifier, and the group its selectors pick.

import type { Mask } from "@demonstrandum/logic";
import type { Board } from "../board.ts";
import { ATOMS, type Chain, isSelection, type Selection, type Step } from "./atom.ts";
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

/** The chain must have passed `flawOfSteps`. */
export function readChain(chain: Chain, board: Board): Reading {
  const selections: Selection[] = [];
  let quantifier: Step | undefined;
  let connected: Step | undefined;
  for (const step of chain) {
    if (isSelection(step)) selections.push(step);
    else if (ATOMS[step.atom].role === "quantifier") quantifier = step;
    else if (step.atom === "connected") connected = step;
  }
  const picked = [...selections, ...selectionOf(connected, board)];
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
function selectionOf(connected: Step | undefined, board: Board): readonly Selection[] {
  const name = connected?.args[0];
  const same = name === undefined ? undefined : groupNames(board).get(String(name));
  return same === undefined ? [] : [same];
}

/** The nth argument of the quantifier, which is a count. */
export const countOf = (reading: Reading, index = 0): number => Number(reading.quantifier?.args[index]);
