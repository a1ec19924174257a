// Why a count shows what it shows although nothing is known of the people it counts: whom it counts, and how many they are.

import { type Count, countBits, indices, type Mask } from "@demonstrandum/logic";
import { sayList } from "@demonstrandum/text";
import type { Table } from "../game/table.ts";
import { numbersOf, sayCount, sayCountOf, settledBy } from "./count.ts";
import { sayGroup, sayNumber, sayPeople } from "./people.ts";
import { sayNames } from "./prose.ts";
import { type Puzzlement, sayClaims, sayCountedPeople } from "./puzzlement.ts";

/** "the other two in row 1 are Li Mu and Wang Hua, so both are elves". */
export function sayTold(puzzlement: Puzzlement, part: Count): string {
  const { table, named } = puzzlement;
  if (countBits(part.of) === 1 && (part.of & ~named) === 0) return `so ${sayClaims(puzzlement)}`;
  const isWhole = isClaimed(puzzlement, part);
  if (settledBy(part) !== undefined) return isWhole ? sayWhole(puzzlement, part) : sayMembers(puzzlement, part);
  if (isWhole) return `it counts ${sayCountedPeople(puzzlement, part.of)}, so ${sayOfThese(table, part)}`;
  return `here ${sayCountOf(table, part, sayCountedPeople(puzzlement, part.of), true)}, so ${sayClaims(puzzlement)}`;
}

/** Whether what is claimed is just what this part of the clue says. */
export const isClaimed = ({ claims: [claim, ...more] }: Puzzlement, part: Count): boolean =>
  claim?.of === part.of && more.length === 0 && numbersOf(claim).join() === numbersOf(part).join();

function sayWhole({ table, groups, known, stated, asked }: Puzzlement, part: Count): string {
  const group = sayGroup(groups, part.of, known | stated);
  const roll = sayRoll(table, part.of, asked);
  const whom = group === undefined ? `it counts only ${roll}` : `${group} ${sayBe(part.of)} ${roll}`;
  return `${whom}, so ${sayOfThese(table, part)}`;
}

function sayMembers(puzzlement: Puzzlement, part: Count): string {
  const { table, groups, known, stated, claims } = puzzlement;
  const [claim, ...more] = claims;
  const group = sayGroup(groups, part.of, known | stated);
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

/** "Li Mu is an elf", "both are elves", "all three are elves", "exactly 1 of these three is an elf". */
export function sayOfThese(table: Table, count: Count): string {
  const size = countBits(count.of);
  const number = sayNumber(size);
  if (size === 1) return sayCount(table, count, 0);
  if (settledBy(count) === undefined) return sayCountOf(table, count, `these ${number}`, true);
  return sayCountOf(table, count, size === 2 ? "both" : `all ${number}`, true);
}

const sayBe = (people: Mask): string => (countBits(people) === 1 ? "is" : "are");
