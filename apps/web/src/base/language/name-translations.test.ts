import { describe, expect, it } from "vitest";
import { translationsOf } from "../../../assets/name-translations.mjs";

const LOCALES = { zh: "zh-CN" };
const PAGES = ["index.html", "who.html", "who/p/offline.html", "404.html", "lonely.html"].concat([
  "zh.html",
  "zh/who.html",
  "zh/who/p/offline.html",
  "zh/404.html",
]);

const linksOf = (page: string): string[] =>
  [...translationsOf(page, PAGES, LOCALES).matchAll(/(?:rel="(canonical)"|hreflang="([^"]*)") href="([^"]*)"/g)].map(
    ([, canonical, locale, href]) => `${canonical ?? locale} ${href}`,
  );

describe("a page", () => {
  it("names itself and its translations, English for whoever reads neither", () => {
    const others = ["en-US /who", "zh-CN /zh/who", "x-default /who"];
    expect(linksOf("who.html")).toEqual(["canonical /who", ...others]);
    expect(linksOf("zh/who.html")).toEqual(["canonical /zh/who", ...others]);
    expect(linksOf("index.html")).toEqual(["canonical /", "en-US /", "zh-CN /zh", "x-default /"]);
    expect(linksOf("zh.html")).toEqual(["canonical /zh", "en-US /", "zh-CN /zh", "x-default /"]);
  });

  it("of a puzzle stands for its room", () => {
    expect(linksOf("zh/who/p/offline.html")).toEqual(linksOf("zh/who.html"));
  });

  it("that is in one language only, or is not there, names none", () => {
    for (const page of ["lonely.html", "404.html", "zh/404.html"]) expect(linksOf(page)).toEqual([]);
  });
});
