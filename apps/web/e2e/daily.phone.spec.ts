// The daily puzzle: judged by the server, the same player on every device, nothing lost on the way.
import { expect, test } from "@playwright/test";
import { findNothing } from "./axe.ts";
import { answersOf, dayAgo, type Found, playPage, prove, say, today } from "./daily.ts";
import { card } from "./table.ts";

const known = "[data-person][data-kind]";

test("a daily puzzle is won, and its result stands beside those of others", async ({ page, request }) => {
  const found = await answersOf(request, today(), "who");
  await page.goto("/");
  await page.getByRole("link", { name: "Today’s puzzle of Clues of Who" }).click();
  await expect(page).toHaveURL(new RegExp(`play=${today()}/who$`));
  await prove(page, found);
  const end = page.getByRole("dialog", { name: "Quod erat demonstrandum" });
  // One win has one clock: the server's, wherever it is shown.
  const time = (await end.getByRole("definition").first().textContent()) ?? "";
  await expect(page.getByRole("timer")).toHaveText(time);
  await expect(end.getByRole("link", { name: "Open in the workshop" })).toHaveAttribute("href", /workshop#code=1w/);
  await end.getByRole("button", { name: "See the shortest reasoning" }).click();
  await expect(page.getByRole("region", { name: "The shortest reasoning" })).toContainText("Step 1 of");
  await page.getByRole("button", { name: "Done" }).click();
  const result = page.getByRole("region", { name: "Your result" });
  await expect(result).toContainText(/Faster than|Nobody else|Too fast/);
  await expect(result.getByRole("definition").first()).toHaveText(time);
  await result.getByRole("link", { name: "Daily puzzles" }).click();
  const all = page.getByRole("list", { name: "Today’s puzzles" });
  await expect(all.getByRole("link", { name: /Clues of Who.*solved in/s })).toContainText(time);
  await expect(all.getByRole("link")).toHaveCount(3);
  await expect(page.getByRole("region", { name: "Your streak" })).toContainText("Clues of Who");
  await findNothing(page, "the daily puzzles");
});

test("every game of the day and of the archive can be played", async ({ page, request }) => {
  for (const game of ["cultivators", "village"]) {
    const [first] = await answersOf(request, dayAgo(2), game);
    await page.goto(playPage(dayAgo(2), game));
    await prove(page, [first as Found]);
  }
  await page.goto("/daily");
  await expect(page.getByRole("region", { name: "Earlier days" }).getByRole("link", { name: "begun" })).toHaveCount(2);
});

test("a play goes on in a second profile by its recovery code", async ({ page, browser, request }) => {
  const found = await answersOf(request, dayAgo(3), "who");
  await page.goto(playPage(dayAgo(3), "who"));
  await prove(page, found.slice(0, 2));
  await page.goto("/daily");
  await page.getByRole("button", { name: "Make a recovery code" }).click();
  const code = (await page.locator("code").textContent()) ?? "";
  await expect(page.getByRole("img", { name: /QR code/ })).toBeVisible();
  const other = await browser.newPage();
  await other.goto(`${new URL(page.url()).origin}/daily#recover/${code}`);
  await other.getByRole("button", { name: "Play on here" }).click();
  await expect(other.getByRole("region", { name: "Your streak" })).toBeVisible();
  await other.goto(`${new URL(page.url()).origin}${playPage(dayAgo(3), "who")}`);
  await expect(other.locator(known)).toHaveCount(3);
  await prove(other, found.slice(2, 3));
  await other.close();
});

test("two tabs at once lose none of each other’s moves", async ({ page, context, request }) => {
  const found = await answersOf(request, dayAgo(4), "who");
  const second = await context.newPage();
  for (const tab of [page, second]) {
    await tab.goto(playPage(dayAgo(4), "who"));
    await expect(tab.locator(known)).toHaveCount(1);
  }
  await prove(page, found.slice(0, 2));
  await prove(second, found.slice(2, 4));
  await expect(second.locator(known)).toHaveCount(5);
  await page.reload();
  await expect(page.locator(known)).toHaveCount(5);
  await expect(page.getByText("mistakes 0")).toBeVisible();
});

test("offline in the middle the player is told, nothing is lost, and play goes on", async ({
  page,
  context,
  request,
}) => {
  const [first, second, third] = await answersOf(request, dayAgo(5), "who");
  if (!first || !second || !third) throw new Error("There is more to find.");
  await page.goto(playPage(dayAgo(5), "who"));
  await prove(page, [first]);
  await context.setOffline(true);
  await say(page, second);
  await expect(page.getByText("The server cannot be reached. Nothing is lost")).toBeVisible();
  await context.setOffline(false);
  await expect(card(page, second.person)).toHaveAttribute("data-kind", second.identity ? "b" : "a");
  await expect(page.getByText("The server cannot be reached.")).toBeHidden();
  await prove(page, [third]);
  await page.reload();
  await expect(page.locator(known)).toHaveCount(4);
});

test("three friends have a league, and one deletes everything", async ({ page, browser }) => {
  await page.goto("/daily");
  await page.getByLabel("New league").fill("Friends");
  await page.getByRole("button", { name: "Found it" }).click();
  const league = page.getByRole("region", { name: "Friends" });
  await expect(league.getByRole("row")).toHaveCount(2);
  await page.getByLabel(/^Nickname/).fill("Ada <b>");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Your leagues see you as Ada <b>.")).toBeVisible();
  const { leagues } = await (await page.request.get("/api/v1/leagues")).json();
  for (const _ of [1, 2]) {
    const friend = await browser.newPage();
    await friend.goto(`${new URL(page.url()).origin}/daily#join/${leagues[0].invitation}`);
    await friend.getByRole("button", { name: "Join" }).click();
    await expect(friend.getByRole("region", { name: "Friends" })).toContainText("Ada <b>");
    await friend.close();
  }
  await page.reload();
  await expect(league.getByRole("row")).toHaveCount(4);
  await page.getByRole("button", { name: "Delete my data" }).click();
  await page.getByRole("button", { name: "Delete everything" }).click();
  await expect(page.getByRole("dialog", { name: "Deleted" })).toContainText("1 membership");
  await page.getByRole("button", { name: "Close" }).click();
  await expect(league).toBeHidden();
  expect((await page.request.get("/api/v1/me")).status()).toBe(401);
});

test("a challenge shows how far the other was", async ({ page, request }) => {
  await answersOf(request, dayAgo(6), "village");
  const { days } = await (await request.get(`/api/v1/days?last=${dayAgo(6)}&count=1`)).json();
  const play = days[0].games.find(({ game }: { game: string }) => game === "village").play;
  const { code } = await (await request.post(`/api/v1/plays/${play}/challenge`)).json();
  await page.goto(`/daily#challenge/${code}`);
  await page.getByRole("link", { name: "Take it up" }).click();
  await expect(page.getByRole("region", { name: "The challenge" })).toContainText("by now");
});
