// What the words of a clue name: the identity it counts, people, and groups of them.

import type { Mask, Source } from "@demonstrandum/logic";
import type { Group, Table } from "../game/table.ts";

export interface Naming {
  /** The identity that the words count. */
  readonly identity: boolean;
  /** They name no number. */
  readonly isNumberless?: true;
  /** The people of whom it says by name what they are. */
  readonly named: Mask;
  /** The groups it speaks of. */
  readonly groups: readonly Group[];
}

/** What holds without anybody saying so has no words, and counts the hidden kind. */
export function namingOf({ clues, groups = [] }: Table, source: Source | undefined): Naming {
  const naming = source?.kind === "clue" ? clues[source.index]?.naming : undefined;
  if (!naming) return { identity: true, named: 0, groups: [] };
  const { identity, stated: named, isNumberless } = naming;
  return {
    identity,
    named,
    ...(isNumberless && { isNumberless }),
    groups: groups.filter(({ key }) => naming.groups.includes(key)),
  };
}
