// Nothing is longer than a page: a function above sixty lines is here with the reason, or it is two functions.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { isProgram, listSources, ROOT } from "./sources.ts";

const MOST_LINES = 60;

/** Long on purpose; each says so at its top too. */
const REASONS: Readonly<Record<string, string>> = {
  "packages/logic/src/search.ts: propagateCounts": "the innermost loop, whose state has to be local",
  "apps/web/src/clue/store/table-store.ts: makeTableStore": "a list of changes, one line each",
};

const BEGIN = /^(\s*)(?:export )?(?:default )?(?:async )?(?:function\*? (\w+)|const (\w+) = .*=> [{(]+$)/;

interface Named {
  readonly name: string;
  readonly lines: number;
}

/** The formatter closes what a line opened at the same indentation, so no parser is needed. */
function measureFunctions(text: string): Named[] {
  const lines = text.split("\n");
  return lines.flatMap((line, at) => {
    const [, indent = "", declared, assigned] = BEGIN.exec(line) ?? [];
    const name = declared ?? assigned;
    if (name === undefined) return [];
    const end = lines.findIndex((each, i) => i > at && each.startsWith(`${indent}}`) && !/[{(]$/.test(each));
    const short = lines.findIndex((each, i) => i > at && new RegExp(`^${indent}\\)+;?$`).test(each));
    const last = [end, short].filter((found) => found > at).sort((a, b) => a - b)[0] ?? at;
    return [{ name, lines: last - at + 1 }];
  });
}

const long = ["packages", "apps", "bench", "conformance", "script"]
  .flatMap(listSources)
  .filter(isProgram)
  .flatMap((path) =>
    measureFunctions(readFileSync(join(ROOT, path), "utf8"))
      .filter(({ lines }) => lines > MOST_LINES)
      .map(({ name }) => `${path}: ${name}`),
  );

it("measures functions of every shape", () => {
  const text = [
    "export function one(",
    "  of: number,",
    "): number {",
    "  return of;",
    "}",
    "const two = () => ({",
    "  is: 2,",
    "});",
    "export const three = () => {",
    "  function four() {",
    "    return 4;",
    "  }",
    "};",
    "const five = (of: number) => of;",
  ].join("\n");
  expect(measureFunctions(text)).toEqual([
    { name: "one", lines: 5 },
    { name: "two", lines: 3 },
    { name: "three", lines: 5 },
    { name: "four", lines: 3 },
  ]);
});

it("has no function above sixty lines without a reason, and no reason without such a function", () => {
  expect(long.sort()).toEqual(Object.keys(REASONS).sort());
});
