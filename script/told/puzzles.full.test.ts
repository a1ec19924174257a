// All puzzles of the corpus are told as before; see `puzzles.test.ts`.

import path from "node:path";
import { expect, it } from "vitest";
import { changedLanguages, readCorpus } from "./corpus.ts";
import { KINDS } from "./kinds.ts";

const CORPUS = readCorpus(path.join(import.meta.dirname, "puzzles.tsv"));

it.each(KINDS)("tells every puzzle of $name as before", ({ name }) => {
  const entries = CORPUS.filter(({ kind }) => kind === name);
  expect(entries.flatMap((entry) => changedLanguages(entry).map((language) => [entry.code, language]))).toEqual([]);
});
