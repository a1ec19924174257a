// The arrows between the workspaces point one way only: what a package imports is what the layout allows it.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { isProgram, listSources, ROOT } from "./sources.ts";

/** Which workspaces each workspace may import. Tests may also ask other solvers for a second opinion. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  "packages/text": [],
  "packages/logic": [],
  "packages/clues": ["text", "logic"],
  "packages/engine": ["text", "logic"],
  "packages/games": ["text", "logic", "clues", "engine"],
  "packages/picture": ["text", "engine"],
  "packages/deals": ["text"],
  "packages/solvers": ["logic"],
  "packages/store": [],
  "packages/referee": ["engine", "games", "store"],
  "apps/cli": ["text", "logic", "clues", "engine", "games", "solvers"],
  "apps/server": ["text", "logic", "clues", "engine", "games", "picture", "deals", "store", "referee"],
  "apps/web": ["text", "logic", "clues", "engine", "games", "picture", "deals", "referee"],
  bench: ["logic", "clues", "engine", "games", "deals", "solvers", "store", "referee", "server"],
};

const read = (path: string): string => readFileSync(join(ROOT, path), "utf8");

function imports(file: string): string[] {
  const found = read(file).matchAll(/(?:from|import)\s*\(?\s*"([^"]+)"/g);
  return [...found].map((match) => match[1] ?? "");
}

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

/** Words of one game's skin. Layers that serve every game must not know them. */
const SKIN_WORDS = /\b(demons?|cultivators?|werewol(?:f|ves)|villagers?|Scarlett)\b/i;

it.each(["packages/logic", "packages/engine"])("%s knows no skin words", (folder) => {
  expect(listSources(folder).filter((file) => isProgram(file) && SKIN_WORDS.test(read(file)))).toEqual([]);
});
