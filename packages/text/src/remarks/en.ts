// What is wrong with a text that somebody else wrote, as in "a name …"; and how a clause becomes a sentence.

import { makersOf, type Remark } from "../remark.ts";

export const en = {
  /** Words of somebody who has no sentences here, as of a game that is played in one language. */
  plain: ({ text }: { text: string }) => text,
  sentence: ({ clause }: { clause: Remark }) => `${clause.text}.`,
  unseenCharacters: () => "holds only characters that can be seen",
  towersOfMarks: () => "has at most two marks on a letter",
  onlySpaces: () => "is not made of spaces alone",
};

/** What can be wrong with a text, each as a remark. */
export const textRemark = makersOf(en);
