import { describe, expect, it } from "vitest";
import { inlineWork } from "../app/testing.ts";
import { newAdvisorLimit } from "./advisor-limit.ts";
import { answerPost, sayModel } from "./route-handler.ts";

const MODEL = { baseURL: "http://127.0.0.1:9/v1", model: "m", apiKey: "k", patience: 1000 };
const SETUP = { deck: "classic-21", players: ["Me", "Bob", "Carol"], dealer: "Carol", me: "Me", faceUp: [] };
const HAND = ["Scarlett", "Rope", "Ballroom", "Study", "Hall", "Plum"];
const SOUND = JSON.stringify({
  setup: { ...SETUP, myHand: HAND },
  log: [],
  room: null,
  question: "Who has the Knife?",
});

const post = (body: string, headers: Record<string, string> = {}) =>
  new Request("http://localhost/api/advisor", {
    method: "POST",
    body,
    headers: { "content-type": "application/json", ...headers },
  });

const newLimit = (budget = 1000) => newAdvisorLimit(budget, () => 0);
const answer = (request: Request) =>
  answerPost(request, { model: MODEL, limit: newLimit(), work: inlineWork, caller: "1.2.3.4" });

describe("the advisor's route", () => {
  it("says whether there is a model, and nothing else about it", async () => {
    expect(await sayModel(undefined).json()).toEqual({ model: false });
    expect(await sayModel(MODEL).json()).toEqual({ model: true });
  });

  it("is not there without a model", async () => {
    expect(
      (await answerPost(post(SOUND), { model: undefined, limit: newLimit(), work: inlineWork, caller: "a" })).status,
    ).toBe(404);
  });

  it("answers this site only", async () => {
    expect((await answer(post("{}", { "sec-fetch-site": "cross-site" }))).status).toBe(403);
    expect((await answer(post("{}", { "sec-fetch-site": "same-origin" }))).status).toBe(400);
  });

  it("refuses what it cannot read, with a reason", async () => {
    const response = await answer(post("nonsense"));
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ error: "This is not JSON." });
  });

  it("slows down a caller who asks too often, and says for how long", async () => {
    const limit = newLimit();
    const ask = async (caller: string) => {
      const response = await answerPost(post(SOUND), { model: MODEL, limit, work: inlineWork, caller });
      await response.body?.cancel();
      return response;
    };
    const statuses = [];
    for (let turn = 0; turn < 9; turn++) statuses.push((await ask("1.2.3.4")).status);
    expect(statuses).toEqual([...Array(8).fill(200), 429]);
    expect((await ask("1.2.3.4")).headers.get("retry-after")).toBe("10");
    expect((await ask("5.6.7.8")).status).toBe(200);
  });

  it("takes nothing off a caller's questions for malformed ones, whatever headers they carry", async () => {
    const limit = newLimit();
    const ask = (request: Request) => answerPost(request, { model: MODEL, limit, work: inlineWork, caller: "a" });
    for (let turn = 0; turn < 100; turn++)
      expect((await ask(post("{}", { "x-forwarded-for": `${turn}` }))).status).toBe(400);
    const response = await ask(post(SOUND));
    expect(response.status).toBe(200);
    await response.body?.cancel();
  });
});
