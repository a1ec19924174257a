// What every wording must be, whatever it says: there in each language, and in that language alone. The compiler finds a missing
// sentence; this finds a sentence in the wrong language, or with the punctuation of another.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

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

/** Words that stay as they are in every language. */
const SAME_EVERYWHERE =
  /Demonstrandum|Quod erat demonstrandum|QR|JSON|DIMACS|KEY=VALUE|qed( new| solve)?|--[a-z]+|zh-CN|numeric|2-digit|compact|long|short|pinyin|[A-Z]列/g;

/** A language is a file, or a folder of files where it takes more. */
function textsIn(folder: string, language: string): string[] {
  const names = readdirSync(join(root, folder));
  if (names.includes(`${language}.ts`)) return textsOf(join(root, folder, `${language}.ts`));
  const inside = readdirSync(join(root, folder, language)).filter((name) => !name.endsWith(".test.ts"));
  return inside.flatMap((name) => textsOf(join(root, folder, language, name)));
}

const folders = ["packages", "apps"].flatMap((name) => foldersWith("zh", join(root, name)));

describe.each(folders.map((folder) => folder.slice(root.length + 1)))("the words in %s", (folder) => {
  const names = readdirSync(join(root, folder)).map((name) => name.replace(/\.ts$/, ""));
  // Forms of clues and what is wrong with puzzles carry their English themselves.
  const isOfClues = folder.startsWith("packages/clues/") || folder.endsWith("/trouble-words");

  it("are there in every language, with a type that holds them to the same sentences", () => {
    expect(names).toEqual(expect.arrayContaining([...(isOfClues ? [] : ["en"]), "zh", "wording"]));
  });

  if (!isOfClues) {
    it("are English in English", () => {
      expect(textsIn(folder, "en").filter((text) => /\p{Script=Han}/u.test(text))).toEqual([]);
    });
  }

  it("are Chinese in Chinese: no English word, no punctuation of English, no needless space", () => {
    const wrong = textsIn(folder, "zh")
      .map((text) => text.replace(SAME_EVERYWHERE, ""))
      .filter((text) =>
        /[a-z]{2}|[!"'(),:;?[\]{}]|\.(?!\d)| {2}|[\p{Script=Han}，。] | (?=[\p{Script=Han}])(?<!‹ |· )/iu.test(text),
      );
    expect(wrong).toEqual([]);
  });
});
