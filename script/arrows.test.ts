// The arrows between the workspaces point one way only: what a package imports is what the layout allows it.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { isProgram, listSources, ROOT } from "./sources.ts";

/** Which workspaces each workspace may import. Tests may also ask other solvers for a second opinion. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  "packages/text": [],
  "packages/wire": [],
  "packages/logic": [],
  "packages/clues": ["text", "logic"],
  "packages/engine": ["text", "logic"],
  "packages/games": ["text", "logic", "clues", "engine"],
  "packages/picture": ["text", "engine"],
  "packages/deals": ["text"],
  "packages/solvers": ["logic"],
  "packages/store": [],
  "packages/referee": ["text", "engine", "games", "store"],
  "apps/cli": ["text", "wire", "logic", "clues", "engine", "games", "solvers"],
  "apps/server": ["text", "wire", "logic", "clues", "engine", "games", "picture", "deals", "store", "referee"],
  "apps/web": ["text", "wire", "logic", "clues", "engine", "games", "picture", "deals", "referee"],
  bench: ["logic", "clues", "engine", "games", "deals", "solvers", "store", "referee", "server"],
};

const read = (path: string): string => readFileSync(join(ROOT, path), "utf8");

function imports(file: string): string[] {
  const found = read(file).matchAll(/(?:from|import)\s*\(?\s*"([^"]+)"/g);
  return [...found].map((match) => match[1] ?? "");
}

/** The files of the same workspace that a file imports, by their paths from the root. */
const importedBy = (file: string): string[] =>
  imports(file)
    .filter((specifier) => specifier.startsWith("."))
    .map((specifier) => join(file, "..", specifier));

const workspaceOf = (specifier: string): string | undefined => /^@demonstrandum\/([^/]+)/.exec(specifier)?.[1];

describe.each(Object.entries(ALLOWED))("%s", (folder, allowed) => {
  const files = listSources(folder);

  it("imports only the layers below it", () => {
    const wrong = files.flatMap((file) => {
      const also = /\.(test|cases)\.tsx?$/.test(file) ? ["solvers", "games"] : [];
      return imports(file)
        .map(workspaceOf)
        .filter((name) => name !== undefined && ![...allowed, ...also].includes(name))
        .map((name) => `${file} imports ${name}`);
    });
    expect(wrong).toEqual([]);
  });

  it("reaches another workspace by its name, never by a path", () => {
    const wrong = files.flatMap((file) =>
      imports(file)
        .filter((specifier) => specifier.startsWith(".") && /^(packages|apps)\//.test(join(file, "..", specifier)))
        .filter((specifier) => !join(file, "..", specifier).startsWith(`${folder}/`))
        .map((specifier) => `${file} imports ${specifier}`),
    );
    expect(wrong).toEqual([]);
  });
});

it("covers every workspace", () => {
  const packages = readdirSync(join(ROOT, "packages")).map((name) => `packages/${name}`);
  const apps = readdirSync(join(ROOT, "apps")).map((name) => `apps/${name}`);
  expect(Object.keys(ALLOWED).sort()).toEqual([...packages, ...apps, "bench"].sort());
});

it("the referee knows neither HTTP nor tables", () => {
  const words = /\b(kysely|http|cookie header|select|insert|sql|status code)\b/i;
  expect(listSources("packages/referee").filter((file) => words.test(read(file)))).toEqual([]);
});

/** The folders inside an app, each of which may import those before it and no other: so none of them hang in a knot. */
const SERVER = [
  "http",
  "problem",
  "watch",
  "limit",
  "picture",
  "work",
  "api",
  "puzzles",
  "advisor",
  "config.ts",
  "daily",
  "following",
  "pages",
  "data",
  "app",
  "say-listen-error.ts",
  "main.ts",
];

function describeOrder(src: string, order: readonly string[]): void {
  const folderOf = (path: string): string => path.slice(src.length + 1).split("/")[0] ?? "";
  const files = listSources(src).filter(isProgram);

  describe(src, () => {
    it("has no folder but those that have a place in the order", () => {
      expect([...new Set(files.map(folderOf))].sort()).toEqual([...order].sort());
    });

    it.each(order.map((folder, at) => [folder, order.slice(0, at)] as const))(
      "%s imports only what stands before it",
      (folder, before) => {
        const wrong = files
          .filter((file) => folderOf(file) === folder)
          .flatMap((file) =>
            importedBy(file)
              .filter((other) => other.startsWith(`${src}/`) && /\.tsx?$/.test(other))
              .map(folderOf)
              .filter((other) => other !== folder && !before.includes(other))
              .map((other) => `${file} imports ${other}`),
          );
        expect(wrong).toEqual([]);
      },
    );
  });
}

describeOrder("apps/server/src", SERVER);

/** The wings of the web app, and which of them each may know. */
const WINGS: Readonly<Record<string, readonly string[]>> = {
  base: [],
  table: ["base"],
  clue: ["base"],
  workshop: ["base", "table"],
  house: ["base", "table", "clue", "workshop"],
};

describe("apps/web/src", () => {
  const src = "apps/web/src";
  const wingOf = (path: string): string => path.slice(src.length + 1).split("/")[0] ?? "";

  it("has no wing but these", () => {
    expect([...new Set(listSources(src).filter(isProgram).map(wingOf))].sort()).toEqual(Object.keys(WINGS).sort());
  });

  it.each(Object.entries(WINGS))("%s knows only the wings below it, in its tests too", (wing, allowed) => {
    const wrong = listSources(`${src}/${wing}`).flatMap((file) =>
      importedBy(file)
        .filter((other) => other.startsWith(`${src}/`) && ![wing, ...allowed].includes(wingOf(other)))
        .map((other) => `${file} imports ${other}`),
    );
    expect(wrong).toEqual([]);
  });
});

/** The folders of each wing. */
const ROOMS_OF_WINGS: Readonly<Record<string, readonly string[]>> = {
  base: ["storage", "frame", "language", "design", "server", "offline"],
  table: ["games", "referee", "notes", "store", "board", "testimony", "proof", "print", "play"],
  clue: [
    "say",
    "worker",
    "store",
    "parts",
    "matrix",
    "learn",
    "advisor",
    "intelligence",
    "entry",
    "log",
    "handover",
    "papers",
    "setup",
    "practice",
    "following",
    "table-header.tsx",
    "table-menu.tsx",
    "table-sheets.tsx",
    "clue-coach.tsx",
    "table-page.tsx",
    "games-page.tsx",
    "clue-room.tsx",
  ],
  workshop: ["worker", "store", "desk", "workshop-room.tsx"],
  house: ["lost", "yours", "daily", "home", "rooms", "learn"],
};

for (const [wing, order] of Object.entries(ROOMS_OF_WINGS)) describeOrder(`apps/web/src/${wing}`, order);

describe("apps/web/words", () => {
  it("knows no wing, and no language another but the one that all are measured by", () => {
    const wrong = listSources("apps/web/words").flatMap((file) =>
      importedBy(file)
        .filter((other) => other.startsWith("apps/web/src/") || (file.includes("/en/") && other.includes("/words/zh/")))
        .map((other) => `${file} imports ${other}`),
    );
    expect(wrong).toEqual([]);
  });
});

/** Files that import each other, however far around. */
function knotsIn(files: readonly string[]): string[] {
  const open = new Set(files);
  const isHeld = (file: string): boolean => importedBy(file).some((other) => open.has(other));
  for (let before = -1; before !== open.size; ) {
    before = open.size;
    for (const file of open) if (!isHeld(file)) open.delete(file);
  }
  return [...open];
}

it("no file of the web app imports itself by way of others", () => {
  expect(knotsIn(["apps/web/app", "apps/web/src", "apps/web/words"].flatMap(listSources))).toEqual([]);
});

/** Words of one game's skin. Layers that serve every game must not know them. */
const SKIN_WORDS = /\b(demons?|cultivators?|werewol(?:f|ves)|villagers?|Scarlett)\b/i;

it.each(["packages/logic", "packages/engine"])("%s knows no skin words", (folder) => {
  expect(listSources(folder).filter((file) => isProgram(file) && SKIN_WORDS.test(read(file)))).toEqual([]);
});
