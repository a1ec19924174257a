import { expect, it } from "vitest";
import { describePage } from "./describe-page.ts";

it("a page names itself and its translations, English for whoever reads neither", () => {
  const languages = { "en-US": "/who", "zh-CN": "/zh/who", "x-default": "/who" };
  expect(describePage("en", "/who").alternates).toEqual({ canonical: "/who", languages });
  expect(describePage("zh", "/who", { title: "谁" })).toEqual({
    title: "谁",
    alternates: { canonical: "/zh/who", languages },
  });
});

it("the front door has no name but that of its language", () => {
  const languages = { "en-US": "/", "zh-CN": "/zh", "x-default": "/" };
  expect(describePage("zh", "/")).toEqual({ alternates: { canonical: "/zh", languages } });
});
