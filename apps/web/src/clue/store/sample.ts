// A small table for tests: four players, me dealt by David.
import { type Entry, EXAMPLE_TABLE, parseEntry, parseSetup, type Setup } from "@demonstrandum/deals";
import { newSuggestion, type SuggestionDraft, setAsker, setCard } from "./draft.ts";

export const SETUP: Setup = parseSetup(EXAMPLE_TABLE.setup);

/** A suggestion by Bob that Carol passes and David answers. */
export const suggestion = (id: string, change: object = {}): Entry =>
  parseEntry({ ...EXAMPLE_TABLE.log[0], id, ...change }, SETUP);

/** Bob asks for three cards; nobody has answered yet. */
export function asked(): SuggestionDraft {
  let draft = setAsker(newSuggestion(SETUP, []), "Bob");
  draft = setCard(draft, "suspect", "Plum");
  draft = setCard(draft, "weapon", "Knife");
  return setCard(draft, "room", "Library");
}
