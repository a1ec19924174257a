import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type AdvisorEvent, analyse, EXAMPLE_TABLE, parseLog, parseSetup } from "@demonstrandum/deals";
import { afterEach, describe, expect, it } from "vitest";
import { inlineWork } from "../api/testing.ts";
import { consult } from "./consult.ts";
import { modelIn } from "./model-config.ts";

const SETUP = parseSetup(EXAMPLE_TABLE.setup);
const LOG = parseLog(EXAMPLE_TABLE.log, SETUP);

type Handler = (body: string, response: ServerResponse, request: IncomingMessage) => void;

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

const readAll = async (request: IncomingMessage): Promise<string> => {
  let text = "";
  for await (const chunk of request) text += chunk;
  return text;
};

/** A server that speaks, or is meant to speak, the protocol. */
async function listen(handler: Handler): Promise<string> {
  server = createServer(async (request, response) => handler(await readAll(request), response, request));
  await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
}

const chunk = (delta: object, finish: string | null = null): string =>
  `data: ${JSON.stringify({ id: "1", object: "chat.completion.chunk", created: 1, model: "m", choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;

const begin = (response: ServerResponse) => response.writeHead(200, { "content-type": "text/event-stream" });

const say = (response: ServerResponse, words: readonly string[], finish = "stop") => {
  begin(response);
  for (const word of words) response.write(chunk({ role: "assistant", content: word }));
  response.end(`${chunk({}, finish)}data: [DONE]\n\n`);
};

async function ask(baseURL: string, patience = 5000, language: "en" | "zh" = "en"): Promise<AdvisorEvent[]> {
  const config = { baseURL, model: "m", apiKey: "secret", patience };
  const request = { setup: SETUP, log: LOG, room: null, habits: [], language, question: "Who has the Knife?" };
  const events: AdvisorEvent[] = [];
  for await (const event of consult(config, request, { signal: new AbortController().signal, work: inlineWork }))
    events.push(event);
  return events;
}

const textOf = (events: readonly AdvisorEvent[]) =>
  events.map((event) => (event.type === "text" ? event.text : "")).join("");
const lastOf = async (handler: Handler, patience?: number) => (await ask(await listen(handler), patience)).at(-1);

describe("consulting a model", () => {
  it("streams its words, with the key in the header and the table in the prompt", async () => {
    let seen = { key: "", body: "" };
    const url = await listen((body, response, request) => {
      seen = { key: request.headers.authorization ?? "", body };
      say(response, ["Ask ", "Bob ", "again."]);
    });
    const events = await ask(url);
    expect(textOf(events)).toBe("Ask Bob again.");
    expect(events.at(-1)).toEqual({ type: "done" });
    expect(seen.key).toBe("Bearer secret");
    expect(seen.body).toContain("Players in seating order");
    for (const taught of ["The rules:", "link intersection", "card count", "How to suggest:", "Bluffs:"])
      expect(seen.body).toContain(taught);
    expect(JSON.parse(seen.body)).toMatchObject({ stream: true, model: "m" });
  });

  it("lets it ask the engine and refer to what the engine says", async () => {
    let calls = 0;
    let told = "";
    const url = await listen((body, response) => {
      calls++;
      if (calls > 1) {
        const { messages } = JSON.parse(body) as { messages: { role: string; content: string }[] };
        told = messages.at(-1)?.content ?? "";
        say(response, ["Ask David, since [chance | Da", "vid | Knife], as entry 1 ", "shows: [open]."]);
        return;
      }
      begin(response);
      const call = { name: "card_owner", arguments: '{"card":"Knife"}' };
      response.write(
        chunk({ role: "assistant", tool_calls: [{ index: 0, id: "c1", type: "function", function: call }] }),
      );
      response.end(`${chunk({}, "tool_calls")}data: [DONE]\n\n`);
    });
    const events = await ask(url);
    expect(events[0]).toEqual({ type: "looking", tool: "card_owner" });
    expect(JSON.parse(told).probabilities.David).toBeGreaterThan(0);
    const words = events.flatMap((event) =>
      event.type === "text" ? [event.text] : event.type === "reference" ? [`<${event.written}>`] : [],
    );
    expect(words.join("")).toBe("Ask David, since <chance | David | Knife>, as entry 1 shows: <open>.");
    expect(events.at(-1)).toEqual({ type: "done" });
  });

  it("tells it to answer in Chinese where the page is, and lets the answer out sentence by sentence", async () => {
    let seen = "";
    const url = await listen((body, response) => {
      seen = body;
      say(response, ["问大卫，因为[chance | David", " | Knife]。这由第1条记录推出", "。"]);
    });
    const events = await ask(url, 5000, "zh");
    expect(seen).toContain("Simplified Chinese");
    expect(seen).toContain("Knife is 匕首");
    expect(events.filter(({ type }) => type !== "done")).toEqual([
      { type: "text", text: "问大卫，因为" },
      { type: "reference", written: "chance | David | Knife" },
      { type: "text", text: "。" },
      { type: "text", text: "这由第1条记录推出。" },
    ]);
    expect(await lastOf((_, response) => say(response, ["很抱歉，我不能回答。"]))).toMatchObject({ type: "failed" });
    expect(await lastOf((_, response) => say(response, ["他有它的可能性是百分之九十。"]))).toMatchObject({
      type: "failed",
      reason: expect.stringContaining("百分之九十"),
    });
  });

  it("keeps what a model thinks aloud to itself", async () => {
    const events = await ask(await listen((_, response) => say(response, ["<think>977 worlds</think>", "Ask Bob."])));
    expect(textOf(events).trim()).toBe("Ask Bob.");
    expect(events.at(-1)).toEqual({ type: "done" });
  });

  it("calls off an answer with a figure of its own", async () => {
    const last = await lastOf((_, response) => say(response, ["Bob has it with 73.21 %."]));
    expect(last).toMatchObject({ type: "failed", reason: expect.stringContaining("73.21") });
  });

  it.each([
    [["Bob has it with 73", ".21 %, so ask."], "73.21"],
    [["Bob has it with ninety-", "nine ", "percent, so ask."], "ninety-nine"],
    [["Bob has it with ９９", " %, so ask."], "99"],
  ])("lets nothing of such a figure out, however it is written: %j", async (words, figure) => {
    const events = await ask(await listen((_, response) => say(response, words)));
    expect(events.at(-1)).toMatchObject({ type: "failed", reason: expect.stringContaining(figure) });
    expect(textOf(events)).toBe("Bob has it with ");
  });

  it("takes no figure of the model's own, not even the engine's beside another card", async () => {
    const { probabilities } = analyse(SETUP, LOG);
    const figure = `${Math.round(100 * (probabilities.Knife?.David ?? 0))}`;
    const last = await lastOf((_, response) => say(response, [`Plum is in the envelope with ${figure} %.`]));
    expect(last).toMatchObject({ type: "failed", reason: expect.stringContaining(figure) });
  });

  it("stops listening to a model that does not come to an end", async () => {
    const last = await lastOf((_, response) => say(response, Array(500).fill("well, well, well ")));
    expect(last).toEqual({ type: "failed", reason: "The model said too much." });
  });

  it("keeps its patience for the whole answer, however busily a model talks", async () => {
    const talks: Handler = (_, response) => {
      begin(response);
      const talk = setInterval(() => response.write(chunk({ content: "well " })), 20);
      response.on("close", () => clearInterval(talk));
    };
    const start = performance.now();
    expect(await lastOf(talks, 300)).toMatchObject({ type: "failed", reason: "The model took too long." });
    expect(performance.now() - start).toBeLessThan(5000);
  });

  it.each<[string, Handler]>([
    ["an error", (_, response) => response.writeHead(500).end("down")],
    ["a wrong key", (_, response) => response.writeHead(401).end('{"error":{"message":"no"}}')],
    ["a web page", (_, response) => response.writeHead(200, { "content-type": "text/html" }).end("<html>")],
    ["broken events", (_, response) => begin(response).end("data: {oops\n\ndata: [DONE]\n\n")],
    ["silence", (_, response) => say(response, [])],
    ["signs only", (_, response) => say(response, ["%%% ### "])],
    ["a refusal", (_, response) => say(response, ["I’m sorry, but I can’t help with that."])],
    ["a filtered answer", (_, response) => say(response, ["Well"], "content_filter")],
    ["an answer that is cut off", (_, response) => say(response, ["Well, the"], "length")],
    ["a closed line", (_, response) => response.destroy()],
  ])("fails calmly on %s", async (_, handler) => {
    expect(await lastOf(handler)).toMatchObject({ type: "failed", reason: expect.stringMatching(/^The model .+\.$/) });
  });

  it("gives up a model that never answers, or stops answering", async () => {
    expect(await lastOf(() => {}, 60)).toMatchObject({ type: "failed" });
    const stalls: Handler = (_, response) => begin(response).write(chunk({ role: "assistant", content: "Well" }));
    expect(await lastOf(stalls, 60)).toMatchObject({ type: "failed" });
  });

  it("fails calmly when nobody listens", async () => {
    const url = await listen(() => {});
    server?.close();
    expect((await ask(url)).at(-1)).toMatchObject({ type: "failed" });
  });
});

describe("the configuration", () => {
  it("needs an address and a model, and takes a key", () => {
    const rest = { ADVISOR_API_KEY: "k", ADVISOR_PATIENCE: 15_000, ADVISOR_DAILY: 1000 };
    expect(modelIn(rest)).toBeUndefined();
    expect(modelIn({ ...rest, ADVISOR_BASE_URL: "http://127.0.0.1:1/v1", ADVISOR_MODEL: "m" })).toEqual({
      baseURL: "http://127.0.0.1:1/v1",
      model: "m",
      apiKey: "k",
      patience: 15_000,
    });
  });
});
