// Words for people in the first and third person, and nouns for the two identities.

import { personAt } from "../board.ts";
import type { Setting } from "../form.ts";

export interface Noun {
  readonly one: string;
  readonly many: string;
  /** Before another noun: "demon neighbors". */
  readonly kind: string;
}

/** Who speaks and where, and what the two identities are called if not as usual. */
export interface SpokenSetting extends Setting {
  readonly nouns?: { readonly ordinary: Noun; readonly hidden: Noun };
}

const CULTIVATOR: Noun = { one: "cultivator", many: "cultivators", kind: "cultivator" };
const DEMON: Noun = { one: "demon", many: "demons", kind: "demon" };
const USUAL = { ordinary: CULTIVATOR, hidden: DEMON };

export const nounFor = (identity: boolean, { nouns = USUAL }: Pick<SpokenSetting, "nouns">): Noun =>
  identity ? nouns.hidden : nouns.ordinary;

const isMe = (id: number, at: Setting): boolean => id === at.speaker;

/** After a preposition: "me", "Li Mu". */
export const them = (id: number, at: Setting): string => (isMe(id, at) ? "me" : personAt(at.board, id).name);

/** "Li Mu and Chen Hao", "Li Mu and me": whoever speaks comes last. */
export const themBoth = (first: number, second: number, at: Setting): string =>
  isMe(first, at) ? `${them(second, at)} and me` : `${them(first, at)} and ${them(second, at)}`;

/** "I have", "Li Mu has". */
export const has = (id: number, at: Setting): string =>
  isMe(id, at) ? "I have" : `${personAt(at.board, id).name} has`;

/** "neighbors of mine", "a neighbor of Li Mu". */
export const neighborsOf = (id: number, at: Setting, isMany: boolean): string =>
  `${isMany ? "neighbors" : "a neighbor"} of ${isMe(id, at) ? "mine" : them(id, at)}`;

/** "is a cultivator", "are cultivators". */
export const areKind = (noun: Noun, isMany: boolean): string => (isMany ? `are ${noun.many}` : `is a ${noun.one}`);

export const isOrAre = (isMany: boolean): string => (isMany ? "are" : "is");
