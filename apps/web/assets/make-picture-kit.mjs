// Writes what the server draws previews with: the faces, the letters and the colors of the design, as outlines and plain numbers.
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { Blob, Face, Font } from "harfbuzzjs";
import subsetFont from "subset-font";
import { CHINESE_FONT, chineseParts } from "./make-chinese-font.mjs";

const require = createRequire(import.meta.url);
const LATIN = [
  ...Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)),
  ..."“”‘’…–—·×áäãàâåæçéèêëíìîïñóöôòõøúüùûýßÁÄÉÍÓÖØÚÜÑ",
].join("");
const FONTS = {
  serif: { file: "@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2", text: LATIN, weight: 600 },
  sans: { file: "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2", text: LATIN, weight: 500 },
};
const EM = 1000;

/** A font as outlines, with the vertical axis turned downwards as on a screen. */
function readLetters(bytes, text) {
  const face = new Face(new Blob(bytes));
  const font = new Font(face);
  const scale = EM / face.upem;
  const letters = [...new Set(text)].flatMap((letter) => {
    const glyph = font.nominalGlyph(letter.codePointAt(0));
    if (glyph === undefined) return [];
    const advance = Math.round(font.glyphHAdvance(glyph) * scale);
    return [[letter, { advance, outline: turnOver(font.glyphToPath(glyph), scale) }]];
  });
  return Object.fromEntries(letters);
}

/** Coordinates come in pairs, x and y. */
function turnOver(path, scale) {
  let isX = false;
  return path.replace(/[A-Z]|-?[\d.]+/gi, (token) => {
    if (/[A-Z]/i.test(token)) {
      isX = false;
      return token;
    }
    isX = !isX;
    return String(Math.round(Number(token) * scale * (isX ? 1 : -1)));
  });
}

async function readFonts(seals, glyphs) {
  const fonts = Object.entries(FONTS).map(async ([name, { file, text, weight }]) => {
    const whole = await readFile(require.resolve(file));
    const options = { targetFormat: "truetype", variationAxes: { wght: weight } };
    return [name, readLetters(await subsetFont(whole, text, options), text)];
  });
  const brush = await subsetFont(await readFile(seals), glyphs, { targetFormat: "truetype" });
  const chinese = chineseParts()
    .map(({ text }) => text)
    .join("");
  const song = await subsetFont(await readFile(require.resolve(CHINESE_FONT)), chinese, { targetFormat: "truetype" });
  const own = { brush: readLetters(brush, glyphs), song: readLetters(song, chinese) };
  return { ...Object.fromEntries(await Promise.all(fonts)), ...own };
}

/** The ink of a path is the first name in its color: "var(--hair,…)". */
function readFaces(svg) {
  const symbols = svg.matchAll(/<symbol id="([^"]+)"[^>]*>(.*?)<\/symbol>/gs);
  return Object.fromEntries([...symbols].map(([, id, body]) => [id, readPaths(body)]));
}

function readPaths(body) {
  const group = inkOf(/<g [^>]*>/.exec(body)?.[0] ?? "");
  return [...body.matchAll(/<path ([^>]*)>/g)].map(([, attributes]) => ({
    outline: / d="([^"]+)"|^d="([^"]+)"/.exec(attributes)?.slice(1).find(Boolean),
    ink: inkOf(attributes) ?? group ?? "face-ink",
    isEvenOdd: attributes.includes('fill-rule="evenodd"'),
  }));
}

const inkOf = (attributes) => /fill="var\(--([\w-]+)/.exec(attributes)?.[1];

const TOKEN = /--([\w-]+): light-dark\((#[0-9a-f]{6}),/g;
const TONE = /\[data-tone="(\d)"\] \{\s*--hair: (#[0-9a-f]{6});\s*--hair-line: (#[0-9a-f]{6});/g;

/** By day. A skin has what it does not say from ink, the first. */
function readPalettes(tokens, portrait) {
  const skins = [...tokens.matchAll(/\[data-skin="(\w+)"\] \{(.*?)\n\}/gs)];
  const own = (text) => Object.fromEntries([...text.matchAll(TOKEN)].map(([, name, color]) => [name, color]));
  const ink = own(skins[0][2]);
  const tones = [...portrait.matchAll(TONE)].flatMap(([, tone, hair, line]) => [
    [`hair-${tone}`, hair],
    [`hair-line-${tone}`, line],
  ]);
  return Object.fromEntries(
    skins.map(([, skin, text]) => [
      skin,
      { ...ink, ...own(text), seal: ink["kind-b"], ...(skin === "lantern" ? Object.fromEntries(tones) : {}) },
    ]),
  );
}

export async function makePictureKit(folder, glyphs) {
  const design = (name) => readFile(new URL(`../${name}`, folder), "utf8");
  const kit = {
    palettes: readPalettes(await design("tokens.css"), await design("portrait.module.css")),
    faces: readFaces(await readFile(new URL("faces.svg", folder), "utf8")),
    fonts: await readFonts(new URL("seals.woff2", folder), glyphs),
  };
  await writeFile(new URL("picture-kit.json", folder), JSON.stringify(kit));
}
