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
const UNSAID: Naming = { identity: true, named: 0, groups: [] };

/** What clues name, by table and speaker: proofs of one table ask again and again. */
const kept = new WeakMap<Table, Map<number, Naming>>();

export function namingOf(table: Table, source: Source | undefined): Naming {
  if (source?.kind !== "clue") return UNSAID;
  const namings = kept.get(table) ?? new Map<number, Naming>();
  kept.set(table, namings);
  const naming = namings.get(source.index) ?? readNaming(table, source.index);
  namings.set(source.index, naming);
  return naming;
}

function readNaming({ clues, groups = [] }: Table, speaker: number): Naming {
  const naming = clues[speaker]?.naming;
  if (!naming) return UNSAID;
  const { identity, stated: named, isNumberless } = naming;
  return {
    identity,
    named,
    ...(isNumberless && { isNumberless }),
    groups: groups.filter(({ key }) => naming.groups.includes(key)),
  };
}
