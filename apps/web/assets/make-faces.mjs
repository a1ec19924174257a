// Writes one SVG file with every part of every face, so that a portrait is a handful of <use> elements and no JavaScript.
// The drawings are Lorelei by Lisa Wischofsky (CC0). Colors become custom properties that a skin and a reveal can change.
import { writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";

const HEAD = "[[head]]";
const COLORS = {
  hair: "var(--hair,#000)",
  skin: "var(--skin,#fff)",
  eyes: "var(--eyes,#000)",
  eyebrows: "var(--hair-line,#000)",
};
const COUNTS = { hair: 48, head: 4, eyes: 24, eyebrows: 13, nose: 6, mouth: 27, glasses: 5, earrings: 3, freckles: 1 };

const colors = new Proxy({}, { get: (_, part) => COLORS[part] ?? "var(--face-ink,#000)" });
/** Parts inside parts are left out, as each part is placed on its own; only where the head goes is remembered. */
const inner = new Proxy({}, { get: (_, part) => ({ value: () => (part === "head" ? HEAD : "") }) });

const symbol = (id, body) => `<symbol id="${id}" viewBox="0 0 980 980" overflow="visible">${body}</symbol>`;

function makeSymbols(part, variants) {
  const drawings = Object.keys(variants).sort();
  if (drawings.length !== COUNTS[part])
    throw new Error(`${part} has ${drawings.length} drawings, not ${COUNTS[part]}.`);
  return drawings.flatMap((name, at) => {
    const body = variants[name](inner, colors)
      .replaceAll("#000", "var(--face-ink,#000)")
      .replaceAll("#fff", "var(--skin,#fff)");
    if (part !== "hair") return [symbol(`${part}-${at}`, body)];
    const [back, front] = body.split(HEAD);
    return [symbol(`back-${at}`, back), symbol(`front-${at}`, front)];
  });
}

export async function makeFaces(folder) {
  const style = createRequire(import.meta.url).resolve("@dicebear/lorelei");
  const parts = await import(new URL("components/index.js", pathToFileURL(style)).href);
  const symbols = Object.keys(COUNTS).flatMap((part) => makeSymbols(part, parts[part]));
  await writeFile(
    new URL("faces.svg", folder),
    `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1" fill="none">${symbols.join("")}</svg>\n`,
  );
}
