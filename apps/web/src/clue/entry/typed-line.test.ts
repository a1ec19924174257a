import type { TypedSuggestion } from "@demonstrandum/deals";
import { describe, expect, it } from "vitest";
import { newSuggestion } from "../store/draft.ts";
import { SETUP } from "../store/sample.ts";
import { typedDraft } from "./typed-line.tsx";

const typed: TypedSuggestion = {
  by: "Bob",
  cards: ["Plum", "Rope", "Kitchen"],
  passed: [],
  shower: "David",
  card: undefined,
  unknown: [],
};

describe("a typed suggestion", () => {
  it("becomes a draft in which everyone before the shower passed", () => {
    expect(typedDraft(SETUP, [], typed)).toMatchObject({
      by: "Bob",
      cards: ["Plum", "Rope", "Kitchen"],
      passed: ["Carol"],
      answer: { type: "shown", by: "David", card: null },
    });
  });

  it("leaves open what was not said, and foresees the asker", () => {
    const draft = typedDraft(SETUP, [], { ...typed, by: undefined, cards: ["Plum"], shower: undefined });
    expect(draft).toEqual({ ...newSuggestion(SETUP, []), cards: ["Plum", null, null] });
  });

  it("knows nobody, and the card that was seen", () => {
    expect(typedDraft(SETUP, [], { ...typed, shower: null }).answer).toEqual({ type: "nobody" });
    expect(typedDraft(SETUP, [], { ...typed, by: "Me", card: "Rope" }).answer).toMatchObject({ card: "Rope" });
  });
});
