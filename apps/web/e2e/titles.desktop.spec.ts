// Every page has a title of its own in its own language, and the name of the site once.
import { expect, test } from "@playwright/test";
import { en as clue } from "../src/clue/words/en.ts";
import { zh as clueInChinese } from "../src/clue/words/zh.ts";
import { en as daily } from "../src/daily/words/en.ts";
import { zh as dailyInChinese } from "../src/daily/words/zh.ts";
import { en as games } from "../src/games/title-words/en.ts";
import { zh as gamesInChinese } from "../src/games/title-words/zh.ts";
import { en as first } from "../src/learn/first-words/en.ts";
import { zh as firstInChinese } from "../src/learn/first-words/zh.ts";
import { en as learn } from "../src/learn/words/en.ts";
import { zh as learnInChinese } from "../src/learn/words/zh.ts";
import { en as lost } from "../src/lost/not-found-words/en.ts";
import { zh as lostInChinese } from "../src/lost/not-found-words/zh.ts";
import { en as yours } from "../src/yours/words/en.ts";
import { zh as yoursInChinese } from "../src/yours/words/zh.ts";
import { CULTIVATORS } from "./puzzles.ts";

const ROOMS = ["cultivators", "who", "village"].map(
  (game) => [`/${game}`, games.title(game), gamesInChinese.title(game)] as const,
);

const TITLED = [
  ...ROOMS,
  [CULTIVATORS.url, games.title("cultivators"), gamesInChinese.title("cultivators")],
  ["/clue", clue.title, clueInChinese.title],
  ["/daily", daily.title, dailyInChinese.title],
  ["/learn", learn.title, learnInChinese.title],
  ["/learn/first", first.title, firstInChinese.title],
  ["/yours", yours.title, yoursInChinese.title],
  ["/no/such/page", lost.title, lostInChinese.title],
] as const;

test("every page is titled in its language, with the name of the site once", async ({ request }) => {
  const titleOf = async (address: string) => {
    const text = await (await request.get(address)).text();
    return `${address}: ${/<title>([^<]*)<\/title>/.exec(text)?.[1]}`;
  };
  for (const home of ["/", "/zh"]) expect(await titleOf(home)).toBe(`${home}: Demonstrandum`);
  for (const [address, english, chinese] of TITLED) {
    expect(await titleOf(address)).toBe(`${address}: ${english} · Demonstrandum`);
    expect(await titleOf(`/zh${address}`)).toBe(`/zh${address}: ${chinese} · Demonstrandum`);
  }
});
