// Bundles a program for Node: workspace TypeScript is inlined, npm dependencies stay outside.
// Usage: node script/bundle.mjs bench|check-proofs|conformance|pack|release|server|soak|texts|qed. The z3 child process is a file of its own beside the program.
// With --whole DIR the program is written there for people without our node_modules: everything inlined but z3-solver, which is optional,
// with the licenses of what was inlined.
import fs from "node:fs";
import path from "node:path";
import { build } from "esbuild";

const root = path.join(import.meta.dirname, "..");
const PROGRAMS = {
  conformance: { folder: "script/vectors", entries: { conformance: "script/vectors/main.ts" } },
  "check-proofs": {
    folder: "script/checkers",
    entries: { "check-proofs": "script/checkers/main.ts", "check-kinds": "script/checkers/every-kind.ts" },
  },
  soak: {
    folder: "script/endurance",
    entries: { soak: "script/endurance/main.ts", "soak-worker": "script/endurance/soak-worker.ts" },
  },
  pack: { folder: "script/packing", entries: { pack: "script/packing/main.ts" } },
  release: { folder: "script/packing", entries: { release: "script/packing/release-main.ts" } },
  texts: { folder: "script/told", entries: { texts: "script/told/main.ts" } },
  bench: { folder: "bench", entries: { bench: "bench/src/bench.ts" } },
  server: {
    folder: "apps/server",
    entries: {
      server: "apps/server/src/main.ts",
      worker: "apps/server/src/work/worker.ts",
      data: "apps/server/src/data/main.ts",
    },
  },
  qed: { folder: "apps/cli", entries: { qed: "apps/cli/src/qed.ts", "new-worker": "apps/cli/src/new-worker.ts" } },
};

const [name = "", option, whole] = process.argv.slice(2);
const isWhole = option === "--whole";
const program = PROGRAMS[name];
if (!program) {
  console.error(`There is no program "${name}"; there are: ${Object.keys(PROGRAMS).join(", ")}.`);
  process.exit(2);
}

const isOutside = (specifier) =>
  isWhole ? specifier === "z3-solver" || specifier.startsWith("node:") : !specifier.startsWith("@demonstrandum/");

const { outputFiles, metafile } = await build({
  absWorkingDir: root,
  entryPoints: { ...program.entries, "z3-child": "packages/solvers/src/z3-child.mjs" },
  outdir: isWhole ? whole : `${program.folder}/dist`,
  write: false,
  outExtension: { ".js": ".mjs" },
  bundle: true,
  splitting: true,
  platform: "node",
  format: "esm",
  target: "node20.19",
  sourcemap: !isWhole,
  metafile: isWhole,
  // Packages in the older form of modules ask for Node's own by a function that ESM does not have.
  banner: isWhole
    ? { js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);' }
    : {},
  logLevel: "warning",
  plugins: [
    {
      name: "npm-dependencies-stay-outside",
      setup({ onResolve }) {
        onResolve({ filter: /^[^./]/ }, ({ kind, path: name }) =>
          kind !== "entry-point" && isOutside(name) ? { path: name, external: true } : undefined,
        );
      },
    },
  ],
});

// Each file is put in place whole, those that are started last: a program that runs meanwhile never meets half a bundle.
const isStarted = (file) => path.basename(file).replace(/\..*/, "") in { ...program.entries, "z3-child": "" };
for (const { path: file, contents } of outputFiles.sort((a, b) => isStarted(a.path) - isStarted(b.path))) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(`${file}.${process.pid}`, contents);
  fs.renameSync(`${file}.${process.pid}`, file);
}

if (isWhole) {
  const inputs = Object.values(metafile.outputs).flatMap((output) => Object.entries(output.inputs));
  const inlined = inputs.flatMap(([input, { bytesInOutput }]) =>
    bytesInOutput > 0 ? (/^node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(input)?.[1] ?? []) : [],
  );
  fs.writeFileSync(path.join(whole, "THIRD-PARTY-LICENSES"), [...new Set(inlined)].sort().map(licenseOf).join("\n"));
  process.exit(0);
}

function licenseOf(inlined) {
  const folder = path.join(root, "node_modules", inlined);
  const file = fs.readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  if (!file) throw new Error(`${inlined} has no license to pass on.`);
  return `${inlined}\n\n${fs.readFileSync(path.join(folder, file), "utf8")}`;
}

// Parts of older bundles go once nothing can be using them.
const HOUR = 3_600_000;
const dist = path.join(root, program.folder, "dist");
for (const name of fs.readdirSync(dist)) {
  const file = path.join(dist, name);
  const isCurrent = outputFiles.some((output) => output.path === file);
  if (!isCurrent && Date.now() - fs.statSync(file).mtimeMs > HOUR) fs.rmSync(file);
}
