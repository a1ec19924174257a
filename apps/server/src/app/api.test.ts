// The API from outside: every example works and answers what its schema says; every way of asking wrongly has its status and its reason.
import { EXAMPLE_TABLE } from "@demonstrandum/deals";
import { LANGUAGES, LOCALES } from "@demonstrandum/text";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { BASE } from "../api/mount.ts";
import { PROBLEM_WORDS } from "../problem/words/index.ts";
import { EXAMPLE_PUZZLE } from "../puzzles/example-puzzle.ts";
import { OPERATIONS } from "../puzzles/operations.ts";
import { type Asked, askApi, newApi } from "./testing.ts";

const post = (path: string, body: unknown, rest: Asked = {}) => askApi(newApi(), BASE + path, { body, ...rest });

describe("every operation", () => {
  const WITH_EXAMPLE = OPERATIONS.filter(({ example }) => example !== undefined);
  it.each(WITH_EXAMPLE.map((operation) => [operation.id, operation] as const))(
    "%s answers its own example as it says",
    async (_, { path, example, answer }) => {
      const { status, data } = await post(path, example);
      expect([status, data.detail]).toEqual([200, undefined]);
      expect(v.safeParse(answer, data).issues).toBeUndefined();
    },
  );

  it("has a name of its own", () => {
    expect(new Set(OPERATIONS.map(({ id }) => id)).size).toBe(OPERATIONS.length);
  });
});

describe("a Clue table over HTTP", () => {
  it("says every deduction and its reason, in the language asked for", async () => {
    const told = async (language?: string) => {
      const { data } = await post("/clue/analyse", { ...EXAMPLE_TABLE, ...(language && { language }) });
      return data.deductions.map(({ text, reason }: { text: string; reason: string }) => `${text} ${reason}`);
    };
    const english: string[] = await told();
    const chinese: string[] = await told("zh");
    expect(english.length).toBeGreaterThan(20);
    expect(chinese).toHaveLength(english.length);
    for (const text of english) expect(text).toMatch(/^[A-Z][^\u4e00-\u9fff]*\. [A-Z].*\.$/);
    for (const text of chinese) expect(text).toMatch(/^.*[\u4e00-\u9fff].*。 .*[\u4e00-\u9fff].*。$/);
    expect((await post("/clue/analyse", { ...EXAMPLE_TABLE, language: "la" })).status).toBe(400);
  });
});

describe("puzzles over HTTP", () => {
  it("are the same for the same seed, sound, and travel as JSON or as a code", async () => {
    for (const game of ["cultivators", "who", "village"]) {
      const made = await post("/puzzles/generate", { game, seed: "seven" });
      expect((await post("/puzzles/generate", { game, seed: "seven" })).data).toEqual(made.data);
      for (const puzzle of [made.data.puzzle, made.data.code])
        expect((await post("/puzzles/check", { puzzle })).data).toMatchObject({ game, isSound: true, defects: [] });
    }
  });

  it("are solved to the last person, with a proof of each", async () => {
    const { data } = await post("/puzzles/solve", { puzzle: EXAMPLE_PUZZLE });
    expect(data.isSolved).toBe(true);
    expect(data.steps.flatMap(({ people }: { people: unknown[] }) => people)).toHaveLength(5);
    for (const { proof } of data.steps) expect(proof.length).toBeGreaterThan(0);
  });

  it("are proved as data, line by line", async () => {
    const { data } = await post("/puzzles/prove", { puzzle: EXAMPLE_PUZZLE });
    expect(data).toMatchObject({ format: "demonstrandum-proof/1", honesty: "lying", gated: false, rules: [] });
    expect(data.steps.flatMap(({ people }: { people: unknown[] }) => people)).toHaveLength(5);
    for (const { lines } of data.steps)
      for (const line of lines) expect(line).toMatchObject({ uses: {}, claims: expect.any(Array), said: {} });
  });

  it("that are not sound are told so", async () => {
    const solution = EXAMPLE_PUZZLE.solution.map((each) => !each);
    const { status, data } = await post("/puzzles/check", { puzzle: { ...EXAMPLE_PUZZLE, solution } });
    expect([status, data.isSound]).toEqual([200, false]);
    expect(data.defects.length).toBeGreaterThan(0);
  });

  it("hold nothing of their solution when they are written for another solver", async () => {
    const flipped = { ...EXAMPLE_PUZZLE, solution: EXAMPLE_PUZZLE.solution.map((each) => !each) };
    for (const format of ["dimacs", "smtlib"])
      expect((await post("/puzzles/export", { puzzle: flipped, format })).text).toBe(
        (await post("/puzzles/export", { puzzle: EXAMPLE_PUZZLE, format })).text,
      );
  });
});

const nested = (open: string, depth: number, close: string, core = "") =>
  open.repeat(depth) + core + close.repeat(depth);

describe("asking wrongly", () => {
  const WRONG: readonly (readonly [string, string, unknown, Asked, number, string])[] = [
    ["no JSON", "/puzzles/check", "{", {}, 400, "not-json"],
    ["another type", "/puzzles/check", "{}", { headers: { "content-type": "text/plain" } }, 415, "not-json"],
    ["a key too many", "/puzzles/check", { puzzle: "x", more: 1 }, {}, 400, "bad-body"],
    ["a key too few", "/puzzles/say", { puzzle: EXAMPLE_PUZZLE }, {}, 400, "bad-body"],
    ["no game", "/puzzles/generate", { game: "chess" }, {}, 400, "bad-body"],
    ["a setting that is none", "/puzzles/generate", { game: "who", config: { rows: 99 } }, {}, 422, "bad-config"],
    [
      "a hidden prototype",
      "/puzzles/generate",
      String.raw`{"game":"who","config":{"\u005f_proto__":1}}`,
      {},
      400,
      "bad-body",
    ],
    ["a well", "/puzzles/check", `{"puzzle":${"[".repeat(50_000)}${"]".repeat(50_000)}}`, {}, 400, "bad-body"],
    ["a prototype", "/puzzles/generate", '{"game":"who","config":{"__proto__":{"x":1}}}', {}, 400, "bad-body"],
    ["a code that is none", "/puzzles/solve", { puzzle: "1cAAAA" }, {}, 422, "bad-code"],
    ["a puzzle of no game", "/puzzles/rate", { puzzle: { game: "chess" } }, {}, 422, "bad-puzzle"],
    ["half a puzzle", "/puzzles/solve", { puzzle: { game: "village" } }, {}, 422, "bad-puzzle"],
    ["a clue that is none", "/puzzles/say", { puzzle: EXAMPLE_PUZZLE, clue: "perhaps" }, {}, 422, "bad-clue"],
    ["nobody", "/puzzles/say", { puzzle: EXAMPLE_PUZZLE, clue: "OR(0,1)", speaker: 9 }, {}, 422, "no-person"],
    ["a table without players", "/clue/analyse", { setup: {}, log: [] }, {}, 422, "bad-table"],
    [
      "lists in lists",
      "/puzzles/check",
      `{"puzzle":{"game":"who","a":${nested("[", 2000, "]")}}}`,
      {},
      400,
      "bad-body",
    ],
    ["objects in objects", "/puzzles/generate", nested('{"a":', 100, "}", "1"), {}, 400, "bad-body"],
    ["lists without an end", "/clue/analyse", "[".repeat(250_000), {}, 400, "bad-body"],
    ["a text without an end", "/puzzles/check", `{"puzzle":"${'[\\"'.repeat(60_000)}`, {}, 400, "not-json"],
    ["too much", "/puzzles/check", `{"puzzle":"${"x".repeat(300_000)}"}`, {}, 413, "too-large"],
  ];
  it.each(WRONG)("with %s", async (_, path, body, rest, status, code) => {
    const answer = await post(path, body, rest);
    expect([answer.status, answer.data.code]).toEqual([status, code]);
    expect(answer.headers.get("content-type")).toMatch(/^application\/problem\+json/);
    expect(answer.data).toMatchObject({ status, title: expect.any(String), detail: expect.stringMatching(/\S/) });
    expect(answer.text.length).toBeLessThan(1000);
  });

  it("with bytes that are no text", async () => {
    const { status, data } = await askApi(newApi(), `${BASE}/puzzles/check`, { body: new Uint8Array([34, 255, 34]) });
    expect([status, data.code]).toEqual([400, "not-text"]);
  });

  it("at an address or with a method that leads nowhere", async () => {
    expect((await askApi(newApi(), `${BASE}/nothing`)).data).toMatchObject({ status: 404, code: "not-found" });
    const answer = await askApi(newApi(), `${BASE}/puzzles/check`);
    expect([answer.status, answer.headers.get("allow"), answer.data.code]).toEqual([405, "POST", "method-not-allowed"]);
  });
});

describe("limits", () => {
  it("turn a caller away who asks too often, say for how long, and believe no header", async () => {
    const api = newApi();
    const statuses = new Set<number>();
    for (let turn = 0; turn < 61; turn++) {
      const headers = { "x-forwarded-for": `1.2.3.${turn}` };
      const answer = await askApi(api, `${BASE}/puzzles/check`, { body: {}, headers });
      statuses.add(answer.status);
      if (turn === 60) expect(answer.headers.get("retry-after")).toBe("1");
    }
    expect([...statuses]).toEqual([400, 429]);
    expect((await askApi(api, `${BASE}/puzzles/check`, { body: {}, from: "10.0.0.2" })).status).toBe(400);
    expect((await askApi(api, "/api/health")).status).toBe(200);
  });
});

describe("other sites", () => {
  it("may ask what needs no cookie", async () => {
    const asked = await askApi(newApi(), `${BASE}/puzzles/check`, { method: "OPTIONS" });
    expect([asked.status, asked.headers.get("access-control-allow-origin")]).toEqual([204, "*"]);
    const wrong = await post("/puzzles/check", {});
    expect(wrong.headers.get("access-control-allow-origin")).toBe("*");
    expect(wrong.headers.get("access-control-allow-credentials")).toBeNull();
  });

  it("may not ask the advisor", async () => {
    const asked = await askApi(newApi(), "/api/advisor");
    expect(asked.headers.get("access-control-allow-origin")).toBeNull();
  });
});

describe("the document", () => {
  it("is OpenAPI 3.1 and names every operation with its schemas", async () => {
    const { data } = await askApi(newApi(), "/api/openapi.json");
    expect(data.openapi).toBe("3.1.0");
    for (const { id, path, method } of OPERATIONS) {
      const described = data.paths[BASE + path][method];
      expect(described.operationId).toBe(id);
      expect(described.responses["200"].content["application/json"].schema.type).toBe("object");
      expect(described.responses["429"].$ref).toBe("#/components/responses/TooManyRequests");
    }
    for (const { $ref } of Object.values(data.paths[`${BASE}/puzzles/check`].post.responses).slice(1) as {
      $ref: string;
    }[])
      expect(data.components.responses).toHaveProperty($ref.split("/").at(-1) ?? "");
  });
});

it("says that it is not ready once it was told to stop, and is well all the same", async () => {
  const api = newApi();
  expect((await askApi(api, "/api/ready")).status).toBe(200);
  api.stop();
  expect((await askApi(api, "/api/ready")).status).toBe(503);
  expect((await askApi(api, "/api/health")).status).toBe(200);
});

describe("what the API says about itself", () => {
  it("has figures for this machine, and for whoever has the token", async () => {
    const api = newApi();
    await askApi(api, `${BASE}/puzzles/check`, { body: { puzzle: "secret-code" } });
    const answer = await askApi(api, "/api/metrics", { from: "127.0.0.1" });
    expect(answer.text).toContain('http_requests_total{route="/api/v1/puzzles/check",method="POST",status="422"} 1');
    expect(answer.text).not.toContain("secret-code");
    expect((await askApi(api, "/api/metrics")).status).toBe(404);
    const proxied = { from: "127.0.0.1", headers: { "x-forwarded-for": "1.2.3.4" } };
    expect((await askApi(api, "/api/metrics", proxied)).status).toBe(404);
    const guarded = newApi({ METRICS_TOKEN: "a token of some length" });
    const withToken = (token: string) =>
      askApi(guarded, "/api/metrics", { headers: { authorization: `Bearer ${token}` } });
    expect((await withToken("a token of some length")).status).toBe(200);
    expect((await withToken("another of same length")).status).toBe(404);
  });

  it("logs requests by their pattern, without address, body or path", async () => {
    const lines: string[] = [];
    const api = newApi({}, lines);
    await askApi(api, `${BASE}/puzzles/check?who=Alice`, { body: { puzzle: "Alice" }, from: "10.1.2.3" });
    await askApi(api, "/api/Alice");
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { event: "request", route: "/api/v1/puzzles/check", method: "POST", status: 422 },
      { event: "request", status: 404 },
    ]);
    expect(lines.join()).not.toMatch(/Alice|10\.1\.2/);
  });

  it("has a page that shows every operation, under a policy of its own", async () => {
    const { status, text, headers } = await askApi(newApi(), "/api/docs");
    expect(status).toBe(200);
    expect(headers.get("content-security-policy")).toMatch(/^default-src 'none'; script-src 'self'(?!.*unsafe)/);
    for (const { id } of OPERATIONS) expect(text).toContain(`data-run="${id}"`);
    for (const file of ["/api/docs.js", "/api/docs.css"]) expect((await askApi(newApi(), file)).status).toBe(200);
  });

  it("tells of every problem in every language, under the anchor that its type leads to", async () => {
    const { data } = await askApi(newApi(), "/api/nothing");
    const [address = "", anchor] = data.type.split("#");
    expect(anchor).toBe("not-found");
    for (const language of LANGUAGES) {
      const { status, text } = await askApi(newApi(), language === "en" ? address : `${address}/${language}`);
      expect(status).toBe(200);
      expect(text).toContain(`<html lang="${LOCALES[language]}">`);
      const codes = [...text.matchAll(/<dt id="([^"]+)"><code>\1<\/code><\/dt>\n<dd>[^<]+[.。]<\/dd>/g)].map(
        ([, code]) => code,
      );
      expect(codes).toEqual(Object.keys(PROBLEM_WORDS[language].problems));
      expect(codes).toContain(data.code);
    }
  });
});
