// Unpacks what was deflated (RFC 1951). Only old share codes are, so this is short rather than fast; a library for it is heavier than the
// rest of a game's rules.

/** How many codes there are of each length, and what they stand for, the shortest code first. */
interface Codes {
  readonly counts: readonly number[];
  readonly symbols: readonly number[];
}

const LONGEST_CODE = 15;
/** Stands for the end of a block; what is above it, for a stretch that is repeated. */
const END = 256;
/** In this order a block lists the lengths of the codes in which its codes are written. */
const ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];
const LENGTHS = [
  3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258,
];
const LENGTH_BITS = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0];

class Damaged extends Error {}

/** Whatever `values` holds at `at`; what is nowhere in it is in no sound block either. */
function pick(values: ArrayLike<number>, at: number): number {
  const value = values[at];
  if (value === undefined) throw new Damaged();
  return value;
}

function makeCodes(lengths: readonly number[]): Codes {
  const ofLength = (length: number) => lengths.flatMap((each, symbol) => (each === length ? [symbol] : []));
  const symbols = Array.from({ length: LONGEST_CODE + 1 }, (_, length) => (length === 0 ? [] : ofLength(length)));
  return { counts: symbols.map((each) => each.length), symbols: symbols.flat() };
}

const FIXED = {
  letters: makeCodes(Array.from({ length: 288 }, (_, i) => (i < 144 ? 8 : i < 256 ? 9 : i < 280 ? 7 : 8))),
  distances: makeCodes(Array.from({ length: 30 }, () => 5)),
};

interface Source {
  readonly bytes: Uint8Array;
  /** In bits. */
  at: number;
}

function read(source: Source, bits: number): number {
  let value = 0;
  for (let i = 0; i < bits; i++, source.at++)
    value |= ((pick(source.bytes, source.at >>> 3) >>> (source.at & 7)) & 1) << i;
  return value;
}

/** Codes of one length are neighbors, and follow on twice the last shorter one. */
function readSymbol(source: Source, { counts, symbols }: Codes): number {
  let [code, first, before] = [0, 0, 0];
  for (let length = 1; length <= LONGEST_CODE; length++) {
    const count = counts[length] ?? 0;
    code = 2 * code + read(source, 1);
    first *= 2;
    if (code - first < count) return pick(symbols, before + code - first);
    before += count;
    first += count;
  }
  throw new Damaged();
}

/** The codes of a block that brings its own: their lengths, themselves in a code, with runs for what repeats. */
function readCodes(source: Source): typeof FIXED {
  const [letters, distances, listed] = [read(source, 5) + 257, read(source, 5) + 1, read(source, 4) + 4];
  const own = ORDER.map(() => 0);
  for (const symbol of ORDER.slice(0, listed)) own[symbol] = read(source, 3);
  const codes = makeCodes(own);
  const lengths: number[] = [];
  while (lengths.length < letters + distances) {
    const symbol = readSymbol(source, codes);
    if (symbol < 16) lengths.push(symbol);
    else lengths.push(...readRun(source, symbol, lengths));
  }
  return { letters: makeCodes(lengths.slice(0, letters)), distances: makeCodes(lengths.slice(letters)) };
}

function readRun(source: Source, symbol: number, lengths: readonly number[]): number[] {
  if (symbol === 16) return Array(3 + read(source, 2)).fill(pick(lengths, lengths.length - 1));
  return Array(symbol === 17 ? 3 + read(source, 3) : 11 + read(source, 7)).fill(0);
}

function repeat(source: Source, symbol: number, distances: Codes, out: number[]): void {
  const length = pick(LENGTHS, symbol - END - 1) + read(source, pick(LENGTH_BITS, symbol - END - 1));
  const away = readSymbol(source, distances);
  const bits = Math.max(0, (away >>> 1) - 1);
  const distance = away < 2 ? away + 1 : ((2 + (away & 1)) << bits) + 1 + read(source, bits);
  for (let i = 0; i < length; i++) out.push(pick(out, out.length - distance));
}

function readBlock(source: Source, { letters, distances }: typeof FIXED, out: number[], room: number): void {
  while (out.length < room) {
    const symbol = readSymbol(source, letters);
    if (symbol === END) return;
    if (symbol < END) out.push(symbol);
    else repeat(source, symbol, distances, out);
  }
}

function readStored(source: Source, out: number[], room: number): void {
  source.at = (source.at + 7) & ~7;
  const [length, check] = [read(source, 16), read(source, 16)];
  if (length !== (~check & 0xffff)) throw new Damaged();
  for (let i = 0; i < length && out.length < room; i++) out.push(read(source, 8));
}

function readBlocks(source: Source, room: number): number[] {
  const out: number[] = [];
  for (let isLast = false; !isLast && out.length < room; ) {
    isLast = read(source, 1) === 1;
    const way = read(source, 2);
    if (way === 0) readStored(source, out, room);
    else if (way === 1) readBlock(source, FIXED, out, room);
    else if (way === 2) readBlock(source, readCodes(source), out, room);
    else throw new Damaged();
  }
  return out;
}

/** At most about `room` bytes: whatever comes after is not unpacked. Undefined for bytes that were never deflated. */
export function inflate(bytes: Uint8Array, room: number): Uint8Array | undefined {
  try {
    return Uint8Array.from(readBlocks({ bytes, at: 0 }, room));
  } catch (error) {
    if (error instanceof Damaged) return undefined;
    throw error;
  }
}
