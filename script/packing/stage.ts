// Lays out what goes into each package in a folder of its own, so that the workspaces stay as they are: sources that something
// outside can reach, what plain tsc makes of them, and a package.json that names the built files.
import { execFileSync, spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { commandManifest, entriesOf, libraryManifest, type Manifest } from "./manifest.ts";

/** Each imports only those before it. */
export const LIBRARIES = ["text", "logic", "clues", "engine", "games", "deals"] as const;
export type Library = (typeof LIBRARIES)[number];

export interface Places {
  /** The repository. */
  readonly root: string;
  /** An empty folder to work in. */
  readonly stage: string;
}

const readJson = (file: string) => JSON.parse(readFileSync(file, "utf8"));
const writeJson = (file: string, value: object): void => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);

export const versionOf = (root: string): string => readJson(join(root, "package.json")).version;

const COMPILER = {
  target: "ES2023",
  lib: ["ES2023"],
  module: "nodenext",
  moduleResolution: "nodenext",
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  verbatimModuleSyntax: true,
  rewriteRelativeImportExtensions: true,
  declaration: true,
  declarationMap: true,
  sourceMap: true,
  rootDir: "src",
  outDir: "dist",
  types: [],
  skipLibCheck: true,
};

/** The folder of a library, ready to be packed; those that it imports must have been laid out before. */
export function stageLibrary({ root, stage }: Places, library: Library): string {
  const [from, to] = [join(root, "packages", library), join(stage, library)];
  const own: Manifest = readJson(join(from, "package.json"));
  cpSync(join(from, "src"), join(to, "src"), { recursive: true });
  addPapers(root, from, to);
  writeJson(join(to, "package.json"), libraryManifest(own, versionOf(root)));
  writeJson(join(to, "tsconfig.json"), { compilerOptions: COMPILER, files: Object.values(entriesOf(own)) });
  linkModules({ root, stage }, own);
  runCompiler(root, to);
  keepBuilt(to);
  return to;
}

function addPapers(root: string, from: string, to: string): void {
  cpSync(join(from, "README.md"), join(to, "README.md"));
  cpSync(join(root, "LICENSE"), join(to, "LICENSE"));
}

/** What a library may import is found from its folder as it will be where it is installed. */
function linkModules({ root, stage }: Places, { name, dependencies = {} }: Manifest): void {
  const modules = join(stage, "node_modules");
  mkdirSync(join(modules, "@demonstrandum"), { recursive: true });
  symlinkSync(join(stage, name.replace("@demonstrandum/", "")), join(modules, name));
  const foreign = Object.keys(dependencies).filter((each) => !each.startsWith("@demonstrandum/"));
  for (const each of foreign)
    if (!existsSync(join(modules, each))) symlinkSync(join(root, "node_modules", each), join(modules, each));
}

function runCompiler(root: string, folder: string): void {
  const { status, stdout } = spawnSync(join(root, "node_modules/.bin/tsc"), ["-p", folder], { encoding: "utf8" });
  if (status !== 0) throw new Error(`${folder} cannot be built:\n${stdout}`);
}

/** Sources that no entry reaches were not built, and are not shipped: tests, and what only tests need. */
function keepBuilt(folder: string): void {
  for (const file of readdirSync(join(folder, "src"), { recursive: true, encoding: "utf8" })) {
    const source = join(folder, "src", file);
    const built = join(folder, "dist", file.replace(/\.ts$/, ".js"));
    if (statSync(source).isFile() && !existsSync(built)) rmSync(source);
  }
}

/** The folder of the command line, ready to be packed. */
export function stageCommand({ root, stage }: Places): string {
  const [from, to] = [join(root, "apps/cli"), join(stage, "cli")];
  mkdirSync(to);
  execFileSync(process.execPath, [join(root, "script/bundle.mjs"), "qed", "--whole", join(to, "dist")]);
  addPapers(root, from, to);
  renameSync(join(to, "dist/THIRD-PARTY-LICENSES"), join(to, "THIRD-PARTY-LICENSES"));
  const solver: string = readJson(join(root, "packages/solvers/package.json")).optionalDependencies["z3-solver"];
  writeJson(join(to, "package.json"), commandManifest(readJson(join(from, "package.json")), versionOf(root), solver));
  return to;
}
