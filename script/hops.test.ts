// The ways that docs/design.md tells hop by hop: each function is in the file that is named, and the hops are as many as it says.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ROOT } from "./sources.ts";

const WAY = /^\* \*\*([^*]+)\*\*[^\n]*?: (\d+) hops in (\d+) files[^\n]*\n((?: {2}\d+\. [^\n]*\n)+)/gm;
const PLACE = /`([\w./-]+\.tsx?)`: ((?:`\w+`(?:, )?)+)/g;

const ways = [...readFileSync(join(ROOT, "docs/design.md"), "utf8").matchAll(WAY)].map(
  ([, name = "", hops, files, list = ""]) => ({
    ...{ name, hops: Number(hops), files: Number(files) },
    places: [...list.matchAll(PLACE)].flatMap(([, file = "", functions = ""]) =>
      [...functions.matchAll(/`(\w+)`/g)].map(([, called = ""]) => ({ file, called })),
    ),
  }),
);

const sourceOf = (file: string): string =>
  ["apps", "packages"]
    .map((folder) => join(ROOT, folder, file))
    .filter(existsSync)
    .map((path) => readFileSync(path, "utf8"))
    .join();

it("there are three", () => {
  expect(ways.map(({ name }) => name)).toEqual([
    "A verdict from tap to paint",
    "A suggestion from sheet to matrix",
    "A seed to JSON",
  ]);
});

describe.each(ways)("$name", ({ hops, files, places }) => {
  it("takes as many hops as it says", () => {
    expect([places.length, new Set(places.map(({ file }) => file)).size]).toEqual([hops, files]);
  });

  it("names functions that are where it says", () => {
    const isThere = ({ file, called }: (typeof places)[number]): boolean =>
      new RegExp(`(?:function\\*? |const |^ +(?:async )?)${called}\\b(?:<[^>]*>)?\\s*[:(=]`, "m").test(sourceOf(file));
    expect(places.filter((place) => !isThere(place))).toEqual([]);
  });
});
