// Pictures over a real connection, with a worker that draws nothing.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { LIMITS } from "../http/limits.ts";
import { listen, type OwnServer } from "../http/server.ts";
import { ProblemError } from "../problem/problem.ts";
import type { Work } from "../work/pool.ts";
import { makePictures } from "./pictures.ts";
import { previewTags } from "./preview-tags.ts";

const asked: unknown[] = [];
let now = 0;
let isBusy = false;

const work: Work = {
  async run(job, input) {
    asked.push([job, input]);
    const { code } = input as { code?: string };
    if (isBusy) throw new ProblemError({ status: 503, code: "busy", detail: "Busy.", retryAfter: 5 });
    if (code?.startsWith("bad")) throw new ProblemError({ status: 422, code: "bad-code", detail: "No puzzle." });
    return JSON.parse(JSON.stringify(Buffer.from("a picture").toString("base64")));
  },
  load: () => ({ busy: 0, waiting: 0, ended: 0 }),
  stop: async () => {},
};

let server: OwnServer;
beforeAll(async () => {
  const pictures = makePictures({ work, kit: () => "kit.json", now: () => now, hops: 0, factor: 1 });
  const handler = (request: Parameters<typeof pictures>[1], response: Parameters<typeof pictures>[2]) => {
    if (!pictures(request.url ?? "", request, response)) response.end("a page");
  };
  server = await listen(handler, LIMITS, { port: 0, host: "127.0.0.1" });
});
afterAll(() => server.stop());

const get = (address: string, init: RequestInit = {}) => fetch(server.url + address, { redirect: "manual", ...init });

describe("pictures", () => {
  it("are drawn in a worker, once, and other sites may show them", async () => {
    for (let time = 0; time < 2; time++) {
      const answer = await get("/who/p/1wABC/picture.png");
      expect([answer.status, answer.headers.get("content-type"), await answer.text()]).toEqual([
        200,
        "image/png",
        "a picture",
      ]);
      expect(answer.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
    }
    expect(asked).toEqual([["picture", { game: "who", code: "1wABC", kit: "kit.json" }]]);
  });

  it("of a code that holds no puzzle are those of its room, and the code is not read again", async () => {
    const before = asked.length;
    for (let time = 0; time < 3; time++) {
      const answer = await get("/who/p/bad-code/picture.png");
      expect([answer.status, answer.headers.get("location")]).toEqual([302, "/who/picture.png"]);
    }
    expect(asked.length).toBe(before + 1);
  });

  it("are not all that there is", async () => {
    expect(await (await get("/who/p/1wABC")).text()).toBe("a page");
    expect(await (await get("/who/picture.png", { method: "POST" })).text()).toBe("a page");
    expect(await (await get("/who/picture.png", { method: "HEAD" })).text()).toBe("");
  });

  it("can be asked for again when the workers were busy", async () => {
    isBusy = true;
    const refused = await get("/picture.png");
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "5"]);
    isBusy = false;
    expect((await get("/picture.png")).status).toBe(200);
  });

  it("are limited for whoever asks for many, but not those that are there already", async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, (_, at) => get(`/who/p/code-${at}/picture.png`)));
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(5);
    expect((await get("/who/p/1wABC/picture.png")).status).toBe(200);
    now += 60_000;
    expect((await get("/who/p/code-29/picture.png")).status).toBe(200);
  });
});

describe("the tags of a preview", () => {
  it("name page and picture in full, with nothing of the address left as markup", () => {
    const tags = previewTags("https://games.example", '/who/p/"><script>', { game: "who" });
    expect(tags).toContain('property="og:image" content="https://games.example/who/picture.png"');
    expect(tags).toContain("/who/p/&quot;&gt;&lt;script&gt;");
    expect(tags).not.toContain("<script");
  });

  it("are in the language of the page", () => {
    const tags = previewTags("https://games.example", "/zh/who", { language: "zh", game: "who" });
    expect(tags).toContain('content="https://games.example/zh/who/picture.png"');
    expect(tags).toContain('property="og:locale" content="zh_CN"');
    expect(tags).toContain("游戏的一个棋盘。");
  });
});
