// The document of the whole API, held against a public linter and against what the API does.
import { makeReferee, type Referee } from "@demonstrandum/referee";
import type { Store } from "@demonstrandum/store";
import { openPassingStore } from "@demonstrandum/store/testing";
import { createConfig, lintFromString } from "@redocly/openapi-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { BASE } from "../api/mount.ts";
import { dailyOperations } from "../daily/daily.ts";
import { followingOperations } from "../following/following-operations.ts";
import { OPERATIONS } from "../puzzles/operations.ts";
import { askApi, newApi } from "./testing.ts";

let store: Store;
let referee: Referee;
beforeAll(async () => {
  store = await openPassingStore();
  referee = makeReferee(store, "a secret of some length", () => 0);
});
afterAll(() => store.close());

const newWholeApi = () => newApi({}, [], referee);

/** What the linter calls its rules about examples and about who may ask. */
const WANTED = ["no-invalid-media-type-examples", "no-invalid-parameter-examples", "security-defined"];

async function lint(source: string) {
  const config = await createConfig({ extends: ["recommended"] });
  const problems = await lintFromString({ source, absoluteRef: "openapi.json", config });
  return problems.map(({ ruleId, message, location }) => ({ ruleId, message, at: location[0]?.pointer }));
}

describe("the document of the whole API", () => {
  it("passes a public linter: who may ask is said of every operation, and every example is what its schema says", async () => {
    const { text } = await askApi(newWholeApi(), "/api/openapi.json");
    expect(await lint(text)).toEqual([]);
  });

  it("would not pass with an example that breaks its schema, or without a word on who may ask", async () => {
    const { data } = await askApi(newWholeApi(), "/api/openapi.json");
    const operation = data.paths[`${BASE}/puzzles/generate`].post;
    operation.requestBody.content["application/json"].example.config.difficulty = "impossible";
    delete operation.security;
    const rules = new Set((await lint(JSON.stringify(data))).map(({ ruleId }) => ruleId));
    expect([...rules].sort()).toEqual(WANTED.filter((rule) => rules.has(rule)));
    expect(rules.size).toBe(2);
  });

  it("describes the settings and puzzles of every game, and Clue tables", async () => {
    const { data } = await askApi(newApi(), "/api/openapi.json");
    const { schemas } = data.components;
    for (const game of ["Cultivators", "Who", "Village"]) {
      expect(Object.keys(schemas[`${game}Settings`].properties)).toContain("difficulty");
      expect(schemas[`${game}Puzzle`].required).toContain("difficulty");
      expect(schemas[`${game}Puzzle`].additionalProperties).toBe(false);
    }
    expect(Object.keys(schemas.TableSetup.properties)).toContain("players");
    expect(schemas.TableEntry.oneOf).toHaveLength(4);
  });
});

it("asks for a player exactly where the document says so", async () => {
  const api = newWholeApi();
  const operations = [...OPERATIONS, ...dailyOperations(referee, 0), ...followingOperations(referee)];
  const asked = await Promise.all(
    operations.map(async ({ id, method, path, body, example, who }, at) => {
      const address = BASE + path.replaceAll(/\{\w+\}/g, "A".repeat(22));
      const sent = body ? { body: example ?? { key: "A".repeat(22), content: "" } } : {};
      const { status } = await askApi(api, address, { method: method.toUpperCase(), from: `10.0.1.${at}`, ...sent });
      return { id, who, isRefused: status === 401 };
    }),
  );
  expect(asked.filter(({ who, isRefused }) => isRefused !== (who === "player"))).toEqual([]);
  expect(asked.filter(({ isRefused }) => isRefused).length).toBeGreaterThan(5);
});
