// The decisions keep their numbers: each stands once, and whatever cites one finds it.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { listFiles, ROOT } from "./sources.ts";

const read = (path: string): string => readFileSync(join(ROOT, path), "utf8");
const DECISIONS = "docs/decisions.md";
const text = read(DECISIONS);
const numbers = [...text.matchAll(/^(\d+)\. /gm)].map(([, number]) => Number(number));

/** "see decision 124", "decisions 142 to 144", "`docs/decisions.md` 69". */
const CITED = /\bdecisions?(?:\.md`)? (\d+)(?:(?:,| and| to) (\d+))*/gi;

const citedIn = (path: string): number[] =>
  [...read(path).matchAll(CITED)].flatMap(([whole]) => [...whole.matchAll(/\d+/g)].map(([number]) => Number(number)));

it("has every decision once", () => {
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
  expect(numbers.length).toBeGreaterThan(200);
});

it("stays short enough to be read: what was measured on the way is in the history", () => {
  expect(text.split(/\s+/).length).toBeLessThan(6_500);
});

it("has every decision that code and documents cite", () => {
  const files = ["packages", "apps", "script", "docs", "bench", "conformance"]
    .flatMap(listFiles)
    .filter((path) => /\.(ts|tsx|mjs|md|py)$/.test(path))
    .concat("README.md", "CHANGELOG.md", "CONTRIBUTING.md");
  const missing = files.flatMap((path) =>
    citedIn(path)
      .filter((number) => !numbers.includes(number))
      .map((number) => `${path} cites ${number}`),
  );
  expect(missing).toEqual([]);
});

it("has every decision that another one cites in brackets", () => {
  const cited = [...text.matchAll(/\((?:see |why: |but see |now |now by \w+, )?(\d{1,3})\)/g)].map(([, number]) =>
    Number(number),
  );
  expect(cited.filter((number) => number > 9 && !numbers.includes(number))).toEqual([]);
});
