// A project that knows nothing of this repository: it installs tarballs and runs examples of the libraries.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { transformSync } from "esbuild";
import type { Example } from "./library-examples.ts";

export interface EmptyProject {
  readonly folder: string;
  readonly write: (name: string, text: string) => string;
  /** What a command prints; fails where it fails. The folder of a Node's program may be put before all others. */
  readonly run: (command: string, args: readonly string[], bin?: string) => string;
  readonly remove: () => void;
}

export function makeEmptyProject(): EmptyProject {
  const folder = mkdtempSync(join(tmpdir(), "empty-project-"));
  const write = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  write("package.json", JSON.stringify({ name: "empty", version: "1.0.0", private: true, type: "module" }));
  return {
    folder,
    write,
    run: (command, args, bin) => runIn(folder, command, args, bin),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

function runIn(folder: string, command: string, args: readonly string[], bin?: string): string {
  const env = { ...process.env, ...(bin ? { PATH: `${bin}:${process.env.PATH}` } : {}) };
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, encoding: "utf8", env });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")}\n${stdout}${stderr}`);
  return stdout;
}

export const installInto = ({ run }: EmptyProject, tarballs: readonly string[], ...options: string[]): string =>
  run("npm", ["install", "--no-audit", "--no-fund", "--loglevel=error", ...options, ...tarballs]);

/** An example as JavaScript, its types left out. */
export const runExample = ({ write, run }: EmptyProject, { name, text }: Example, bin?: string): string =>
  run("node", [write(`${name}.mjs`, transformSync(text, { loader: "ts" }).code)], bin);
