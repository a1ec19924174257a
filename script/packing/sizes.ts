// What somebody's page pays: parts of the libraries as a bundler leaves them, minified and compressed, each held by a limit.
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";

interface Part {
  readonly name: string;
  readonly source: string;
  /** In bytes; raised only on purpose. */
  readonly limit: number;
}

export const PARTS: readonly Part[] = [
  {
    name: "the reasoner alone: worlds, what follows, why",
    source: `export { makeTheory, countWorlds, entailed, explain, maskOf } from "@demonstrandum/logic";`,
    limit: 7_500,
  },
  { name: "the reasoner, all of it", source: `export * from "@demonstrandum/logic";`, limit: 22_000 },
  {
    name: "one game (who), made and played in English",
    source: `export { generate, newSession, playIn, viewIn } from "@demonstrandum/engine";
      export { who, whoInEnglish } from "@demonstrandum/games/who";`,
    limit: 105_000,
  },
  {
    name: "the Clue table",
    source: `export { analyse, advise, parseSetup, parseLog } from "@demonstrandum/deals";`,
    limit: 32_000,
  },
];

/** Bytes after gzip. */
export async function measurePart(root: string, { source }: Part): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: join(root, "script") },
    bundle: true,
    minify: true,
    write: false,
    platform: "browser",
    format: "esm",
  });
  return gzipSync(outputFiles[0]?.contents ?? "", { level: 9 }).length;
}
