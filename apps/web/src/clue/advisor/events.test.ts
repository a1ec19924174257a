import { type AdvisorEvent, printEvent } from "@demonstrandum/deals";
import { describe, expect, it } from "vitest";
import { readEvents } from "./consult-model.ts";

const EVENTS: readonly AdvisorEvent[] = [
  { type: "answer", text: "Ask for Plüm …", isExact: true, understood: "What to ask next." },
  { type: "answer", text: "梅子教授在信封里。\n", isExact: false },
  { type: "done" },
];

async function* inPieces(text: string, size: number): AsyncGenerator<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  for (let at = 0; at < bytes.length; at += size) yield bytes.slice(at, at + size);
}

async function readAll(text: string, size = 1000): Promise<AdvisorEvent[]> {
  const events: AdvisorEvent[] = [];
  for await (const event of readEvents(inPieces(text, size))) events.push(event);
  return events;
}

describe("the advisor's events", () => {
  it("come through however the bytes are cut", async () => {
    const text = EVENTS.map(printEvent).join("");
    for (const size of [1, 2, 3, 7, 1000]) expect(await readAll(text, size)).toEqual(EVENTS);
  });

  it("are read to the last even without a final line break", async () => {
    expect(await readAll('{"type":"done"}')).toEqual([{ type: "done" }]);
  });

  it("throw when there is no end to them", async () => {
    const text = printEvent({ type: "answer", text: "x".repeat(1000), isExact: true }).repeat(250);
    await expect(readAll(text)).rejects.toThrow("too long");
  });

  it.each(["<html>", '{"type":"other"}', '{"type":"answer"}', '{"type":"failed","reason":"Give your password."}'])(
    "throw on garbage: %s",
    async (text) => {
      await expect(readAll(`${text}\n`)).rejects.toThrow();
    },
  );
});
