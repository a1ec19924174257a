// The Clue table in Chinese with one thumb: set up, record, read a deduction, ask a question, and go on in English.
import { expect as playwrightExpect, test } from "@playwright/test";
import { cell, enterByHand, PATIENCE } from "./clue-table.ts";

const expect = playwrightExpect.configure({ timeout: PATIENCE });

test.beforeEach(({ page }) => enterByHand(page));

test("a table is set up, played and asked in Chinese, and goes on in English", async ({ page }) => {
  await page.goto("/zh/clue");
  await page.getByRole("button", { name: "新的一桌" }).tap();
  for (const [at, name] of ["鲍勃", "卡萝", "大卫"].entries()) await page.getByLabel(`玩家${at + 2}的名字`).fill(name);
  await page.getByRole("group", { name: "发牌的是" }).getByRole("button", { name: "大卫" }).tap();
  for (const name of ["斯嘉丽小姐", "绳索", "大厅", "书房"])
    await page.getByRole("button", { name, exact: true }).tap();
  await page.getByRole("button", { name: "开始" }).tap();
  await expect(page.getByText("你选了4张牌，但应当发到5张。")).toBeVisible();
  await page.getByRole("button", { name: "舞厅", exact: true }).tap();
  await page.getByRole("button", { name: "开始" }).tap();

  await page.getByRole("button", { name: "记录一次提问" }).tap();
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("group", { name: "谁提问？" }).getByRole("button", { name: "我" }).tap();
  for (const name of ["图书室", "梅子教授", "扳手"]) await sheet.getByRole("button", { name, exact: true }).tap();
  await sheet.getByRole("button", { name: "卡萝出示了一张牌" }).tap();
  await sheet.getByRole("group", { name: "卡萝给你看了哪张牌？" }).getByRole("button", { name: "扳手" }).tap();
  await sheet.getByRole("button", { name: "记下" }).tap();
  await expect(page.getByText("新结论：卡萝有扳手。")).toBeVisible();
  await expect(page.getByRole("grid").getByRole("button", { name: "鲍勃，梅子教授：确定没有" })).toBeVisible();

  const bar = page.getByRole("navigation", { name: "牌桌的各个部分" });
  await bar.getByRole("button", { name: "记录", exact: true }).tap();
  await expect(page.getByText("你问梅子教授、扳手、图书室。鲍勃没有；卡萝出示了扳手。")).toBeVisible();
  await bar.getByRole("button", { name: "顾问" }).tap();
  await page.getByLabel("你的问题").fill("谁有扳手？");
  await page.getByRole("button", { name: "问", exact: true }).tap();
  await expect(page.getByText("卡萝有扳手。这是确定的。")).toBeVisible();
  const seen = await page.locator("main").innerText();
  expect(seen.match(/[a-z]{2,}/gi) ?? []).toEqual([]);

  await page.getByRole("button", { name: "牌桌、牌局与分享" }).tap();
  await page.getByRole("dialog").getByRole("link", { name: "English" }).tap();
  await expect(cell(page, "卡萝", "Wrench")).toHaveAccessibleName("卡萝, Wrench: has it, certain");
});
