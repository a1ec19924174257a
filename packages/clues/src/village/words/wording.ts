// What a language says with the statements of villagers. `names` are as many as the village has villagers.

import type { RelationName } from "../relations.ts";
import type { BoundName, ParityName } from "../statement.ts";

/** Who is counted: everyone of so many, everyone but one, or those named. */
export type Counted =
  | { readonly everyone: number }
  | { readonly but: string; readonly others: number }
  | { readonly names: readonly string[] };

export interface StatementWording {
  readonly relation: Readonly<Record<RelationName, (a: string, b: string) => string>>;
  readonly bound: Readonly<Record<BoundName, (of: Counted, count: number) => string>>;
  readonly parity: Readonly<Record<ParityName, (of: Counted) => string>>;
}
