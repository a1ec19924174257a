// docs/source-documents.md as a test: whatever it names exists, and no section and no name of the documents is left out.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as clues from "@demonstrandum/clues";
import * as deals from "@demonstrandum/deals";
import * as engine from "@demonstrandum/engine";
import * as games from "@demonstrandum/games";
import * as logic from "@demonstrandum/logic";
import * as solvers from "@demonstrandum/solvers";
import { describe, expect, it } from "vitest";
import { OPERATIONS } from "../apps/server/src/puzzles/operations.ts";
import { ROOT } from "./sources.ts";

const read = (path: string): string => readFileSync(join(ROOT, path), "utf8");

const PACKAGES: Readonly<Record<string, object>> = { clues, deals, engine, games, logic, solvers };

interface Row {
  readonly names: readonly string[];
  readonly here: string;
}

/** The rows of the page, by the number of the document. */
const ROWS: ReadonlyMap<string, readonly Row[]> = new Map(
  read("docs/source-documents.md")
    .split(/^## /m)
    .slice(1)
    .map((section) => [section.slice(0, 3), rowsOf(section)]),
);

function rowsOf(section: string): Row[] {
  return [...section.matchAll(/^\| (?!in the document)([^-].*?) \| (.*?) \| .*\|$/gm)].map(
    ([, what = "", here = ""]) => ({
      names: what.split(" · "),
      here,
    }),
  );
}

/** What an index exports by `export *` is in those files. */
function exportsOf(folder: string, file = "index.ts"): string {
  const text = read(`packages/${folder}/src/${file}`);
  const further = [...text.matchAll(/export \* from "\.\/(.+?)"/g)].map(([, path = ""]) => exportsOf(folder, path));
  return [text, ...further].join("\n");
}

/** "clues.RELATIONS[IMP]": an entry of a list, by its id or itself, or of a record. */
function hasEntry(list: unknown, key: string): boolean {
  if (!Array.isArray(list)) return Object.hasOwn(Object(list), key);
  return list.some((each) => each === key || Object(each).id === key);
}

function faultOfSymbol(folder: string, name: string, key: string | undefined): string | undefined {
  const value = Object(PACKAGES[folder])[name];
  if (key !== undefined) return hasEntry(value, key) ? undefined : "no such entry";
  if (value !== undefined) return undefined;
  const isType = new RegExp(`(type |type \\{[^}]*\\b)${name}\\b`).test(exportsOf(folder));
  return isType ? undefined : "not exported";
}

/** A setting is accepted, and it is kept or at least not what it would be without. */
function faultOfSetting(id: string, json: string): string | undefined {
  const game = games.GAMES.find((each) => each.id === id);
  if (!game) return "no such game";
  try {
    const given: object = JSON.parse(json);
    const config = JSON.stringify(game.parseConfig(given));
    const isDefault = JSON.stringify(game.parseConfig({})) === config;
    return isDefault && !DEFAULTS.has(`${id} ${json}`) ? "changes nothing" : undefined;
  } catch (error) {
    return String(error);
  }
}

/** Settings named as the default they are. */
const DEFAULTS: ReadonlySet<string> = new Set(['cultivators {"dialect":"classic"}', 'village {"N":6}']);

const faultOfRoute = (route: string): string | undefined => {
  const isGame = games.GAMES.some(({ id }) => `/${id}` === route);
  return existsSync(join(ROOT, "apps/web/app/(en)", isGame ? "[game]" : route, "page.tsx"))
    ? undefined
    : "no such page";
};

const CHECKS: readonly (readonly [RegExp, (...parts: string[]) => string | undefined])[] = [
  [/^(clues|deals|engine|games|logic|solvers)\.(\w+)(?:\[(.+)\])?$/, faultOfSymbol],
  [/^(cultivators|who|village) (\{.*\})$/, faultOfSetting],
  [/^(\/\w+)$/, faultOfRoute],
  [/^qed (\w+)$/, (name) => (read("docs/command-line.md").includes(`qed ${name}`) ? undefined : "no such command")],
  [
    /^(GET|POST) (\/\S+)$/,
    (method, path) =>
      OPERATIONS.some((each) => each.method === method.toLowerCase() && each.path === path)
        ? undefined
        : "no such operation",
  ],
];

function faultOf(named: string): string | undefined {
  for (const [form, check] of CHECKS) {
    const found = form.exec(named);
    if (found) return check(...(found.slice(1) as string[]));
  }
  return "of no known form";
}

const DECISIONS = new Set([...read("docs/decisions.md").matchAll(/^(\d+)\. /gm)].map(([, number]) => number));

function faultsOf({ names, here }: Row): string[] {
  const named = [...here.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => [name, faultOf(name)] as const);
  const linked = [...here.matchAll(/\]\((.+?)\)/g)].map(
    ([, path = ""]) => [path, existsSync(join(ROOT, "docs", path)) ? undefined : "no such file"] as const,
  );
  const decided = [...here.matchAll(/decision (\d+)/g)].map(
    ([, number = ""]) => [`decision ${number}`, DECISIONS.has(number) ? undefined : "no such decision"] as const,
  );
  const all = [...named, ...linked, ...decided];
  const faults = all.flatMap(([name, fault]) => (fault === undefined ? [] : [`${name}: ${fault}`]));
  return all.length > 0 ? faults : [`${names.join()}: leads nowhere`];
}

interface Listed {
  readonly headings: readonly string[];
  readonly names: readonly string[];
}

const LISTED: Readonly<Record<string, Listed>> = JSON.parse(read("conformance/documents/names.json"));

describe.each(Object.entries(LISTED))("document %s", (number, { headings, names }) => {
  const rows = ROWS.get(number) ?? [];
  const found = rows.flatMap((row) => row.names);

  it("has every section and every name, and no others", () => {
    expect(found.map((name) => name.replaceAll("`", "")).toSorted()).toEqual([...headings, ...names].toSorted());
  });

  it("leads to what exists", () => {
    expect(rows.flatMap(faultsOf)).toEqual([]);
  });
});

describe("what is wrong with a row", () => {
  it.each([
    ["`deals.analyze`", "deals.analyze: not exported"],
    ["`clues.RELATIONS[NAND]`", "clues.RELATIONS[NAND]: no such entry"],
    ['`village {"strategy":"lucky"}`', "strategy"],
    ['`village {"N":6,"difficulty":"medium"}`', "changes nothing"],
    ["`/clues`", "no such page"],
    ["`POST /clue/win`", "no such operation"],
    ["`qed win`", "no such command"],
    [`decision ${DECISIONS.size + 1000}`, "no such decision"],
    ["[x](../nowhere.ts)", "no such file"],
    ["`Analysis`", "of no known form"],
    ["nothing", "leads nowhere"],
  ])("%s is seen", (here, fault) => {
    expect(faultsOf({ names: ["X"], here }).join()).toContain(fault);
  });
});
