// Adds lock entries for platform-specific optional dependencies that a registry view left out,
// and the hashes that entries lack, so that `npm ci` accepts the lock and other platforms can install from it and check what they install.
// Run after changing dependencies.
import { execFileSync } from "node:child_process";
import fs from "node:fs";

const file = process.argv[2] ?? "package-lock.json";
const lock = JSON.parse(fs.readFileSync(file, "utf8"));
const packages = lock.packages;
const SYSTEMS = ["aix", "android", "darwin", "freebsd", "linux", "netbsd", "openbsd", "openharmony", "sunos", "win32"];
const PROCESSORS = {
  "arm-musleabihf": "arm",
  "arm-gnueabihf": "arm",
  "arm-eabi": "arm",
  mips64el: "mips64el",
  aarch64: "arm64",
  loong64: "loong64",
  ppc64: "ppc64",
  riscv64: "riscv64",
  wasm32: "wasm32",
  arm64: "arm64",
  armv7: "arm",
  s390x: "s390x",
  ia32: "ia32",
  x64: "x64",
  arm: "arm",
};

const hasWord = (text, word) => new RegExp(`(^|-)${word}($|-)`).test(text);

function findInstalled(from, name) {
  for (let folder = from; ; ) {
    const key = `${folder ? `${folder}/` : ""}node_modules/${name}`;
    if (packages[key]) return key;
    if (!folder) return undefined;
    const at = folder.lastIndexOf("node_modules/");
    folder = at <= 0 ? "" : folder.slice(0, at - 1);
  }
}

function libcOf(suffix) {
  if (suffix.includes("musl")) return "musl";
  return /gnu|glibc/.test(suffix) ? "glibc" : undefined;
}

let added = 0;
for (const [key, entry] of Object.entries(packages)) {
  for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
    const found = findInstalled(key, name);
    const isExact = /^\d+\.\d+\.\d+\S*$/.test(range);
    if (found && (!isExact || packages[found].version === range)) continue;
    const version = range.replace(/^[\^~>=\s]+/, "").split(/\s/)[0];
    if (!/^\d+\.\d+\.\d+/.test(version)) continue;
    const suffix = name.replace(/^.*\//, "");
    const os = SYSTEMS.find((system) => hasWord(suffix, system));
    const cpu = Object.keys(PROCESSORS).find((processor) => hasWord(suffix, processor));
    const libc = os === "linux" ? libcOf(suffix) : undefined;
    packages[`${found ? `${key}/` : ""}node_modules/${name}`] = {
      version,
      ...(cpu ? { cpu: [PROCESSORS[cpu]] } : {}),
      ...(entry.dev ? { dev: true } : {}),
      ...(libc ? { libc: [libc] } : {}),
      optional: true,
      ...(os ? { os: [os] } : {}),
    };
    added++;
  }
}

const registry = execFileSync("npm", ["config", "get", "registry"], { encoding: "utf8" }).trim();

/** The hash of a package as the registry has it; undefined if this registry does not offer the package. */
async function askIntegrity(name, version) {
  const answer = await fetch(new URL(`${name.replace("/", "%2f")}/${version}`, registry));
  return answer.ok ? (await answer.json()).dist?.integrity : undefined;
}

// An entry without a hash would be installed whatever it holds.
const isBare = ([key, { link, integrity }]) => key.includes("node_modules/") && !link && !integrity;
for (const [key, entry] of Object.entries(packages).filter(isBare)) {
  const integrity = await askIntegrity(
    key.slice(key.lastIndexOf("node_modules/") + "node_modules/".length),
    entry.version,
  );
  if (integrity) packages[key] = { version: entry.version, integrity, ...entry };
}
const unknown = Object.entries(packages).filter(isBare);

lock.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)));
fs.writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added} entries added, ${unknown.length} without a hash${unknown.map(([key]) => `\n  ${key}`).join("")}`);
