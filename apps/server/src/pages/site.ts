// One build of the web app, read into memory: a few megabytes, so that an answer costs a look-up and nothing is missing while a folder changes.
import { createHash } from "node:crypto";
import { type Dirent, existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";

export type Encoding = "br" | "gzip" | "identity";

export interface SiteFile {
  readonly type: string;
  readonly cache: string;
  readonly policy: string;
  readonly etag: string;
  readonly bodies: Readonly<Record<"identity", Buffer> & Partial<Record<Encoding, Buffer>>>;
}

export interface Site {
  readonly version: string;
  /** By address: "/", "/learn", "/theme.js". */
  readonly files: ReadonlyMap<string, SiteFile>;
  readonly notFound: SiteFile;
}

/** What the build says about itself. Policies are by page; the plain one is for everything else. */
const ManifestSchema = v.object({
  version: v.string(),
  policy: v.string(),
  policies: v.record(v.string(), v.string()),
});

type Manifest = v.InferOutput<typeof ManifestSchema>;

const TYPES: Readonly<Record<string, string>> = {
  html: "text/html; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  json: "application/json; charset=utf-8",
  webmanifest: "application/manifest+json; charset=utf-8",
  // What the router fetches for itself.
  txt: "text/x-component; charset=utf-8",
  svg: "image/svg+xml",
  png: "image/png",
  woff2: "font/woff2",
};

const FOREVER = "public, max-age=31536000, immutable";
const ASK_AGAIN = "public, max-age=0, must-revalidate";
const NOT_FOUND = "/404";

const addressOf = (name: string): string => `/${name.replace(/(^|\/)index\.html$/, "$1").replace(/\.html$/, "")}`;

export function loadSite(folder: string): Site {
  const { version, files } = loadFolder(folder, addressOf);
  const notFound = files.get(NOT_FOUND);
  if (!notFound) throw new Error(`The build in ${folder} has no page for addresses that lead nowhere.`);
  files.delete(NOT_FOUND);
  return { version, files, notFound };
}

const REFERENCE = "/docs";

/** The reference, whose pages lead to each other by the names of their files; nothing if it was not built. */
export function loadReference(folder: string): ReadonlyMap<string, SiteFile> {
  if (!existsSync(folder)) return new Map();
  return loadFolder(folder, (name) => (name === "index.html" ? REFERENCE : `${REFERENCE}/${name}`)).files;
}

function loadFolder(folder: string, addressIn: (name: string) => string) {
  const manifest = v.parse(ManifestSchema, JSON.parse(readFileSync(path.join(folder, "build.json"), "utf8")));
  const root = path.join(folder, "site");
  const names = namesIn(root).filter((name) => !/\.(br|gz)$/.test(name));
  const files = new Map(names.map((name) => [addressIn(name), loadFile(root, name, manifest)] as const));
  return { version: manifest.version, files };
}

function namesIn(root: string): string[] {
  const isFile = (entry: Dirent) => entry.isFile();
  const entries = readdirSync(root, { recursive: true, withFileTypes: true }).filter(isFile);
  return entries.map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, "/"));
}

function loadFile(root: string, name: string, { policy, policies }: Manifest): SiteFile {
  const read = (suffix: string): Buffer | undefined => {
    try {
      return readFileSync(path.join(root, name + suffix));
    } catch {
      return undefined;
    }
  };
  const identity = readFileSync(path.join(root, name));
  const [br, gzip] = [read(".br"), read(".gz")];
  return {
    type: TYPES[name.split(".").at(-1) ?? ""] ?? "application/octet-stream",
    cache: name.startsWith("_next/static/") ? FOREVER : ASK_AGAIN,
    policy: policies[addressOf(name)] ?? policy,
    etag: `"${createHash("sha256").update(identity).digest("base64url").slice(0, 22)}"`,
    bodies: { identity, ...(br ? { br } : {}), ...(gzip ? { gzip } : {}) },
  };
}
