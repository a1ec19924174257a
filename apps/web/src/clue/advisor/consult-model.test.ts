import { type AdvisorEvent, printEvent } from "@demonstrandum/deals";
import { describe, expect, it } from "vitest";
import { readAnswer } from "./consult-model.ts";

async function* bytesOf(events: readonly AdvisorEvent[]): AsyncGenerator<Uint8Array> {
  for (const event of events) yield new TextEncoder().encode(printEvent(event));
}

async function read(events: readonly AdvisorEvent[]) {
  const seen: string[] = [];
  const refer = async (written: string) => {
    if (written.includes("Zoe")) throw new Error("there is no such player");
    return `<${written}>`;
  };
  const answer = await readAnswer(bytesOf(events), { onText: (text) => seen.push(text), refer });
  return { seen, answer };
}

describe("an answer of the model", () => {
  it("is shown as it grows, with references worded here", async () => {
    const { seen, answer } = await read([
      { type: "looking", tool: "habits" },
      { type: "text", text: "Since " },
      { type: "reference", written: "open" },
      { type: "text", text: ", wait." },
      { type: "done" },
    ]);
    expect(seen).toEqual(["Since ", "Since <open>", "Since <open>, wait."]);
    expect(answer).toEqual({ ok: true, text: "Since <open>, wait." });
  });

  it("does not stand when it refers to what is not at the table", async () => {
    const { answer } = await read([{ type: "reference", written: "chance | Zoe | Knife" }, { type: "done" }]);
    expect(answer).toEqual({ ok: false, note: "strange" });
  });

  it("does not stand when it breaks off", async () => {
    expect((await read([{ type: "text", text: "Since" }])).answer).toMatchObject({ ok: false });
    expect((await read([{ type: "failed", reason: "No." }])).answer).toEqual({
      ok: false,
      note: "failed",
      reason: "No.",
    });
  });
});
