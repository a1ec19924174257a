// What is kept for offline play, of a site as the build writes it.
import { expect, it } from "vitest";
import { listKept } from "../../../assets/list-kept.mjs";

const BUILT = "_next/static/chunks/";
const SITE: Readonly<Record<string, string>> = {
  "index.html": `<script src="/${BUILT}frame-1.js"></script><link href="/${BUILT}style-1.css">`,
  "who.html": `<script src="/${BUILT}frame-1.js"></script>`,
  "404.html": "",
  "zh.html": `<script src="/${BUILT}frame-1.js"></script><script src="/${BUILT}words-zh.js"></script>`,
  "zh/who.html": `<link href="/${BUILT}style-zh.css">`,
  "zh/404.html": "",
  [`${BUILT}frame-1.js`]: `load("static/chunks/later-1.js")`,
  [`${BUILT}later-1.js`]: "",
  [`${BUILT}words-zh.js`]: `load("static/chunks/later-zh.js")`,
  [`${BUILT}later-zh.js`]: `load("static/chunks/words-zh.js")`,
  [`${BUILT}style-1.css`]: "url(../media/latin.woff2)",
  [`${BUILT}style-zh.css`]: "url(../media/song.woff2)",
  "_next/static/media/latin.woff2": "",
  "_next/static/media/song.woff2": "",
  [`${BUILT}unseen.js`]: "",
  "theme.js": "",
  "manifest.webmanifest": "",
  "zh/manifest.webmanifest": "",
  "picture-kit.json": "",
};

it("keeps of each language its pages and what they load, at once or later", () => {
  const { others, ...english } = listKept(Object.keys(SITE), ["zh"], (name: string) => SITE[name] ?? "");
  const assets = (...names: readonly string[]) => names.map((name) => `/${name}`).sort();
  const always = ["theme.js", `${BUILT}frame-1.js`, `${BUILT}later-1.js`, `${BUILT}unseen.js`];
  expect(english.pages).toEqual(["/", "/who"]);
  expect([...english.assets].sort()).toEqual(
    assets(...always, `${BUILT}style-1.css`, "_next/static/media/latin.woff2", "manifest.webmanifest"),
  );
  expect(others.zh?.pages).toEqual(["/zh", "/zh/who"]);
  expect([...(others.zh?.assets ?? [])].sort()).toEqual(
    assets(
      ...always,
      `${BUILT}words-zh.js`,
      `${BUILT}later-zh.js`,
      `${BUILT}style-zh.css`,
      "_next/static/media/song.woff2",
      "zh/manifest.webmanifest",
    ),
  );
});

it("keeps English alone where nothing else is built", () => {
  const names = Object.keys(SITE).filter((name) => !name.startsWith("zh"));
  expect(listKept(names, ["zh"], () => "").others).toEqual({});
});
