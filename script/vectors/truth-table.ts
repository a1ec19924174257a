// The whole truth table of a constraint: how many worlds obey it, and a fingerprint of which.

import { createHash } from "node:crypto";
import { type Constraint, predicate } from "@demonstrandum/logic";

export interface TruthTable {
  readonly models: number;
  /** The first 16 hex digits of the SHA-256 of the table, world 0 in the lowest bit of the first byte. */
  readonly digest: string;
}

export function truthTable(constraint: Constraint, size: number): TruthTable {
  const holds = predicate(constraint);
  const worlds = 2 ** size;
  const table = new Uint8Array(Math.ceil(worlds / 8));
  let models = 0;
  for (let world = 0; world < worlds; world++) {
    if (!holds(world)) continue;
    models++;
    table[world >>> 3] = (table[world >>> 3] ?? 0) | (1 << (world & 7));
  }
  return { models, digest: createHash("sha256").update(table).digest("hex").slice(0, 16) };
}
