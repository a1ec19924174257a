// Builds the reference from the sources by TypeDoc into a folder that the server serves under /docs: pages, the policy that lets their own
// scripts run and no others, and everything compressed ahead of time. Usage: node tools/build-reference.mjs FOLDER
import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { Application, TSConfigReader, TypeDocReader } from "typedoc";

const [folder = ""] = process.argv.slice(2);
// Another name until it is whole.
const fresh = `${folder}-${process.pid}`;
const site = path.join(fresh, "site");
const tools = import.meta.dirname;
process.chdir(tools);
const app = await Application.bootstrap({ logLevel: "Error" }, [new TypeDocReader(), new TSConfigReader()]);
const project = await app.convert();
if (!project) throw new Error("The sources cannot be read.");
for (const module of project.children ?? []) module.name = module.name.replace(/^(\w+)\/src$/, "@demonstrandum/$1");
await app.generateDocs(project, site);

const names = fs.readdirSync(site, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
const files = names.map((entry) => path.join(entry.parentPath, entry.name));
const pages = files.filter((file) => file.endsWith(".html"));

// The first page is served without a slash at its end.
const first = path.join(site, "index.html");
fs.writeFileSync(first, fs.readFileSync(first, "utf8").replace("<head>", '<head><base href="/docs/"/>'));

const hashes = new Set();
for (const page of pages)
  for (const [, script] of fs.readFileSync(page, "utf8").matchAll(/<script>([\s\S]*?)<\/script>/g))
    hashes.add(`'sha256-${createHash("sha256").update(script).digest("base64")}'`);
const policy = [
  "default-src 'none'",
  `script-src 'self' ${[...hashes].join(" ")}`,
  // TypeDoc colours code by attributes.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'self'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");
fs.writeFileSync(path.join(fresh, "build.json"), JSON.stringify({ version: "reference", policy, policies: {} }));
for (const file of files) fs.writeFileSync(`${file}.gz`, gzipSync(fs.readFileSync(file), { level: 9 }));

fs.rmSync(folder, { recursive: true, force: true });
fs.renameSync(fresh, folder);
