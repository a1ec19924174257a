// Cuts the Chinese font down to the characters that our words, names and clues use. They come in a few parts, each with the range it
// covers, so that a page loads the parts that it shows: what games say, what else pages say, what the Clue table says, names, and what
// is said of puzzles that are none.
import { readdirSync, readFileSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { Blob, Face, Font } from "harfbuzzjs";
import subsetFont from "subset-font";

const root = path.join(import.meta.dirname, "../../..");
export const CHINESE_FONT = "@fontsource/noto-serif-sc/files/noto-serif-sc-chinese-simplified-500-normal.woff2";
const FAMILY = "Demonstrandum Song";

/** Who says what. A character belongs to the first part that has it; those that only names have come last. */
const PARTS = {
  games: [
    ...["text", "engine", "clues", "games"].map((name) => `packages/${name}/src`),
    ...["table", "house/rooms", "base/language", "base/offline"].map((folder) => `apps/web/src/${folder}`),
    ...wordsOf((name) => !isOfPages(name) && !isOfClue(name)),
  ],
  pages: [
    ...["home", "learn", "daily", "yours", "lost"].map((folder) => `apps/web/src/house/${folder}`),
    ...wordsOf(isOfPages),
    "apps/web/app/zh",
    "packages/referee/src/titles",
  ],
  table: ["packages/deals/src", "apps/web/src/clue", ...wordsOf(isOfClue)],
  names: ["packages/games/src"],
  troubles: ["text", "clues", "engine", "games"].flatMap((name) => foldersOfTroubles(`packages/${name}/src`)),
};

function isOfPages(name) {
  return /^(home|open-plays|foot|learn|first-puzzle|daily|refusals|workshop|yours|failed|not-found)\.ts$/.test(name);
}

function isOfClue(name) {
  return /^(clue.*|amounts)\.ts$/.test(name);
}

/** The words of pages, by the names of their files. */
function wordsOf(isWanted) {
  return readdirSync(path.join(root, "apps/web/words/zh"))
    .filter((name) => name.endsWith(".ts") && isWanted(name))
    .map((name) => `apps/web/words/zh/${name}`);
}

/** What has a part of its own. */
const APART = /\/(trouble-words|remarks)$/;

function foldersOfTroubles(folder) {
  const folders = readdirSync(path.join(root, folder), { recursive: true }).map((name) => path.join(folder, name));
  return folders.filter((name) => /\/(trouble-words|remarks)$/.test(name));
}

/** What is read from players and never shown. */
const ONLY_READ = /^(chinese-sounds|lexicon-zh|words-zh)\.ts$/;

const CHINESE = /[\p{Script=Han}\u3001-\u303f\uff00-\uff60“”‘’…—·]/gu;

/** All Chinese characters in the sources of a folder or in one file, those with names apart: whatever is shown stands there. */
function charactersIn(place, areNames) {
  const files = place.endsWith(".ts") ? [path.join(root, place)] : sourcesIn(place, areNames);
  return files.flatMap((file) => readFileSync(file, "utf8").match(CHINESE) ?? []);
}

const sourcesIn = (folder, areNames) =>
  readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter(
      (entry) =>
        entry.isFile() &&
        /(?<!\.test|\.cases)\.tsx?$/.test(entry.name) &&
        !ONLY_READ.test(entry.name) &&
        /^names/.test(entry.name) === areNames &&
        (APART.test(folder) || !APART.test(entry.parentPath)),
    )
    .map((entry) => path.join(entry.parentPath, entry.name));

/** What the language itself writes into dates, which stands in no source. */
function charactersOfDates() {
  const days = Array.from({ length: 7 }, (_, i) => new Date(Date.UTC(2026, 0, 1 + i)));
  const write = (weekday) => (day) =>
    day.toLocaleDateString("zh-CN", { weekday, day: "numeric", month: "long", year: "numeric" });
  return [...days.map(write("long")), ...days.map(write("short"))].join("").match(CHINESE) ?? [];
}

/** The characters of each part, none of them twice. */
export function chineseParts() {
  const taken = new Set();
  const parts = Object.entries(PARTS).map(([name, folders]) => {
    const used = folders.flatMap((folder) => charactersIn(folder, name === "names"));
    if (name === "pages") used.push(...charactersOfDates());
    const own = [...new Set(used)].filter((each) => !taken.has(each)).sort();
    for (const each of own) taken.add(each);
    return { name, text: own.join("") };
  });
  return parts.filter(({ text }) => text !== "");
}

const rangeOf = (text) => [...text].map((each) => `U+${each.codePointAt(0).toString(16)}`).join(",");

const faceOf = ({ name, text }) => `@font-face {
  font-family: "${FAMILY}";
  src: url("./chinese-${name}.woff2") format("woff2");
  font-weight: 400 700;
  font-display: swap;
  unicode-range: ${rangeOf(text)};
}
`;

/** A character that the font lacks would be shown in another hand, and nobody would notice here. */
async function checkAll(whole, text) {
  const font = new Font(new Face(new Blob(await subsetFont(whole, text, { targetFormat: "truetype" }))));
  const missing = [...text].filter((each) => font.nominalGlyph(each.codePointAt(0)) === undefined);
  if (missing.length > 0) throw new Error(`The Chinese font lacks ${missing.join(" ")}.`);
}

export async function makeChineseFont(folder) {
  const whole = await readFile(createRequire(import.meta.url).resolve(CHINESE_FONT));
  const parts = chineseParts();
  await checkAll(whole, parts.map(({ text }) => text).join(""));
  await Promise.all(
    parts.map(async ({ name, text }) => {
      const cut = await subsetFont(whole, text, { targetFormat: "woff2" });
      await writeFile(new URL(`chinese-${name}.woff2`, folder), cut);
    }),
  );
  await writeFile(new URL("chinese-faces.css", folder), parts.map(faceOf).join(""));
}
