// People in as few words as are clear: by name, or by what they have in common where that is shorter than the list.

import { countBits, indices, type Mask } from "@demonstrandum/logic";
import { sayList } from "@demonstrandum/text";
import type { Group, Table } from "../game/table.ts";
import { sayNames } from "./prose.ts";

const NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** "three", and from eleven on "11". */
export const sayNumber = (number: number): string => NUMBERS[number] ?? String(number);

/** Fewer people than this are always named. */
const FEW = 3;

/** "Li Mu and Wang Hua", "the other four in row 2". Whoever is left out by "other" must be known. */
export function sayPeople(table: Table, people: Mask, known: Mask): string {
  const list = sayList(sayNames(table, indices(people)));
  const groups = table.groups?.filter(({ isOnlyWhenSaid }) => !isOnlyWhenSaid) ?? [];
  const group = countBits(people) < FEW ? undefined : sayGroup(groups, people, known);
  if (group === undefined) return list;
  // Two groups at once take some thought, and must save more.
  const worth = / and /.test(group) ? 2 * group.length : group.length;
  return worth < list.length ? group : list;
}

/** The shortest name by groups: "the four in row 2", "the only other one around Li Mu". */
export function sayGroup(groups: readonly Group[], people: Mask, known: Mask): string | undefined {
  const size = countBits(people);
  const [only, number] = size === 1 ? ["only ", "one"] : ["", sayNumber(size)];
  return placesOf(groups, people)
    .filter(({ of }) => (of & ~people & ~known) === 0)
    .map(({ of, where }) => `the ${only}${of === people ? "" : "other "}${number} ${where}`)
    .reduce(
      (best: string | undefined, each) => (best === undefined || each.length < best.length ? each : best),
      undefined,
    );
}

interface Place {
  readonly where: string;
  readonly of: Mask;
}

/** The named groups, what two of them share, and what one has without another, that hold all these people. */
function placesOf(groups: readonly Group[], people: Mask): Place[] {
  const around = groups.filter(({ of }) => (people & ~of) === 0);
  const apart = groups.filter(({ of }) => (people & of) === 0);
  const both = around.flatMap((one, i) =>
    around.slice(i + 1).map((other) => ({ where: `${one.where} and ${other.where}`, of: one.of & other.of })),
  );
  const without = around.flatMap((one) =>
    apart.map((other) => ({ where: `${one.where} and not ${other.where}`, of: one.of & ~other.of })),
  );
  return [...around, ...both, ...without];
}
