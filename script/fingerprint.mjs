// One hash over the names and contents of all files that the web app is made of: the version of a build.
// Takes the folder that holds them, or the repository's own.
import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";

const root = process.argv[2] ?? path.join(import.meta.dirname, "..");
const SKIPPED_FOLDERS = new Set(["node_modules", ".next", "out", "builds", "dist", "test-results", "made", "e2e"]);
const SKIPPED_FILES = /\.test\.tsx?$|\.tsbuildinfo$|^next-env\.d\.ts$/;

function filesIn(folder) {
  return fs.readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return SKIPPED_FOLDERS.has(entry.name) ? [] : filesIn(name);
    return entry.isFile() && !SKIPPED_FILES.test(entry.name) ? [name] : [];
  });
}

const hash = createHash("sha256");
for (const name of ["package-lock.json", ...filesIn("apps/web"), ...filesIn("packages")].sort()) {
  const bytes = fs.readFileSync(path.join(root, name));
  hash.update(`${name}\n${bytes.length}\n`).update(bytes);
}
console.log(hash.digest("hex").slice(0, 16));
