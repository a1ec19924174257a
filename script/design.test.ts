// The map in docs/design.md leads somewhere: what it names exists, and no way through the house is longer than it may be.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { listFiles, ROOT } from "./sources.ts";

const MOST_STOPS = 6;

const text = readFileSync(join(ROOT, "docs/design.md"), "utf8");
const map = /## The map[^\n]*\n([\s\S]*?)\n## /.exec(text)?.[1] ?? "";

/** The ways: what each is called, and its rows with their paths in backticks. */
const WAYS = map
  .trim()
  .split("\n\n")
  .map((block) => {
    const [head = "", , ...rows] = block.split("\n");
    return { name: head.split("|")[1]?.trim() ?? "", rows };
  });

const PLACES = ["", "packages/"];

/** A path from the root or from packages/; after the first of a row also one beside the one before. */
function findMissing(row: string): string[] {
  let beside: string | undefined;
  const named = [...(row.split("|")[2] ?? "").matchAll(/`([^`]+)`/g)].map(([, path = ""]) => path);
  return named.filter((path) => {
    const places = beside === undefined ? PLACES : [...PLACES, `${beside}/`];
    const place = places.find((each) => existsSync(join(ROOT, each + path)));
    if (place !== undefined) beside = dirname(place + path);
    return place === undefined;
  });
}

describe("the map", () => {
  it("has the five ways", () => {
    expect(WAYS.map(({ name }) => name)).toEqual([
      "a clue, from text to light",
      "a verdict, from tap to paint",
      "a hint, from question to words",
      "a suggestion, from sheet to matrix",
      "a seed, to JSON",
    ]);
  });

  it.each(WAYS)("$name: at most six stops, each of which exists", ({ rows }) => {
    expect(rows.length).toBeGreaterThan(2);
    expect(rows.length).toBeLessThanOrEqual(MOST_STOPS);
    expect(rows.filter((row) => !row.includes("`"))).toEqual([]);
    expect(rows.flatMap(findMissing)).toEqual([]);
  });
});

it.each(readdirSync(join(ROOT, "docs")).filter((name) => name.endsWith(".md")))(
  "docs/%s names files that exist",
  (name) => {
    const files = ["packages", "apps", "bench", "conformance", "script"].flatMap(listFiles);
    const named = readFileSync(join(ROOT, "docs", name), "utf8").matchAll(
      // A how-to names files that are new; what the server answers below /api/ is no file.
      /`((?!\/api\/)[\w./-]+\.(?:tsx?|mjs|css))`(?!\*\* is new)/g,
    );
    const missing = [...named]
      .map(([, path = ""]) => path)
      .filter((path) => !files.some((file) => `/${file}`.endsWith(`/${path}`)));
    expect(missing).toEqual([]);
  },
);
