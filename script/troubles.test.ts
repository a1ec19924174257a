// Every remark is said in both languages, with all that fills it. That none is missing is the compiler's business; that the tables
// are all there, and that the sentences hold what they are given, is found here.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Filling, makersOf, type Remark } from "@demonstrandum/text";
import { describe, expect, it } from "vitest";
import { zh as troublesIn } from "../packages/games/src/trouble-words/zh.ts";
import { REMARK_TABLES } from "./remarks.cases.ts";
import { isProgram, listSources, ROOT } from "./sources.ts";

/** The example game is played in English alone. */
const isSkipped = (path: string): boolean => /\/null\/|\/saying\.ts$/.test(path);

const paths = ["text", "clues", "engine", "games"].flatMap((name) => listSources(`packages/${name}/src`));
const sources = paths
  .filter((path) => isProgram(path) && !isSkipped(path))
  .map((path) => readFileSync(join(ROOT, path), "utf8").replace(/^\s*(\/\/|\/?\*).*$/gm, ""));

const remarks = REMARK_TABLES.flatMap(({ en, examples }) =>
  Object.entries(makersOf(en)).map(([id, make]) => make(examples[id] ?? {})),
);

/** Words that are one of a few, each of which a language says in its own way; and another of the same few. */
const FEW: Readonly<Record<string, string>> = {
  row: "column",
  before: "after",
  above: "below",
  Wood: "Fire",
  length: "value",
  who: "cultivators",
};

/** What Chinese calls by other words than the names of the settings: two statements each, all of them werewolves. */
const SETTINGS = /\b(statementsPerSpeakerM\w+|wolvesM\w+) (of at least )?\d+/g;

/** What of a filling is not in a sentence, in the language that says remarks so. */
function missingIn(text: string, filling: Filling, say: (remark: Remark) => string): string[] {
  const parts = typeof filling === "object" && "text" in filling ? [say(filling)] : [filling ?? ""].flat().map(String);
  return parts.filter((part) => !text.includes(part));
}

/** Of a play and of a chain, no defects. */
const OTHERS = ["too-much", "end", "refuted"];
const zh = troublesIn();

/** Without the full stop of a whole sentence. */
const clauseInChinese = (remark: Remark): string => {
  const text = zh.say(remark);
  return text.endsWith("。") ? text.slice(0, -1) : text;
};

const failure = (attempts: number, reasons: Readonly<Record<string, number>>): string =>
  zh.failure({ attempts, reasons, text: "" });

const isOfFew = (filling: Filling): boolean => typeof filling === "string" && Object.hasOwn(FEW, filling);

function remake({ id, fillings }: Remark, key: string, other: Filling): Remark {
  const { en } = REMARK_TABLES.find((table) => Object.hasOwn(table.en, id)) ?? {};
  return (en && makersOf(en)[id]?.({ ...fillings, [key]: other })) as Remark;
}

const all = sources.join("\n");
const found = (pattern: RegExp): string[] => [...new Set([...all.matchAll(pattern)].map(([, text = ""]) => text))];

describe("troubles in Chinese", () => {
  it("has all tables of remarks, and no two remarks of the same id", () => {
    const folders = paths.filter((path) => path.endsWith("/remarks/en.ts")).map((path) => path.slice(0, -6));
    expect(REMARK_TABLES.map(({ folder }) => folder).sort()).toEqual(folders.sort());
    expect(remarks.length).toBeGreaterThan(250);
    expect(new Set(remarks.map(({ id }) => id)).size).toBe(remarks.length);
  });

  it.each([
    ["English", (remark: Remark) => remark.text],
    ["Chinese", clauseInChinese],
  ])("has everything that fills a remark in %s", (_, say) => {
    const wrong = remarks.flatMap((remark) =>
      Object.values(remark.fillings)
        .filter((filling) => !isOfFew(filling))
        .flatMap((filling) => missingIn(say(remark), filling, say).map((part) => `${part} in ${say(remark)}`)),
    );
    expect(wrong).toEqual([]);
  });

  it("says what is one of a few in both languages", () => {
    const choices = remarks.flatMap((remark) =>
      Object.entries(remark.fillings)
        .filter(([, filling]) => isOfFew(filling))
        .map(([key, filling]) => [remark, remake(remark, key, FEW[String(filling)])] as const),
    );
    expect(choices.length).toBeGreaterThan(8);
    const wrong = choices.filter(([a, b]) => a.text === b.text || clauseInChinese(a) === clauseInChinese(b));
    expect(wrong).toEqual([]);
  });

  it("keeps every figure of a sentence", () => {
    const wrong = remarks.filter((remark) =>
      (remark.text.replace(SETTINGS, "").match(/\d+/g) ?? []).some(
        (figure) => !clauseInChinese(remark).includes(figure),
      ),
    );
    expect(wrong.map(({ text }) => text)).toEqual([]);
  });

  it("says it in Chinese: what stands in Latin letters is quoted, and all punctuation is Chinese", () => {
    const wrong = remarks
      .map(clauseInChinese)
      .filter((text) => text === "" || /[a-z]{2}|[,:;?!.()'"]/i.test(text.replace(/“[^”]*”|JSON/g, "")));
    expect(wrong).toEqual([]);
  });

  it("know every reason why a try fails, and every kind of defect", () => {
    const kinds = found(/kind: "([\w -]+)",\s*(?:person[^,]*,\s*)?text\b/g).filter((kind) => !OTHERS.includes(kind));
    const reasons = found(/rejected(?: =|:) "([^"]+)"/g);
    expect(kinds.length).toBeGreaterThan(25);
    expect(reasons.length).toBeGreaterThan(6);
    const said = [...kinds, ...reasons].map((reason) => failure(1, { [reason]: 1 }));
    expect([...kinds, ...reasons].filter((_, i) => said[i] === failure(1, { unknown: 1 }))).toEqual([]);
    expect(said.filter((text) => /[a-z]{2}|[,.:;?!]/i.test(text))).toEqual([]);
    expect(failure(9, { "not easy": 5, "not easy and concise": 2, "no start": 2 })).toBe(
      "试了9次都没有做出谜题：没有达到“简单”5次，没有达到“简单”且句句必要2次，没有起点2次。",
    );
  });
});
