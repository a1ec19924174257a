import { describe, expect, it } from "vitest";
import { answerPost, newRateLimit, sayModel } from "./route-handler.ts";

const ENV = { ADVISOR_BASE_URL: "http://127.0.0.1:9/v1", ADVISOR_MODEL: "m", ADVISOR_API_KEY: "k" };

const post = (headers: Record<string, string> = {}, body = "{}") =>
  new Request("http://localhost/api/advisor", {
    method: "POST",
    body,
    headers: { "content-type": "application/json", ...headers },
  });

const answer = (request: Request, env: Record<string, string> = ENV) =>
  answerPost(
    request,
    env,
    newRateLimit(() => 0),
  );

describe("the advisor's route", () => {
  it("says whether there is a model, and nothing else about it", async () => {
    expect(await sayModel({}).json()).toEqual({ model: false });
    expect(await sayModel(ENV).json()).toEqual({ model: true });
  });

  it("is not there without a model", async () => {
    expect((await answer(post(), {})).status).toBe(404);
  });

  it("answers this site only", async () => {
    expect((await answer(post({ "sec-fetch-site": "cross-site" }))).status).toBe(403);
    expect((await answer(post({ "sec-fetch-site": "same-origin" }))).status).toBe(400);
  });

  it("refuses what it cannot read, with a reason", async () => {
    const response = await answer(post({}, "nonsense"));
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ error: "This is not JSON." });
  });

  it("slows down an address that asks too often, and says for how long", async () => {
    const limit = newRateLimit(() => 0);
    const ask = (address: string) => answerPost(post({ "x-forwarded-for": address }), ENV, limit);
    const statuses = [];
    for (let turn = 0; turn < 9; turn++) statuses.push((await ask("1.2.3.4")).status);
    expect(statuses).toEqual([...Array(8).fill(400), 429]);
    expect((await ask("1.2.3.4")).headers.get("retry-after")).toBe("10");
    expect((await ask("spoofed, 5.6.7.8")).status).toBe(400);
  });
});
