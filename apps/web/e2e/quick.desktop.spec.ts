// The front door and the ninety seconds behind it, for somebody who was never here.
import { expect, type Page, test } from "@playwright/test";
import { MOVES, PEOPLE } from "../src/house/learn/quick-puzzle.ts";
import { en } from "../words/en/quick.ts";
import { zh } from "../words/zh/quick.ts";
import { findNothing } from "./axe.ts";
import { FRESH } from "./newcomer.ts";
import { CULTIVATORS } from "./puzzles.ts";
import { openPuzzle, prove } from "./table.ts";
import { fullIf } from "./when.ts";

test.use({ storageState: FRESH, viewport: { width: 320, height: 568 } });

const person = (page: Page, id: number) => page.locator(`[data-quick="${id}"]`);

for (const [path, words] of [
  ["/learn/quick", en],
  ["/zh/learn/quick", zh],
] as const)
  test(`the ninety seconds can be played to their end: ${path}`, { tag: fullIf(path !== "/learn/quick") }, async ({
    page,
  }) => {
    await page.goto(path);
    for (const { kind, person: id } of MOVES) {
      await expect(page.getByRole("heading", { name: words.moves[kind].title })).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole("main").getByRole("status")).toBeInViewport({ ratio: 1 });
      if (kind === "hint") await page.getByRole("button", { name: words.hint, exact: true }).click();
      await person(page, id).click();
      const right = words.kinds[Number(PEOPLE[id]?.isDemon)] ?? "";
      const wrong = words.kinds[Number(!PEOPLE[id]?.isDemon)] ?? "";
      const answer = page.getByRole("button", { name: kind === "guess" ? right : wrong, exact: true });
      await expect(answer).toBeInViewport({ ratio: 1 });
      await answer.click();
      if (kind === "guess") {
        await expect(page.getByRole("main").getByRole("status")).toHaveText(words.refused(words.names));
        await page.getByRole("button", { name: words.next }).click();
      } else {
        await expect(page.getByRole("main").getByRole("status")).toHaveText(words.again);
        await page.getByRole("button", { name: right, exact: true }).click();
        await expect(person(page, id)).toHaveAttribute("data-kind", PEOPLE[id]?.isDemon ? "b" : "a");
      }
    }
    await expect(page.getByRole("link", { name: words.easy })).toBeVisible();
    await expect(page.getByRole("link", { name: words.today })).toBeVisible();
    await findNothing(page, "the end of the ninety seconds");
  });

test("a first visit starts here, on the first screen of a small phone; later ones with today’s puzzle and what is open", async ({
  page,
}) => {
  await page.goto("/");
  const start = page.getByRole("link", { name: "Start here" });
  await expect(start).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("link", { name: "Today’s puzzle", exact: true })).toBeHidden();
  await start.click();
  await expect(page.getByRole("heading", { name: en.title })).toBeVisible();
  await openPuzzle(page, CULTIVATORS);
  await page.keyboard.press("Escape");
  await prove(page, CULTIVATORS, 0, 1);
  await page.goto("/");
  await expect(start).toBeHidden();
  await expect(page.getByRole("link", { name: "Today’s puzzle", exact: true })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("link", { name: /2 of 20 known/ })).toBeInViewport();
});
