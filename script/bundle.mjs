// Bundles a program for Node: workspace TypeScript is inlined, npm dependencies stay outside.
// Usage: node script/bundle.mjs bench|conformance|qed. The z3 child process is a file of its own beside the program.
import path from "node:path";
import { build } from "esbuild";

const root = path.join(import.meta.dirname, "..");
const PROGRAMS = {
  conformance: { folder: "script/vectors", entries: { conformance: "script/vectors/main.ts" } },
  bench: { folder: "bench", entries: { bench: "bench/src/bench.ts" } },
  qed: { folder: "apps/cli", entries: { qed: "apps/cli/src/qed.ts", "new-worker": "apps/cli/src/new-worker.ts" } },
};

const name = process.argv[2] ?? "";
const program = PROGRAMS[name];
if (!program) {
  console.error(`There is no program "${name}"; there are: ${Object.keys(PROGRAMS).join(", ")}.`);
  process.exit(2);
}

await build({
  absWorkingDir: root,
  entryPoints: { ...program.entries, "z3-child": "packages/solvers/src/z3-child.mjs" },
  outdir: `${program.folder}/dist`,
  outExtension: { ".js": ".mjs" },
  bundle: true,
  splitting: true,
  platform: "node",
  format: "esm",
  target: "node20.19",
  sourcemap: true,
  logLevel: "warning",
  plugins: [
    {
      name: "npm-dependencies-stay-outside",
      setup({ onResolve }) {
        onResolve({ filter: /^[^./]/ }, ({ kind, path: name }) =>
          kind === "entry-point" || name.startsWith("@demonstrandum/") ? undefined : { path: name, external: true },
        );
      },
    },
  ],
});
