// What the words of a clue name, in no language: whoever tells what follows from the clue can speak of it in the same terms.

import type { Mask } from "@demonstrandum/logic";

/** The groups of a board that clues speak of. */
export type GroupKind =
  | "row"
  | "column"
  | "above row"
  | "below row"
  | "left of column"
  | "right of column"
  | "corner"
  | "edge"
  | "everyone"
  | "element"
  | PersonalGroup;

/** Where people stand to somebody. */
export type PersonalGroup = "neighbor" | "above" | "below" | "left of" | "right of";

/** "row 2", "above 5", "element Fire", "corner": lines and people are counted from 0. */
export const groupKey = (kind: GroupKind, index?: number | string): string =>
  index === undefined ? kind : `${kind} ${index}`;

/** What a key of a group was made from; `of` is empty where its kind says it all. */
export function parseGroupKey(key: string): { readonly kind: GroupKind; readonly of: string } {
  const at = key.lastIndexOf(" ");
  return { kind: (at < 0 ? key : key.slice(0, at)) as GroupKind, of: at < 0 ? "" : key.slice(at + 1) };
}

/** What the words of a clue name, for whoever tells a proof about it. */
export interface ClueNaming {
  /** The identity that the words count. */
  readonly identity: boolean;
  /** The people of whom they say by name what they are. */
  readonly stated: Mask;
  /** The groups they speak of, by their keys. */
  readonly groups: readonly string[];
}
