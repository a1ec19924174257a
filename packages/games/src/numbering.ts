// Names as numbers in share codes. Every name has a number of its own for good, so that lists may grow and be put in order
// without changing what an old link says. Small numbers take few bits, any number can be written.

import { type BitReader, BitsError, type BitWriter } from "@demonstrandum/engine";
import { gameRemark } from "./remarks/en.ts";

/** A number once given stays with its name: new names take new numbers, and those of names that went are not used again. */
export type Numbers = Readonly<Record<string, number>>;

export interface Numbering {
  write(bits: BitWriter, name: string): void;
  read(bits: BitReader): string;
}

/** The largest number that fits into `width` bits says that the rest follows. */
export function makeNumbering(numbers: Numbers, width: number): Numbering {
  const names = new Map(Object.entries(numbers).map(([name, number]) => [number, name]));
  const more = 2 ** width - 1;
  return {
    write(bits, name) {
      const number = Object.hasOwn(numbers, name) ? numbers[name] : undefined;
      if (number === undefined) throw new BitsError(gameRemark.noNumber({ form: name }));
      bits.write(Math.min(number, more), width);
      if (number >= more) bits.writeNumber(number - more);
    },
    read(bits) {
      const first = bits.read(width);
      const name = names.get(first < more ? first : more + bits.readNumber());
      if (name === undefined) throw new BitsError(gameRemark.strangeForm());
      return name;
    },
  };
}
