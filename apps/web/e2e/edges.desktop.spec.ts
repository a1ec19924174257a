// Nothing falls off the edge: every page on every size of screen, upright and on its side, with ordinary and with doubled text.
import { expect, type Page, test } from "@playwright/test";
import { CULTIVATORS, VILLAGE, WHO } from "./puzzles.ts";
import { openPuzzle, prove } from "./table.ts";
import { fullIf } from "./when.ts";

/** The narrowest, a phone on its side and a desktop here; those between in the full run. */
const SIZES = [
  [320, 640],
  [844, 390],
  [1440, 900],
  ...(process.env.TEST_ALL
    ? ([
        [390, 844],
        [640, 320],
        [820, 1180],
        [912, 1000],
        [1180, 820],
      ] as const)
    : []),
] as const;

const PAGES = [
  "/",
  "/learn",
  "/cultivators",
  "/who",
  "/village",
  "/daily",
  "/clue",
  "/workshop",
  "/yours",
  "/no/such/page",
  "/cultivators/p/broken",
  "/api/docs",
  "/api/problems",
  "/api/problems/zh",
];

/** What sticks out to the right, if the page can be scrolled sideways. */
const findOverflow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    const out = [...document.querySelectorAll("body *")].filter(
      (each) => each.getBoundingClientRect().right > width + 1,
    );
    return out.slice(-3).map((each) => each.outerHTML.slice(0, 120));
  });

const setText = (page: Page, percent: number) =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}%`;
  }, percent);

async function expectFits(page: Page, what: string): Promise<void> {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    for (const percent of [100, 200]) {
      await setText(page, percent);
      expect.soft(await findOverflow(page), `${what}, ${width} × ${height}, ${percent} % text`).toEqual([]);
    }
  }
  await setText(page, 100);
}

test("pages at rest fit", async ({ page }) => {
  for (const path of PAGES) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    for (const more of await page.locator("summary").all()) await more.click();
    await expectFits(page, path);
  }
});

test("the Clue table fits, with a game on it, and while something is entered", async ({ page }) => {
  await page.goto("/clue");
  await page.getByRole("button", { name: "Look at an example" }).click();
  await expect(page.getByText(/ deals left/)).toBeVisible();
  await expectFits(page, "table");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Record a suggestion" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectFits(page, "entry");
});

for (const puzzle of [CULTIVATORS, WHO]) {
  test(`a board of ${puzzle.game.id} fits, with clues, in a proof and in a verdict`, {
    tag: fullIf(puzzle === WHO),
  }, async ({ page }) => {
    await openPuzzle(page, puzzle);
    await prove(page, puzzle, 0, 5);
    await expectFits(page, "board");
    await page.getByRole("button", { name: "Hint", exact: true }).click();
    for (let level = 2; level <= 4; level++) await page.getByRole("button", { name: "Tell me more" }).click();
    await expectFits(page, "proof");
    await page.getByRole("button", { name: "Close" }).click();
    await page.locator("[data-person]:not([data-kind])").first().click();
    await expectFits(page, "verdict");
  });

  test(`every card of ${puzzle.game.id} shows its name, and its roots where it has some, at 320 px and doubled text`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openPuzzle(page, puzzle);
    await prove(page, puzzle, 0, 3);
    for (const percent of [100, 200]) {
      await setText(page, percent);
      const hidden = await page.evaluate(() =>
        [...document.querySelectorAll("[data-person]")].flatMap((card) => {
          const box = card.getBoundingClientRect();
          return [...card.querySelectorAll("[data-root]")].filter((root) => {
            const { width, right, bottom } = root.getBoundingClientRect();
            return width < 10 || right > box.right + 1 || bottom > box.bottom + 1;
          }).length;
        }),
      );
      expect(hidden.filter((count) => count > 0)).toEqual([]);
    }
  });
}

test("a village fits, at the start, with a contradiction and in a verdict", async ({ page }) => {
  await openPuzzle(page, VILLAGE);
  await expectFits(page, "village");
  for (const [person, name] of VILLAGE.names.entries()) {
    const isWrong = person === VILLAGE.steps[0]?.person;
    const identity = VILLAGE.steps.find((step) => step.person === person)?.identity !== isWrong;
    const group = page.getByRole("group", { name: `What you think of ${name}` });
    await group.getByRole("button", { name: identity ? "Pencil in: werewolf" : "Pencil in: human" }).click();
  }
  await page.getByRole("button", { name: "Contradiction?" }).click();
  await expect(page.getByRole("heading", { name: "A contradiction" })).toBeVisible();
  await expectFits(page, "contradiction");
  await page.getByRole("button", { name: "Back to the board" }).click();
  await page.locator("[data-person]").first().click();
  await expectFits(page, "verdict");
});

test("the guided puzzle fits, and shows whom the teacher points at above the panel, on a small phone too", async ({
  page,
}) => {
  for (const [width, height] of [
    [320, 568],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto("/learn/first");
    await expect(page.locator("[data-pointed]")).toBeVisible();
    const [card, panel] = await Promise.all([
      page.locator("[data-pointed]").boundingBox(),
      page.locator("aside").boundingBox(),
    ]);
    if (!card || !panel) throw new Error("Nothing is pointed at.");
    expect(card.y + card.height / 2).toBeLessThan(panel.y);
  }
  await expectFits(page, "guided puzzle");
});

test("the teacher's instruction is in sight on a small phone, the clues that are lit are those it explains, and the guess costs nothing", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto("/learn/first");
  const teacher = page.getByRole("region", { name: "The teacher" });
  const [mistakes, hints] = [page.getByText("mistakes 0"), page.getByText("hints 0")];
  const nextLesson = async (text: RegExp) => {
    await expect(teacher).toContainText(text);
    await expect(teacher.getByRole("paragraph").first()).toBeInViewport({ ratio: 1 });
    await expect(page.locator("[data-speaking]")).toHaveCount(await teacher.locator("[data-quoted]").count());
    for (const quote of await teacher.locator("[data-quoted]").all())
      await expect(
        page.locator(`[data-speaking][data-person="${await quote.getAttribute("data-quoted")}"]`),
      ).toHaveCount(1);
  };
  const name = async (kind: RegExp) => {
    await page.locator("[data-pointed]").click();
    const verdict = page.getByRole("dialog").getByRole("button", { name: kind });
    await verdict.click();
    await verdict.click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  };
  for (let known = 1; known <= 5; known++) {
    if (known === 3) {
      await nextLesson(/Now try to guess/);
      await name(/^Demon/);
      await expect(teacher).toContainText("Refused, right or wrong");
      await expect(page.getByRole("button", { name: "Why?" })).toBeInViewport({ ratio: 0.5 });
      await page.getByRole("button", { name: "Why?" }).click();
      await page.getByRole("button", { name: "Back to the board" }).click();
    }
    await nextLesson(/Choose .+ and name them a (cultivator|demon)/);
    const isDemon = (await teacher.textContent())?.includes("name them a demon");
    await name(isDemon ? /^Demon/ : /^Cultivator/);
    await expect(page.locator("[data-person][data-kind]")).toHaveCount(known + 1);
  }
  await expect(mistakes).toBeVisible();
  await expect(hints).toBeVisible();
});
