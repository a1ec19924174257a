// Sets of worlds as bits: bit w of a truth mask is set when the statement is true in world w. The words of a mask are
// computed 32 worlds at a time, which is what makes libraries of a village of sixteen affordable.

import type { World } from "@demonstrandum/logic";
import { indices } from "@demonstrandum/logic";
import type { RelationName, Statement } from "./statement.ts";
import { isBound, isRelation, scopeMask } from "./statement.ts";

export type TruthMask = Uint32Array;

export const wordsFor = (size: number): number => Math.max(1, 2 ** (size - 5));

/** Which bits of a word are worlds: all 32, or fewer in a village of less than five. */
export const wordMask = (size: number): number => (size >= 5 ? 0xffffffff : 2 ** (2 ** size) - 1);

const LOW_VARIABLES = [0xaaaaaaaa, 0xcccccccc, 0xf0f0f0f0, 0xff00ff00, 0xffff0000];

/** The worlds of word `word` in which `villager` is a werewolf. */
const wolfWord = (villager: number, word: number): number =>
  LOW_VARIABLES[villager] ?? ((word >>> (villager - 5)) & 1 ? 0xffffffff : 0);

export function truthMask(statement: Statement, size: number): TruthMask {
  const mask = new Uint32Array(wordsFor(size));
  const worlds = wordMask(size);
  const truth = isRelation(statement)
    ? relationWord(statement.form, statement.a, statement.b)
    : countWord(statement, size);
  for (let word = 0; word < mask.length; word++) mask[word] = truth(word) & worlds;
  return mask;
}

const RELATION_WORD: Readonly<Record<RelationName, (a: number, b: number) => number>> = {
  IMP: (a, b) => ~a | b,
  IFF: (a, b) => ~(a ^ b),
  OR: (a, b) => a | b,
  XOR: (a, b) => a ^ b,
  NOT_IMP: (a, b) => a | b,
  NOR: (a, b) => ~(a | b),
};

const relationWord = (form: RelationName, a: number, b: number) => (word: number) =>
  RELATION_WORD[form](wolfWord(a, word), wolfWord(b, word));

type Count = Exclude<Statement, { a: number }>;

const countWord = (statement: Count, size: number) => {
  const counted = [...indices(scopeMask(statement.scope, size))];
  return (word: number): number => {
    const planes = addWolves(counted, word);
    if (!isBound(statement)) return statement.form === "COUNT_ODD" ? planes[0] : ~planes[0];
    const { equal, less } = compare(planes, statement.count);
    return statement.form === "COUNT_EQ" ? equal : statement.form === "COUNT_LE" ? equal | less : ~less;
  };
};

type Planes = [number, number, number, number, number];

/** 32 counters side by side: plane p holds bit p of the number of wolves in each world of the word. */
function addWolves(counted: readonly number[], word: number): Planes {
  const planes: Planes = [0, 0, 0, 0, 0];
  for (const villager of counted) {
    let carry = wolfWord(villager, word);
    for (let plane = 0; plane < 5; plane++) {
      const before = planes[plane] ?? 0;
      planes[plane] = before ^ carry;
      carry &= before;
    }
  }
  return planes;
}

function compare(planes: Planes, count: number): { equal: number; less: number } {
  let equal = 0xffffffff;
  let less = 0;
  for (let plane = 4; plane >= 0; plane--) {
    const bits = planes[plane] ?? 0;
    const wanted = (count >>> plane) & 1 ? 0xffffffff : 0;
    less |= equal & ~bits & wanted;
    equal &= ~(bits ^ wanted);
  }
  return { equal, less };
}

export const hasWorld = (mask: TruthMask, world: World): boolean =>
  (((mask[world >>> 5] ?? 0) >>> (world & 31)) & 1) === 1;

/** The mask as hexadecimal digits, last world first: one key for one meaning. */
export function makeTruthHex(mask: TruthMask, size: number): string {
  return Array.from(mask, (word) => word.toString(16).padStart(8, "0"))
    .reverse()
    .join("")
    .slice(-(2 ** size) / 4);
}

/** Undefined unless the text has exactly the digits of a mask of this size. */
export function parseTruthHex(hex: string, size: number): TruthMask | undefined {
  if (hex.length !== 2 ** size / 4 || !/^[0-9a-f]+$/.test(hex)) return undefined;
  const mask = new Uint32Array(wordsFor(size));
  for (let word = 0; word < mask.length; word++) {
    const end = hex.length - 8 * word;
    mask[word] = Number.parseInt(hex.slice(Math.max(0, end - 8), end), 16);
  }
  return mask;
}
