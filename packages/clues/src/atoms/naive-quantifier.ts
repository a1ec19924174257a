// What the definitions of quantifiers and selectors for tests are given: a chain taken apart into lists of people.

import type { BoardPerson } from "../board.ts";
import type { NaiveSetting } from "../naive.ts";
import type { Atom } from "./atom.ts";

export type Test = (person: BoardPerson) => boolean;

export interface NaiveChain {
  /** What stands in the quantifier's brackets. */
  readonly args: readonly number[];
  /** Everyone who is picked, and those of them who have the identity. */
  readonly group: readonly BoardPerson[];
  readonly those: readonly BoardPerson[];
  readonly people: readonly BoardPerson[];
  readonly isKind: Test;
  /** The selectors in their order, and what one of them says of a person. */
  readonly selectors: readonly Atom[];
  picks(selector: Atom): Test;
}

export type NaiveQuantifier = (chain: NaiveChain) => boolean;

/** `args` are what stands in the selector's brackets, people in place of their numbers. */
export type NaiveSelector = (args: readonly (number | string)[], at: NaiveSetting) => Test;
