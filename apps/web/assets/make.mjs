// Makes what the build needs and nobody should edit by hand: the cut-down brush font and the sheet of faces.
import { mkdir } from "node:fs/promises";
import { makeFaces } from "./make-faces.mjs";
import { makeSeals } from "./make-seals.mjs";

const folder = new URL("../src/design/made/", import.meta.url);
await mkdir(folder, { recursive: true });
await Promise.all([makeSeals(folder), makeFaces(folder)]);
