// Clues as few bits. A clue of a form is the form's number and its parameters in a fixed order; a chain is its atoms.
// What a clue says is never stored: it follows.

import { ATOM_NAMES, ELEMENTS, type Form } from "@demonstrandum/clues";
import type { BitReader, BitWriter } from "@demonstrandum/engine";
import { PuzzleError } from "@demonstrandum/engine";
import type { ClueJson } from "./grid-puzzle.ts";

/** Writes the essentials of a clue, and reads them back as data that the dialect can parse. */
export interface ClueCode {
  write(bits: BitWriter, clue: ClueJson, names: readonly string[]): void;
  read(bits: BitReader, names: readonly string[]): Record<string, unknown>;
}

const SMALL = 5;
const FORM = 5;

type Value = number | string;

/** For dialects whose clues are a form and its parameters; `key` is where the form's name stands. */
export function makeFormCode(
  forms: readonly Pick<Form, "id" | "example">[],
  key: string,
  roles: readonly string[],
): ClueCode {
  const keysOf = (index: number): [string, Value][] => {
    const params = forms[index]?.example.params;
    if (!params) throw new PuzzleError("a clue has no known form");
    return Object.entries(params as Readonly<Record<string, Value>>).sort(([a], [b]) => (a < b ? -1 : 1));
  };
  return {
    write(bits, clue, names) {
      const index = forms.findIndex(({ id }) => id === clue[key]);
      const params = clue.params as Readonly<Record<string, Value>>;
      bits.write(index, FORM);
      for (const [name] of keysOf(index)) bits.write(numberOf(name, params[name], names, roles), SMALL);
    },
    read(bits, names) {
      const index = bits.read(FORM);
      const keys = keysOf(index);
      const params = keys.map(([name, like]) => [name, wordOrNumber(name, like, bits.read(SMALL), names, roles)]);
      return { [key]: forms[index]?.id, params: Object.fromEntries(params) };
    },
  };
}

function numberOf(key: string, value: Value | undefined, names: readonly string[], roles: readonly string[]): number {
  const number = typeof value === "number" ? value : wordsFor(key, names, roles).indexOf(value ?? "");
  if (!(number >= 0 && number < 2 ** SMALL)) throw new PuzzleError(`the parameter ${key} cannot be stored`);
  return number;
}

function wordOrNumber(
  key: string,
  like: Value,
  number: number,
  names: readonly string[],
  roles: readonly string[],
): Value | undefined {
  return typeof like === "number" ? number : wordsFor(key, names, roles)[number];
}

const wordsFor = (key: string, names: readonly string[], roles: readonly string[]): readonly string[] =>
  key === "element" ? ELEMENTS : key === "role" ? roles : names;

const LENGTH = 4;
const ATOM = 5;
const ARGS = 2;
const ELEMENT = 3;

interface Atom {
  readonly atom: string;
  readonly args: readonly Value[];
}

/** For chains of atoms: an argument is a small number, an element, or any word. */
export const CHAIN_CODE: ClueCode = {
  write(bits, clue) {
    const chain = clue.chain as readonly Atom[];
    bits.write(chain.length, LENGTH);
    for (const { atom, args } of chain) {
      bits.write((ATOM_NAMES as readonly string[]).indexOf(atom), ATOM);
      bits.write(args.length, ARGS);
      for (const arg of args) writeArg(bits, arg);
    }
  },
  read(bits) {
    const chain = Array.from({ length: bits.read(LENGTH) }, () => ({
      atom: ATOM_NAMES[bits.read(ATOM)],
      args: Array.from({ length: bits.read(ARGS) }, () => readArg(bits)),
    }));
    return { chain };
  },
};

function writeArg(bits: BitWriter, arg: Value): void {
  bits.write(typeof arg === "number" ? 0 : 1, 1);
  if (typeof arg === "number") {
    bits.write(arg, SMALL);
    return;
  }
  const element = (ELEMENTS as readonly string[]).indexOf(arg);
  bits.write(element < 0 ? ELEMENTS.length : element, ELEMENT);
  if (element < 0) bits.writeText(arg);
}

function readArg(bits: BitReader): Value {
  if (bits.read(1) === 0) return bits.read(SMALL);
  return ELEMENTS[bits.read(ELEMENT)] ?? bits.readText();
}
