import { type Entry, parseSetup, type Setup } from "@demonstrandum/deals";
import { describe, expect, it } from "vitest";
import { en } from "../../../words/en/clue.ts";
import { isForEveryone, setNobody, setSeen, setShower, showable, showsIn, togglePass, unanswered } from "./answers.ts";
import { draftOf, finishDraft, type SuggestionDraft, setCard } from "./draft.ts";
import { asked, SETUP, suggestion } from "./sample.ts";

const stamp = { id: "e1", time: 1 };

/** A recorded suggestion, opened for correction. */
function reopened(entry: Entry): SuggestionDraft {
  const draft = draftOf(entry);
  if (draft.type !== "suggestion") throw new Error("not a suggestion");
  return draft;
}

describe("where the first who can shows", () => {
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
    expect(finishDraft(en, draft, loose, stamp)).toMatchObject({ ok: true });
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

  it("tells nobody showed from not seen", () => {
    expect(finishDraft(en, setNobody(SETUP, asked()), SETUP, stamp)).toMatchObject({
      entry: { passed: ["Carol", "David", "Me"], shower: null },
    });
    expect(finishDraft(en, setShower(SETUP, asked(), "David"), SETUP, stamp)).toMatchObject({
      entry: { passed: ["Carol"], shower: "David", card: null },
    });
  });
});

describe("where everyone shows", () => {
  const everyone: Setup = parseSetup({ ...SETUP, everyoneShows: true });

  it("takes each answer by itself and takes it back at a second tap", () => {
    let draft = setShower(everyone, asked(), "Me");
    expect(draft.passed).toEqual([]);
    draft = setShower(everyone, draft, "Carol");
    expect(showsIn(draft).map(({ player }) => player)).toEqual(["Me", "Carol"]);
    expect(showsIn(setShower(everyone, draft, "Me")).map(({ player }) => player)).toEqual(["Carol"]);
    draft = togglePass(everyone, draft, "David");
    expect(draft.passed).toEqual(["David"]);
    expect(togglePass(everyone, draft, "David").passed).toEqual([]);
  });

  it("lets a player pass or show, not both", () => {
    const passed = togglePass(everyone, setShower(everyone, asked(), "Carol"), "Carol");
    expect([showsIn(passed), passed.passed]).toEqual([[], ["Carol"]]);
    const shown = setShower(everyone, passed, "Carol");
    expect([showsIn(shown).length, shown.passed]).toEqual([1, []]);
  });

  it("has nobody else show with one tap", () => {
    const draft = setNobody(everyone, setShower(everyone, asked(), "David"));
    expect(draft.passed).toEqual(["Carol", "Me"]);
    expect(unanswered(everyone, draft)).toEqual([]);
    expect(finishDraft(en, draft, everyone, stamp)).toMatchObject({
      entry: { passed: ["Carol", "Me"], shower: null, allShow: [{ player: "David", card: null }] },
    });
  });

  it("records that nobody showed as at any table", () => {
    const draft = ["Carol", "David", "Me"].reduce((some, name) => togglePass(everyone, some, name), asked());
    const finished = finishDraft(en, draft, everyone, stamp);
    expect(finished).toEqual(finishDraft(en, setNobody(everyone, asked()), everyone, stamp));
    expect(finished.ok && finished.entry).not.toHaveProperty("allShow");
  });

  it("does not offer a card that somebody else showed", () => {
    const two = setShower(everyone, setShower(everyone, asked(), "Carol"), "David");
    const draft = setSeen(two, "Carol", "Knife");
    expect(showsIn(draft)).toEqual([
      { player: "Carol", card: "Knife" },
      { player: "David", card: null },
    ]);
    expect(showable(everyone, draft, "David")).toEqual(["Plum", "Library"]);
    expect(showable(everyone, draft, "Carol")).toEqual(["Plum", "Knife", "Library"]);
  });

  it("forgets seen cards that are no longer asked for, and only those", () => {
    const two = setShower(everyone, setShower(everyone, asked(), "Carol"), "David");
    const draft = setSeen(setSeen(two, "Carol", "Knife"), "David", "Plum");
    expect(showsIn(setCard(draft, "weapon", "Rope")).map(({ card }) => card)).toEqual([null, "Plum"]);
  });

  it("waits for a first answer but not for all, as one may be missed", () => {
    expect(finishDraft(en, asked(), everyone, stamp)).toMatchObject({ ok: false, missing: "Who showed a card?" });
    const one = togglePass(everyone, asked(), "David");
    expect(unanswered(everyone, one)).toEqual(["Carol", "Me"]);
    expect(finishDraft(en, one, everyone, stamp)).toMatchObject({ ok: true });
    const none = togglePass(everyone, one, "David");
    expect(finishDraft(en, none, everyone, stamp)).toMatchObject({ ok: false, missing: "Who showed a card?" });
  });

  it("can add to an entry from before the rule was known", () => {
    const draft = setShower(everyone, reopened(suggestion("e1")), "Me");
    expect(finishDraft(en, draft, everyone, stamp)).toMatchObject({
      entry: { passed: ["Carol"], shower: null, allShow: [{ player: "David" }, { player: "Me" }] },
    });
  });

  it("stays so for an old entry when the rule is gone", () => {
    const entry = suggestion("e1", { shower: null, allShow: [{ player: "David", card: null }] });
    expect(isForEveryone(SETUP, reopened(entry))).toBe(true);
    expect(isForEveryone(SETUP, reopened(suggestion("e2")))).toBe(false);
  });
});
