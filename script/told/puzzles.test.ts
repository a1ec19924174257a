// Nothing that a reader is told changes by accident: one puzzle of every kind that is told quickly here, all of them in the full run. Where texts are
// changed on purpose, `./script/texts dump` before and after shows what changed, and `./script/texts renew` writes it down.

import path from "node:path";
import { expect, it } from "vitest";
import { changedLanguages, type Entry, readCorpus } from "./corpus.ts";
import { KINDS } from "./kinds.ts";

const CORPUS = readCorpus(path.join(import.meta.dirname, "puzzles.tsv"));

/** Every way of speaking and every game; harder boards take seconds each. */
const isQuick = (name: string): boolean =>
  /easy|who (medium|hard|brutal)$|classic (medium|hard|brutal)$|village/.test(name);

/** One of each kind, another one for another kind. */
const some = KINDS.map(({ name }, i) => {
  const entries = CORPUS.filter(({ kind }) => kind === name);
  return entries[(7 * i) % entries.length] as Entry;
}).filter(({ kind }) => isQuick(kind));

it("holds puzzles of every kind", () => {
  expect(new Set(CORPUS.map(({ kind }) => kind))).toEqual(new Set(KINDS.map(({ name }) => name)));
});

it.each(some)("tells a puzzle of $kind as before", (entry) => {
  expect(changedLanguages(entry)).toEqual([]);
});
