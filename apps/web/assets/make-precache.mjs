// Lists the built files, so that the service worker can keep all of them and the app works offline after the first visit.
import { readdir, readFile, writeFile } from "node:fs/promises";

const PAGES = [
  "/",
  "/clue",
  "/learn",
  "/learn/first",
  "/cultivators",
  "/who",
  "/cultivators/p/offline",
  "/who/p/offline",
];

const PUBLIC = ["/theme.js", "/manifest.webmanifest", "/icons/icon-192.png", "/icons/icon-512.png"];

const build = new URL("../.next/", import.meta.url);
const files = await readdir(new URL("static/", build), { recursive: true, withFileTypes: true });
const assets = files
  .filter((file) => file.isFile() && /\.(js|css|woff2|svg|png)$/.test(file.name))
  .map((file) => `${file.parentPath}/${file.name}`.split("/.next/").at(-1))
  .map((file) => `/_next/${file}`)
  .sort();
const version = (await readFile(new URL("BUILD_ID", build), "utf8")).trim();
await writeFile(
  new URL("../public/precache.json", import.meta.url),
  JSON.stringify({ version, pages: PAGES, assets: [...PUBLIC, ...assets] }),
);
