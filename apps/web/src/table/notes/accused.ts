// Whom the player's notes accuse: everyone known or pencilled as the hidden kind. Whoever is neither is still to be decided.
import type { View } from "@demonstrandum/engine";
import { type Notes, pencilled } from "./notes.ts";

const identityIn = ({ people }: View, notes: Notes, person: number): boolean | undefined =>
  people[person]?.identity ?? pencilled(notes, person);

export const accusedIn = (view: View, notes: Notes): readonly number[] =>
  view.people.map(({ id }) => id).filter((person) => identityIn(view, notes, person) === true);

export const undecidedIn = (view: View, notes: Notes): readonly number[] =>
  view.people.map(({ id }) => id).filter((person) => identityIn(view, notes, person) === undefined);
