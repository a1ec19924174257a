// Every door, in both languages, on a small phone and on a desk.
import { expect, test } from "@playwright/test";
import { DOORS, type Door, FRESH, followCoach } from "./newcomer.ts";

test.use({ storageState: FRESH });

const SIZES = [
  { width: 320, height: 568 },
  { width: 1280, height: 800 },
];

for (const door of Object.keys(DOORS) as Door[])
  for (const language of ["en", "zh"] as const)
    for (const size of SIZES)
      test(`by ${door}, in ${language}, at ${size.width} px`, async ({ page }) => {
        await page.setViewportSize(size);
        await DOORS[door](page, language);
        const { taps, read } = await followCoach(page, language, false);
        console.log(`${door}, ${language}, ${size.width} px: ${taps} taps, ${read} words read`);
        expect(taps).toBeLessThanOrEqual(9);
      });
