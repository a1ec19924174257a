// Packs staged folders into tarballs by npm, which needs no registry for it.
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { LIBRARIES, type Library, type Places, stageCommand, stageLibrary } from "./stage.ts";

export interface Packed {
  readonly name: string;
  readonly file: string;
  readonly bytes: number;
  /** Paths of what is in it. */
  readonly contents: readonly string[];
}

interface NpmPacked {
  readonly name: string;
  readonly filename: string;
  readonly size: number;
  readonly files: readonly { readonly path: string }[];
}

function packFolder(folder: string, to: string): Packed {
  const args = ["pack", "--json", "--loglevel=error", "--ignore-scripts", "--pack-destination", to];
  const told: NpmPacked[] = JSON.parse(execFileSync("npm", args, { cwd: folder, encoding: "utf8" }));
  const [packed] = told;
  if (!packed) throw new Error(`npm packed nothing of ${folder}.`);
  const { name, filename, size, files } = packed;
  return { name, file: join(to, filename), bytes: size, contents: files.map(({ path }) => path) };
}

function inStage<T>(root: string, work: (places: Places) => T): T {
  const stage = mkdtempSync(join(tmpdir(), "demonstrandum-pack-"));
  try {
    return work({ root, stage });
  } finally {
    rmSync(stage, { recursive: true });
  }
}

/** Tarballs of these libraries, which must be named with all that they need. */
export function packLibraries(root: string, to: string, libraries: readonly Library[] = LIBRARIES): Packed[] {
  mkdirSync(to, { recursive: true });
  return inStage(root, (places) => libraries.map((library) => packFolder(stageLibrary(places, library), to)));
}

export function packCommand(root: string, to: string): Packed {
  mkdirSync(to, { recursive: true });
  return inStage(root, (places) => packFolder(stageCommand(places), to));
}
