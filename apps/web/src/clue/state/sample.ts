// A small table for tests: four players, me dealt by David.
import { type Entry, parseEntry, parseSetup, type Setup } from "@demonstrandum/deals";
import { newSuggestion, type SuggestionDraft, setAsker, setCard } from "./draft.ts";

export const SETUP: Setup = parseSetup({
  deck: "classic-21",
  players: ["Me", "Bob", "Carol", "David"],
  dealer: "David",
  me: "Me",
  myHand: ["Scarlett", "Rope", "Ballroom", "Study", "Hall"],
  faceUp: [],
});

/** A suggestion by Bob that Carol passes and David answers. */
export const suggestion = (id: string, change: object = {}): Entry =>
  parseEntry(
    {
      id,
      time: 1,
      type: "suggestion",
      by: "Bob",
      cards: ["Plum", "Knife", "Library"],
      passed: ["Carol"],
      shower: "David",
      card: null,
      ...change,
    },
    SETUP,
  );

/** Bob asks for three cards; nobody has answered yet. */
export function asked(): SuggestionDraft {
  let draft = setAsker(newSuggestion(SETUP, []), "Bob");
  draft = setCard(draft, "suspect", "Plum");
  draft = setCard(draft, "weapon", "Knife");
  return setCard(draft, "room", "Library");
}
