// Names that can be told apart at a glance: no surname and no given name twice, every initial once before any comes twice,
// and whoever shares an initial differs in the rest.

import type { Rng } from "@demonstrandum/engine";
import { GIVEN_NAMES, SURNAMES } from "./names.ts";

interface FullName {
  readonly surname: string;
  readonly given: string;
}

export function drawNames(count: number, rng: Rng): string[] {
  const surnames = drawSurnames(count, rng);
  const names: FullName[] = [];
  const pool = rng.shuffle(GIVEN_NAMES).filter((given) => !surnames.includes(given));
  for (const surname of surnames) {
    const given = pool.find((each) => !names.some((name) => areAlike(name, surname, each)));
    if (given === undefined) throw new RangeError(`There are not enough names for ${count} people.`);
    pool.splice(pool.indexOf(given), 1);
    names.push({ surname, given });
  }
  return names.map(({ surname, given }) => `${surname} ${given}`);
}

/** One of every initial first, then others that do not resemble the one with their initial. */
function drawSurnames(count: number, rng: Rng): string[] {
  const shuffled = rng.shuffle(SURNAMES);
  const initials = new Set<string>();
  const isFirst = (surname: string): boolean => {
    const before = initials.size;
    return initials.add(surname.charAt(0)).size > before;
  };
  const drawn = shuffled.filter(isFirst);
  for (const surname of shuffled) {
    if (drawn.length >= count) break;
    if (!drawn.some((other) => hasInitialOf(other, surname) && isNearSurname(other, surname))) drawn.push(surname);
  }
  return drawn.slice(0, count);
}

const hasInitialOf = (a: string, b: string): boolean => a.charCodeAt(0) === b.charCodeAt(0);

/** Two full names are alike if both initials agree, or if both words are near. */
function areAlike(name: FullName, surname: string, given: string): boolean {
  if (hasInitialOf(name.surname, surname) && hasInitialOf(name.given, given)) return true;
  return isNearSurname(name.surname, surname) && areNear(name.given, given);
}

/** Surnames are compared for every board, so what is near to each is worked out once. */
const nearSurnames = new Map<string, readonly string[]>();

function isNearSurname(a: string, b: string): boolean {
  const kept = nearSurnames.get(a);
  if (kept) return kept.includes(b);
  const near = SURNAMES.filter((surname) => areNear(a, surname));
  nearSurnames.set(a, near);
  return near.includes(b);
}

/** One of two words begins the other, or they differ in one letter, or by one. */
export function areNear(a: string, b: string): boolean {
  const short = a.length < b.length ? a : b;
  const long = short === a ? b : a;
  if (long.startsWith(short)) return true;
  if (long.length - short.length > 1) return false;
  let same = 0;
  while (same < short.length && short[same] === long[same]) same++;
  return short.length === long.length
    ? short.slice(same + 1) === long.slice(same + 1)
    : short.slice(same) === long.slice(same + 1);
}
