// Every command in Chinese: what is printed for people is Chinese, and what is printed for programs stays as it is.

import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { zh } from "@demonstrandum/games/chinese";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { languageAsked } from "./audience.ts";
import { KINDS, makeOne, type Ran, runText } from "./run.cases.ts";

const COMMANDS = ["new", "join", "check", "solve", "rate", "say", "suggest", "export", "play"];

const inChinese = (argv: readonly string[], stdin = ""): Promise<Ran> => runText([...argv, "--lang", "zh"], stdin);

/** What is the same in every language: commands, options, placeholders, ids, names of formats, and what the caller wrote. */
const SAME = new RegExp(
  [
    "^ {2}qed .*$",
    "^ {2}(new|join|check|solve|rate|say|suggest|export|play|game|file|folder|clue)(?= )",
    "qed( (new|join|check|solve|rate|say|suggest|export|play))?",
    String.raw`-{1,2}[a-zA-Z][\w-]*`,
    String.raw`[<[](game|file|folder|clue|i\/n|n|name|label|text|key=value|format|language)[>\]]`,
    String.raw`\b(json|jsonl|text|markdown|dimacs|smtlib|en|zh)\b`,
    String.raw`\b(JSON|Slurm|Kubernetes|auto|z3|DIMACS|KEY=VALUE|cultivators|who|village|classic|atoms|easy|medium|hard|brutal|any)\b`,
  ].join("|"),
  "gm",
);

/** English words, and punctuation of English beside Chinese. */
const foreignIn = (text: string): string[] =>
  text
    .replace(SAME, "")
    .match(/[a-z]{2,}|\p{Script=Han}[,.:;!?]|[,.:;!?]\p{Script=Han}|undefined|NaN|[，。：；]{2}/giu) ?? [];

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "qed-"));
});
afterAll(() => rm(folder, { recursive: true }));

it.each([[], ...COMMANDS.map((command) => [command])])("helps with qed %s", async (...argv) => {
  const { code, stdout, stderr } = await inChinese([...argv, "--help"]);
  expect([code, stderr]).toEqual([0, ""]);
  expect(stdout).toContain("用法：qed");
  expect(foreignIn(stdout.replace(/\((default|preset): .*?\)/g, ""))).toEqual([]);
});

/** A game is played in English until it has a tongue. */
const IN_CHINESE = KINDS.filter(([id]) => Object.keys(zh).some((told) => told === id));

describe.each(IN_CHINESE.map((kind) => [kind.join(" "), kind] as const))("%s in Chinese", (_, kind) => {
  let json: string;
  beforeAll(async () => {
    json = await makeOne(kind);
  });

  it("is the same puzzle", async () => {
    expect(await makeOne(kind, "--lang", "zh")).toBe(json);
    for (const argv of [["solve"], ["rate"], ["check"]])
      expect(await inChinese([...argv, "--format", "jsonl"], json)).toEqual(
        await runText([...argv, "--format", "jsonl"], json),
      );
  });

  it("is printed, checked, solved and rated", async () => {
    const printed = await Promise.all(
      ["text", "markdown"].map((format) => makeOne(kind, "--lang", "zh", "--format", format, "--seed", "7")),
    );
    const told = await Promise.all(["check", "solve", "rate"].map((command) => inChinese([command], json)));
    for (const text of [...printed, ...told.map(({ stdout }) => stdout.replaceAll("cli", ""))]) {
      expect(text).toMatch(/\p{Script=Han}/u);
      expect(foreignIn(text)).toEqual([]);
    }
    expect(told.map(({ code }) => code)).toEqual([0, 0, 0]);
  });

  it("is played, with words in either language", async () => {
    const file = path.join(folder, `${kind.join("")}.json`);
    await writeFile(file, json);
    const { stdout: solved } = await runText(["solve", "--format", "jsonl"], json);
    const steps: { person: number; identity: string }[] = JSON.parse(solved).steps.flatMap(
      ({ people }: { people: unknown[] }) => people,
    );
    const isHidden = ({ identity }: { identity: string }): boolean => /demon|wolf/.test(identity);
    const words = kind[0] === "cultivators" ? ["修士", "妖"] : kind[0] === "who" ? ["村民", "狼人"] : ["人类", "狼人"];
    const { characters, villagers } = JSON.parse(json);
    const nameOf = (person: number): string => (characters ?? villagers)[person].name;
    const [first] = steps;
    if (!first) return expect.unreachable();
    const refused = [`${nameOf(first.person)} ${words[isHidden(first) ? 0 : 1]}`, "为什么", "why", "撤销"];
    const asked = ["帮助", "规则", "提示", "提示", "hint", "提示", "提示", "棋盘", "board", "没有 此人", "无人 妖"];
    const verdicts = steps.map((step) => `${nameOf(step.person)}是${words[isHidden(step) ? 1 : 0]}。`);
    const lines = [...asked, ...refused, ...verdicts].join("\n");
    const { code, stdout, stderr } = await inChinese(["play", kind[0] ?? "", "--puzzle", file], `${lines}\n`);
    expect([code, stderr]).toEqual([0, ""]);
    expect(stdout).toContain("证据不足！");
    expect(stdout).toMatch(/所有人的身份都证明了。失误1次，提示\d次。最深的提示：直接说出身份。/);
    expect(foreignIn(stdout.replaceAll("cli", ""))).toEqual([]);
  });
});

describe("say in Chinese", () => {
  it.each([
    [["village"], "COUNT_EQ(scope=ALL,count=3)", "全村6人中，恰好有3个狼人。"],
    [["cultivators"], "neg().exact(2).row(3)", "第3行的人中恰好有2个妖。"],
    [["who"], "exactly 2 werewolves in row 3", "第3行恰好有2个狼人。"],
  ])("tells what a clue of %s means", async (kind, clue, meaning) => {
    const json = await makeOne(kind);
    const { code, stdout } = await inChinese(["say", clue, "--puzzle", "-"], json);
    expect([code, stdout]).toEqual([0, expect.stringContaining(meaning)]);
    expect(foreignIn(stdout.replace(clue, ""))).toEqual([]);
    const ask = ["say", clue, "--puzzle", "-", "--format", "json"];
    expect(await inChinese(ask, json)).toEqual(await runText(ask, json));
  });
});

it("reads in Chinese what is said in Chinese", async () => {
  const json = await makeOne(["cultivators"]);
  const { stdout } = await inChinese(["say", "第3行的人中恰好有2个妖", "--puzzle", "-"], json);
  expect(stdout).toContain("neg().exact(2).row(3)");
  const village = await makeOne(["village"]);
  const ask = ["say", "全村6人中，恰好有3个狼人。", "--puzzle", "-", "--format", "json"];
  expect(JSON.parse((await inChinese(ask, village)).stdout).clue).toBe("COUNT_EQ(scope=ALL,count=3)");
});

it("reads Chinese whatever language it answers in", async () => {
  const json = await makeOne(["cultivators"]);
  const say = (clue: string) => runText(["say", clue, "--puzzle", "-"], json);
  expect((await say("第3行的人中恰好有2个妖")).stdout).toContain("Exactly 2 people in row 3 are demons.");
  const { code, stderr } = await say("第3行的人都喝茶");
  expect([code, stderr]).toEqual([2, expect.stringContaining("is not how a clue is said here")]);
});

describe("what is wrong, in Chinese", () => {
  it.each([
    [["--nonsense"], "没有“--nonsense”这个选项。"],
    [["nwe"], "没有“nwe”这个命令，是不是想写new？"],
    [["new"], "缺少参数“game”。"],
    [["new", "chess"], "没有这个游戏；有的是cultivators、who和village。"],
    [["new", "village", "--count", "0"], "需要一个不小于1的整数。"],
    [["new", "village", "--count"], "缺少值"],
    [["new", "village", "--format", "xml"], "可选的有json、jsonl、text和markdown。"],
    [["new", "village", "x", "y"], "参数太多了。"],
    [["new", "village", "--difficulty", "brutal"], "游戏village没有难度“brutal”；有的是easy、medium、hard和any。"],
    [["new", "who", "--dialect", "atoms"], "游戏who没有线索语言“atoms”"],
    [["new", "village", "--set", "N=2"], "“N”必须是3到16的整数。"],
    [["new", "village", "--set", "wolvesMin=5", "--set", "wolvesMax=2"], "比“wolvesMax”的2还大。"],
    [["new", "village", "--set", "N"], "请写成KEY=VALUE。"],
    [["new", "village", "--set", "N=3", "--set", "N=3"], "设了两次"],
    [["new", "village", "--set", "color=red"], "没有“color”这一项设置"],
    [["new", "who", "--set", "hue=red"], "配置没有“hue”这一项。"],
    [
      ["new", "who", "--set", "liars=true", "--set", "localRulesOnly=true"],
      "不能同用：文档里的局部规则把每条线索都当作真话。",
    ],
    [["new", "village", "--seed", "x".repeat(201)], "种子最多200个字符。"],
    [["new", "village", "--seed", "a\nb"], "种子只能由看得见的字符组成。"],
    [["new", "village", "--config", "no-such.json"], "no-such.json：没有这个文件或文件夹。"],
    [["new", "who", "--truth-cache", "x"], "没有可以保存的真值表"],
    [["check", "no-such.json"], "no-such.json：没有这个文件或文件夹。"],
    [["export", "x.json"], "必须写明选项“--format <format>”。"],
    [["play", "village", "--puzzle", "-"], "游玩要用标准输入"],
    [["check"], "标准输入：里面没有谜题。"],
  ])("%j", async (argv, message) => {
    const { code, stderr, stdout } = await inChinese(argv);
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toContain(message);
    const written = argv.reduce((text, each) => text.replaceAll(each.replace(/.*=/, ""), "X"), stderr);
    expect(
      foreignIn(
        written.replace(/game|wolvesM\w+|localRulesOnly|liars|color|hue|jsonl?|text|markdown|new|\\u\{a\}b/g, ""),
      ),
    ).toEqual([]);
  });

  it.each([
    ['{"game": village}', "第1行第10列：这里应该是一个值，而不是"],
    ['[{"a":1} {"b":2}]', "这里应该是逗号或右方括号"],
    ['{"a":1,"a":2}', "这里应该是另一个键，而不是又一个"],
    ["[1, 2", "列表没有结束"],
    ['{"game":"chess"}', "“game”一项不能是“chess”，应为以下之一：cultivators、who、village。"],
    [
      '{"game":"village","format":"demonstrandum/1","villagers":3}',
      "“difficulty”处有误：项目不对：应为“difficulty”，实为空缺。",
    ],
    ["7", "谜题必须是一个JSON对象。"],
  ])("%s is no puzzle", async (json, message) => {
    const [{ stderr, code }, { stdout, stderr: flaw }] = [
      await inChinese(["solve"], json),
      await inChinese(["check"], json),
    ];
    expect(code).toBe(json.includes('"village"') ? 1 : 2);
    expect(stderr + stdout + flaw).toContain(message);
  });

  it("names defects", async () => {
    const puzzle = JSON.parse(await makeOne(["who"]));
    const [first, second, ...others] = puzzle.characters;
    const bad = { ...puzzle, characters: [{ ...first, clue: second.clue }, second, ...others] };
    const { code, stdout } = await inChinese(["check"], JSON.stringify(bad));
    expect(code).toBe(1);
    expect(stdout).toMatch(/^标准输入，第1行第1列：/m);
    expect(stdout).toContain("共1个谜题，其中1个有问题");
    // The texts of a file are English, and are quoted.
    expect(foreignIn(stdout.replace(/“[^”]*”/g, ""))).toEqual([]);
  });

  it("says why there is no puzzle", async () => {
    const templates = (await runText(["new", "who", "--set", `TEMPLATE_CONFIG={"x":false}`])).stderr;
    const off = Object.fromEntries(
      (templates.match(/there are (.*)\./)?.[1] ?? "").split(", ").map((id) => [id, false]),
    );
    const argv = [
      "new",
      "who",
      "--set",
      `TEMPLATE_CONFIG=${JSON.stringify(off)}`,
      "--set",
      "attempts=1",
      "--seed",
      "1",
    ];
    const { code, stderr } = await inChinese(argv);
    expect([code, stderr]).toEqual([1, expect.stringContaining("试了1次都没有做出谜题：")]);
    expect(stderr).toContain("全都关掉了：");
  });

  it("says what is wrong with a clue", async () => {
    const { code, stderr } = await inChinese(
      ["say", "neg().exat(2).row(3)", "--puzzle", "-"],
      await makeOne(["cultivators"]),
    );
    expect([code, stderr]).toEqual([2, expect.stringContaining("是不是想写“exact”？")]);
  });
});

it("is chosen by --lang, then by the terminal, if that shows every letter", () => {
  expect(languageAsked(["new", "--lang=zh"], {})).toBe("zh");
  expect(languageAsked(["--lang", "en", "new"], { LANG: "zh_CN.UTF-8" })).toBe("en");
  expect(languageAsked(["new"], { LANG: "zh_CN.UTF-8" })).toBe("zh");
  expect(languageAsked(["new"], { LC_ALL: "C", LANG: "zh_CN.UTF-8" })).toBe("en");
  expect(languageAsked(["new"], { LANG: "zh_CN.GB18030" })).toBe("en");
  expect(languageAsked(["new", "--lang", "fr"], {})).toBe("en");
});
