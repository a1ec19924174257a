// What can be wrong with a classic clue.

import { makersOf, type Remark } from "@demonstrandum/text";
import type { Element } from "../../board.ts";

export const en = {
  clueType: () => "clue type",
  clueTypeNeeded: () => "a clue type is needed",
  notInLine: ({ person, line }: { person: string; line: Remark }) => `${person} is not in ${line.text}.`,
  noNeighborsInLine: ({ person, line }: { person: string; line: Remark }) =>
    `${person} has no neighbors in ${line.text}.`,
  someOfNoNeighbors: () => "Some of 0 neighbors says nothing.",
  nobodyWithElement: ({ element }: { element: Element }) => `Nobody has ${element} spiritual root.`,
  oneWithElement: ({ element, asked }: { element: Element; asked: number }) =>
    `1 person has ${element} spiritual root, not ${asked}.`,
  manyWithElement: ({ size, element, asked }: { size: number; element: Element; asked: number }) =>
    `${size} people have ${element} spiritual root, not ${asked}.`,
  ofThemselves: () => "Nobody says of themselves what they are.",
};

export const classicRemark = makersOf(en);
