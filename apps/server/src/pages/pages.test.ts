// Pages from a folder of builds, over a real connection: what is found, how it is sent, and what happens when a build is put in place.
import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { makeCode, parsePuzzle } from "@demonstrandum/engine";
import { GAMES } from "@demonstrandum/games";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { LIMITS } from "../http/limits.ts";
import { makeRouter } from "../http/route.ts";
import { listen, type OwnServer } from "../http/server.ts";
import { EXAMPLE_PUZZLE } from "../puzzles/example-puzzle.ts";
import { answerPage } from "./answer-page.ts";
import { type Builds, openBuilds } from "./builds.ts";

const { game, puzzle } = parsePuzzle(GAMES, EXAMPLE_PUZZLE);
const CODE = makeCode(game, puzzle);
const POLICY = "default-src 'self'";
const PAGE_POLICY = "default-src 'self'; script-src 'sha256-x'";

const FRAMED = { "/who/p/offline": "default-src 'self'; frame-ancestors 'none'" };

let folder: string;
let builds: Builds;
let server: OwnServer;
const told: string[] = [];

function addBuild(version: string, files: Readonly<Record<string, string>>): void {
  const all = { "404.html": "nothing here", "index.html": `home of ${version}`, ...files };
  for (const [name, text] of Object.entries(all)) {
    const file = path.join(folder, version, "site", name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const manifest = { version, policy: POLICY, policies: { "/": PAGE_POLICY, "/404": PAGE_POLICY, ...FRAMED } };
  writeFileSync(path.join(folder, version, "build.json"), JSON.stringify(manifest));
}

function point(version: string): void {
  symlinkSync(version, path.join(folder, "next"));
  renameSync(path.join(folder, "next"), path.join(folder, "current"));
}

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "pages-"));
  told.length = 0;
  addBuild("one", {
    "learn.html": "learn",
    "who/p/offline.html": "any puzzle",
    "who/p/offline.txt": "parts of any puzzle",
    "zh/who/p/offline.html": "随便哪道谜题",
    "village/p/offline.html": "any village",
    "cultivators/p/offline.html": "any board",
    "_next/static/a.js": "a of one",
    "long.js": "x".repeat(2000),
  });
  writeFileSync(path.join(folder, "one/site/long.js.gz"), gzipSync("x".repeat(2000)));
  point("one");
  builds = openBuilds(folder, (text) => told.push(text));
  const router = makeRouter({
    api: (_, response) => response.end("api"),
    pages: (address, request, response) =>
      answerPage(builds, address, request, response, { origin: server.url, tags: "<meta/>" }),
  });
  server = await listen(router, LIMITS, { port: 0, host: "127.0.0.1" });
});

afterEach(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

const get = (address: string, init: RequestInit = {}) => fetch(server.url + address, { redirect: "manual", ...init });
const read = async (address: string) => {
  const answer = await get(address);
  return [answer.status, await answer.text()];
};

describe("an embedded puzzle", () => {
  it("is its room's page, in the language that is asked for", async () => {
    const own = await read(`/${game.id}/p/${CODE}`);
    expect(await read(`/embed/${CODE}`)).toEqual(own);
    expect(await read("/embed/village?level=hard")).toEqual([200, "any village"]);
    expect(await read("/embed/who?level=hard&lang=zh")).toEqual([200, "随便哪道谜题"]);
    for (const lang of ["en", "fr", "constructor", "%ff", ""])
      expect(await read(`/embed/who?lang=${lang}`)).toEqual([200, "any puzzle"]);
    for (const name of ["1w", "1wAAAA"]) expect(await read(`/embed/${name}`)).toEqual([404, "any puzzle"]);
    expect(await read("/embed/nothing")).toEqual([404, "any board"]);
    for (const address of ["/embed", "/embed/", "/embed/who/p", "/embed/1w%ff", "/zh/embed/who"])
      expect(await read(address), address).toEqual([404, "nothing here"]);
  });

  it("may be shown in frames, and nothing else may", async () => {
    const headersOf = async (address: string) => (await get(address)).headers;
    const framed = await headersOf("/embed/who");
    expect(framed.get("x-frame-options")).toBeNull();
    expect(framed.get("content-security-policy")).toBe("default-src 'self'; frame-ancestors *");
    expect(framed.get("x-content-type-options")).toBe("nosniff");
    expect(framed.get("set-cookie")).toBeNull();
    for (const address of ["/", "/learn", "/who/p/offline", `/who/p/${CODE}`, "/embed", "/nowhere", "/long.js"])
      expect((await headersOf(address)).get("x-frame-options"), address).toBe("DENY");
    expect((await headersOf("/who/p/offline")).get("content-security-policy")).toContain("frame-ancestors 'none'");
  });
});

describe("the reference", () => {
  it("is served below /docs by the names of its files, under its own policy, where it was built", async () => {
    expect((await read("/docs"))[0]).toBe(404);
    addBuild(".reference", { "modules/logic.html": "logic" });
    builds = openBuilds(folder, () => {});
    expect(await read("/docs")).toEqual([200, "home of .reference"]);
    expect(await read("/docs/modules/logic.html")).toEqual([200, "logic"]);
    expect((await get("/docs/modules/logic.html")).headers.get("content-security-policy")).toBe(POLICY);
    expect(await read("/")).toEqual([200, "home of one"]);
  });
});

describe("pages", () => {
  it("are found by their address, whatever its query; one page stands for every puzzle of a room", async () => {
    expect(await read("/?constructor=2")).toEqual([200, "home of one"]);
    expect(await read("/learn")).toEqual([200, "learn"]);
    expect(await read(`/who/p/${CODE}`)).toEqual([200, "any puzzle"]);
    expect(await read(`/zh/who/p/${CODE}`)).toEqual([200, "随便哪道谜题"]);
    expect(await read(`/who/p/${CODE}.txt?_rsc=1`)).toEqual([200, "parts of any puzzle"]);
    expect(await read("/api/health")).toEqual([200, "api"]);
  });

  it("of a damaged link say so, and so does their status", async () => {
    const damaged = [CODE.slice(0, -1), `${CODE}x`, `1c${CODE.slice(2)}`, "1w%ff", "garbage", "x".repeat(9_000)];
    for (const code of damaged) {
      expect(await read(`/who/p/${code}`)).toEqual([404, "any puzzle"]);
      expect(await read(`/zh/who/p/${code}`)).toEqual([404, "随便哪道谜题"]);
      expect(await read(`/who/p/${code}.txt`)).toEqual([404, "parts of any puzzle"]);
    }
    expect((await get("/who/p/garbage")).headers.get("cache-control")).toBe("no-cache");
  });

  it("that are not there are told so, with the policy of that page", async () => {
    for (const address of [
      "/nothing",
      "/404",
      "/who/p/a/b",
      "/learn.html",
      "/build.json",
      "/../build.json",
      "/long.js.gz",
    ]) {
      const answer = await get(address);
      expect([address, answer.status]).toEqual([address, 404]);
      expect(answer.headers.get("content-security-policy")).toBe(PAGE_POLICY);
    }
  });

  it("that are not there are told so in the language of the address", async () => {
    addBuild("two", { "zh/404.html": "这里什么也没有" });
    point("two");
    builds.refresh();
    expect(await read("/zh/nothing/at/all")).toEqual([404, "这里什么也没有"]);
    expect(await read("/nothing/at/all")).toEqual([404, "nothing here"]);
  });

  it("name their translations in full, under the host that was asked for", async () => {
    const links = '<link rel="canonical" href="/who"/><link rel="alternate" hrefLang="zh-CN" href="/zh/who"/>';
    const other = '<link rel="stylesheet" href="/a.css"/>';
    addBuild("two", { "who.html": `<head>${links}${other}</head><a href="/learn">` });
    point("two");
    builds.refresh();
    expect(await read("/who")).toEqual([
      200,
      `<head>${links.replaceAll('href="', `href="${server.url}`)}${other}<meta/></head><a href="/learn">`,
    ]);
  });

  it("lose a slash too many", async () => {
    const answer = await get("/learn/");
    expect([answer.status, answer.headers.get("location")]).toEqual([308, "/learn"]);
    expect((await get("//elsewhere.example/")).status).toBe(404);
  });

  it("can only be looked at", async () => {
    expect((await get("/learn", { method: "POST" })).status).toBe(405);
    const head = await get("/learn", { method: "HEAD" });
    expect([head.status, head.headers.get("content-length"), await head.text()]).toEqual([200, "5", ""]);
  });

  it("carry strict headers, and say how long they may be kept", async () => {
    const { headers } = await get("/");
    expect(headers.get("content-security-policy")).toBe(PAGE_POLICY);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
    const script = await get("/_next/static/a.js");
    expect(script.headers.get("content-security-policy")).toBe(POLICY);
    expect(script.headers.get("cache-control")).toContain("immutable");
  });

  it("are not sent again to whoever has them", async () => {
    const etag = (await get("/learn")).headers.get("etag") ?? "";
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`])
      expect((await get("/learn", { headers: { "if-none-match": known } })).status).toBe(304);
    expect((await get("/learn", { headers: { "if-none-match": '"other"' } })).status).toBe(200);
  });

  it("are sent compressed to whoever can read that", async () => {
    const ask = (accepted: string) => get("/long.js", { headers: { "accept-encoding": accepted } });
    expect((await ask("gzip")).headers.get("content-encoding")).toBe("gzip");
    expect(await (await ask("br, gzip;q=0.5")).text()).toBe("x".repeat(2000));
    for (const accepted of ["identity", "gzip;q=0", "br"])
      expect((await ask(accepted)).headers.get("content-encoding")).toBeNull();
  });
});

describe("a new build", () => {
  it("is served once the link points to it; what open pages load stays, what they show does not", async () => {
    addBuild("two", { "_next/static/b.js": "b of two" });
    point("two");
    builds.refresh();
    expect(await read("/")).toEqual([200, "home of two"]);
    expect(await read("/_next/static/a.js")).toEqual([200, "a of one"]);
    expect(await read("/_next/static/b.js")).toEqual([200, "b of two"]);
    expect((await read("/learn"))[0]).toBe(404);
    expect(openBuilds(folder, () => {}).find("/_next/static/a.js")).toBeDefined();
  });

  it("that cannot be read changes nothing, and is told of", async () => {
    point("three");
    builds.refresh();
    expect(await read("/")).toEqual([200, "home of one"]);
    expect(told.join()).toContain("cannot be read");
  });
});
