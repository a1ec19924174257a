// Everything that `qed` prints for people comes from words: run in a language of brackets, no letter is left outside of them but what
// is the same in every language.
import { beforeAll, describe, expect, it, vi } from "vitest";
import { runText } from "../../apps/cli/src/run.cases.ts";
import { outsideOf } from "./brackets.ts";

const TYPED = vi.hoisted(() => ["", ""]);
vi.mock("../../apps/cli/src/words/zh.ts", async (load) => {
  const { zh } = await load<typeof import("../../apps/cli/src/words/zh.ts")>();
  const { bracket, inBrackets } = await import("./brackets.ts");
  const words = inBrackets(zh);
  // What is typed is read as it is.
  const commands = Object.entries(zh.talk.commands).map(([id, [typed, about]]) => [id, [typed, bracket(about)]]);
  return { zh: { ...words, talk: { ...words.talk, commands: Object.fromEntries(commands), verdict: TYPED } } };
});
vi.mock("@demonstrandum/games/chinese", async (load) => {
  const chinese = await load<typeof import("@demonstrandum/games/chinese")>();
  const { gameInBrackets } = await import("./brackets.ts");
  return { ...chinese, TOLD_IN_CHINESE: chinese.TOLD_IN_CHINESE.map(gameInBrackets) };
});

/** What was printed and is not in brackets. */
async function leftOutside(argv: readonly string[], stdin = ""): Promise<string> {
  const { stdout, stderr } = await runText([...argv, "--lang", "zh"], stdin);
  expect(stdout + stderr).toContain("⟦");
  return outsideOf(stdout + stderr);
}

const LETTERS = /\p{L}/u;
const KINDS = [["cultivators"], ["cultivators", "--dialect", "atoms"], ["who"], ["who", "--liars"], ["village"]];

/** Share codes and seats are the puzzle's own. */
const OWN = /\b1[cwv][\w-]{20,}|\b\d?[A-D]\b/g;

describe.each(KINDS)("of a puzzle of %s %s %s", (...kind) => {
  const make = ["new", ...kind, "--difficulty", "easy", "--seed", "cli"];
  let puzzle = "";
  beforeAll(async () => {
    puzzle = (await runText(make)).stdout;
  });

  it.each(["text", "md"])("comes from words as %s", async (format) => {
    expect(await leftOutside([...make, "--format", format])).not.toMatch(LETTERS);
  });

  it.each([["check"], ["solve"], ["rate"], ["export", "--format", "md"]])("comes from words: %s", async (...argv) => {
    expect(await leftOutside(argv, puzzle)).not.toMatch(LETTERS);
  });

  it("comes from words where it is wrong", async () => {
    const wrong = JSON.stringify({ ...JSON.parse(puzzle), difficulty: "hard" });
    expect(await leftOutside(["check"], wrong)).not.toMatch(LETTERS);
    for (const broken of ["{", "7", `{"game":"chess"}`, JSON.stringify({ ...JSON.parse(puzzle), seed: 7 })])
      expect((await leftOutside(["solve"], broken)).replace(/\bqed\b/g, "")).not.toMatch(LETTERS);
  });

  it("comes from words while it is played", async () => {
    const typed = ["规则", "帮助", "提示", "提示", "提示", "提示", "提示", "棋盘", "撤销", "分享", "abc", "退出"];
    const said = (await leftOutside(["play", ...make.slice(1)], typed.join("\n"))).replace(OWN, "");
    const rest = [...typed, "为什么"].reduce((text, word) => text.replace(word, ""), said);
    expect(rest).not.toMatch(LETTERS);
  });
});

/** Names of commands and options, and what is typed in examples, are the same in every language. */
const withoutNames = (text: string): string =>
  text
    .split("\n")
    .filter((line) => !/^\s*\$? ?(\.\/script\/)?qed\b|\|/.test(line))
    .join("\n")
    .replace(/--?[a-z-]+|<[a-z=/]+>|\[[a-z]+\]/gi, "");

const COMMANDS = ["new", "join", "check", "solve", "rate", "say", "suggest", "export", "play"];

/** Of commands and their arguments. */
const NAMES = new RegExp(`\\b(${COMMANDS.join("|")}|game|file|folder|clue|qed)\\b`, "g");

it.each([[], ...COMMANDS.map((name) => [name])])("helps with %s in words", async (...command) => {
  const rest = withoutNames(await leftOutside([...command, "--help"]));
  expect(rest.replace(NAMES, "")).not.toMatch(LETTERS);
});

it.each([["new", "chess"], ["new"], ["dance"], ["new", "who", "--count", "x"], ["solve", "no-such-file"]])(
  "refuses in words: %s %s %s %s",
  async (...argv) => {
    expect((await leftOutside(argv)).replace(/\bqed( new)?\b/g, "")).not.toMatch(LETTERS);
  },
);
