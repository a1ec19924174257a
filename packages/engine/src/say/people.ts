// People in as few words as are clear: by name, or by what they have in common where that is shorter than the list.

import { countBits, indices, type Mask } from "@demonstrandum/logic";
import type { Group, Table } from "../game/table.ts";
import { sayNames, wordingOf } from "./prose.ts";
import type { ProofWording } from "./words/wording.ts";

/** Fewer people than this are always named. */
const FEW = 3;

/** "Li Mu and Wang Hua", "the other four in row 2". Whoever is left out by "other" must be known. */
export function sayPeople(table: Table, people: Mask, known: Mask): string {
  const words = wordingOf(table);
  const list = words.names(sayNames(table, indices(people)));
  const groups = table.groups?.filter(({ isOnlyWhenSaid }) => !isOnlyWhenSaid) ?? [];
  const group = countBits(people) < FEW ? undefined : findGroup(words, groups, people, known);
  if (group === undefined) return list;
  // Two groups at once take some thought, and must save more.
  const worth = group.isDouble ? 2 * group.text.length : group.text.length;
  return worth < list.length ? group.text : list;
}

/** The shortest name by groups: "the four in row 2", "the only other one around Li Mu". */
export const sayGroup = (
  words: ProofWording,
  groups: readonly Group[],
  people: Mask,
  known: Mask,
): string | undefined => findGroup(words, groups, people, known)?.text;

interface NamedGroup {
  readonly text: string;
  readonly isDouble: boolean;
}

function findGroup(words: ProofWording, groups: readonly Group[], people: Mask, known: Mask): NamedGroup | undefined {
  const size = countBits(people);
  return placesOf(words, groups, people)
    .filter(({ of }) => (of & ~people & ~known) === 0)
    .map(({ of, where, isDouble }) => ({ text: words.group(where, size, of !== people), isDouble }))
    .reduce(
      (best: NamedGroup | undefined, each) => (best === undefined || each.text.length < best.text.length ? each : best),
      undefined,
    );
}

interface Place {
  readonly where: string;
  readonly of: Mask;
  readonly isDouble: boolean;
}

/** The named groups, what two of them share, and what one has without another, that hold all these people. */
function placesOf({ inBoth, inOneOnly }: ProofWording, groups: readonly Group[], people: Mask): Place[] {
  const around = groups.filter(({ of }) => (people & ~of) === 0);
  const apart = groups.filter(({ of }) => (people & of) === 0);
  const alone = around.map(({ where, of }) => ({ where, of, isDouble: false }));
  const both = around.flatMap((one, i) =>
    around
      .slice(i + 1)
      .map((other) => ({ where: inBoth(one.where, other.where), of: one.of & other.of, isDouble: true })),
  );
  const without = around.flatMap((one) =>
    apart.map((other) => ({ where: inOneOnly(one.where, other.where), of: one.of & ~other.of, isDouble: true })),
  );
  return [...alone, ...both, ...without];
}
