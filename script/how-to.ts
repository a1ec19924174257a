// The how-tos of docs/ as something to run: reads what they say to write, file by file, and writes it into a copy of the repository.
// A line **`path`** names a file; the block after it is the whole file (new) or, as a diff without numbers, what changes.
import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { listFiles, ROOT } from "./sources.ts";

/** One file that the document names, and what it says to write there. */
export interface Edit {
  readonly path: string;
  readonly kind: "new" | "diff";
  readonly text: string;
}

/** A section of the document: everything that one addition takes. */
export interface HowTo {
  readonly title: string;
  readonly edits: readonly Edit[];
}

const NAMED = /^\*\*`([^`]+)`\*\*[^\n]*\n+```(\w+)\n([\s\S]*?)^```$/gm;

export function readHowTos(document: string): HowTo[] {
  const sections = readFileSync(join(ROOT, document), "utf8").split(/^## /m).slice(1);
  const howTos = sections.map((section) => ({
    title: section.split("\n", 1)[0] ?? "",
    edits: [...section.matchAll(NAMED)].map(
      ([, path = "", language = "", text = ""]): Edit => ({ path, kind: language === "diff" ? "diff" : "new", text }),
    ),
  }));
  return howTos.filter(({ edits }) => edits.length > 0);
}

/** The commands the document gives, in order. */
export const readCommands = (document: string): string[] =>
  [...readFileSync(join(ROOT, document), "utf8").matchAll(/^```sh\n([\s\S]*?)^```$/gm)].flatMap(([, block = ""]) =>
    block.trim().split("\n"),
  );

/** The repository as people wrote it, with its own workspaces and everybody else's packages; whoever asks for it removes it. */
export function makeCopy(folders: readonly string[]): string {
  const copy = mkdtempSync(join(tmpdir(), "how-to-"));
  const files = readdirSync(ROOT, { withFileTypes: true }).filter((entry) => entry.isFile());
  for (const path of [...files.map(({ name }) => name), ...folders.flatMap(listFiles)]) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    cpSync(join(ROOT, path), join(copy, path));
  }
  const [modules, own] = [join(ROOT, "node_modules"), "@demonstrandum"];
  mkdirSync(join(copy, "node_modules", own), { recursive: true });
  for (const entry of readdirSync(modules, { withFileTypes: true })) {
    const [from, to] = [join(modules, entry.name), join(copy, "node_modules", entry.name)];
    // What says which packages are installed belongs to the copy, too: else its scripts would install them over the links.
    if (entry.isFile()) cpSync(from, to);
    else if (entry.name === ".bin" || !(entry.name === own || entry.name.startsWith("."))) symlinkSync(from, to);
  }
  for (const name of readdirSync(join(modules, own)))
    symlinkSync(readlinkSync(join(modules, own, name)), join(copy, "node_modules", own, name));
  return copy;
}

export const removeCopy = (copy: string): void => rmSync(copy, { recursive: true, force: true });

/** Tables are padded, and the document need not be. */
const bare = (line: string): string => line.replace(/\s+/g, " ").trim();

export function applyEdit(copy: string, { path, kind, text }: Edit): void {
  const file = join(copy, path);
  if (kind === "new") {
    if (existsSync(file)) throw new Error(`${path} is there already`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    return;
  }
  const lines = readFileSync(file, "utf8").split("\n");
  for (const hunk of text.trimEnd().split(/^@@$/m)) applyHunk(lines, hunk, path);
  writeFileSync(file, lines.join("\n"));
}

/** The lines that are kept or go must stand in the file, one below the other, in one place. */
function applyHunk(lines: string[], hunk: string, path: string): void {
  const changes = hunk.split("\n").filter((line) => line !== "");
  const old = changes.filter((line) => !line.startsWith("+")).map((line) => bare(line.slice(1)));
  const isAt = (at: number): boolean => old.every((line, i) => bare(lines[at + i] ?? "") === line);
  const places = lines.flatMap((_, at) => (isAt(at) ? [at] : []));
  const [at = 0] = places;
  if (places.length !== 1) throw new Error(`${path} has ${places.length} places that read:\n${old.join("\n")}`);
  let next = at;
  const written = changes.flatMap((line) => {
    if (line.startsWith("+")) return [line.slice(1)];
    const kept = lines[next++] ?? "";
    return line.startsWith("-") ? [] : [kept];
  });
  lines.splice(at, old.length, ...written);
}

export interface Ran {
  readonly isGreen: boolean;
  readonly output: string;
}

/** A command as somebody would type it in the copy. */
export function runIn(copy: string, command: string): Ran {
  const own = Object.entries(process.env).filter(([name]) => !/^(VITEST|TEST|NODE_ENV|NODE_OPTIONS)/.test(name));
  const { status, stdout, stderr } = spawnSync("bash", ["-c", command], {
    cwd: copy,
    env: { ...Object.fromEntries(own), CI: "", NO_COLOR: "1" },
    encoding: "utf8",
    maxBuffer: 1e8,
  });
  return { isGreen: status === 0, output: `${stdout}${stderr}` };
}
