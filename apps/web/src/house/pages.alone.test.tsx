// Whole pages in every language, as the build writes them.
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import LearnPage from "../../app/(en)/learn/page.tsx";
import YourGamesPage from "../../app/(en)/yours/page.tsx";
import ChineseLearnPage from "../../app/zh/learn/page.zh.tsx";
import ChineseYourGamesPage from "../../app/zh/yours/page.zh.tsx";
import { InLanguage } from "../base/language/language.tsx";

vi.mock("next/navigation", () => ({ usePathname: () => "/zh/learn", useRouter: () => undefined }));

const PAGES = [
  ["learn", LearnPage, ChineseLearnPage],
  ["yours", YourGamesPage, ChineseYourGamesPage],
] as const;

/** What a person reads or hears of it. */
const textsIn = (html: string): string[] => [
  ...[...html.matchAll(/>([^<]+)</g)].map(([, text = ""]) => text),
  ...[...html.matchAll(/ (?:aria-label|alt|placeholder)="([^"]*)"/g)].map(([, text = ""]) => text),
];

const tagsIn = (html: string): string[] => [...html.matchAll(/<(\w+)/g)].map(([, tag = ""]) => tag);

describe.each(PAGES)("the page %s", (_, English, Chinese) => {
  const english = renderToStaticMarkup(<English />);
  const chinese = renderToStaticMarkup(
    <InLanguage language="zh">
      <Chinese />
    </InLanguage>,
  );

  it("is made alike in both languages", () => {
    expect(tagsIn(chinese)).toEqual(tagsIn(english));
  });

  it("says nothing in English when it is Chinese, and keeps the language in its links but the one that changes it", () => {
    const [change, ...others] = chinese.match(/<a[^>]* hrefLang=.*?<\/a>/g) ?? [];
    expect([change, others]).toEqual([expect.stringMatching(/href="\/learn" lang="en-?\w*".*English/), []]);
    const kept = chinese.replace(change ?? "", "");
    expect(textsIn(kept).filter((text) => /[a-z]{2}/i.test(text))).toEqual([]);
    const addresses = [...kept.matchAll(/href="(\/[^"]*)"/g)].map(([, address = ""]) => address);
    expect(addresses.length).toBeGreaterThan(0);
    expect(addresses.filter((address) => !address.startsWith("/zh"))).toEqual([]);
  });
});
