import { type AdvisorEvent, printEvent } from "@demonstrandum/deals";
import { describe, expect, it } from "vitest";
import { en } from "../../../words/en/clue.ts";
import { zh } from "../../../words/zh/clue.ts";
import { readChoice } from "./consult-model.ts";

async function* bytesOf(events: readonly AdvisorEvent[]): AsyncGenerator<Uint8Array> {
  for (const event of events) yield new TextEncoder().encode(printEvent(event));
}

const read = (events: readonly AdvisorEvent[]) => readChoice(bytesOf(events));
const answer = (text: string): AdvisorEvent => ({ type: "answer", text, isExact: true, understood: "About it." });

describe("a choice of the model", () => {
  it("is the answers in its order", async () => {
    expect(await read([answer("Two."), answer("One."), { type: "done" }])).toMatchObject({
      ok: true,
      answers: [{ text: "Two.", understood: "About it." }, { text: "One." }],
    });
  });

  it("does not stand when it breaks off or fails", async () => {
    expect(await read([answer("Two.")])).toEqual({ ok: false, note: "stopped" });
    expect(await read([answer("Two."), { type: "failed", reason: "strange" }])).toEqual({ ok: false, note: "strange" });
  });

  it("is called what it is: nobody has checked it", () => {
    expect(en.advisor.chosen(en.advisor.exact)).toBe(
      "Answers of the engine, chosen by a language model · Exact figures",
    );
    expect(zh.advisor.chosen(zh.advisor.exact)).toBe("推理引擎的回答，由语言模型挑选；数字精确");
  });
});
