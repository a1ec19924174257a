// The atoms: every name a chain can be made of, what it is for, and what it takes in brackets.

/** What stands in an atom's brackets. In data rows, columns and people are numbers from 0. */
export type ArgKind = "count" | "row" | "column" | "person" | "element" | "group";

export interface AtomSpec {
  readonly role: "root" | "quantifier" | "selector" | "connected";
  readonly args: readonly ArgKind[];
}

export const ATOMS = {
  pos: { role: "root", args: [] },
  neg: { role: "root", args: [] },
  exact: { role: "quantifier", args: ["count"] },
  of: { role: "quantifier", args: ["count", "count"] },
  atLeast: { role: "quantifier", args: ["count"] },
  atMost: { role: "quantifier", args: ["count"] },
  oneof: { role: "quantifier", args: ["count"] },
  inTotal: { role: "quantifier", args: ["count"] },
  even: { role: "quantifier", args: [] },
  odd: { role: "quantifier", args: [] },
  most: { role: "quantifier", args: [] },
  all: { role: "quantifier", args: [] },
  any: { role: "quantifier", args: [] },
  row: { role: "selector", args: ["row"] },
  column: { role: "selector", args: ["column"] },
  corner: { role: "selector", args: [] },
  edge: { role: "selector", args: [] },
  be: { role: "selector", args: ["element"] },
  between: { role: "selector", args: ["person", "person"] },
  leftOf: { role: "selector", args: ["person"] },
  rightOf: { role: "selector", args: ["person"] },
  above: { role: "selector", args: ["person"] },
  below: { role: "selector", args: ["person"] },
  directlyLeftOf: { role: "selector", args: ["person"] },
  directlyRightOf: { role: "selector", args: ["person"] },
  directlyAbove: { role: "selector", args: ["person"] },
  directlyBelow: { role: "selector", args: ["person"] },
  neighbor: { role: "selector", args: ["person"] },
  commonNeighbors: { role: "selector", args: ["person", "person"] },
  /** Its group may be left out. */
  connected: { role: "connected", args: ["group"] },
} as const satisfies Record<string, AtomSpec>;

export type AtomName = keyof typeof ATOMS;
export const ATOM_NAMES = Object.keys(ATOMS) as readonly AtomName[];

export const isAtomName = (name: string): name is AtomName => Object.hasOwn(ATOMS, name);

export type SelectorName = {
  [Name in AtomName]: (typeof ATOMS)[Name]["role"] extends "selector" ? Name : never;
}[AtomName];

export type Arg = number | string;

export interface Atom {
  readonly atom: AtomName;
  readonly args: readonly Arg[];
}

/** A selector with its arguments. */
export interface Selection extends Atom {
  readonly atom: SelectorName;
}

export const isSelection = (step: Atom): step is Selection => ATOMS[step.atom].role === "selector";

/** A clue as a list of atoms, root first. */
export type Chain = readonly Atom[];

export const ROOTS: readonly AtomName[] = ["pos", "neg"];
/** What follows the root, and can be switched off. */
export const ATOM_PARTS = ATOM_NAMES.filter((name) => !ROOTS.includes(name));
