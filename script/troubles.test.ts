// Every sentence that says what is wrong, wherever it stands in the sources, is there in Chinese with all that fills it.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { said } from "@demonstrandum/text";
import { describe, expect, it } from "vitest";
import { CLUES_IN_CHINESE } from "../packages/games/src/trouble-words/clues-zh.ts";
import { PUZZLES_IN_CHINESE } from "../packages/games/src/trouble-words/puzzles-zh.ts";
import { sayRemark } from "../packages/games/src/trouble-words/say-remark.ts";
import { zh as troublesIn } from "../packages/games/src/trouble-words/zh.ts";
import { isProgram, listSources, ROOT } from "./sources.ts";

/** The example game is played in English alone. */
const isSkipped = (path: string): boolean => /\/null\/|\/saying\.ts$/.test(path);

const sources = ["text", "clues", "engine", "games"]
  .flatMap((name) => listSources(`packages/${name}/src`))
  .filter((path) => isProgram(path) && !isSkipped(path))
  .map((path) => readFileSync(join(ROOT, path), "utf8").replace(/^\s*(\/\/|\/?\*).*$/gm, ""));

/** A template from where it begins, with `{}` for what it fills in, and where it ends. */
function readTemplate(source: string, start: number): { readonly form: string; readonly end: number } {
  let form = "";
  for (let at = start; ; at++) {
    if (source[at] === "`") return { form, end: at };
    if (!source.startsWith("${", at)) form += source[at] === "\\" ? source[++at] : source[at];
    else {
      at = endOfFilling(source, at + 2);
      form += "{}";
    }
  }
}

function endOfFilling(source: string, start: number): number {
  let depth = 1;
  for (let at = start; ; at++) {
    if (source[at] === "`") at = readTemplate(source, at + 1).end;
    if (source[at] === "{") depth++;
    if (source[at] === "}" && --depth === 0) return at;
  }
}

const told = sources.flatMap((source) =>
  [...source.matchAll(/\bsaid`/g)].map(({ 0: tag, index }) => readTemplate(source, index + tag.length).form),
);
/** What schemas say of data; the words of villages' configurations are a wording of their own. */
const messages = sources.flatMap((source) =>
  [...source.matchAll(/\bv\.\w+(?:<[^>]*>)?\(/g)].flatMap(({ 0: call, index }) => textsIn(source, index + call.length)),
);

/** Texts among what is handed to a call, not to calls inside it. */
function textsIn(source: string, start: number): string[] {
  const texts: string[] = [];
  for (let at = start, depth = 1; depth > 0 && at < source.length; at++) {
    const [text] = source[at] === '"' ? (/^"[^"]*"/.exec(source.slice(at)) ?? []) : [];
    if (text !== undefined && depth === 1 && text.includes(" ")) texts.push(text.slice(1, -1));
    if (text !== undefined) at += text.length - 1;
    else if ("([{".includes(source[at] ?? "")) depth++;
    else if (")]}".includes(source[at] ?? "")) depth--;
  }
  return texts;
}

const forms = new Set([...told, ...messages].map((form) => form.replace(/\.$/, "")).filter((form) => form !== ""));
const sentences = { ...CLUES_IN_CHINESE, ...PUZZLES_IN_CHINESE };

/** Of a play and of a chain, no defects. */
const OTHERS = ["too-much", "end"];
const zh = troublesIn();
const all = sources.join("\n");
const found = (pattern: RegExp): string[] => [...new Set([...all.matchAll(pattern)].map(([, text = ""]) => text))];

describe("troubles in Chinese", () => {
  it("has every sentence in Chinese, and none that nobody says", () => {
    expect(forms.size).toBeGreaterThan(200);
    expect([...forms].filter((form) => !Object.hasOwn(sentences, form))).toEqual([]);
    expect(Object.keys(sentences).filter((form) => !forms.has(form))).toEqual([]);
  });

  it("keeps every filling and every figure of a sentence", () => {
    const wrong = Object.keys(sentences).filter((form) => {
      const around = form.split("{}");
      const fillings = around.slice(1).map((_, i) => `甲${i}乙`);
      const text = sayRemark(said(around, ...fillings), () => undefined);
      return [...fillings, ...(form.match(/\d+/g) ?? [])].some((each) => !text.includes(each));
    });
    expect(wrong).toEqual([]);
  });

  it("says it in Chinese: what stands in Latin letters is quoted, and all punctuation is Chinese", () => {
    const wrong = Object.values(sentences).filter((text) =>
      /[a-z]{2}|[,:;?!.()'"]/i.test(text.replace(/“[^”]*”|JSON/g, "")),
    );
    expect(wrong).toEqual([]);
  });

  it("know every reason why a try fails, and every kind of defect", () => {
    const kinds = found(/kind: "([\w -]+)",\s*(?:person[^,]*,\s*)?text\b/g).filter((kind) => !OTHERS.includes(kind));
    const reasons = found(/rejected(?: =|:) "([^"]+)"/g);
    expect(kinds.length).toBeGreaterThan(25);
    expect(reasons.length).toBeGreaterThan(6);
    const said = [...kinds, ...reasons].map((reason) => zh.failure(1, { [reason]: 1 }, ""));
    expect([...kinds, ...reasons].filter((_, i) => said[i] === zh.failure(1, { unknown: 1 }, ""))).toEqual([]);
    expect(said.filter((text) => /[a-z]{2}|[,.:;?!]/i.test(text))).toEqual([]);
    expect(zh.failure(9, { "not easy": 5, "not easy and concise": 2, "no start": 2 }, "")).toBe(
      "试了9次都没有做出谜题：没有达到“简单”5次，没有达到“简单”且句句必要2次，没有起点2次。",
    );
  });
});
