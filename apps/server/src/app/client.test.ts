// The client as somebody gets it: it compiles strictly, refuses what the API would refuse, and asks every example of the document.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { makeReferee } from "@demonstrandum/referee";
import type { Store } from "@demonstrandum/store";
import { openPassingStore } from "@demonstrandum/store/testing";
import { transformSync } from "esbuild";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { BASE } from "../api/mount.ts";
import type { Api } from "./app.ts";
import { askApi, newApi } from "./testing.ts";

const ROOT = join(import.meta.dirname, "../../../..");
let store: Store;
let api: Api;
let source: string;
let folder: string;
let client: { readonly makeClient: (options: object) => Record<string, (...args: unknown[]) => Promise<unknown>> };

/** A noon of the day that examples speak of. */
const NOON = Date.UTC(2026, 10, 16, 12);
let cookie = "";

/** As a browser would, without a socket. */
async function send(url: URL, { method = "GET", body }: RequestInit): Promise<Response> {
  const asked = { method, headers: { cookie }, ...(typeof body === "string" ? { body } : {}) };
  const { status, text, headers } = await askApi(api, url.pathname + url.search, asked);
  cookie = headers.get("set-cookie")?.split(";", 1)[0] ?? cookie;
  return new Response(text, { status, headers });
}

interface Described {
  readonly operationId: string;
  readonly parameters?: readonly { readonly name: string }[];
  readonly requestBody?: { readonly content: { readonly "application/json": { readonly example?: unknown } } };
}

async function readDescribed(): Promise<(Described & { readonly path: string; readonly method: string })[]> {
  const { data } = await askApi(api, "/api/openapi.json");
  return Object.entries<Record<string, Described>>(data.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({ ...described, path, method })),
  );
}

/** What an example cannot have, as only a player or a play knows it: the example shows its shape, and the server looks for it in vain. */
const SECRET = ["makeMove: 404 no-play", "recover: 404 wrong-code", "joinLeague: 404 no-invitation"];

beforeAll(async () => {
  store = await openPassingStore();
  api = newApi(
    {},
    [],
    makeReferee(store, "a secret of some length", () => NOON),
  );
  source = (await askApi(api, "/api/client.ts")).text;
  folder = mkdtempSync(join(tmpdir(), "client-"));
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
  writeFileSync(join(folder, "client.ts"), source);
  writeFileSync(join(folder, "client.mjs"), transformSync(source, { loader: "ts" }).code);
  client = await import(join(folder, "client.mjs"));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await store.close();
});

const compile = (use: string): string => {
  writeFileSync(
    join(folder, "use.ts"),
    `import { makeClient } from "./client.ts";\nconst api = makeClient("http://x");\n${use}\n`,
  );
  const options = [
    "--noEmit",
    "--strict",
    "--exactOptionalPropertyTypes",
    "--noUncheckedIndexedAccess",
    "--skipLibCheck",
  ];
  const more = ["--module", "nodenext", "--target", "es2023", "--lib", "es2023,dom", "--allowImportingTsExtensions"];
  return spawnSync(join(ROOT, "node_modules/.bin/tsc"), [...options, ...more, join(folder, "use.ts")], {
    encoding: "utf8",
  }).stdout;
};

it("compiles strictly where it is used as it says", () => {
  const use = `const { puzzle } = await api.generatePuzzle({ game: "who", seed: "monday" });
    if (puzzle.game === "who") console.log(puzzle.seed.length);
    export {};`;
  expect(compile(use)).toBe("");
});

it("does not compile where a body is none that the API takes", () => {
  expect(compile('await api.generatePuzzle({ game: "whom" }); export {};')).toContain("error TS");
  expect(compile("await api.generatePuzzel({}); export {};")).toContain("error TS2551");
});

describe("every example of the document", () => {
  it("is answered, asked by the client", async () => {
    const examples = (await readDescribed()).flatMap(({ operationId, requestBody }) => {
      const example = requestBody?.content["application/json"].example;
      return example === undefined ? [] : [[operationId, example] as const];
    });
    expect(examples.length).toBeGreaterThan(10);
    const asking = client.makeClient({ address: "http://localhost", fetch: send });
    const refused: string[] = [];
    for (const [id, example] of examples)
      await asking[id]?.(example, { id: "A".repeat(22) }).catch(({ problem }) =>
        refused.push(`${id}: ${problem.status} ${problem.code}`),
      );
    expect(refused).toEqual(SECRET);
  });

  it("throws what goes wrong as a problem", async () => {
    const asking = client.makeClient({ address: "http://localhost", fetch: send });
    const problem = { status: 400, code: "bad-body" };
    await expect(asking.generatePuzzle?.({ game: 3 })).rejects.toMatchObject({ name: "ApiProblem", problem });
  });
});

it("asks for so many days by a number, and answers as many", async () => {
  expect(compile("console.log((await api.listDays({ count: 2 })).days.length); export {};")).toBe("");
  expect(compile('await api.listDays({ count: "2" }); export {};')).toContain("error TS2322");
  const asking = client.makeClient({ address: "http://localhost", fetch: send });
  expect(await asking.listDays?.({ count: 2 })).toMatchObject({ days: [{ number: 685 }, { number: 684 }] });
  const problem = { code: "bad-parameter", detail: "count: a number from 1 to 31" };
  for (const count of [0, 32, 1.5, "x", -1])
    await expect(asking.listDays?.({ count })).rejects.toMatchObject({ problem });
});

it("throws what is no answer of the server as a problem, too", async () => {
  const fetch = async () => new Response("<h1>Bad Gateway</h1>", { status: 502, statusText: "Bad Gateway" });
  const asking = client.makeClient({ address: "http://localhost", fetch });
  await expect(asking.showMe?.()).rejects.toMatchObject({
    name: "ApiProblem",
    message: "502 Bad Gateway",
    problem: { status: 502, code: "unknown" },
  });
});

it("fills addresses in, and hands the rest on as a query", async () => {
  const asked: string[] = [];
  const fetch = async (url: URL, { method }: RequestInit) => {
    asked.push(`${method} ${url.pathname}${url.search}`);
    return new Response("{}");
  };
  const asking = client.makeClient({ address: "http://localhost", fetch });
  const described = await readDescribed();
  const one = described.find(({ path, method }) => path.includes("{") && method === "get");
  const names = one?.parameters?.map(({ name }) => name) ?? [];
  await asking[one?.operationId ?? ""]?.(Object.fromEntries(names.map((name) => [name, "a b"])));
  const path = one?.path ?? "";
  expect(asked).toEqual([expect.stringContaining(`GET ${path.replaceAll(/\{\w+\}/g, "a%20b")}`)]);
  expect(path.startsWith(BASE)).toBe(true);
});

it("is used in the README as it can be, in plain fetch", async () => {
  const readme = readFileSync(join(ROOT, "README.md"), "utf8");
  const [, example = ""] = /```js\n([\s\S]*?)```/.exec(readme) ?? [];
  const run = new Function("fetch", "console", `return (async () => { ${example} })()`);
  const said: unknown[] = [];
  await run((url: string, init: RequestInit) => send(new URL(url), init), {
    log: (value: unknown) => said.push(value),
  });
  expect(said).toEqual([expect.stringMatching(/^\w+ .*”/)]);
});
