// A theory: booleans, named clues, unnamed axioms. A question says what is given: facts, and which clues are on the table.

import { type Compiled, compile } from "./compile.ts";
import type { Constraint, Mask } from "./constraint.ts";
import { ImpossibleError, LogicError } from "./error.ts";
import { fullMask } from "./mask.ts";
import { parseConstraint, parseSize } from "./parse.ts";
import { add, begin } from "./search.ts";

/** What is known, and of that what is true: `value` lies within `known`. */
export interface Facts {
  readonly known: Mask;
  readonly value: Mask;
}

/** No facts at all. */
export const NOTHING: Facts = { known: 0, value: 0 };

/** One boolean and which value it has. */
export interface Literal {
  readonly index: number;
  readonly value: boolean;
}

/** Something that is stated, with a name to cite it by. */
export interface Clue {
  readonly name: string;
  readonly says: Constraint;
}

/** Constraints over so many booleans, compiled and ready to be asked. */
export interface Theory {
  readonly size: number;
  readonly clues: readonly Clue[];
  readonly axioms: readonly Constraint[];
  /** For the reasoner only. */
  readonly compiled: {
    readonly clues: readonly Compiled[];
    readonly axioms: readonly Compiled[];
    /** 0, 1, 2 … for all clues. */
    readonly all: readonly number[];
  };
}

/** Clues are indices into the theory's; all of them if left out. Axioms always hold. */
export interface Given {
  readonly facts?: Facts;
  readonly clues?: readonly number[];
}

export interface TheoryData {
  readonly size: number;
  readonly clues: readonly Clue[];
  readonly axioms?: readonly Constraint[];
}

/** Makes a theory of clues and axioms, and refuses what is none. */
export function makeTheory(data: TheoryData): Theory {
  const size = parseSize(data.size);
  const clues = data.clues.map((clue) => parseClue(clue, size));
  const axioms = (data.axioms ?? []).map((axiom) => parseConstraint(axiom, size));
  const all = clues.map((_, index) => index);
  return {
    size,
    clues,
    axioms,
    compiled: { clues: clues.map(({ says }) => compile(says)), axioms: axioms.map(compile), all },
  };
}

/** The same of clues that were read and compiled before, in the same order: for whoever asks about many theories of the same clues. */
export const theoryOfCompiled = (size: number, clues: readonly Compiled[]): Theory => ({
  size,
  clues: clues.map(({ says }, index) => ({ name: String(index), says })),
  axioms: [],
  compiled: { clues, axioms: [], all: clues.map((_, index) => index) },
});

function parseClue({ name, says }: Clue, size: number): Clue {
  try {
    return { name, says: parseConstraint(says, size) };
  } catch (error) {
    if (!(error instanceof LogicError)) throw error;
    const message = `Clue ${JSON.stringify(name)}: ${error.message}`;
    throw error instanceof ImpossibleError ? new ImpossibleError(message) : new LogicError(message);
  }
}

export function factsOf(theory: Theory, given: Given): Facts {
  const facts = given.facts ?? NOTHING;
  const { known, value } = facts;
  if (!Number.isInteger(known) || known < 0 || known > fullMask(theory.size)) {
    throw new LogicError("The facts speak of a boolean outside the theory.");
  }
  if (!Number.isInteger(value) || (value & ~known) !== 0) throw new LogicError("A fact is true without being known.");
  return facts;
}

/** Starts a question in the search with everything given. */
export function beginGiven(theory: Theory, given: Given): void {
  const { known, value } = factsOf(theory, given);
  begin(known, value);
  const { axioms, clues } = theory.compiled;
  for (let i = 0; i < axioms.length; i++) add(axioms[i] as Compiled);
  const chosen = given.clues ?? theory.compiled.all;
  for (let i = 0; i < chosen.length; i++) {
    const clue = clues[chosen[i] as number];
    if (clue === undefined) throw unknownClue(theory, chosen[i]);
    add(clue);
  }
}

export function checkLiteral(theory: Theory, { index }: Literal): void {
  if (!Number.isInteger(index) || index < 0 || index >= theory.size) {
    throw new LogicError(`There is no boolean ${index} in a theory of ${theory.size}.`);
  }
}

/** The facts with one literal more. */
export function withLiteral({ known, value }: Facts, { index, value: isTrue }: Literal): Facts {
  const bit = 1 << index;
  return { known: known | bit, value: isTrue ? value | bit : value & ~bit };
}

/** Whether the literal is among the facts. */
export const isFact = ({ known, value }: Facts, { index, value: isTrue }: Literal): boolean =>
  ((known >>> index) & 1) === 1 && ((value >>> index) & 1) === Number(isTrue);

/** The same boolean with the other value. */
export const negated = ({ index, value }: Literal): Literal => ({ index, value: !value });

export const clueIndices = (theory: Theory, given: Given): readonly number[] => given.clues ?? theory.compiled.all;

/** The clues given, ascending and each once. */
export function sortedClues(theory: Theory, given: Given): readonly number[] {
  const clues = clueIndices(theory, given);
  for (let i = 0; i < clues.length; i++) {
    if (theory.clues[clues[i] as number] === undefined) throw unknownClue(theory, clues[i]);
    if (i > 0 && (clues[i - 1] as number) >= (clues[i] as number)) return [...new Set(clues)].sort((a, b) => a - b);
  }
  return clues;
}

const unknownClue = ({ clues }: Theory, index: number | undefined) =>
  new LogicError(`There is no clue ${index} in a theory of ${clues.length} clues.`);
