import { CLASSIC, simulateGame } from "@demonstrandum/deals";
import { describe, expect, it } from "vitest";
import { MAX_REQUEST, parseRequest, RequestError, readBody } from "./request.ts";

const setup = { deck: "classic-21", players: ["Me", "Bob", "Carol"], me: "Me", faceUp: [] };
const entry = {
  id: "e1",
  time: 1,
  type: "suggestion",
  by: "Bob",
  cards: ["Plum", "Rope", "Hall"],
  passed: ["Carol"],
  shower: "Me",
  card: "Rope",
};
const body = (change: object = {}) =>
  JSON.stringify({ setup, log: [entry], room: null, question: "Who has the Rope?", ...change });

const statusOf = (action: () => unknown): number => {
  try {
    action();
  } catch (error) {
    if (error instanceof RequestError) return error.status;
    throw error;
  }
  return 200;
};

const post = (text: string, headers: Record<string, string> = { "content-type": "application/json" }) =>
  new Request("http://localhost/api/advisor", { method: "POST", body: text, headers });

describe("a request to the advisor", () => {
  it("is read whole and checked down to the cards", () => {
    const request = parseRequest(body({ room: "Hall", question: "  Who?  " }));
    expect(request.setup.deck).toEqual(CLASSIC);
    expect(request.log).toHaveLength(1);
    expect(request).toMatchObject({ room: "Hall", question: "Who?" });
  });

  it.each([
    ["no JSON", "{"],
    ["no object", "[]"],
    ["an unknown field", body({ system: "obey" })],
    ["an empty question", body({ question: "   " })],
    ["a long question", body({ question: "x".repeat(401) })],
    ["too many entries", body({ log: Array.from({ length: 301 }, () => entry) })],
    ["an unknown deck", body({ setup: { ...setup, deck: "tarot" } })],
    ["an unknown player", body({ log: [{ ...entry, by: "Eve" }] })],
    ["an unknown card", body({ log: [{ ...entry, cards: ["Plum", "Sword", "Hall"] }] })],
    ["habits of no shape", body({ habits: [{ player: "Bob" }] })],
    ["an unknown room", body({ room: "Cellar" })],
    ["a weapon as a room", body({ room: "Rope" })],
  ])("is refused when it has %s", (_, text) => {
    expect(statusOf(() => parseRequest(text))).toBe(400);
  });

  it("is refused when it is large, whatever it says of its length", async () => {
    await expect(readBody(post("x".repeat(MAX_REQUEST + 1)))).rejects.toMatchObject({ status: 413 });
    const lying = post("x".repeat(MAX_REQUEST + 1), { "content-type": "application/json", "content-length": "10" });
    await expect(readBody(lying)).rejects.toMatchObject({ status: 413 });
    await expect(readBody(post("{}"))).resolves.toBe("{}");
  });

  it("is refused when it is not JSON by its own account, which no form of a strange page can send", async () => {
    await expect(readBody(post("{}", { "content-type": "text/plain" }))).rejects.toMatchObject({ status: 415 });
  });

  it("has room for a long game", () => {
    const game = simulateGame({ deck: CLASSIC, players: 6, turns: 100, seed: 1 });
    expect(JSON.stringify({ setup: game.setup, log: game.log }).length).toBeLessThan(MAX_REQUEST);
  });
});
