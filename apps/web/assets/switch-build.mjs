// Moves the link "current" to a build in one step, so that a server sees the old build or the new one and never neither. The last few builds
// are kept: open pages still load from them, and going back to one is another switch.
// Usage: node assets/switch-build.mjs VERSION
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

const KEPT = 4;

export function switchTo(builds, version) {
  const link = path.join(builds, `.current-${process.pid}`);
  fs.rmSync(link, { force: true });
  fs.symlinkSync(version, link, "dir");
  fs.renameSync(link, path.join(builds, "current"));
  // A build that is used again is young again.
  fs.utimesSync(path.join(builds, version), new Date(), new Date());
  for (const name of oldestFirst(builds).slice(0, -KEPT)) fs.rmSync(path.join(builds, name), { recursive: true });
}

const oldestFirst = (builds) =>
  fs
    .readdirSync(builds, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith("."))
    .map(({ name }) => ({ name, time: fs.statSync(path.join(builds, name)).mtimeMs }))
    .sort((a, b) => a.time - b.time)
    .map(({ name }) => name);

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const builds = path.join(import.meta.dirname, "../builds");
  const version = process.argv[2] ?? "";
  if (!fs.existsSync(path.join(builds, version, "build.json"))) {
    console.error(`There is no build "${version}".`);
    process.exit(1);
  }
  switchTo(builds, version);
}
