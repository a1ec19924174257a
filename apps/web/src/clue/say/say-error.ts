// What is wrong, for a player: without the place, which the page shows anyway.

import { TableError } from "@demonstrandum/deals";
import type { Words } from "../../../words/words.ts";

/** What a language says of it from; undefined for what is no refusal. */
export function refusalOf(error: unknown) {
  if (!(error instanceof TableError)) return undefined;
  const { code, about, where, message } = error;
  const isPlaced = where !== "" && message.startsWith(`${where}: `);
  return { code, about, message: isPlaced ? message.slice(where.length + 2) : message };
}

export function sayError({ table }: Words["clue"], error: unknown): string | undefined {
  const refusal = refusalOf(error);
  return refusal && table.refused(refusal);
}
