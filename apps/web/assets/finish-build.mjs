// Turns what Next has exported into a build that can be served: a list of files for the service worker, the policy of every page, compressed
// copies. The build then gets its place beside the earlier ones whole, and the link "current" is moved to it in one step.
// Usage: node assets/finish-build.mjs VERSION
import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { addressOf, listKept } from "./list-kept.mjs";
import { switchTo } from "./switch-build.mjs";

const web = path.join(import.meta.dirname, "..");
const builds = path.join(web, "builds");
const version = process.argv[2] ?? "";
if (!/^[\w-]+$/.test(version)) throw new Error(`"${version}" is no version.`);

/** Names within the site, with slashes. */
const namesIn = (site) =>
  fs
    .readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(site, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, "/"))
    .sort();

const isPage = (name) => name.endsWith(".html");
const INLINE = /<script(?![^>]*\ssrc=)[^>]*>(.*?)<\/script>/gs;

/** No inline script runs that is not in the build: the policy of a page names the hash of each. */
function makePolicy(html) {
  const scripts = [...html.matchAll(INLINE)].map(([, script]) => script);
  const hashes = new Set(scripts.map((script) => createHash("sha256").update(script).digest("base64")));
  return [
    "default-src 'self'",
    ["script-src 'self'", ...[...hashes].map((hash) => `'sha256-${hash}'`)].join(" "),
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** Folders that hold pages in another language than English. */
const LANGUAGES = ["zh"];

const readText = (name) => fs.readFileSync(path.join(site, name), "utf8");

/** What runs before the first paint is not bundled: comments and indentation are for whoever reads its source. */
function tighten(file) {
  const source = fs.readFileSync(file, "utf8");
  fs.writeFileSync(file, source.replace(/^\s*\/\/.*\n/gm, "").replace(/\n\s*/g, " "));
}

const SMALL = 1000;

function compress(site, name) {
  const file = path.join(site, name);
  const bytes = fs.readFileSync(file);
  if (bytes.length < SMALL || !/\.(html|js|css|txt|svg|json|webmanifest)$/.test(name)) return;
  fs.writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }));
  fs.writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
}

const fresh = path.join(builds, `.new-${version}`);
const site = path.join(fresh, "site");
fs.rmSync(fresh, { recursive: true, force: true });
fs.mkdirSync(fresh, { recursive: true });
fs.cpSync(path.join(web, "out"), site, { recursive: true });
// Whoever gets a font gets its license.
fs.cpSync(path.join(web, "assets/fonts"), path.join(site, "licenses"), { recursive: true });
const pages = namesIn(site).filter(isPage);
for (const name of ["theme.js", "language.js"]) tighten(path.join(site, name));
const policyOf = (page) => [addressOf(page), makePolicy(fs.readFileSync(path.join(site, page), "utf8"))];
const manifest = { version, policy: makePolicy(""), policies: Object.fromEntries(pages.map(policyOf)) };
fs.writeFileSync(path.join(fresh, "build.json"), JSON.stringify(manifest, null, 1));
fs.writeFileSync(
  path.join(site, "precache.json"),
  JSON.stringify({ version, ...listKept(namesIn(site), LANGUAGES, readText) }),
);
fs.writeFileSync(path.join(site, "version.json"), JSON.stringify({ version }));
for (const name of namesIn(site)) compress(site, name);
const place = path.join(builds, version);
fs.rmSync(place, { recursive: true, force: true });
fs.renameSync(fresh, place);
switchTo(builds, version);
