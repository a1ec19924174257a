import { CLASSIC, MASTER_DETECTIVE } from "@demonstrandum/deals";
import { describe, expect, it } from "vitest";
import { en } from "../../../words/en/clue.ts";
import { zh } from "../../../words/zh/clue.ts";
import { makeStorage } from "../../base/storage/storage.ts";
import { findCards } from "../setup/setup-form.tsx";
import { SETUP } from "./sample.ts";
import {
  addSeat,
  buildSetup,
  CUSTOM,
  changeSeat,
  deckOf,
  loadForm,
  moveSeat,
  newSetupDraft,
  removeSeat,
  saveForm,
  setupDraftOf,
  sizesOf,
  toggleCard,
} from "./setup-draft.ts";

describe("the form of a table", () => {
  it("is playable with a hand, or by saying that one only watches, with names for those not typed", () => {
    const players = ["Me", "Player 2", "Player 3", "Player 4"];
    const opened = newSetupDraft(en);
    expect(buildSetup(en, opened)).toEqual({
      ok: false,
      problem: "Tick your cards, or say that you are only watching.",
    });
    const hand = ["Rope", "Plum", "Hall", "Study"];
    expect(buildSetup(en, { ...opened, hand })).toMatchObject({
      ok: true,
      setup: { players, me: "Me", deck: CLASSIC },
    });
    expect(buildSetup(en, { ...opened, me: null })).toMatchObject({ ok: true, setup: { players } });
  });

  it("fills in hand sizes from the dealer, and takes counted ones", () => {
    const draft = { ...newSetupDraft(en), dealer: "s3" };
    expect(sizesOf(en, draft)?.map(({ min }) => min)).toEqual([5, 5, 4, 4]);
    expect(sizesOf(en, { ...draft, dealer: null })?.[0]).toEqual({ min: 4, max: 5 });
    const counted = changeSeat({ ...draft, dealer: null }, "s1", { size: 5 });
    expect(sizesOf(en, counted)?.[1]).toEqual({ min: 5, max: 5 });
  });

  it("says what is wrong with a hand that is too short", () => {
    const draft = toggleCard({ ...newSetupDraft(en), dealer: "s3" }, "hand", "Rope");
    expect(buildSetup(en, draft)).toMatchObject({
      ok: false,
      problem: "You ticked 1 of your cards, but you were dealt 5.",
    });
  });

  it("says in plain words what else is wrong", () => {
    const twins = changeSeat(changeSeat(newSetupDraft(en), "s1", { name: "Ann" }), "s2", { name: "Ann" });
    expect(buildSetup(en, twins)).toEqual({ ok: false, problem: "Ann sits there twice." });
  });

  it("keeps a card in one place", () => {
    const draft = toggleCard(toggleCard(newSetupDraft(en), "hand", "Rope"), "faceUp", "Rope");
    expect(draft).toMatchObject({ hand: [], faceUp: ["Rope"] });
  });

  it("adds, moves and removes seats, and forgets who sat there", () => {
    const moved = moveSeat(addSeat(newSetupDraft(en)), "s4", -1);
    expect(moved.seats.map(({ key }) => key)).toEqual(["s0", "s1", "s2", "s4", "s3"]);
    expect(moveSeat(moved, "s0", -1)).toBe(moved);
    const left = removeSeat({ ...moved, dealer: "s0" }, "s0");
    expect(left).toMatchObject({ me: null, dealer: null });
  });

  it("reads a written deck and waits while it is not one", () => {
    const draft = { ...newSetupDraft(en), deck: CUSTOM };
    expect(deckOf(en, draft)?.rooms).toHaveLength(9);
    const small = { ...draft, custom: { name: "Tiny", suspects: "A\nB", weapons: "C, D", rooms: "E\n\nF;G" } };
    expect(deckOf(en, small)).toMatchObject({ name: "Tiny", rooms: [{ name: "E" }, { name: "F" }, { name: "G" }] });
    expect(deckOf(en, { ...small, custom: { ...small.custom, rooms: "E" } })).toBeUndefined();
  });

  it("gives a setup back as it was", () => {
    expect(buildSetup(en, setupDraftOf(en, SETUP))).toEqual({ ok: true, setup: SETUP });
  });

  it.each([{}, { answersInAnyOrder: true }, { everyoneShows: true }])("keeps the house rule %o", (rule) => {
    const setup = { ...SETUP, ...rule };
    expect(buildSetup(en, setupDraftOf(en, setup))).toEqual({ ok: true, setup });
    expect(newSetupDraft(en, setup).answers).toBe(setupDraftOf(en, setup).answers);
  });

  it("opens a new table with the same people, and the deal moved on", () => {
    expect(newSetupDraft(en, SETUP)).toMatchObject({ dealer: "s0", me: "s0", hand: [] });
  });
});

describe("a form left half-filled", () => {
  const storage = () => {
    const map = new Map<string, string>();
    return makeStorage(() => ({
      length: map.size,
      key: () => null,
      getItem: (key) => map.get(key) ?? null,
      setItem: (key, text) => void map.set(key, text),
      removeItem: (key) => void map.delete(key),
    }));
  };

  it("is there again, until it is put away", () => {
    const kept = storage();
    expect(loadForm(kept)).toBeUndefined();
    const draft = toggleCard(newSetupDraft(en), "hand", "Rope");
    saveForm(kept, draft);
    expect(loadForm(kept)).toEqual(draft);
    saveForm(kept, undefined);
    expect(loadForm(kept)).toBeUndefined();
  });

  it("is forgotten when it cannot be read", () => {
    const kept = storage();
    kept.write("demonstrandum/clue/form", '{"deck":1}');
    expect(loadForm(kept)).toBeUndefined();
  });
});

describe("cards typed or pasted", () => {
  const names = (text: string, deck = CLASSIC) => findCards(en.table, deck, text).cards.map(({ name }) => name);

  it("are found by name, in any case and with any separator", () => {
    expect(names("plum, ROPE; lead pipe\nhall & library")).toEqual(["Plum", "Lead Pipe", "Rope", "Library", "Hall"]);
    expect(names("plum rope lead pipe billiard room")).toEqual(["Plum", "Lead Pipe", "Rope", "Billiard Room"]);
  });

  it("may be shortened as long as they are clear", () => {
    expect(names("scar, cand, bill")).toEqual(["Scarlett", "Candlestick", "Billiard Room"]);
    expect(findCards(en.table, CLASSIC, "room").unknown).toEqual(["room"]);
    expect(names("din trophy", MASTER_DETECTIVE)).toEqual(["Dining Room", "Trophy Room"]);
  });

  it("that are not in the deck are given back", () => {
    expect(findCards(zh.table, CLASSIC, "梅子、绳索 大厅，剑")).toMatchObject({
      cards: [{ id: "Plum" }, { id: "Rope" }, { id: "Hall" }],
      unknown: ["剑"],
    });
    expect(findCards(en.table, CLASSIC, "plum, sword, xy")).toMatchObject({
      cards: [{ id: "Plum" }],
      unknown: ["sword", "xy"],
    });
  });
});
