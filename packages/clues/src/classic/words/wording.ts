// What a language says with the classic clue types: one sentence for each family of them.

import type { Element } from "../../board.ts";

export interface ClassicWording {
  /** `identity` is true for demons; `who` is undefined for whoever speaks. */
  personIs(who: string, identity: boolean): string;
  onlyInLine(who: string | undefined, identity: boolean, line: "row" | "column", index: number): string;
  neighborsAndOne(count: number, identity: boolean, one: string): string;
  quotaInLine(count: number, total: number, identity: boolean, line: "row" | "column", index: number): string;
  quotaOfElement(count: number, total: number, identity: boolean, element: Element): string;
}
