// No clue is ever cut, on any page between a small phone and a large desk.
import { test } from "@playwright/test";
import { type Dialect, expectReadable, openLongest } from "./fitting.ts";

const SIZES = [
  ...[320, 360, 375, 390, 412, 480, 600, 700, 768, 820].flatMap((width) =>
    [568, 667, 844, 1024, 1200].map((height) => [width, height] as const),
  ),
  ...[568, 667, 844, 932].flatMap((width) => [320, 375, 430].map((height) => [width, height] as const)),
  ...[1000, 1024, 1180, 1280, 1366, 1440, 1600, 1920].flatMap((width) =>
    [568, 640, 720, 768, 800, 900, 1080, 1200].map((height) => [width, height] as const),
  ),
];

const DIALECTS: readonly Dialect[] = ["classic", "atoms", "who", "liars", "village"];
const hasStory = (dialect: Dialect): boolean => dialect === "who" || dialect === "liars";

for (const dialect of DIALECTS)
  for (const language of ["en", "zh"] as const)
    for (const isStory of hasStory(dialect) ? [false, true] : [false])
      test(`nothing is cut: ${dialect} in ${language}${isStory ? ", as a story" : ""}`, async ({ page }) => {
        test.setTimeout(600_000);
        await openLongest(page, { dialect, language, isStory });
        await expectReadable(page, SIZES);
      });
