import { type AdvisorEvent, printEvent } from "@demonstrandum/deals";
import { describe, expect, it } from "vitest";
import { readEvents } from "./events.ts";

const EVENTS: readonly AdvisorEvent[] = [
  { type: "looking", tool: "analyse" },
  { type: "text", text: "Ask for Plüm …\n" },
  { type: "reference", written: "chance | Bob | Plum" },
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
    const text = printEvent({ type: "text", text: "x".repeat(1000) }).repeat(250);
    await expect(readAll(text)).rejects.toThrow("too long");
  });

  it.each(["<html>", '{"type":"other"}', '{"type":"text"}'])("throw on garbage: %s", async (text) => {
    await expect(readAll(`${text}\n`)).rejects.toThrow();
  });
});
