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
    "packages/text/src",
    "packages/engine/src",
    "packages/clues/src",
    "packages/games/src",
    ...["board", "play", "testimony", "print", "rooms", "games", "referee", "language", "offline"].map(inWeb),
  ],
  pages: [inWeb("home"), inWeb("learn"), inWeb("daily"), inWeb("yours"), inWeb("lost"), "apps/web/app/zh"],
  table: ["packages/deals/src", inWeb("clue")],
  names: ["packages/games/src"],
  troubles: ["packages/games/src/trouble-words"],
};

/** What only a console shows, and what has a part of its own. */
const APART = /\/(debug-words|trouble-words)$/;

function inWeb(folder) {
  return `apps/web/src/${folder}`;
}

const CHINESE = /[\p{Script=Han}\u3001-\u303f\uff00-\uff60“”‘’…—·]/gu;

/** All Chinese characters in the sources of a folder, those with names apart: whatever is shown stands there. */
function charactersIn(folder, areNames) {
  const files = readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true }).filter(
    (entry) =>
      entry.isFile() &&
      /(?<!\.test|\.cases)\.tsx?$/.test(entry.name) &&
      /^names/.test(entry.name) === areNames &&
      (APART.test(folder) || !APART.test(entry.parentPath)),
  );
  return files.flatMap((file) => readFileSync(path.join(file.parentPath, file.name), "utf8").match(CHINESE) ?? []);
}

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
