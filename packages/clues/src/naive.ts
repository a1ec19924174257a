// What clues mean, said a second time: from their sentences, on lists of people and without masks. Every form's file ends with such a
// definition of it, a function called naive…; tests collect them and hold them against the meanings. What they need is given to
// them, so that their files import nothing for them, and no page holds any of it.

import type { World } from "@demonstrandum/logic";
import type { Board, BoardPerson } from "./board.ts";

/** Who speaks, who is there, who of them is a demon or a werewolf, and how people stand to each other. */
export interface NaiveSetting {
  readonly rows: number;
  readonly cols: number;
  readonly people: readonly BoardPerson[];
  readonly speaker: BoardPerson;
  isHidden(person: BoardPerson): boolean;
  called(name: string): BoardPerson;
  /** How many of them are there, hidden or not. */
  count(isHidden: boolean, isThere: (person: BoardPerson) => boolean): number;
  /** Around each other, by a side or a corner. */
  isNear(a: BoardPerson, b: BoardPerson): boolean;
  /** Strictly between two numbers, whichever is the larger. */
  isBetween(low: number, x: number, high: number): boolean;
}

export type Naive<P> = (params: P, at: NaiveSetting) => boolean;

/** A definition for each form of a list. */
export type NaiveOf<Forms extends Readonly<Record<string, { readonly example: { readonly params: unknown } }>>> = {
  readonly [Id in keyof Forms]: Naive<Forms[Id]["example"]["params"]>;
};

export function naiveSetting({ rows, cols, people }: Board, speaker: number, world: World): NaiveSetting {
  const isHidden = ({ id }: BoardPerson): boolean => ((world >>> id) & 1) === 1;
  return {
    ...{ rows, cols, people, isHidden },
    speaker: people[speaker] as BoardPerson,
    called: (name) => people.find((person) => person.name === name) as BoardPerson,
    count: (wanted, isThere) => people.filter((person) => isThere(person) && isHidden(person) === wanted).length,
    isNear: (a, b) => Math.abs(a.row - b.row) <= 1 && Math.abs(a.col - b.col) <= 1 && a !== b,
    isBetween: (low, x, high) => (low < x && x < high) || (high < x && x < low),
  };
}
