// Whoever installs this, on whatever platform, gets the very files it was tried with: no entry of the lock goes without its hash.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

interface Entry {
  readonly link?: boolean;
  readonly integrity?: string;
}

const { packages } = JSON.parse(readFileSync(join(import.meta.dirname, "../package-lock.json"), "utf8")) as {
  readonly packages: Readonly<Record<string, Entry>>;
};

it("has a hash for every package, those of other platforms too", () => {
  const installed = Object.entries(packages).filter(([key, { link }]) => key.includes("node_modules/") && !link);
  expect(installed.length).toBeGreaterThan(100);
  expect(installed.filter(([, { integrity }]) => !integrity).map(([key]) => key)).toEqual([]);
});
