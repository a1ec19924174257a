// What clues mean, said a second time: from their sentences, on lists of people and without masks. Every form's file holds such a
// definition of it beside the first, and tests hold the two against each other. No page loads any of this.

import type { World } from "@demonstrandum/logic";
import type { Board, BoardPerson } from "./board.ts";

/** Who speaks, who is there, and who of them is a demon or a werewolf. */
export interface NaiveSetting {
  readonly rows: number;
  readonly cols: number;
  readonly people: readonly BoardPerson[];
  readonly speaker: BoardPerson;
  isHidden(person: BoardPerson): boolean;
}

export type Naive<P> = (params: P, at: NaiveSetting) => boolean;

/** A definition for each form of a list. */
export type NaiveOf<Forms extends Readonly<Record<string, { readonly example: { readonly params: unknown } }>>> = {
  readonly [Id in keyof Forms]: Naive<Forms[Id]["example"]["params"]>;
};

export const naiveSetting = ({ rows, cols, people }: Board, speaker: number, world: World): NaiveSetting => ({
  rows,
  cols,
  people,
  speaker: people[speaker] as BoardPerson,
  isHidden: ({ id }) => ((world >>> id) & 1) === 1,
});

/** Around each other, by a side or a corner. */
export const isNear = (a: BoardPerson, b: BoardPerson): boolean =>
  Math.abs(a.row - b.row) <= 1 && Math.abs(a.col - b.col) <= 1 && a !== b;

/** Strictly between two numbers, whichever is the larger. */
export const isBetween = (low: number, x: number, high: number): boolean =>
  (low < x && x < high) || (high < x && x < low);
