// Reads JSON values from a stream, one at a time and without keeping earlier ones. Every value knows where it starts.

import { findJsonFlaw, type JsonFlaw } from "./json-error.ts";
import { type JsonPlace, makeSplitter, type Piece, sayJsonPlace } from "./json-splitter.ts";
import { UseError } from "./shell.ts";
import type { CliWording } from "./words/wording.ts";

export interface Item {
  readonly value: unknown;
  readonly place: JsonPlace;
}

export async function* readJsonValues(
  chunks: AsyncIterable<string>,
  source: string,
  words: CliWording,
): AsyncGenerator<Item> {
  const splitter = makeSplitter(source, words);
  for await (const chunk of chunks) {
    for (const item of splitter.split(chunk)) yield parseItem(item, source, words);
  }
  for (const item of splitter.end()) yield parseItem(item, source, words);
}

function parseItem({ text, place }: Piece, source: string, words: CliWording): Item {
  const flaw: JsonFlaw | undefined = findJsonFlaw(text);
  if (flaw === undefined) return { value: JSON.parse(text), place };
  const start = text.slice(0, flaw.at);
  const found = flaw.at < text.length ? JSON.stringify(text[flaw.at]) : undefined;
  throw new UseError(words.use.at(sayJsonPlace(words, source, advance(place, start)), sayJsonFlaw(words, flaw, found)));
}

/** `found` is what stands there instead. */
export const sayJsonFlaw = ({ json }: CliWording, { expected, twice }: JsonFlaw, found: string | undefined): string =>
  json.expected(json.wants[expected], twice === undefined ? found : json.twice(twice));

function advance(place: JsonPlace, text: string): JsonPlace {
  const lines = text.split("\n");
  const last = (lines.at(-1) ?? "").replace(/[\udc00-\udfff]/g, "").length;
  return { line: place.line + lines.length - 1, column: lines.length > 1 ? last + 1 : place.column + last };
}
