// What can be wrong with a chain of atoms, and what its text needs where it goes wrong.

import { makersOf, type Remark } from "@demonstrandum/text";

export const en = {
  // The clue as data.
  chainNeeded: () => 'A clue of atoms needs "chain" or "dsl".',
  notSameChain: () => '"chain" and "dsl" are not the same clue.',
  atomsNeeded: () => "a list of atoms is needed",
  tooManyAtoms: ({ most }: { most: number }) => `a chain has at most ${most} atoms`,
  atomNameNeeded: () => "the name of an atom is needed",
  argumentNeeded: ({ most }: { most: number }) => `a whole number from 0 to ${most} or a word is needed`,

  // The chain.
  oneRoot: () => "A chain begins with pos() or neg(), and has only one of them.",
  rootFirst: () => "A chain begins with pos() or neg().",
  connectedArguments: () => "connected() takes the name of one group, or nothing.",
  noArguments: ({ atom }: { atom: string }) => `${atom}() takes nothing in its brackets.`,
  oneArgument: ({ atom }: { atom: string }) => `${atom}() takes 1 argument in its brackets.`,
  manyArguments: ({ atom, count }: { atom: string; count: number }) =>
    `${atom}() takes ${count} arguments in its brackets.`,
  notNumber: ({ found }: { found: string }) => `A number is needed, not "${found}".`,
  noRow: ({ last }: { last: number }) => `There is no such row; rows go from 1 to ${last}.`,
  noColumn: ({ last }: { last: string }) => `There is no such column; columns go from A to ${last}.`,
  noGroup: ({ name }: { name: string }) =>
    `There is no group "${name}"; groups are row1, columnA and so on, corners, edges, everyone, an element, and those around somebody, as in neighbor_Li_Mu or above_Li_Mu.`,
  noElement: ({ name, elements }: { name: string; elements: readonly string[] }) =>
    `There is no element "${name}"; elements are ${elements.join(", ")}.`,
  identityIsRoot: ({ elements }: { elements: readonly string[] }) =>
    `Who is a cultivator or a demon is said by pos() and neg(); be() takes ${elements.join(", ")}.`,
  noRoots: () => "Nobody on this board has a spiritual root.",
  samePersonTwice: ({ atom, person }: { atom: string; person: string }) =>
    `${atom}() needs two different people, not ${person} twice.`,
  notInOneLine: ({ first, second }: { first: string; second: string }) =>
    `${first} and ${second} are neither in one row nor in one column, so nobody is between them.`,
  oneQuantifier: ({ atom }: { atom: string }) => `A chain has one quantifier; ${atom}() is there already.`,
  connectedTwice: () => "connected() can stand in a chain only once.",
  noQuantifier: () => "A quantifier is missing: how many? For example exact(2), atLeast(1) or all().",
  anyConnected: () => "any() and connected() do not go together.",
  anyOfEveryone: () => "any() needs at least one selector: the last one says where they all are.",
  mostConnected: () => "most() and connected() do not go together.",
  mostOfWhat: () =>
    "most() compares rows, columns, neighborhoods or elements: its first selector must be row, column, neighbor or be.",
  groupOfOne: ({ asked }: { asked: number }) => `The group has 1 person, not ${asked}.`,
  groupOfMany: ({ size, asked }: { size: number; asked: number }) => `The group has ${size} people, not ${asked}.`,

  // Its text.
  longChain: ({ most }: { most: number }) => `A chain has at most ${most} characters.`,
  strangeCharacter: ({ character }: { character: string }) => `"${character}" has no meaning in a chain.`,
  unexpected: ({ expected, found }: { expected: Remark; found: Remark }) =>
    `Expected ${expected.text}, but ${found.text}.`,
  textEnds: () => "the text ends",
  thereIs: ({ text }: { text: string }) => `there is "${text}"`,
  nameAsOneWord: () => "A name of two words is written with _ between them.",

  // What was expected.
  aRoot: () => "pos() or neg()",
  dotOrEnd: () => "a dot and another atom, or the end",
  anAtom: () => "the name of an atom",
  openingBracket: ({ atom }: { atom: string }) => `( after ${atom}`,
  closingBracket: () => ")",
  commaAnd: ({ argument }: { argument: Remark }) => `a comma and ${argument.text}`,
  aNumber: () => "a number",
  numberUpTo: ({ most }: { most: number }) => `a number up to ${most}`,
  aRow: () => "the number of a row",
  aColumn: () => "the letter of a column",
  aPerson: () => "the name of a person",
  anElement: () => "an element",
  aGroup: () => "the name of a group",
  oneOf: ({ choices }: { choices: readonly string[] }) => `one of ${choices.join(", ")}`,
};

export const atomRemark = makersOf(en);
