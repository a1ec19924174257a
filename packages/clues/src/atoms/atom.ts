// The atoms: every name a chain can be made of, what it is for, and what it takes in brackets.

/** What stands in an atom's brackets. In data rows, columns and people are numbers from 0. */
export type ArgKind = "count" | "row" | "column" | "person" | "element" | "group";

export interface AtomSpec {
  readonly role: "root" | "quantifier" | "selector" | "connected";
  readonly args: readonly ArgKind[];
  /** Its name in share codes: it stays with the atom for good, and a new atom takes the next one. */
  readonly number: number;
}

export const ATOMS = {
  pos: { role: "root", args: [], number: 0 },
  neg: { role: "root", args: [], number: 1 },
  exact: { role: "quantifier", args: ["count"], number: 2 },
  of: { role: "quantifier", args: ["count", "count"], number: 3 },
  atLeast: { role: "quantifier", args: ["count"], number: 4 },
  atMost: { role: "quantifier", args: ["count"], number: 5 },
  oneof: { role: "quantifier", args: ["count"], number: 6 },
  inTotal: { role: "quantifier", args: ["count"], number: 7 },
  even: { role: "quantifier", args: [], number: 8 },
  odd: { role: "quantifier", args: [], number: 9 },
  most: { role: "quantifier", args: [], number: 10 },
  all: { role: "quantifier", args: [], number: 11 },
  any: { role: "quantifier", args: [], number: 12 },
  row: { role: "selector", args: ["row"], number: 13 },
  column: { role: "selector", args: ["column"], number: 14 },
  corner: { role: "selector", args: [], number: 15 },
  edge: { role: "selector", args: [], number: 16 },
  be: { role: "selector", args: ["element"], number: 17 },
  between: { role: "selector", args: ["person", "person"], number: 18 },
  leftOf: { role: "selector", args: ["person"], number: 19 },
  rightOf: { role: "selector", args: ["person"], number: 20 },
  above: { role: "selector", args: ["person"], number: 21 },
  below: { role: "selector", args: ["person"], number: 22 },
  directlyLeftOf: { role: "selector", args: ["person"], number: 23 },
  directlyRightOf: { role: "selector", args: ["person"], number: 24 },
  directlyAbove: { role: "selector", args: ["person"], number: 25 },
  directlyBelow: { role: "selector", args: ["person"], number: 26 },
  neighbor: { role: "selector", args: ["person"], number: 27 },
  commonNeighbors: { role: "selector", args: ["person", "person"], number: 28 },
  /** Its group may be left out. */
  connected: { role: "connected", args: ["group"], number: 29 },
} as const satisfies Record<string, AtomSpec>;

/** What an atom is called in the clue language. */
export type AtomName = keyof typeof ATOMS;
/** Every atom of the clue language. */
export const ATOM_NAMES = Object.keys(ATOMS) as readonly AtomName[];

/** What atoms are called in share codes. */
export const ATOM_NUMBERS = Object.fromEntries(ATOM_NAMES.map((name) => [name, ATOMS[name].number])) as Readonly<
  Record<AtomName, number>
>;

export const isAtomName = (name: string): name is AtomName => Object.hasOwn(ATOMS, name);

export type SelectorName = {
  [Name in AtomName]: (typeof ATOMS)[Name]["role"] extends "selector" ? Name : never;
}[AtomName];

/** What makes a sentence of its own; `connected` does where it stands alone. */
export type QuantifierName = {
  [Name in AtomName]: (typeof ATOMS)[Name]["role"] extends "quantifier" | "connected" ? Name : never;
}[AtomName];

/** In the order in which they are tried. */
export const QUANTIFIER_NAMES = ATOM_NAMES.filter(
  (name): name is QuantifierName => ATOMS[name].role === "quantifier" || ATOMS[name].role === "connected",
);

export type Arg = number | string;

/** One step of a chain: an atom of the clue language with what stands in its brackets. */
export interface Atom {
  readonly atom: AtomName;
  readonly args: readonly Arg[];
}

/** A selector with its arguments. */
export interface Selection extends Atom {
  readonly atom: SelectorName;
}

/** Whether an atom selects people, rather than saying how many or of which kind. */
export const isSelection = (step: Atom): step is Selection => ATOMS[step.atom].role === "selector";

/** A clue as a list of atoms, root first. */
export type Chain = readonly Atom[];

export const ROOTS: readonly AtomName[] = ["pos", "neg"];
/** What follows the root, and can be switched off. */
export const ATOM_PARTS = ATOM_NAMES.filter((name) => !ROOTS.includes(name));
