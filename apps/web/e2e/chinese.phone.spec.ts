// A whole game in Chinese, with a hint to its proof, and the language changed in the middle of it.
import { newSession, play, tellOutcome } from "@demonstrandum/engine";
import { expect, type Page, test } from "@playwright/test";
import { inChinese, WHO } from "./puzzles.ts";
import { card, openPuzzle, prove } from "./table.ts";

const CHINESE = inChinese(WHO);
const LEVELS = ["看哪里", "看哪些线索", "能推出谁", "完整证明", "直接说出身份"];

/** Everything of the page that could be read or heard; names in Latin letters say that they are. */
const wordsOn = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const copy = document.body.cloneNode(true) as HTMLElement;
    for (const other of copy.querySelectorAll('[lang="en"], [lang="zh-Latn-pinyin"], script, style')) other.remove();
    const labels = [...copy.querySelectorAll("[aria-label]")].map((each) => each.getAttribute("aria-label"));
    return `${copy.textContent} ${labels.join(" ")}`;
  });

test("a game in Chinese is hinted to its proof, goes on in the other language and back, and is won and shared", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => Object.defineProperty(navigator, "share", { value: undefined }));
  await openPuzzle(page, CHINESE);
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-CN");
  await expect(card(page, 0)).toHaveAccessibleName(new RegExp(`^${CHINESE.names[0]}，`));

  await page.getByRole("button", { name: "提示", exact: true }).click();
  const { outcome: bare } = play(CHINESE.game, newSession(CHINESE.puzzle), { kind: "hint", level: 4 });
  const outcome = tellOutcome(CHINESE.table, bare);
  const [sentence] = (outcome.kind === "hint" && outcome.hint.proof) || [];
  for (const [at, what] of LEVELS.entries()) {
    await expect(page.getByRole("heading", { name: `提示${at + 1}/5：${what}` })).toBeVisible();
    if (at === 3) await expect(page.getByText(sentence?.text ?? "?").first()).toBeVisible();
    expect(await wordsOn(page)).not.toMatch(/[a-z]{2}/i);
    if (at < 4) await page.getByRole("button", { name: at < 3 ? "再多说一点" : "直接告诉我" }).click();
  }
  // Whoever the hint settles is named with one press; what it left goes on from there.
  const named = ((bare.kind === "hint" && bare.hint.verdicts) || []).map(({ person }) => person);
  const rest = <P extends typeof CHINESE>(puzzle: P): P => ({
    ...puzzle,
    steps: puzzle.steps.filter(({ person }) => !named.includes(person)),
  });
  const toGo = (steps: number): number => steps - named.length;
  await page.getByRole("button", { name: /^断定/ }).click();
  await prove(page, rest(CHINESE), 0, toGo(5));
  const [later] = CHINESE.steps.slice(-1);
  await card(page, later?.person ?? 0).click();
  await page.getByRole("button", { name: "标上方块" }).click();
  await page.getByRole("button", { name: "再想想" }).click();

  await page.getByRole("button", { name: "更多" }).click();
  await page.getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL(new RegExp(`//[^/]+${WHO.url}$`));
  await expect(page.locator("[data-person][data-kind]")).toHaveCount(6);
  await expect(card(page, later?.person ?? 0)).toHaveAccessibleName(
    new RegExp(`^${WHO.names[later?.person ?? 0]},.*tagged with a square`),
  );
  await prove(page, rest(WHO), toGo(5), toGo(7));
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("link", { name: "中文" }).click();
  await expect(page.locator("[data-person][data-kind]")).toHaveCount(8);
  await expect(page.getByText("提示 1")).toBeVisible();

  await prove(page, rest(CHINESE), toGo(7));
  const end = page.getByRole("dialog", { name: "证毕" });
  await end.getByRole("button", { name: "分享" }).click();
  await expect(end).toContainText("已复制");
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toContain("失误：0 · 提示：1");
  expect(text).toContain(CHINESE.url);
  expect((await wordsOn(page)).replace("Demonstrandum", "")).not.toMatch(/[a-z]{2}/i);
});
