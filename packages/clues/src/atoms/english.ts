// Words for people in the first and third person, and nouns for the two identities.

import { personAt } from "../board.ts";
import type { Setting } from "../form.ts";

export interface Noun {
  readonly one: string;
  readonly many: string;
  /** Before another noun: demon neighbors. */
  readonly short: string;
}

const CULTIVATOR: Noun = { one: "cultivator", many: "cultivators", short: "cultivator" };
const DEMON: Noun = { one: "demon-in-disguise", many: "demons-in-disguise", short: "demon" };

export const nounFor = (identity: boolean): Noun => (identity ? DEMON : CULTIVATOR);

const isMe = (id: number, at: Setting): boolean => id === at.speaker;

/** After a preposition: "me", "Li Mu". */
export const them = (id: number, at: Setting): string => (isMe(id, at) ? "me" : personAt(at.board, id).name);

/** "I have", "Li Mu has". */
export const has = (id: number, at: Setting): string =>
  isMe(id, at) ? "I have" : `${personAt(at.board, id).name} has`;

/** "neighbors of mine", "a neighbor of Li Mu". */
export const neighborsOf = (id: number, at: Setting, isMany: boolean): string =>
  `${isMany ? "neighbors" : "a neighbor"} of ${isMe(id, at) ? "mine" : them(id, at)}`;

/** "my 3 neighbors", "the neighbors of Li Mu": counted or not. */
export const theNeighbors = (id: number, at: Setting, count?: number): string => {
  const neighbors = `${count === undefined ? "" : `${count} `}neighbor${count === 1 ? "" : "s"}`;
  return isMe(id, at) ? `my ${neighbors}` : `the ${neighbors} of ${them(id, at)}`;
};

/** "is a cultivator", "are cultivators". */
export const areKind = (noun: Noun, isMany: boolean): string => (isMany ? `are ${noun.many}` : `is a ${noun.one}`);

export const are = (isMany: boolean): string => (isMany ? "are" : "is");

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
