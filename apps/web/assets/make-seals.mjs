// Cuts the brush font down to the few characters the seals and root icons use: from 2.7 megabytes to a few kilobytes.
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import subsetFont from "subset-font";

export const GLYPHS = "仙妖人狼金木水火土谍贼证谜夜书";
const FONT = "@fontsource/ma-shan-zheng/files/ma-shan-zheng-chinese-simplified-400-normal.woff2";

export async function makeSeals(folder) {
  const whole = await readFile(createRequire(import.meta.url).resolve(FONT));
  await writeFile(new URL("seals.woff2", folder), await subsetFont(whole, GLYPHS, { targetFormat: "woff2" }));
}
