// What a quantifier has to say for itself, and how `connected` joins in. Each quantifier is a clue form of its own.

import type { Constraint, Mask } from "@demonstrandum/logic";
import { needs, type Remark } from "@demonstrandum/text";
import * as v from "valibot";
import type { Board } from "../board.ts";
import { allOf } from "../counting.ts";
import type { Example, Form, Setting, Tier } from "../form.ts";
import { type ClueNaming, groupKey } from "../naming.ts";
import type { Proposals } from "../proposals.ts";
import {
  type Arg,
  type ArgKind,
  ATOMS,
  type Atom,
  type AtomName,
  type Chain,
  isAtomName,
  type QuantifierName,
} from "./atom.ts";
import { makeConnected } from "./connectedness.ts";
import { type Reading, readChain } from "./reading.ts";
import { atomRemark } from "./remarks/en.ts";
import { SELECTORS } from "./selector.ts";
import { en } from "./words/en.ts";

/** Its name is its key in the list of its file, and its words are in `words/`. */
export interface Quantifier extends Proposals<Chain> {
  readonly tier: Tier;
  readonly example: Example<Chain>;
  /** Why it does not fit this group, in plain words. */
  flaw?(reading: Reading, board: Board): Remark | undefined;
  meaning(reading: Reading, board: Board): Constraint;
  /** Everyone who is counted, where that is not just the group. */
  counted?(reading: Reading, board: Board): Mask;
}

export interface NamedQuantifier extends Quantifier {
  readonly id: QuantifierName;
}

const MAX_STEPS = 40;
const MAX_COUNT = 999;
/** A name of 40 letters, and where people stand to it. */
const MAX_WORD = 50;

const isArg = (arg: unknown): boolean =>
  typeof arg === "string"
    ? arg.length <= MAX_WORD
    : typeof arg === "number" && Number.isInteger(arg) && arg >= 0 && arg <= MAX_COUNT;

const StepSchema = v.object({
  atom: v.custom<AtomName>((name) => typeof name === "string" && isAtomName(name), needs(atomRemark.atomNameNeeded())),
  args: v.optional(v.array(v.custom<Arg>(isArg, needs(atomRemark.argumentNeeded({ most: MAX_COUNT })))), []),
});

/** Whether the schema would give back the same again: true of nearly every chain, and found out much sooner. */
export function isChain(data: unknown): data is Chain {
  if (!Array.isArray(data) || data.length > MAX_STEPS) return false;
  for (const step of data) if (!isStep(step)) return false;
  return true;
}

function isStep(data: unknown): data is Atom {
  if (typeof data !== "object" || data === null) return false;
  for (const key in data) if (key !== "atom" && key !== "args") return false;
  const { atom, args } = data as Partial<Record<keyof Atom, unknown>>;
  if (typeof atom !== "string" || !isAtomName(atom) || !Array.isArray(args)) return false;
  for (const arg of args) if (!isArg(arg)) return false;
  return true;
}

export const ChainSchema: v.GenericSchema<unknown, Chain> = v.pipe(
  v.array(StepSchema, needs(atomRemark.atomsNeeded())),
  v.maxLength(MAX_STEPS, needs(atomRemark.tooManyAtoms({ most: MAX_STEPS }))),
);

export function meaningOfReading(quantifier: NamedQuantifier, reading: Reading, board: Board): Constraint {
  const meaning = quantifier.meaning(reading, board);
  return joinsConnected(quantifier, reading) ? allOf(meaning, makeConnected(reading, board)) : meaning;
}

export function sayReading(quantifier: NamedQuantifier, reading: Reading, at: Setting): string {
  const sentence = en.quantifiers[quantifier.id](reading, at);
  return en.end(joinsConnected(quantifier, reading) ? en.withConnected(sentence, reading, at) : sentence);
}

/** A count that is said as well as being connected. */
const joinsConnected = ({ id }: NamedQuantifier, reading: Reading): boolean =>
  reading.isConnected && id !== "connected";

export const countedBy = (quantifier: Quantifier, reading: Reading, board: Board): Mask =>
  quantifier.counted?.(reading, board) ?? reading.group;

/** The people its selectors start from. */
export function namedBy({ picked }: Reading): Mask {
  let named = 0;
  for (const { atom, args } of picked) {
    const kinds: readonly ArgKind[] = ATOMS[atom].args;
    for (let i = 0; i < args.length; i++) if (kinds[i] === "person") named |= 1 << Number(args[i]);
  }
  return named;
}

/** What the words of a chain name. No chain says of anybody by name what they are. */
export function namingBy({ identity, picked, quantifier }: Reading): ClueNaming {
  const groups = picked.flatMap(({ atom, args }) => {
    const { kind } = SELECTORS[atom];
    if (kind === undefined) return [];
    return args.length === 0 ? [groupKey(kind)] : args.map((arg) => groupKey(kind, arg));
  });
  return { identity, stated: 0, groups: quantifier?.atom === "inTotal" ? [...groups, groupKey("everyone")] : groups };
}

/** The quantifier as a clue form whose parameters are whole chains. */
export const makeForm = (
  quantifier: NamedQuantifier,
  flaw: (chain: Chain, board: Board) => Remark | undefined,
): Form<Chain> => ({
  id: quantifier.id,
  number: ATOMS[quantifier.id].number,
  tier: quantifier.tier,
  schema: ChainSchema,
  example: quantifier.example,
  flaw: (chain, { board }) => flaw(chain, board),
  meaning: (chain, { board }) => meaningOfReading(quantifier, readChain(chain, board), board),
  counted: (chain, { board }) => countedBy(quantifier, readChain(chain, board), board),
  named: (chain, { board }) => namedBy(readChain(chain, board)),
  naming: (chain, { board }) => namingBy(readChain(chain, board)),
  say: (chain, at) => sayReading(quantifier, readChain(chain, at.board), at),
  candidates: quantifier.candidates,
  draw: quantifier.draw,
});
