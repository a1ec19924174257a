// Makes what the build needs and nobody should edit by hand: the cut-down brush font and Chinese font, the sheet of faces, and
// what the server draws previews with.
import { mkdir } from "node:fs/promises";
import { makeChineseFont } from "./make-chinese-font.mjs";
import { makeFaces } from "./make-faces.mjs";
import { makePictureKit } from "./make-picture-kit.mjs";
import { GLYPHS, makeSeals } from "./make-seals.mjs";

const folder = new URL("../src/base/design/made/", import.meta.url);
await mkdir(folder, { recursive: true });
await Promise.all([makeSeals(folder), makeFaces(folder), makeChineseFont(folder)]);
await makePictureKit(folder, GLYPHS);
