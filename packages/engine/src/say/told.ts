// Why a count shows what it shows although nothing is known of the people it counts: whom it counts, and how many they are.

import { type Count, countBits, indices, type Mask } from "@demonstrandum/logic";
import type { Table } from "../game/table.ts";
import { numbersOf, sayCountOf, sayOfThese, settledBy } from "./count.ts";
import { sayOwnGroup, sayPeople } from "./people.ts";
import { kindWord, sayNames, wordingOf } from "./prose.ts";
import { type Puzzlement, sayClaims, sayCountedPeople } from "./puzzlement.ts";

/** "the other two in row 1 are Li Mu and Wang Hua, so both are elves"; of a clue that says more, what this part leaves. */
export function sayTold(puzzlement: Puzzlement, part: Count, isPart: boolean): string {
  const { table, named, claims } = puzzlement;
  const { so, soOnly, counts, here } = wordingOf(table);
  if (countBits(part.of) === 1 && (part.of & ~named) === 0) return soOnly(sayClaims(puzzlement));
  const isWhole = isClaimed(puzzlement, part);
  const settled = settledBy(part);
  const people = sayCountedPeople(puzzlement, part.of);
  const sayHere = (): string => so(here(sayCountOf(table, part, people, true)), sayClaims(puzzlement));
  if (claims.some((claim) => settledBy(claim) === undefined && (claim.of & ~part.of) !== 0)) return sayHere();
  if (settled !== undefined && isPart) return sayShare(puzzlement, part, settled);
  if (settled !== undefined) return isWhole ? sayWhole(puzzlement, part) : sayMembers(puzzlement, part);
  if (isWhole) return so(sayWhom(puzzlement, part, isPart) ?? counts(people), sayOfThese(table, part));
  return sayHere();
}

/** "the two in row 1 and around Li Mu are Wang Hua and Zhao Min": of a clue that counts others too, whom this part counts. */
function sayWhom({ table, scene }: Puzzlement, { of }: Count, isPart: boolean): string | undefined {
  const group = isPart && countBits(of) === 2 ? sayOwnGroup(table, of, scene) : undefined;
  return group && wordingOf(table).groupIs(group, 2, sayPeople(table, of));
}

/** Whether what is claimed is just what this part of the clue says. */
export const isClaimed = ({ claims: [claim, ...more] }: Puzzlement, part: Count): boolean =>
  claim?.of === part.of && more.length === 0 && numbersOf(claim).join() === numbersOf(part).join();

/** "that leaves no elves for the four in row 1 and not around Li Mu, so Wang Hua is none". */
function sayShare(puzzlement: Puzzlement, part: Count, settled: boolean): string {
  const { table, identity, scene } = puzzlement;
  if (countBits(part.of) === 1) return sayWhole(puzzlement, part);
  const group = sayOwnGroup(table, part.of, scene);
  const isClear = group === undefined || countBits(part.of) > 2;
  const end = isClaimed(puzzlement, part) && isClear ? sayOfThese(table, part) : sayClaims(puzzlement);
  const { so, takes, leavesNone } = wordingOf(table);
  const [size, kind] = [countBits(part.of), kindWord(table, identity)];
  if (settled === identity) return so(takes(sayEveryone(puzzlement, part.of), size, kind), end);
  return so(leavesNone(kind, group ?? sayCountedPeople(puzzlement, part.of), size), end);
}

/** "the two around Li Mu and not in row 2", "both Li Mu and Wang Hua", "all of Li Mu, Wang Hua and Zhao Min". */
export function sayEveryone(puzzlement: Puzzlement, people: Mask): string {
  const { table, scene } = puzzlement;
  const size = countBits(people);
  const group = size === 1 ? undefined : sayOwnGroup(table, people, scene);
  return group ?? wordingOf(table).everyOneOf(sayPeople(table, people, scene), size);
}

function sayWhole(puzzlement: Puzzlement, part: Count): string {
  const { table, asked, scene } = puzzlement;
  const group = sayOwnGroup(table, part.of, scene);
  const roll = sayRoll(table, part.of, asked);
  const { so, countsOnly, groupIs } = wordingOf(table);
  const whom = group === undefined ? countsOnly(roll) : groupIs(group, countBits(part.of), roll);
  return so(whom, sayOfThese(table, part));
}

/** What the clue says by name needs no reason, and if the rest is all the others whom it counts, nor do they. */
function sayMembers(puzzlement: Puzzlement, part: Count): string {
  const { table, scene, claims, named } = puzzlement;
  const words = wordingOf(table);
  const [claim, ...more] = claims.filter(({ of }) => (of & ~named) !== 0);
  if (claims.length > 1 && claim?.of === part.of) return words.soOnly(sayClaims(puzzlement));
  const group = sayOwnGroup(table, part.of, scene);
  if (group === undefined || !claim || more.length > 0)
    return words.so(words.counts(sayPeople(table, part.of, scene)), sayClaims(puzzlement));
  const people = words.names(sayNames(table, indices(claim.of)));
  const end = claims.length > 1 ? sayClaims(puzzlement) : sayOfThese(table, claim);
  return words.so(words.areAmong(people, countBits(claim.of), group), end);
}

/** Of more people than this only one is named. */
const MANY = 5;

/** "Li Mu and Wang Hua"; of many "Li Mu and six others". */
function sayRoll(table: Table, people: Mask, asked: Mask): string {
  const size = countBits(people);
  const { names, nameAndOthers } = wordingOf(table);
  if (size <= MANY) return names(sayNames(table, indices(people)));
  const of = (people & asked) === 0 ? people : people & asked;
  return nameAndOthers(sayNames(table, indices(of & -of)).join(""), size - 1);
}
