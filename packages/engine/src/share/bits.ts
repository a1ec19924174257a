// Writing and reading small numbers bit by bit, for codes that should be short.

import { makeUtf8, parseUtf8 } from "@demonstrandum/text";
import { ToldError } from "../game/puzzle.ts";
import { puzzleRemark } from "../remarks/en.ts";

/** Bytes that end too early or hold what cannot be. */
export class BitsError extends ToldError {
  override readonly name = "BitsError";
}

/** Half of a pair of code units, which no bytes can stand for. */
const HALF_CHARACTER = /\p{Surrogate}/u;

/** Writes numbers as bits, for share codes. */
export interface BitWriter {
  /** A number below 2^bits; at most 30 bits. */
  write(value: number, bits: number): void;
  /** Any whole number from 0 on; small ones are short. */
  writeNumber(value: number): void;
  writeText(text: string): void;
  finish(): Uint8Array;
}

/** Begins to write bits. */
export function makeBitWriter(): BitWriter {
  const bytes: number[] = [];
  let filled = 0;
  const write = (value: number, bits: number): void => {
    if (!(Number.isInteger(value) && value >= 0 && value < 2 ** bits))
      throw new BitsError(puzzleRemark.noRoom({ value }));
    for (let i = bits - 1; i >= 0; i--) {
      if (filled % 8 === 0) bytes.push(0);
      if ((value >>> i) & 1) bytes[bytes.length - 1] = (bytes[bytes.length - 1] ?? 0) | (128 >>> (filled % 8));
      filled++;
    }
  };
  const writeNumber = (value: number): void => {
    let rest = value;
    for (; rest >= 8; rest = Math.floor(rest / 8)) write(8 + (rest % 8), 4);
    write(rest, 4);
  };
  const writeText = (text: string): void => {
    if (HALF_CHARACTER.test(text)) throw new BitsError(puzzleRemark.halfCharacters());
    const encoded = makeUtf8(text);
    writeNumber(encoded.length);
    for (const byte of encoded) write(byte, 8);
  };
  return { write, writeNumber, writeText, finish: () => Uint8Array.from(bytes) };
}

/** Reads numbers from bits, as `BitWriter` wrote them. */
export interface BitReader {
  read(bits: number): number;
  readNumber(): number;
  readText(): string;
  /** Whether more is left than padding. */
  hasMore(): boolean;
  /** Throws unless all that is left is padding. */
  finish(): void;
}

const LARGEST = 2 ** 40;

/** Reads what `makeBitWriter` wrote. */
export function makeBitReader(bytes: Uint8Array): BitReader {
  let at = 0;
  const read = (bits: number): number => {
    if (at + bits > bytes.length * 8) throw new BitsError(puzzleRemark.endsEarly());
    let value = 0;
    for (let i = 0; i < bits; i++, at++) value = (value << 1) | (((bytes[at >>> 3] ?? 0) >>> (7 - (at & 7))) & 1);
    return value;
  };
  const readNumber = (): number => {
    let value = 0;
    for (let scale = 1; ; scale *= 8) {
      const piece = read(4);
      value += (piece & 7) * scale;
      if (value > LARGEST) throw new BitsError(puzzleRemark.largeNumber());
      if (piece < 8) return value;
    }
  };
  const readText = (): string => {
    const length = readNumber();
    if (length > bytes.length) throw new BitsError(puzzleRemark.endsEarly());
    return decode(Uint8Array.from({ length }, () => read(8)));
  };
  const hasMore = (): boolean => bytes.length * 8 - at >= 8;
  const finish = (): void => {
    if (hasMore()) throw new BitsError(puzzleRemark.afterEnd());
  };
  return { read, readNumber, readText, hasMore, finish };
}

function decode(bytes: Uint8Array): string {
  const text = parseUtf8(bytes);
  if (text === undefined) throw new BitsError(puzzleRemark.unreadText());
  return text;
}
