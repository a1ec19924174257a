// What can be wrong with boards, names, data and places, whatever the dialect.

import { makersOf, quoteRaw, type Remark } from "@demonstrandum/text";

export const en = {
  // Boards.
  emptyBoard: () => "A board needs at least one person.",
  fullBoard: ({ most, size }: { most: number; size: number }) => `A board holds at most ${most} people, not ${size}.`,
  boardShape: ({ rows, cols, places, size }: { rows: number; cols: number; places: number; size: number }) =>
    `${rows} rows of ${cols} make ${places} places, but there are ${size} people.`,
  sameName: ({ name }: { name: string }) => `Two people are called ${name}.`,
  samePlace: ({ first, second }: { first: string; second: string }) =>
    `${first} and ${second} have the same place on the board.`,
  wrongId: ({ name, index, id }: { name: string; index: number; id: number }) =>
    `${name} is number ${index} in the list but has id ${id}.`,
  outsideBoard: ({ name }: { name: string }) => `${name} sits outside the board.`,
  noPerson: ({ person, size }: { person: string | number; size: number }) =>
    `There is no person ${person}; the board has ${size} people.`,
  nobodyCalled: ({ name }: { name: string }) => `There is nobody called "${name}".`,

  // Names, as clauses.
  longName: ({ name, most }: { name: string; most: number }) =>
    `The name ${quoteRaw(name)} is longer than ${most} characters`,
  unseenName: ({ name, flaw }: { name: string; flaw: Remark }) =>
    `${quoteRaw(name)} is not a name: a name ${flaw.text}`,
  noName: ({ name }: { name: string }) =>
    `${quoteRaw(name)} is not a name: names begin with a letter and are made of letters, digits, ' and -, with single spaces`,
  reservedName: ({ name }: { name: string }) =>
    `"${name}" cannot be a name: in a sentence it would mean something else`,

  // Data.
  inData: ({ what, flaw }: { what: string; flaw: Remark }) => `${what}: ${flaw.text}`,
  inDataAt: ({ what, path, flaw }: { what: string; path: string; flaw: Remark }) => `${what}, "${path}": ${flaw.text}`,
  objectNeeded: () => "an object is needed",
  listNeeded: () => "a list is needed",
  textNeeded: () => "a text is needed",
  strangeKey: ({ key }: { key: string }) => `${key} does not belong here`,
  missingKey: () => "this is missing",
  dataNeeded: ({ expected }: { expected: string }) => `${expected} is needed`,
  oneOfNeeded: ({ choices }: { choices: readonly string[] }) => `one of ${choices.join(", ")} is needed`,
  numberNeeded: () => "a number is needed",
  wholeNeeded: () => "a whole number is needed",
  fromZeroNeeded: () => "a number from 0 on is needed",
  smallNeeded: ({ most }: { most: number }) => `a number up to ${most} is needed`,
  nameNeeded: () => "a name is needed",
  peopleNeeded: () => "a list of people is needed",

  // Clues and places in writing.
  noForm: ({ what, id }: { what: Remark; id: string }) => `There is no ${what.text} "${id}".`,
  didYouMean: ({ flaw, suggestion }: { flaw: Remark; suggestion: string }) =>
    `${flaw.text} Did you mean ${suggestion}?`,
  atPlace: ({ line, column, flaw }: { line: number; column: number; flaw: Remark }) =>
    `line ${line}, column ${column}: ${flaw.text}`,
  row: ({ at }: { at: string | number }) => `row ${at}`,
  column: ({ at }: { at: string | number }) => `column ${at}`,
  noLine: ({ line, count, kind }: { line: Remark; count: number; kind: "row" | "column" }) =>
    `There is no ${line.text}; the board has ${count} ${kind}s.`,

  // What several dialects say.
  notNeighbor: ({ person, of }: { person: string; of: string }) => `${person} is not a neighbor of ${of}.`,
  oneOfNone: () => "Nobody can be one of 0 neighbors.",
  fewNeighbors: ({ person, count, asked }: { person: string; count: number; asked: number }) =>
    `${person} has only ${count} neighbors, not ${asked}.`,
  moreThanThere: ({ some, all }: { some: number; all: number }) => `${some} of ${all} is more than there are.`,
};

export const clueRemark = makersOf(en);
