// The sources of the house, for the tests that read them as text.
import { readdirSync } from "node:fs";
import { join } from "node:path";

export const ROOT = join(import.meta.dirname, "..");

const SKIP = new Set(["node_modules", "dist", ".next", "builds", "out"]);

/** Every file below a folder of the repository that people wrote, by its path from the root. */
export function listFiles(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    if (SKIP.has(entry.name)) return [];
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? listFiles(path) : [path];
  });
}

export const listSources = (folder: string): string[] => listFiles(folder).filter((path) => /\.tsx?$/.test(path));

/** What runs outside tests: no test, no shared suite, no browser test, no declaration. */
export const isProgram = (path: string): boolean =>
  !/\.(test|cases|spec|d)\.tsx?$/.test(path) && !/\/(e2e|testing)\//.test(path);
