// Names that can be told apart at a glance: no surname and no given name twice, every initial once before any comes twice,
// and whoever shares an initial differs in the rest.

import type { Rng } from "@demonstrandum/engine";
import { nearWithin } from "../grid/tell-apart.ts";
import { GIVEN_NAMES, SURNAMES } from "./names.ts";
import { NEVER_DRAWN } from "./never-drawn.ts";

interface FullName {
  readonly surname: string;
  readonly given: string;
}

const nearSurname = nearWithin(SURNAMES);
const nearGiven = nearWithin(GIVEN_NAMES);

export function drawNames(count: number, rng: Rng): string[] {
  const surnames = drawSurnames(count, rng);
  const names: FullName[] = [];
  const pool = rng.shuffle(GIVEN_NAMES).filter((given) => !surnames.includes(given));
  for (const surname of surnames) {
    const given = findGiven(pool, surname, names);
    if (given === undefined) break;
    pool.splice(pool.indexOf(given), 1);
    names.push({ surname, given });
  }
  if (names.length < count) throw new RangeError(`There are not enough names for ${count} people.`);
  return names.map(({ surname, given }) => `${surname} ${given}`);
}

/** One of every initial first, then a second of each and so on, none of which resembles another with its initial. */
function drawSurnames(count: number, rng: Rng): string[] {
  const shuffled = rng.shuffle(SURNAMES);
  const drawn: string[] = [];
  for (let most = 1, before = -1; drawn.length > before && drawn.length < count; most++) {
    before = drawn.length;
    for (const surname of shuffled) if (drawn.length < count && hasRoom(drawn, surname, most)) drawn.push(surname);
  }
  return drawn;
}

function hasRoom(drawn: readonly string[], surname: string, most: number): boolean {
  let sharing = 0;
  for (const other of drawn) {
    if (!hasInitialOf(other, surname)) continue;
    sharing++;
    if (sharing === most || nearSurname(surname).has(other)) return false;
  }
  return true;
}

/** A name that may be drawn. Two full names are alike if both initials agree, or if both words are near. */
function findGiven(pool: readonly string[], surname: string, names: readonly FullName[]): string | undefined {
  const near = nearSurname(surname);
  const sharing = names.filter((name) => hasInitialOf(name.surname, surname));
  const resembling = names.filter((name) => near.has(name.surname));
  return pool.find(
    (given) =>
      !NEVER_DRAWN.has(`${surname} ${given}`) &&
      !sharing.some((name) => hasInitialOf(name.given, given)) &&
      !resembling.some((name) => nearGiven(given).has(name.given)),
  );
}

const hasInitialOf = (a: string, b: string): boolean => a.charCodeAt(0) === b.charCodeAt(0);
