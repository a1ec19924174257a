// Reads JSON values from a stream, one at a time and without keeping earlier ones. Every value knows where it starts.

import { findJsonFlaw, type JsonFlaw } from "./json-error.ts";
import { type JsonPlace, makeSplitter, type Piece, sayJsonPlace } from "./json-splitter.ts";
import { UseError } from "./shell.ts";

export interface Item {
  readonly value: unknown;
  readonly place: JsonPlace;
}

export async function* readJsonValues(chunks: AsyncIterable<string>, source: string): AsyncGenerator<Item> {
  const splitter = makeSplitter(source);
  for await (const chunk of chunks) {
    for (const item of splitter.split(chunk)) yield parseItem(item, source);
  }
  for (const item of splitter.end()) yield parseItem(item, source);
}

function parseItem({ text, place }: Piece, source: string): Item {
  const flaw: JsonFlaw | undefined = findJsonFlaw(text);
  if (flaw === undefined) return { value: JSON.parse(text), place };
  const start = text.slice(0, flaw.at);
  const found = flaw.found ?? JSON.stringify(text[flaw.at]);
  const what = flaw.at >= text.length ? "but the text ends" : `not ${found}`;
  throw new UseError(`${sayJsonPlace(source, advance(place, start))}: expected ${flaw.expected}, ${what}.`);
}

function advance(place: JsonPlace, text: string): JsonPlace {
  const lines = text.split("\n");
  const last = [...(lines.at(-1) ?? "")].length;
  return { line: place.line + lines.length - 1, column: lines.length > 1 ? last + 1 : place.column + last };
}
