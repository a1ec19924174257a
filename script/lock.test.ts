// Whoever installs this, on whatever platform, gets the very files it was tried with: no entry of the lock goes without its hash.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

interface Entry {
  readonly link?: boolean;
  readonly integrity?: string;
}

interface Lock {
  readonly packages: Readonly<Record<string, Entry>>;
}

it.each([
  ["package-lock.json", 100],
  ["tools/package-lock.json", 50],
])("%s has a hash for every package, those of other platforms too", (file, least) => {
  const { packages }: Lock = JSON.parse(readFileSync(join(import.meta.dirname, "..", file), "utf8"));
  const installed = Object.entries(packages).filter(([key, { link }]) => key.includes("node_modules/") && !link);
  expect(installed.length).toBeGreaterThan(least);
  expect(installed.filter(([, { integrity }]) => !integrity).map(([key]) => key)).toEqual([]);
});
