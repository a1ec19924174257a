// What a packed library says of itself: the workspace's own package.json, turned from sources to what was built of them.

type Exports = string | Readonly<Record<string, string>>;

/** As far as packing reads it; the files are our own. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly exports: Exports;
  readonly dependencies?: Readonly<Record<string, string>>;
}

interface Built {
  readonly types: string;
  readonly default: string;
}

/** Where a subpath stands in the sources; what is there for tests is not for others. */
export function entriesOf({ exports }: Manifest): Readonly<Record<string, string>> {
  const all = typeof exports === "string" ? { ".": exports } : exports;
  return Object.fromEntries(Object.entries(all).filter(([subpath]) => !subpath.startsWith("./testing")));
}

function builtOf(source: string): Built {
  const stem = source.replace(/^\.\/src\//, "./dist/").replace(/\.ts$/, "");
  return { types: `${stem}.d.ts`, default: `${stem}.js` };
}

/** All libraries have one version, and each needs exactly that one of the others. */
const inLockstep = ({ dependencies = {} }: Manifest, version: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(dependencies).map(([name, range]) => [name, name.startsWith("@demonstrandum/") ? version : range]),
  );

/** Whoever publishes says where the sources are. */
const repository = (): object => {
  const url = process.env.REPOSITORY_URL;
  return url === undefined ? {} : { repository: { type: "git", url: `git+${url}.git` } };
};

export function libraryManifest(own: Manifest, version: string): object {
  const built = Object.entries(entriesOf(own)).map(([subpath, source]) => [subpath, builtOf(source)]);
  return {
    name: own.name,
    version,
    description: own.description,
    license: "MIT",
    ...repository(),
    type: "module",
    sideEffects: false,
    engines: { node: ">=20.19" },
    exports: { ...Object.fromEntries(built), "./package.json": "./package.json" },
    files: ["dist", "src"],
    publishConfig: { access: "public" },
    dependencies: inLockstep(own, version),
  };
}

/** The command line is one bundle that needs nothing but Node; the solver for second opinions may be installed beside it. */
export const commandManifest = (own: Omit<Manifest, "exports">, version: string, solver: string): object => ({
  name: own.name,
  version,
  description: own.description,
  license: "MIT",
  ...repository(),
  type: "module",
  engines: { node: ">=20.19" },
  bin: { qed: "dist/qed.mjs" },
  files: ["dist", "THIRD-PARTY-LICENSES"],
  publishConfig: { access: "public" },
  peerDependencies: { "z3-solver": solver },
  peerDependenciesMeta: { "z3-solver": { optional: true } },
});
