import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CLASSIC, makeShareText, simulateGame, TABLE_FORMAT } from "@demonstrandum/deals";
import { makeReferee } from "@demonstrandum/referee";
import { openStore, type Store } from "@demonstrandum/store";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Api } from "../app/app.ts";
import { askApi, newApi } from "../app/testing.ts";
import { MAX_CONTENT } from "./following.ts";

const contentOf = (turns: number, players = 6): string => {
  const { setup, log } = simulateGame({ deck: CLASSIC, players, turns, seed: turns });
  return makeShareText({ format: TABLE_FORMAT, id: "t", name: "Table", created: 1, changed: 1, setup, log: [...log] });
};

const PATH = "/api/v1/clue/followed";
const folder = mkdtempSync(join(tmpdir(), "qed-followed-"));
let store: Store;
let api: Api;
let time = 1_800_000_000_000;
beforeAll(async () => {
  store = await openStore({ kind: "sqlite", folder });
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  api = newApi(
    {},
    [],
    makeReferee(store, "a secret of sixteen", () => time),
  );
});

const share = async (content = contentOf(3)) => (await askApi(api, PATH, { body: { content } })).data;
const read = (id: string, since = 0) => askApi(api, `${PATH}/${id}?since=${since}`);
const change = (id: string, body: object) => askApi(api, `${PATH}/${id}`, { method: "PUT", body });
const withdraw = (id: string, key: string) => askApi(api, `${PATH}/${id}`, { method: "DELETE", body: { key } });

describe("a followed table", () => {
  it("is read by whoever has its id, and told only when it is new", async () => {
    const { id, key, version } = await share();
    expect(version).toBe(1);
    expect((await read(id)).data).toEqual({ version: 1, content: contentOf(3) });
    expect((await read(id, 1)).data).toEqual({ version: 1, content: null });
    expect((await change(id, { key, content: contentOf(4) })).data).toMatchObject({ version: 2 });
    expect((await read(id, 1)).data).toEqual({ version: 2, content: contentOf(4) });
  });

  it("has an id and a key of 128 bits that say nothing of each other, and keeps the key from everybody", async () => {
    const [one, two] = [await share(), await share()];
    expect(new Set([one.id, one.key, two.id, two.key]).size).toBe(4);
    for (const secret of [one.id, one.key]) expect(Buffer.from(secret, "base64url")).toHaveLength(16);
    expect((await read(one.id)).text).not.toContain(one.key);
  });

  it("is changed and withdrawn by nobody without its key", async () => {
    const { id, key } = await share();
    const { key: other } = await share();
    expect((await change(id, { key: other, content: contentOf(4) })).status).toBe(404);
    expect((await withdraw(id, other)).status).toBe(404);
    expect((await read(id)).data).toMatchObject({ version: 1 });
    expect((await withdraw(id, key)).data).toEqual({ withdrawn: true });
    expect((await read(id)).status).toBe(404);
    expect((await change(id, { key, content: contentOf(4) })).status).toBe(404);
  });

  it("is gone a day after its last change", async () => {
    const { id, key } = await share();
    time += 80_000_000;
    expect((await change(id, { key, content: contentOf(4) })).status).toBe(200);
    time += 80_000_000;
    expect((await read(id)).status).toBe(200);
    time += 10_000_000;
    expect((await read(id)).status).toBe(404);
  });

  it("is gone after a week, however often it is changed", async () => {
    const { id, key } = await share();
    for (let day = 0; day < 7; day++) {
      time += 86_000_000;
      expect((await change(id, { key, content: contentOf(4) })).status).toBe(200);
    }
    time += 86_000_000;
    expect((await change(id, { key, content: contentOf(4) })).status).toBe(404);
    time += 500_000;
    expect((await read(id)).status).toBe(404);
  });

  it("is one of so many from one address, and others may share theirs", async () => {
    const content = contentOf(3);
    const from = (address: string) => askApi(api, PATH, { body: { content }, from: address });
    const own = [];
    for (let i = 0; i < 20; i++) own.push((await from("2001:db8::1")).data);
    const refused = await from("2001:db8::2");
    expect([refused.status, refused.data]).toMatchObject([422, { code: "too-many-of-yours", figure: 20 }]);
    expect((await from("10.9.9.9")).status).toBe(200);
    await withdraw(own[0].id, own[0].key);
    expect((await from("2001:db8::1")).status).toBe(200);
    expect((await from("2001:db8::1")).status).toBe(422);
    time += 86_400_000;
    expect((await from("2001:db8::1")).status).toBe(200);
  });

  it.each([
    ["no table", { content: "1abc" }, 422],
    ["a table that was cut off", { content: contentOf(5).slice(0, -20) }, 422],
    ["too much", { content: "1".repeat(MAX_CONTENT + 1) }, 400],
    ["something else as well", { content: contentOf(1), name: "x" }, 400],
  ])("is refused when it is %s", async (_, body, status) => {
    expect((await askApi(api, PATH, { body })).status).toBe(status);
  });

  it("is not shown to other sites, nor under an id that was not made here", async () => {
    const { id } = await share();
    const headers = { "sec-fetch-site": "cross-site" };
    expect((await askApi(api, `${PATH}/${id}`, { headers })).status).toBe(403);
    expect((await read("..%2Fdays")).status).toBe(400);
  });

  it("has room for a long game", () => {
    expect(contentOf(150).length).toBeLessThan(MAX_CONTENT / 3);
  });
});
