import { analyse } from "@demonstrandum/deals";
import { describe, expect, it } from "vitest";
import { en } from "../../../words/en/clue.ts";
import { setNobody, setShower, togglePass } from "../store/answers.ts";
import { type Draft, finishDraft, newFact, newSuggestion, setAsker, setCard } from "../store/draft.ts";
import { SETUP, suggestion } from "../store/sample.ts";
import { sayImpossible } from "./use-recording.ts";

const log = [suggestion("e1", { by: "Me", passed: [], shower: "Bob", card: "Knife" })];
const analysis = analyse(SETUP, log);
const say = (draft: Draft) => sayImpossible(en, SETUP, analysis, draft);
const asked = (by: string) => {
  const empty = setAsker(newSuggestion(SETUP, []), by);
  return setCard(setCard(setCard(empty, "suspect", "Plum"), "weapon", "Knife"), "room", "Library");
};

describe("what cannot be", () => {
  it("is said before it is recorded: a pass of someone who has the card", () => {
    expect(say(togglePass(SETUP, asked("Me"), "Bob"))).toBe("This cannot be: Bob has the Knife and cannot pass.");
    expect(say(setShower(SETUP, asked("Me"), "Bob"))).toBeUndefined();
    expect(say(setNobody(SETUP, asked("Carol")))).toContain("Bob has the Knife");
  });

  it("is said of facts set by hand", () => {
    expect(say({ ...newFact(), owner: "Carol", says: "has", cards: ["Knife"] })).toContain(
      "Carol certainly does not have the Knife",
    );
    expect(say({ ...newFact(), owner: "Bob", says: "lacks", cards: ["Knife"] })).toContain(
      "Bob certainly has the Knife",
    );
    expect(say({ ...newFact(), owner: "Carol", says: "has", cards: ["Wrench"] })).toBeUndefined();
  });
});

describe("recording", () => {
  it("needs no further press once everyone has passed", () => {
    const all = SETUP.players
      .filter((name) => name !== "Me")
      .reduce((draft, name) => togglePass(SETUP, draft, name), asked("Me"));
    expect(all.answer).toEqual({ type: "nobody" });
    expect(finishDraft(en, all, SETUP, { id: "x", time: 1 }).ok).toBe(true);
  });

  it("asks on my own turn which card was shown", () => {
    const draft = setShower(SETUP, asked("Me"), "Bob");
    expect(finishDraft(en, draft, SETUP, { id: "x", time: 1 })).toEqual({
      ok: false,
      missing: "Which card did Bob show you?",
    });
  });
});
