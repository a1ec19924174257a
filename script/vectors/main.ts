// The program behind ./script/conformance. Exit code 0: all passed; 1: some failed; 2: wrong use.

import { existsSync, statSync } from "node:fs";
import { parseArgs } from "node:util";
import { RUNNERS, runFolder } from "./run-folder.ts";

const USAGE = `Usage: ./script/conformance [DIR]

Runs the conformance vectors in DIR (default: the project's own copy) through the code the product uses.
Files: ${RUNNERS.map(({ file }) => file).join(", ")}; those that are missing are skipped.
Ends with the line "N passed, N failed". Exit code 0 when all passed, 1 when some failed, 2 for wrong use.`;

function wrongUse(message: string): number {
  console.error(message);
  console.error("Try ./script/conformance --help.");
  return 2;
}

function run(args: readonly string[]): number {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { default: { type: "string", default: "conformance" }, help: { type: "boolean", short: "h" } },
  });
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  if (positionals.length > 1) return wrongUse(`One folder is enough, but there are ${positionals.length}.`);
  const folder = positionals[0] ?? values.default;
  if (!existsSync(folder) || !statSync(folder).isDirectory()) return wrongUse(`There is no folder "${folder}".`);
  const { passed, failed, files } = runFolder(folder, console.log);
  if (files === 0) return wrongUse(`There are no vectors in "${folder}".`);
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

function main(): number {
  try {
    return run(process.argv.slice(2));
  } catch (error) {
    return wrongUse(error instanceof Error ? error.message : String(error));
  }
}

process.exitCode = main();
