// Sets of worlds as bits: bit w of a truth mask is set when the statement is true in world w. The words of a mask are
// computed 32 worlds at a time, which is what makes libraries of a village of sixteen affordable.

import type { Mask, World } from "@demonstrandum/logic";
import { indices } from "@demonstrandum/logic";
import { RELATIONS } from "./relations.ts";
import type { BoundStatement, ParityStatement, RelationStatement, Statement } from "./statement.ts";
import { isBound, isRelation, scopeMask } from "./statement.ts";

/** In which worlds of a village a statement is true: one bit for each world. */
export type TruthMask = Uint32Array;

/** How many 32-bit words the truth mask of a village of this size has. */
export const wordsOfMask = (size: number): number => Math.max(1, 2 ** (size - 5));

/** Which bits of a word are worlds: all 32, or fewer in a village of less than five. */
export const wordMask = (size: number): number => (size >= 5 ? 0xffffffff : 2 ** (2 ** size) - 1);

const LOW_VARIABLES = [0xaaaaaaaa, 0xcccccccc, 0xf0f0f0f0, 0xff00ff00, 0xffff0000];

/** The worlds in which `villager` is a werewolf. */
function wolfMask(villager: number, size: number): TruthMask {
  const low = LOW_VARIABLES[villager];
  return makeMask(size, (word) => low ?? ((word >>> (villager - 5)) & 1 ? 0xffffffff : 0));
}

function makeMask(size: number, wordAt: (word: number) => number): TruthMask {
  const mask = new Uint32Array(wordsOfMask(size));
  for (let word = 0; word < mask.length; word++) mask[word] = wordAt(word);
  return mask;
}

const keptWolves = new Map<number, readonly TruthMask[]>();

/** By villager; made once for each size. */
export function wolfMasks(size: number): readonly TruthMask[] {
  const kept = keptWolves.get(size) ?? Array.from({ length: size }, (_, villager) => wolfMask(villager, size));
  keptWolves.set(size, kept);
  return kept;
}

/** In which worlds a statement is true, worked out from its form. */
export function truthMask(statement: Statement, size: number): TruthMask {
  const mask = isRelation(statement) ? relationMask(statement, size) : countMask(statement, size);
  if (size < 5) mask[0] = at(mask, 0) & wordMask(size);
  return mask;
}

const at = (mask: TruthMask, word: number): number => mask[word] as number;

function relationMask({ form, a, b }: RelationStatement, size: number): TruthMask {
  const { bits } = RELATIONS[form];
  const wolves = wolfMasks(size);
  const left = wolves[a] as TruthMask;
  const right = wolves[b] as TruthMask;
  return makeMask(size, (word) => bits(at(left, word), at(right, word)));
}

function countMask(statement: BoundStatement | ParityStatement, size: number): TruthMask {
  const planes = planesOf(scopeMask(statement.scope, size), size);
  const [odd] = planes;
  if (!isBound(statement))
    return makeMask(size, (word) => (statement.form === "COUNT_ODD" ? at(odd, word) : ~at(odd, word)));
  const { form, count } = statement;
  return makeMask(size, (word) => {
    const { equal, less } = compare(planes, word, count);
    return form === "COUNT_EQ" ? equal : form === "COUNT_LE" ? equal | less : ~less;
  });
}

/** A counter for each world, side by side: plane p holds bit p of its number of wolves. */
type Planes = readonly [TruthMask, TruthMask, TruthMask, TruthMask, TruthMask];

/** A library asks for many counts of one scope in a row, so the last planes are kept. */
let keptPlanes: { readonly scope: Mask; readonly size: number; readonly planes: Planes } | undefined;

function planesOf(scope: Mask, size: number): Planes {
  if (keptPlanes?.scope !== scope || keptPlanes.size !== size)
    keptPlanes = { scope, size, planes: addWolves(scope, size) };
  return keptPlanes.planes;
}

function addWolves(scope: Mask, size: number): Planes {
  const plane = () => new Uint32Array(wordsOfMask(size));
  const planes: Planes = [plane(), plane(), plane(), plane(), plane()];
  for (const villager of indices(scope)) {
    const wolves = wolfMasks(size)[villager] as TruthMask;
    for (let word = 0; word < wolves.length; word++) addCarry(planes, word, at(wolves, word));
  }
  return planes;
}

function addCarry(planes: Planes, word: number, wolves: number): void {
  let carry = wolves;
  for (let p = 0; p < planes.length && carry !== 0; p++) {
    const plane = planes[p] as TruthMask;
    const before = at(plane, word);
    plane[word] = before ^ carry;
    carry &= before;
  }
}

/** In which worlds of the word the counter equals `count`, and in which it is below. */
function compare(planes: Planes, word: number, count: number): { equal: number; less: number } {
  let equal = -1;
  let less = 0;
  for (let p = planes.length - 1; p >= 0; p--) {
    const bits = at(planes[p] as TruthMask, word);
    if ((count >>> p) & 1) {
      less |= equal & ~bits;
      equal &= bits;
    } else equal &= ~bits;
  }
  return { equal, less };
}

/** Whether a statement with this truth mask is true in this world. */
export const includesWorld = (mask: TruthMask, world: World): boolean =>
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
  const mask = new Uint32Array(wordsOfMask(size));
  for (let word = 0; word < mask.length; word++) {
    const end = hex.length - 8 * word;
    mask[word] = Number.parseInt(hex.slice(Math.max(0, end - 8), end), 16);
  }
  return mask;
}
