// The relations between two villagers: what each means to the reasoner and in a truth table, what it costs a reader, and its number
// in share codes. Bounds and parities are in statement-forms.ts.

import { type Constraint, type Mask, maskOf, type World } from "@demonstrandum/logic";

interface RelationForm {
  /** Its name in share codes: it stays with the relation for good, and a new one takes the next number. */
  readonly number: number;
  /** Swapping the two villagers changes nothing, so the canonical text has them in ascending order. */
  readonly isSymmetric: boolean;
  readonly cost: number;
  readonly means: (a: number, b: number) => Constraint;
  /** Whether it holds, by who of the two is a werewolf: the definition. */
  readonly holds: (a: boolean, b: boolean) => boolean;
  /** The same for 32 worlds at a time, as bits. */
  readonly bits: (a: number, b: number) => number;
}

const wolvesOfPair = (allowed: Mask) => (a: number, b: number) =>
  ({ kind: "count", of: maskOf([a, b]), allowed }) as const;

/** NOT_IMP has the meaning of OR but is worded in a direction, so it keeps its order. */
export const RELATIONS = {
  IMP: {
    number: 0,
    isSymmetric: false,
    cost: 2,
    means: (a, b) => ({ kind: "compare", left: 1 << a, right: 1 << b, allowed: [-1, 0] }),
    holds: (a, b) => !a || b,
    bits: (a, b) => ~a | b,
  },
  IFF: {
    number: 1,
    isSymmetric: true,
    cost: 2,
    means: wolvesOfPair(0b101),
    holds: (a, b) => a === b,
    bits: (a, b) => ~(a ^ b),
  },
  OR: {
    number: 2,
    isSymmetric: true,
    cost: 1,
    means: wolvesOfPair(0b110),
    holds: (a, b) => a || b,
    bits: (a, b) => a | b,
  },
  XOR: {
    number: 3,
    isSymmetric: true,
    cost: 2,
    means: wolvesOfPair(0b010),
    holds: (a, b) => a !== b,
    bits: (a, b) => a ^ b,
  },
  NOT_IMP: {
    number: 4,
    isSymmetric: false,
    cost: 3,
    means: wolvesOfPair(0b110),
    holds: (a, b) => a || b,
    bits: (a, b) => a | b,
  },
  NOR: {
    number: 5,
    isSymmetric: true,
    cost: 1,
    means: wolvesOfPair(0b001),
    holds: (a, b) => !a && !b,
    bits: (a, b) => ~(a | b),
  },
} as const satisfies Readonly<Record<string, RelationForm>>;

/** The statements about two villagers. */
export type RelationName = keyof typeof RELATIONS;
/** Every statement about two villagers. */
export const RELATION_NAMES = Object.keys(RELATIONS) as readonly RelationName[];

interface RelationExample {
  readonly a: number;
  readonly b: number;
  readonly obeying: World;
  readonly breaking: World;
}

/** One example of each in a village of six. */
export const RELATION_EXAMPLES: Readonly<Record<RelationName, RelationExample>> = {
  IMP: { a: 2, b: 3, obeying: 0b001000, breaking: 0b000100 },
  IFF: { a: 0, b: 1, obeying: 0b000011, breaking: 0b000010 },
  OR: { a: 1, b: 4, obeying: 0b010000, breaking: 0b101101 },
  XOR: { a: 4, b: 5, obeying: 0b010000, breaking: 0b110000 },
  NOT_IMP: { a: 5, b: 3, obeying: 0b100000, breaking: 0b000000 },
  NOR: { a: 0, b: 2, obeying: 0b111010, breaking: 0b000001 },
};
