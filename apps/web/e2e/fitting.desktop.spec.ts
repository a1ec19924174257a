// No clue is ever cut: six sizes here, all of them in the full run.
import { test } from "@playwright/test";
import { expectReadable, openLongest, type Telling } from "./fitting.ts";

const SIZES = [
  [320, 568],
  [390, 844],
  [844, 390],
  [1024, 768],
  [1280, 720],
  [1440, 900],
] as const;

const TELLINGS: readonly Telling[] = [
  { dialect: "atoms", language: "en", isStory: false },
  { dialect: "liars", language: "zh", isStory: true },
  { dialect: "village", language: "en", isStory: false },
];

for (const telling of TELLINGS)
  test(`nothing is cut: ${telling.dialect} in ${telling.language}${telling.isStory ? ", as a story" : ""}`, async ({
    page,
  }) => {
    await openLongest(page, telling);
    await expectReadable(page, SIZES);
  });
