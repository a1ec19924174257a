// What every wording must be, whatever it says: there in each language, and in that language alone. The compiler finds a missing
// sentence; this finds a sentence in the wrong language, or with the punctuation of another.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { LANGUAGES } from "@demonstrandum/text";
import { describe, expect, it } from "vitest";
import { isProgram, listSources } from "./sources.ts";

const root = join(import.meta.dirname, "..");
const SKIP = new Set(["node_modules", "dist", ".next", "builds", "out"]);

function foldersWith(name: string, folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true });
  const isThere = (file: string): boolean => entries.some((entry) => entry.name === file);
  const inside = entries.filter((entry) => entry.isDirectory() && !SKIP.has(entry.name));
  return [
    ...(isThere(`${name}.ts`) || (isThere(name) && isThere("wording.ts")) ? [folder] : []),
    ...inside.flatMap((entry) => foldersWith(name, join(folder, entry.name))),
  ];
}

/** Every text that a file writes, pieces of templates one by one; neither what it imports or compares with, nor its keys. */
function textsOf(file: string): string[] {
  const source = readFileSync(file, "utf8").replace(
    /^import [\s\S]*?;$|^export .* from .*$|^\s*\/\/.*$|\/\*\*[\s\S]*?\*\//gm,
    "",
  );
  const isData = (before: string, after: string): boolean =>
    /([=!]== |\[|case |kind: )$/.test(before) || /^(\]|:| in )/.test(after);
  const plain = [...source.matchAll(/"((?:[^"\\\n]|\\.)*)"/g)]
    .filter(({ 0: whole, index }) => !isData(source.slice(0, index), source.slice(index + whole.length)))
    .map(([, text = ""]) => text);
  return [...plain, ...templatesIn(source)].filter((text) => !IDS.test(text));
}

/** Names of things that a wording may be asked for, and that nobody reads. */
const IDS = /^(row|column|villager|werewolf|everyone)$/;

/** What templates write around what they fill in; a template may stand inside another. */
function templatesIn(source: string): string[] {
  const pieces: string[] = [];
  /** For each template and filling that is open, what has been read of it; a filling has none. */
  const open: (string | undefined)[] = [];
  for (let at = 0; at < source.length; at++) {
    const char = source[at] ?? "";
    const text = open.at(-1);
    const isFilling = text !== undefined && source.startsWith("${", at);
    if (isFilling || (char === "`" && text !== undefined)) {
      pieces.push(text ?? "");
      if (isFilling) open.splice(-1, 1, "", undefined);
      else open.pop();
      if (isFilling) at++;
    } else if (text !== undefined) open[open.length - 1] = text + char;
    else if (char === "`") open.push("");
    else if (open.length > 0 && char === "{") open.push(undefined);
    else if (open.length > 0 && char === "}") open.pop();
  }
  return pieces;
}

/** Words that stay as they are in every language, names of what crosses the wire among them. */
const SAME_EVERYWHERE =
  /Demonstrandum|Quod erat demonstrandum|QR|JSON|CSV|DIMACS|KEY=VALUE|Slurm|Kubernetes|jsonl|auto(?:\/n)?|qed( new| solve| join)?|--[a-z]+|zh-CN|numeric|2-digit|compact|long|short|pinyin|[A-Z]列|“(at|code|cookie|detail|figure|key|Allow|Retry-After)”|RFC \d+|UTF-8/g;

/** What a Chinese editor struck out: known people are 已揭晓, and the rest is told plainly. */
const GIVEN_UP = /已明|孰多孰少|必须都算上|新推出|一次又一次|大约还要面对|常说：|告诉我：/;

/** The words of pages: a folder for each language, a file for each thing. */
const SHELF = "apps/web/words";

/** A language is a file, or a folder of files where it takes more. */
function textsIn(folder: string, language: string): string[] {
  const names = readdirSync(join(root, folder));
  if (names.includes(`${language}.ts`)) return textsOf(join(root, folder, `${language}.ts`));
  const inside = readdirSync(join(root, folder, language)).filter((name) => /(?<!\.test)\.ts$/.test(name));
  return inside.flatMap((name) => textsOf(join(root, folder, language, name)));
}

const folders = ["packages", "apps"].flatMap((name) => foldersWith("zh", join(root, name)));

describe.each([...folders.map((folder) => folder.slice(root.length + 1)), SHELF])("the words in %s", (folder) => {
  const names = readdirSync(join(root, folder)).map((name) => name.replace(/\.ts$/, ""));
  // Forms of clues and why tries fail carry their English themselves; remarks have the type of their English.
  const isOfRemarks = folder.endsWith("/remarks");
  const isOfClues = !isOfRemarks && (folder.startsWith("packages/clues/") || folder.endsWith("/trouble-words"));

  it("are there in every language, with a type that holds them to the same sentences", () => {
    expect(names).toEqual(
      expect.arrayContaining([
        ...(isOfClues ? [] : ["en"]),
        "zh",
        ...(isOfRemarks || folder === SHELF ? [] : ["wording"]),
      ]),
    );
  });

  if (!isOfClues) {
    it("are English in English", () => {
      expect(textsIn(folder, "en").filter((text) => /\p{Script=Han}/u.test(text))).toEqual([]);
    });
  }

  it("say in Chinese what was agreed on", () => {
    expect(textsIn(folder, "zh").filter((text) => GIVEN_UP.test(text))).toEqual([]);
  });

  // What remarks say in Chinese is looked at where they are filled: troubles.test.ts.
  if (isOfRemarks) return;

  it("are Chinese in Chinese: no English word, no punctuation of English, no needless space", () => {
    const wrong = textsIn(folder, "zh")
      .map((text) => text.replace(SAME_EVERYWHERE, ""))
      .filter((text) =>
        /[a-z]{2}|[!"'(),:;?[\]{}]|\.(?!\d)| {2}|[\p{Script=Han}，。] | (?=[\p{Script=Han}])(?<!‹ |· )/iu.test(text),
      );
    expect(wrong).toEqual([]);
  });
});

describe("a language that is listed", () => {
  const spokenIn = (language: string): Set<string> =>
    new Set(["packages", "apps"].flatMap((name) => foldersWith(language, join(root, name))));
  const spoken = new Set(LANGUAGES.flatMap((language) => [...spokenIn(language)]));
  const [first] = LANGUAGES;
  // Clues carry their English with their forms, and so does why a try fails.
  const carriesEnglish = (folder: string): boolean => /packages\/clues\/|\/trouble-words$/.test(folder);

  it.each(LANGUAGES)("has every file: %s", (language) => {
    const here = spokenIn(language);
    const missing = [...spoken].filter((folder) => !here.has(folder));
    expect(here.size).toBeGreaterThan(15);
    expect(missing.filter((folder) => language !== first || !carriesEnglish(folder))).toEqual([]);
    const pages = readdirSync(join(root, SHELF, language));
    expect(pages).toEqual(expect.arrayContaining(readdirSync(join(root, SHELF, first))));
  });
});

/** What once carried words through code that knows no language, or took finished texts apart. */
const GONE: readonly (readonly [what: string, pattern: RegExp])[] = [
  ["a game that speaks a language", /\binTongue\b|\bheardTelling\b|\btranslate\([a-z{]/],
  // English has the plain addresses, and what it says is there before another is loaded.
  ["another language than English asked for by name", new RegExp(`[=!]== "(${LANGUAGES.slice(1).join("|")})"`)],
  ["a remark by its English", /(?<!typeof )\b(says|flaw|remark)\.text [=!]==/],
  ["a cast that lets anything pass", /(?<!\w)as never\b/],
  ["data in a message", /JSON\.parse\([\w.]*message\b/],
];

it("no words of clues are cut from other words", () => {
  const words = listSources("packages/clues/src").filter((path) => isProgram(path) && path.includes("/words/"));
  expect(words.length).toBeGreaterThan(8);
  expect(words.filter((path) => /\.replace(All)?\(/.test(readFileSync(join(root, path), "utf8")))).toEqual([]);
});

describe("code that knows no language", () => {
  const programs = ["packages", "apps"].flatMap(listSources).filter((path) => isProgram(path));
  it.each(GONE)("has no such thing as %s", (_, pattern) => {
    const wrong = programs.filter((path) => pattern.test(readFileSync(join(root, path), "utf8")));
    expect(wrong).toEqual([]);
  });
});
