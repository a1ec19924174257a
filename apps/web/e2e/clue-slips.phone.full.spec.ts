// A third card tapped twice, whichever kind comes last, at every pace of a thumb.
import { test } from "@playwright/test";
import { gameFile, openGame, SMALL } from "./clue-table.ts";
import { LAST, tapThirdTwice } from "./thumb.ts";

for (const apart of [30, 60, 100, 150, 200, 250, 300, 350, 400, 450]) {
  test(`a third card tapped twice within ${apart} ms answers nothing`, async ({ page }) => {
    await openGame(page, gameFile(SMALL));
    for (const cards of LAST) await tapThirdTwice(page, cards, apart);
  });
}
