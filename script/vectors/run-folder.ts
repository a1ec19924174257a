// Runs every file of vectors in a folder and says what happened, line by line.

import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { DEALS_RUNNER } from "./deals.ts";
import { DOCUMENT_RUNNERS } from "./documents/index.ts";
import { ATOMS_RUNNER, CLASSIC_RUNNER, WHO_RUNNER } from "./grid.ts";
import type { Runner, VectorResult } from "./runner.ts";
import { VILLAGE_RUNNER } from "./village.ts";

export const RUNNERS: readonly Runner[] = [
  CLASSIC_RUNNER,
  ATOMS_RUNNER,
  WHO_RUNNER,
  VILLAGE_RUNNER,
  DEALS_RUNNER,
  ...DOCUMENT_RUNNERS,
];

export interface FolderResult {
  readonly passed: number;
  readonly failed: number;
  /** How many files were there to run. */
  readonly files: number;
}

export function runFolder(folder: string, say: (line: string) => void): FolderResult {
  let [passed, failed, files] = [0, 0, 0];
  for (const runner of RUNNERS) {
    const file = path.join(folder, runner.file);
    if (!existsSync(file)) {
      say(`${runner.file}: not there, skipped`);
      continue;
    }
    const results = runFile(runner, file);
    const bad = results.filter(({ failures }) => failures.length > 0);
    for (const { name, failures } of bad) say([`${runner.file}: ${name}`, ...failures].join("\n    "));
    say(`${runner.file}: ${results.length - bad.length} passed, ${bad.length} failed`);
    [passed, failed, files] = [passed + results.length - bad.length, failed + bad.length, files + 1];
  }
  return { passed, failed, files };
}

/** A file that cannot be read at all is one failure. */
function runFile(runner: Runner, file: string): readonly VectorResult[] {
  try {
    return runner.run(JSON.parse(readFileSync(file, "utf8")));
  } catch (error) {
    return [{ name: "the file", failures: [error instanceof Error ? error.message : String(error)] }];
  }
}
