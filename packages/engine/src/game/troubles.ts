// What is wrong, in another language than English. Errors and defects carry their English themselves, as it is what JSON holds;
// another language says it from what they are about: the kind, the person, the key, the place.

import type { CodeFlaw } from "../share/code.ts";
import type { Defect, TextFlaw } from "./game.ts";
import type { Table } from "./table.ts";

export interface Troubles {
  /** Whole sentences, all of them. The table is missing where a puzzle cannot be laid out. */
  defect(defect: Defect, table: Table | undefined): string;
  config(keys: readonly string[]): string;
  puzzle(at: string | undefined): string;
  clue(flaw: TextFlaw): string;
  /** `defect` is what is wrong with the puzzle in an unsound code. */
  code(kind: CodeFlaw, defect: string): string;
  /** Why tries failed and how often; `why` is what the game adds, or empty. */
  failure(attempts: number, reasons: Readonly<Record<string, number>>, why: string): string;
}
