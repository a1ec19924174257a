// Every page has a title of its own in its own language, and the name of the site once; and it says where it is in the other one.
import { expect, test } from "@playwright/test";
import { en as clue } from "../words/en/clue.ts";
import { en as daily } from "../words/en/daily.ts";
import { en as first } from "../words/en/first-puzzle.ts";
import { en as learn } from "../words/en/learn.ts";
import { en as lost } from "../words/en/not-found.ts";
import { en as quick } from "../words/en/quick.ts";
import { en as games } from "../words/en/titles.ts";
import { en as workshop } from "../words/en/workshop.ts";
import { en as yours } from "../words/en/yours.ts";
import { zh as clueInChinese } from "../words/zh/clue.ts";
import { zh as dailyInChinese } from "../words/zh/daily.ts";
import { zh as firstInChinese } from "../words/zh/first-puzzle.ts";
import { zh as learnInChinese } from "../words/zh/learn.ts";
import { zh as lostInChinese } from "../words/zh/not-found.ts";
import { zh as quickInChinese } from "../words/zh/quick.ts";
import { zh as gamesInChinese } from "../words/zh/titles.ts";
import { zh as workshopInChinese } from "../words/zh/workshop.ts";
import { zh as yoursInChinese } from "../words/zh/yours.ts";
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
  ["/learn/quick", quick.title, quickInChinese.title],
  ["/learn/first", first.title, firstInChinese.title],
  ["/workshop", workshop.title, workshopInChinese.title],
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

test("every page says where it is in each language, and one that is nowhere does not", async ({ request, baseURL }) => {
  const linksOf = async (address: string) => {
    const text = await (await request.get(address)).text();
    const links = text.matchAll(/<link rel="(?:alternate|(canonical))"(?: hreflang="([^"]*)")? href="([^"]*)"/gi);
    return [...links].map(
      ([, canonical, language, href = ""]) => `${canonical ?? language} ${href.replace(baseURL ?? "", "")}`,
    );
  };
  for (const address of ["/", ...TITLED.map(([each]) => each)]) {
    const plain = address.replace(/\/p\/.*$/, "");
    const chinese = plain === "/" ? "/zh" : `/zh${plain}`;
    const others = [`en-US ${plain}`, `zh-CN ${chinese}`, `x-default ${plain}`];
    const isThere = plain !== "/no/such/page";
    expect(await linksOf(address)).toEqual(isThere ? [`canonical ${plain}`, ...others] : []);
    expect(await linksOf(address === "/" ? "/zh" : `/zh${address}`)).toEqual(
      isThere ? [`canonical ${chinese}`, ...others] : [],
    );
  }
});
