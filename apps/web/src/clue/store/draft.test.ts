import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { en } from "../../../words/en/clue.ts";
import { setNobody, setSeen, setShower } from "./answers.ts";
import {
  canPutAway,
  DraftSchema,
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
} from "./draft.ts";
import { asked, SETUP, suggestion } from "./sample.ts";

const stamp = { id: "e1", time: 1 };

describe("a suggestion being entered", () => {
  it("expects the player after the last asker, or the one after the dealer", () => {
    expect(newSuggestion(SETUP, []).by).toBe("Me");
    expect(newSuggestion(SETUP, [suggestion("e1")]).by).toBe("Carol");
  });

  it("has no card chosen beforehand, least of all the room of the asker's last suggestion", () => {
    const before = ["Bob", "Carol", "David", "Me"].map((by, at) =>
      suggestion(`e${at}`, { by, passed: [], shower: null }),
    );
    const next = newSuggestion(SETUP, before);
    expect(next.cards).toEqual([null, null, null]);
    for (const name of SETUP.players) expect(setAsker(next, name).cards).toEqual([null, null, null]);
  });

  it("asks around the table", () => {
    expect(playersAfter(SETUP, "Carol")).toEqual(["David", "Me", "Bob"]);
  });

  it("forgets a seen card that is no longer asked for", () => {
    const draft = setSeen(setShower(SETUP, asked(), "Carol"), "Carol", "Knife");
    expect(setCard(draft, "weapon", "Rope").answer).toMatchObject({ type: "shown", card: null });
    expect(setCard(draft, "room", "Hall").answer).toMatchObject({ type: "shown", card: "Knife" });
  });

  it("forgets the answers when another player asked", () => {
    expect(setAsker(setNobody(SETUP, asked()), "Carol")).toMatchObject({ passed: [], answer: { type: "open" } });
  });

  it("says what is missing until it is whole", () => {
    const missing = (draft: SuggestionDraft) => {
      const finished = finishDraft(en, draft, SETUP, stamp);
      return finished.ok ? undefined : finished.missing;
    };
    expect(missing({ ...asked(), by: null })).toBe("Who asks?");
    expect(missing(setAsker(newSuggestion(SETUP, []), "Bob"))).toBe("Choose a suspect.");
    expect(missing(asked())).toBe("Who showed a card?");
    expect(missing(setNobody(SETUP, asked()))).toBeUndefined();
  });
});

describe("an entry opened for correction", () => {
  it.each([
    suggestion("a"),
    suggestion("b", { shower: null, passed: ["Carol", "David", "Me"] }),
    suggestion("c", {
      shower: null,
      allShow: [
        { player: "David", card: null },
        { player: "Me", card: null },
      ],
    }),
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
    expect(finishDraft(en, draft, SETUP, { id: entry.id, time: entry.time })).toEqual({ ok: true, entry });
  });
});

it("an entry with a first shower and others becomes one in which everyone shows", () => {
  const entry = suggestion("a", { shower: "David", allShow: [{ player: "Me", card: null }] });
  expect(draftOf(entry)).toMatchObject({
    answer: { type: "everyone", shows: [{ player: "David" }, { player: "Me" }] },
  });
});

describe("a draft that can be put away", () => {
  const entry = suggestion("e1");
  const draft = draftOf(entry);

  it("is a new one in which nothing is entered", () => {
    expect(canPutAway(newSuggestion(SETUP, []), [])).toBe(true);
    expect(canPutAway(asked(), [])).toBe(false);
  });

  it("is a correction that changes nothing, also after a reload", () => {
    expect(canPutAway(draft, [entry])).toBe(true);
    expect(canPutAway(v.parse(DraftSchema, JSON.parse(JSON.stringify(draft))), [entry])).toBe(true);
    expect(canPutAway({ ...asked(), editing: "e1" }, [entry])).toBe(false);
  });

  it("is not a correction of an entry that is gone, or it would be lost", () => {
    expect(canPutAway(draft, [])).toBe(false);
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
