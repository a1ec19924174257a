// The program behind ./script/release: tries everything that a release takes, and publishes nothing.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Packed, packCommand, packLibraries } from "./pack.ts";
import { findObstacles, notesOf } from "./release.ts";
import { measurePart, PARTS } from "./sizes.ts";
import { versionOf } from "./stage.ts";

const [root = "", to = ""] = process.argv.slice(2);
const version = versionOf(root);
const tool = (name: string): string => join(root, "tools/node_modules/.bin", name);
const obstacles = findObstacles(root, version);

async function tellSizes(): Promise<void> {
  console.log("\nAs a page loads it, kB gzip:");
  for (const part of PARTS) {
    const bytes = await measurePart(root, part);
    console.log(`  ${(bytes / 1000).toFixed(1).padStart(6)}  ${part.name} (limit ${part.limit / 1000})`);
    if (bytes > part.limit) obstacles.push(`${part.name} is larger than its limit.`);
  }
}

function check({ file, name, bytes }: Packed): void {
  console.log(`  ${(bytes / 1000).toFixed(1).padStart(6)}  ${name}`);
  execFileSync(tool("publint"), ["run", file, "--strict"]);
  if (name !== "@demonstrandum/cli") execFileSync(tool("attw"), [file, "--profile", "esm-only"]);
  execFileSync("npm", ["publish", "--dry-run", "--offline", "--ignore-scripts", "--loglevel=error", file]);
}

console.log(`Version ${version}\n\n${notesOf(readFileSync(join(root, "CHANGELOG.md"), "utf8"), version) ?? ""}\n`);
console.log("Tarballs, kB, each passed by publint, attw and npm publish --dry-run:");
for (const packed of [...packLibraries(root, to), packCommand(root, to)]) check(packed);
await tellSizes();
console.log(
  obstacles.length === 0 ? `\n${version} can be released from ${to}.` : `\n${version} cannot be released yet:`,
);
for (const obstacle of obstacles) console.log(`  ${obstacle}`);
process.exitCode = obstacles.length === 0 ? 0 : 1;
