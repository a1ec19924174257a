// Sets of worlds as words of bits: the hot loops of the generator. A village of six has 64 worlds, two words.

import type { TruthMask } from "@demonstrandum/clues";
import { wolfMasks, wordMask, wordsOfMask } from "@demonstrandum/clues/village";
import { countBits, type World } from "@demonstrandum/logic";

/** A set of worlds of a village: one bit for each. */
export type WorldSet = Uint32Array;

const allWorlds = (size: number): WorldSet => new Uint32Array(wordsOfMask(size)).fill(wordMask(size));

/** Where each villager is a werewolf, by villager. Depends only on the size. */
export interface SpeakerMasks {
  readonly size: number;
  readonly all: WorldSet;
  readonly wolf: readonly WorldSet[];
  readonly human: readonly WorldSet[];
}

/** For each villager, the worlds in which they are a werewolf and those in which they are not. */
export function buildSpeakerMasks(size: number): SpeakerMasks {
  const all = allWorlds(size);
  const wolf = wolfMasks(size).map((mask) => mapWords(mask, (word) => word & wordMask(size)));
  const human = wolf.map((mask) => mapWords(mask, (word) => ~word & wordMask(size)));
  return { size, all, wolf, human };
}

function mapWords(set: WorldSet, change: (word: number) => number): WorldSet {
  const changed = new Uint32Array(set.length);
  for (let word = 0; word < set.length; word++) changed[word] = change(at(set, word));
  return changed;
}

const at = (set: WorldSet, word: number): number => set[word] ?? 0;

export function intersectInto(target: WorldSet, other: TruthMask): void {
  for (let word = 0; word < target.length; word++) target[word] = at(target, word) & at(other, word);
}

export function uniteInto(target: WorldSet, other: TruthMask): void {
  for (let word = 0; word < target.length; word++) target[word] = at(target, word) | at(other, word);
}

export function countCommon(left: WorldSet, right: WorldSet): number {
  let count = 0;
  for (let word = 0; word < left.length; word++) count += countBits(at(left, word) & at(right, word));
  return count;
}

export const isSameSet = (left: WorldSet, right: WorldSet): boolean =>
  left.every((word, index) => word === at(right, index));

export const isSingleWorld = (set: WorldSet): boolean => isSingleCommonWorld(set, set);

/** Exactly one world in both; stops at the second. */
export function isSingleCommonWorld(left: WorldSet, right: WorldSet): boolean {
  let found = 0;
  for (let word = 0; word < left.length; word++) {
    const bits = at(left, word) & at(right, word);
    if (bits === 0) continue;
    if (found !== 0 || (bits & (bits - 1)) !== 0) return false;
    found = 1;
  }
  return found === 1;
}

export function firstWorlds(set: WorldSet, limit: number): World[] {
  const worlds: World[] = [];
  for (let word = 0; word < set.length; word++)
    for (let rest = at(set, word); rest !== 0; rest &= rest - 1) {
      if (worlds.length >= limit) return worlds;
      worlds.push(word * 32 + 31 - Math.clz32(rest & -rest));
    }
  return worlds;
}
