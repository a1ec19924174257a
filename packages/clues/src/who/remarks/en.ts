// What can be wrong with a clue of Who, a statement in its own words, and the words for its roles.

import { makersOf, type Remark } from "@demonstrandum/text";

/** Where people stand to a line or to somebody. */
export type Side = "in" | "above" | "below" | "to the left of" | "to the right of" | "neighboring";

export const en = {
  template: () => "template",
  templateNeeded: () => "a template is needed",
  linesFromOne: () => "rows and columns are counted from 1",
  wordNeeded: () => "a word is needed",
  lettersNeeded: () => "a word of letters is needed",
  shortWordNeeded: ({ most }: { most: number }) => `a word of at most ${most} letters is needed`,
  sameRoles: () => "the two roles must have different words",
  notStatement: ({ text }: { text: string }) => `"${text}" is not a statement of any template.`,
  samePerson: ({ person }: { person: string }) => `Two different people are needed, not ${person} twice.`,
  fewThere: ({ size, asked }: { size: number; asked: number }) => `There are only ${size} people there, not ${asked}.`,
  nobodyAtLine: ({ side, line }: { side: Side; line: Remark }) => `There is nobody ${side} ${line.text}.`,
  someOfNobody: () => "Some of 0 people says nothing.",
  fewAtPerson: ({ size, side, person, asked }: { size: number; side: Side; person: string; asked: number }) =>
    `There are only ${size} people ${side} ${person}, not ${asked}.`,
  nobodyBetween: ({ first, second }: { first: string; second: string }) =>
    `There is nobody between ${first} and ${second}: they must be in one row or one column, and not side by side.`,
  noNameThere: ({ order, person }: { order: "before" | "after"; person: string }) =>
    `Nobody's name comes ${order} ${person}.`,
  namesThere: (found: { size: number; order: "before" | "after"; person: string; asked: number }) =>
    `${found.size} people have names that come ${found.order} ${found.person}, not ${found.asked}.`,
  countAtLeastOne: () => "At least 1 of them must be counted.",
};

export const whoRemark = makersOf(en);
