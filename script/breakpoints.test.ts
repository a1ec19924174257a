// Pages change their shape at the five widths that the design tokens name, and a phone on its side is as low everywhere.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { listFiles, ROOT } from "./sources.ts";

const read = (path: string): string => readFileSync(join(ROOT, path), "utf8");
const NAMED = read("apps/web/src/base/design/tokens.css").match(/\b(?:small|side|tablet|desk|wide) (\d+)px/g) ?? [];
const WIDTHS = NAMED.map((name) => Number.parseInt(name.replace(/\D+/, ""), 10));
const LOW = 500;
/** Pixels in an em of a media query, which goes by the reader's letters. */
const EM = 16;

/** Where a shape ends stands just below where the next one begins, or just above. */
const isNear = (value: number, at: number): boolean => Math.abs(value - at) <= 0.2;

const asked = listFiles("apps/web/src")
  .filter((path) => /\.(css|tsx?)$/.test(path))
  .flatMap((path) =>
    [...read(path).matchAll(/@media[^{]*|matchMedia\([^)]*\)[^)]*\)/g)].map(([query]) => ({ path, query })),
  )
  .flatMap(({ path, query }) =>
    [...query.matchAll(/(width|height)\s*(?::|[<>]=?)\s*([\d.]+)(px|r?em)/g)].map(([text, side, value, unit]) => ({
      ...{ path, text, side },
      pixels: Number(value) * (unit !== "px" ? EM : 1),
    })),
  );

it("there are five, and all are asked for", () => {
  expect(WIDTHS).toEqual([360, 560, 700, 1000, 1180]);
  const widths = asked.filter(({ side }) => side === "width");
  expect(WIDTHS.filter((width) => !widths.some(({ pixels }) => isNear(pixels, width)))).toEqual([]);
});

it("no page asks for another", () => {
  const wrong = asked.filter(
    ({ side, pixels }) => !(side === "width" ? WIDTHS : [LOW]).some((at) => isNear(pixels, at)),
  );
  expect(wrong.map(({ path, text }) => `${path}: ${text}`)).toEqual([]);
});
