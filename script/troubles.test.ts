// Everything that audits and failed tries name is said in Chinese too. The compiler knows which kinds have words; this finds a kind without.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { zh } from "../packages/games/src/trouble-words/zh.ts";

const packages = join(import.meta.dirname, "../packages");

/** All that is written in some folder, tests left out. */
function sourceOf(folder: string): string {
  const files = readdirSync(join(packages, folder), { recursive: true, withFileTypes: true });
  return files
    .filter((file) => file.isFile() && file.name.endsWith(".ts") && !/test|cases|null\.ts/.test(file.name))
    .map((file) => readFileSync(join(file.parentPath, file.name), "utf8"))
    .join("\n");
}

const source = sourceOf("engine/src") + sourceOf("games/src");
const found = (pattern: RegExp): string[] => [...new Set([...source.matchAll(pattern)].map(([, text = ""]) => text))];

/** Of a play, no defect. */
const OUTCOME = "too-much";

const isChinese = (text: string): boolean => /\p{Script=Han}/u.test(text) && !/[a-z]{2}|[,.:;?!]/i.test(text);

describe("troubles in Chinese", () => {
  it("know every kind of defect", () => {
    const kinds = found(/kind: "([\w -]+)",\s*(?:person[^,]*,\s*)?text\b/g);
    expect(kinds.length).toBeGreaterThan(25);
    const others = kinds
      .filter((kind) => kind !== "format" && kind !== OUTCOME)
      .map((kind) => zh.defect({ kind, text: "" }, undefined));
    expect(others).not.toContain(zh.defect({ kind: "format", text: "" }, undefined));
    expect(others.filter((text) => !isChinese(text))).toEqual([]);
  });

  it("know every reason why a try fails", () => {
    const reasons = found(/rejected(?: =|:) "([^"]+)"/g);
    expect(reasons.length).toBeGreaterThan(6);
    const unknown = zh.failure(1, { "false clue": 1 }, "");
    for (const reason of reasons) {
      expect(zh.failure(1, { [reason]: 1 }, "")).not.toBe(unknown);
      expect(isChinese(zh.failure(1, { [reason]: 1 }, ""))).toBe(true);
    }
    expect(zh.failure(9, { "not easy": 5, "not easy and concise": 2, "no start": 2 }, "")).toBe(
      "试了9次都没有做出谜题：难度不符7次，没有起点2次。",
    );
  });
});
