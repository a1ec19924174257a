// Draws the app's icons from its seal and its colors, into public/icons and app. Run by hand when the seal changes: node assets/draw-icons.mjs
import { mkdir, readFile } from "node:fs/promises";
import { openChromium } from "./chromium.mjs";

const ICONS = [
  { file: "../public/icons/icon-192.png", size: 192, seal: 0.84, ground: "transparent" },
  { file: "../public/icons/icon-512.png", size: 512, seal: 0.84, ground: "transparent" },
  { file: "../public/icons/maskable-512.png", size: 512, seal: 0.6, ground: "#f3ede0" },
  { file: "../app/apple-icon.png", size: 180, seal: 0.72, ground: "#f3ede0" },
  { file: "../app/icon.png", size: 96, seal: 0.92, ground: "transparent" },
];

const font = (await readFile(new URL("../src/base/design/made/seals.woff2", import.meta.url))).toString("base64");
await mkdir(new URL("../public/icons", import.meta.url), { recursive: true });

const browser = await openChromium();
const page = await browser.newPage();
for (const { file, size, seal, ground } of ICONS) {
  const side = size * seal;
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>
    @font-face { font-family: Seals; src: url(data:font/woff2;base64,${font}) }
    body { margin: 0; height: ${size}px; display: grid; place-items: center; background: ${ground} }
    p { margin: 0; width: ${side}px; height: ${side}px; display: grid; place-items: center; font: ${side * 0.7}px/1 Seals;
        color: #fbf8f1; background: #a8322a; border-radius: ${side * 0.17}px; transform: rotate(-4deg) scale(0.94) }
  </style><p>证</p>`);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: new URL(file, import.meta.url).pathname, omitBackground: true });
}
await browser.close();
