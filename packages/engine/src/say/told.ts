// Why a count shows what it shows although nothing is known of the people it counts: whom it counts, and how many they are.

import { type Count, countBits, indices, type Mask } from "@demonstrandum/logic";
import { sayList } from "@demonstrandum/text";
import type { Table } from "../game/table.ts";
import { numbersOf, sayCountOf, sayOfThese, settledBy } from "./count.ts";
import { sayNumber, sayPeople } from "./people.ts";
import { sayNames } from "./prose.ts";
import { type Puzzlement, sayClaims, sayCountedPeople, sayOwnGroup } from "./puzzlement.ts";

/** "the other two in row 1 are Li Mu and Wang Hua, so both are elves"; of a clue that says more, what this part leaves. */
export function sayTold(puzzlement: Puzzlement, part: Count, isPart: boolean): string {
  const { table, named } = puzzlement;
  if (countBits(part.of) === 1 && (part.of & ~named) === 0) return `so ${sayClaims(puzzlement)}`;
  const isWhole = isClaimed(puzzlement, part);
  const settled = settledBy(part);
  if (settled !== undefined && isPart) return sayShare(puzzlement, part, settled);
  if (settled !== undefined) return isWhole ? sayWhole(puzzlement, part) : sayMembers(puzzlement, part);
  if (isWhole) return `it counts ${sayCountedPeople(puzzlement, part.of)}, so ${sayOfThese(table, part)}`;
  return `here ${sayCountOf(table, part, sayCountedPeople(puzzlement, part.of), true)}, so ${sayClaims(puzzlement)}`;
}

/** Whether what is claimed is just what this part of the clue says. */
export const isClaimed = ({ claims: [claim, ...more] }: Puzzlement, part: Count): boolean =>
  claim?.of === part.of && more.length === 0 && numbersOf(claim).join() === numbersOf(part).join();

/** "that leaves no elves for the four in row 1 and not around Li Mu, so Wang Hua is none". */
function sayShare(puzzlement: Puzzlement, part: Count, settled: boolean): string {
  const { table, identity } = puzzlement;
  const end = isClaimed(puzzlement, part) ? sayOfThese(table, part) : sayClaims(puzzlement);
  if (settled === identity) return `that takes ${sayEveryone(puzzlement, part.of)}, so ${end}`;
  const people = sayOwnGroup(puzzlement, part.of) ?? sayCountedPeople(puzzlement, part.of);
  return `that leaves no ${table.words[identity ? 1 : 0].many} for ${people}, so ${end}`;
}

/** "the two around Li Mu and not in row 2", "both Li Mu and Wang Hua", "all of Li Mu, Wang Hua and Zhao Min". */
export function sayEveryone(puzzlement: Puzzlement, people: Mask): string {
  const all = ["", "", "both "][countBits(people)] ?? "all of ";
  return sayOwnGroup(puzzlement, people) ?? `${all}${sayPeople(puzzlement.table, people, puzzlement.known)}`;
}

function sayWhole(puzzlement: Puzzlement, part: Count): string {
  const { table, asked } = puzzlement;
  const group = sayOwnGroup(puzzlement, part.of);
  const roll = sayRoll(table, part.of, asked);
  const whom = group === undefined ? `it counts only ${roll}` : `${group} ${sayBe(part.of)} ${roll}`;
  return `${whom}, so ${sayOfThese(table, part)}`;
}

function sayMembers(puzzlement: Puzzlement, part: Count): string {
  const { table, known, claims } = puzzlement;
  const [claim, ...more] = claims;
  const group = sayOwnGroup(puzzlement, part.of);
  if (group === undefined || !claim || more.length > 0)
    return `it counts ${sayPeople(table, part.of, known)}, so ${sayClaims(puzzlement)}`;
  const names = sayList(sayNames(table, indices(claim.of)));
  return `${names} ${sayBe(claim.of)} ${sayNumber(countBits(claim.of))} of ${group}, so ${sayOfThese(table, claim)}`;
}

/** Of more people than this only one is named. */
const MANY = 5;

/** "Li Mu and Wang Hua"; of many "Li Mu and six others". */
function sayRoll(table: Table, people: Mask, asked: Mask): string {
  const size = countBits(people);
  if (size <= MANY) return sayList(sayNames(table, indices(people)));
  const of = (people & asked) === 0 ? people : people & asked;
  return sayList([...sayNames(table, indices(of & -of)), `${sayNumber(size - 1)} others`]);
}

const sayBe = (people: Mask): string => (countBits(people) === 1 ? "is" : "are");
