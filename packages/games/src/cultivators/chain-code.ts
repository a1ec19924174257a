// Chains of atoms as few bits.

import { ATOM_NUMBERS } from "@demonstrandum/clues/atom";
import { ELEMENTS } from "@demonstrandum/clues/board";
import type { BitReader, BitWriter } from "@demonstrandum/engine";
import { type ClueCode, SMALL_BITS, type Value } from "../grid/clue-code.ts";
import { makeNumbering } from "../numbering.ts";

const LENGTH = 4;
const ATOM = makeNumbering(ATOM_NUMBERS, 5);
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
      ATOM.write(bits, atom);
      bits.write(args.length, ARGS);
      for (const arg of args) writeArg(bits, arg);
    }
  },
  read(bits) {
    const chain = Array.from({ length: bits.read(LENGTH) }, () => ({
      atom: ATOM.read(bits),
      args: Array.from({ length: bits.read(ARGS) }, () => readArg(bits)),
    }));
    return { chain };
  },
};

function writeArg(bits: BitWriter, arg: Value): void {
  bits.write(typeof arg === "number" ? 0 : 1, 1);
  if (typeof arg === "number") {
    bits.write(arg, SMALL_BITS);
    return;
  }
  const element = (ELEMENTS as readonly string[]).indexOf(arg);
  bits.write(element < 0 ? ELEMENTS.length : element, ELEMENT);
  if (element < 0) bits.writeText(arg);
}

function readArg(bits: BitReader): Value {
  if (bits.read(1) === 0) return bits.read(SMALL_BITS);
  return ELEMENTS[bits.read(ELEMENT)] ?? bits.readText();
}
