import { parseSetup, type Setup } from "@demonstrandum/deals";
import { describe, expect, it } from "vitest";
import {
  draftOf,
  finishDraft,
  isTouched,
  newAccusation,
  newFact,
  newSuggestion,
  pickFactCard,
  playersAfter,
  type SuggestionDraft,
  setAsker,
  setCard,
  setFactSays,
  setNobody,
  setSeen,
  setShower,
  showable,
  togglePass,
} from "./draft.ts";
import { SETUP, suggestion } from "./sample.ts";

const stamp = { id: "e1", time: 1 };

/** Bob asks for three cards. */
function asked(): SuggestionDraft {
  let draft = setAsker(newSuggestion(SETUP, []), "Bob");
  draft = setCard(draft, "suspect", "Plum");
  draft = setCard(draft, "weapon", "Knife");
  return setCard(draft, "room", "Library");
}

describe("a suggestion being entered", () => {
  it("expects the player after the last asker, or the one after the dealer", () => {
    expect(newSuggestion(SETUP, []).by).toBe("Me");
    expect(newSuggestion(SETUP, [suggestion("e1")]).by).toBe("Carol");
  });

  it("asks around the table", () => {
    expect(playersAfter(SETUP, "Carol")).toEqual(["David", "Me", "Bob"]);
  });

  it("takes everyone before the shower to have passed", () => {
    const draft = setShower(SETUP, asked(), "Me");
    expect(draft.passed).toEqual(["Carol", "David"]);
    expect(setShower(SETUP, draft, "Carol").passed).toEqual([]);
  });

  it("lets passes be tapped one by one and taken back", () => {
    const one = togglePass(SETUP, asked(), "David");
    expect(one.passed).toEqual(["Carol", "David"]);
    expect(togglePass(SETUP, one, "David").passed).toEqual(["Carol"]);
  });

  it("reopens the answer when the shower passes after all", () => {
    const draft = togglePass(SETUP, setShower(SETUP, asked(), "David"), "David");
    expect(draft).toMatchObject({ passed: ["Carol", "David"], answer: { type: "open" } });
  });

  it("reopens the answer when someone before the shower did not pass after all", () => {
    const draft = togglePass(SETUP, setShower(SETUP, asked(), "Me"), "Carol");
    expect(draft).toMatchObject({ passed: [], answer: { type: "open" } });
  });

  it("knows nobody's order at a table that answers in any order", () => {
    const loose: Setup = parseSetup({ ...SETUP, answersInAnyOrder: true });
    const draft = setShower(loose, togglePass(loose, asked(), "David"), "Me");
    expect(draft.passed).toEqual(["David"]);
    expect(finishDraft(draft, loose, stamp)).toMatchObject({ ok: true });
  });

  it("offers only my own cards when I showed, and takes the only one for granted", () => {
    const one = setCard(asked(), "weapon", "Rope");
    expect(showable(SETUP, one, "Me")).toEqual(["Rope"]);
    expect(setShower(SETUP, one, "Me").answer).toEqual({ type: "shown", by: "Me", card: "Rope" });
    const two = setCard(one, "room", "Hall");
    expect(showable(SETUP, two, "Me")).toEqual(["Rope", "Hall"]);
    expect(setShower(SETUP, two, "Me").answer).toEqual({ type: "shown", by: "Me", card: null });
    expect(showable(SETUP, two, "Carol")).toEqual(["Plum", "Rope", "Hall"]);
  });

  it("forgets a seen card that is no longer asked for", () => {
    const draft = setSeen(setShower(SETUP, asked(), "Carol"), "Knife");
    expect(setCard(draft, "weapon", "Rope").answer).toMatchObject({ type: "shown", card: null });
    expect(setCard(draft, "room", "Hall").answer).toMatchObject({ type: "shown", card: "Knife" });
  });

  it("forgets the answers when another player asked", () => {
    expect(setAsker(setNobody(SETUP, asked()), "Carol")).toMatchObject({ passed: [], answer: { type: "open" } });
  });

  it("says what is missing until it is whole", () => {
    const missing = (draft: SuggestionDraft) => {
      const finished = finishDraft(draft, SETUP, stamp);
      return finished.ok ? undefined : finished.missing;
    };
    expect(missing({ ...asked(), by: null })).toBe("Who asks?");
    expect(missing(setAsker(newSuggestion(SETUP, []), "Bob"))).toBe("Choose a suspect.");
    expect(missing(asked())).toBe("Who showed a card?");
    expect(missing(setNobody(SETUP, asked()))).toBeUndefined();
  });

  it("tells nobody showed from not seen", () => {
    expect(finishDraft(setNobody(SETUP, asked()), SETUP, stamp)).toMatchObject({
      entry: { passed: ["Carol", "David", "Me"], shower: null },
    });
    expect(finishDraft(setShower(SETUP, asked(), "David"), SETUP, stamp)).toMatchObject({
      entry: { passed: ["Carol"], shower: "David", card: null },
    });
  });
});

describe("an entry opened for correction", () => {
  it.each([
    suggestion("a"),
    suggestion("b", { shower: null, passed: ["Carol", "David", "Me"] }),
    suggestion("c", { allShow: [{ player: "Me", card: null }] }),
    {
      id: "d",
      time: 2,
      type: "accusation" as const,
      by: null,
      cards: ["Plum", "Knife", "Hall"] as [string, string, string],
      correct: false,
    },
    { id: "e", time: 3, type: "fact" as const, owner: "ENVELOPE", card: "Rope", holds: false },
    { id: "f", time: 4, type: "link" as const, player: "Bob", cards: ["Rope", "Hall"] },
  ])("comes back unchanged when nothing is changed: $type", (entry) => {
    const draft = draftOf(entry);
    expect(isTouched(draft)).toBe(true);
    expect(finishDraft(draft, SETUP, { id: entry.id, time: entry.time })).toEqual({ ok: true, entry });
  });
});

describe("a fact being entered", () => {
  it("names one card, or several for one of", () => {
    let draft = pickFactCard(pickFactCard(newFact(), "Rope"), "Hall");
    expect(draft.cards).toEqual(["Hall"]);
    draft = pickFactCard(setFactSays(draft, "one-of"), "Rope");
    expect(draft.cards).toEqual(["Hall", "Rope"]);
    expect(pickFactCard(draft, "Hall").cards).toEqual(["Rope"]);
    expect(setFactSays(draft, "lacks").cards).toEqual(["Hall"]);
  });

  it("is nothing to lose until something is chosen", () => {
    expect(isTouched(newFact())).toBe(false);
    expect(isTouched(newAccusation())).toBe(false);
    expect(isTouched(pickFactCard(newFact(), "Rope"))).toBe(true);
  });
});
