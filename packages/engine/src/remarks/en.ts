// What can be wrong with any puzzle, play or code, whatever the game.

import { cutShort, makersOf, quoteRaw, type Remark, withArticle } from "@demonstrandum/text";
import type { IssueLabel } from "../game/remark-issue.ts";

export const en = {
  // The audit.
  restTooMuch: () => "The rest of this puzzle is too much to work out.",
  pathTooMuch: () => "How this puzzle is solved is too much to work out.",
  ratingTooMuch: () => "How hard this puzzle is, is too much to work out.",
  unreadConstraints: ({ why }: { why: string }) => `Its constraints cannot be read: ${why}`,
  noStart: () => "Nobody is revealed at the start.",
  unevenClues: ({ people, clues }: { people: number; clues: number }) =>
    `There are ${people} people and ${clues} clues.`,
  strangeStart: ({ person }: { person: number }) => `The start names person ${person}, who does not exist.`,
  falseAxiom: () => "The answer breaks something that holds without anybody saying so.",
  notTrue: ({ speaker, words }: { speaker: string; words: string }) => `What ${speaker} says is not true: “${words}”`,
  notSaidBy: ({ speaker, kind, words }: { speaker: string; kind: string; words: string }) =>
    `What ${speaker} says is not what ${withArticle(kind)} would say: “${words}”`,
  saysNothing: ({ speaker }: { speaker: string }) => `${speaker} says nothing.`,
  tellsNothing: ({ speaker, words }: { speaker: string; words: string }) =>
    `What ${speaker} says tells nothing: “${words}”`,
  saySame: ({ first, second, words }: { first: string; second: string; words: string }) =>
    `${first} and ${second} say the same: “${words}”`,
  wrongChain: () => "The solve chain does not name everyone once, starting with those revealed at the start.",
  stuckChain: ({ person, kind }: { person: string; kind: string }) =>
    `The chain comes to a place where nothing proves that ${person} is ${withArticle(kind)}.`,
  contradiction: () => "The clues contradict each other.",
  provesNothing: () => "All clues together prove nothing about anybody.",
  manyWorlds: () => "All clues together leave many worlds instead of one.",
  someWorlds: ({ count }: { count: number }) => `All clues together leave ${count} worlds instead of one.`,
  noLabel: ({ label }: { label: string }) => `The puzzle is called ${label} but fits no label.`,
  otherLabel: ({ label, deserved }: { label: string; deserved: string }) =>
    `The puzzle is called ${label} but is ${deserved}.`,

  // The shape of data.
  notJson: () => "A puzzle must be a JSON object.",
  gameMissing: ({ games }: { games: readonly string[] }) =>
    `The key "game" must be one of ${games.join(", ")}, not missing.`,
  gameUnknown: ({ games, found }: { games: readonly string[]; found: string }) =>
    `The key "game" must be one of ${games.join(", ")}, not ${quoteRaw(found)}.`,
  badPlay: ({ flaw }: { flaw: Remark }) => `The saved play cannot be read at its top: ${flaw.text}.`,
  badPlayAt: ({ place, flaw }: { place: string; flaw: Remark }) =>
    `The saved play cannot be read at ${place}: ${flaw.text}.`,
  strangeInPlay: ({ person }: { person: number }) => `The saved play cannot be read: there is no person ${person}.`,
  invalid: ({ label, received }: { label: IssueLabel; received: string }) => `Invalid ${label}: Received ${received}`,
  invalidInstead: ({ label, expected, received }: { label: IssueLabel; expected: string; received: string }) =>
    `Invalid ${label}: Expected ${expected} but received ${received}`,
  seedNeeded: () => "a seed is needed",
  longSeed: ({ most }: { most: number }) => `a seed has at most ${most} characters`,
  unfitSeed: ({ flaw }: { flaw: Remark }) => `a seed ${flaw.text}`,
  noSeed: ({ seed, flaw }: { seed: string; flaw: Remark }) => `${quoteRaw(seed)} is no seed: a seed ${flaw.text}.`,
  noSolver: () => "verifyWithSolver cannot be had here: there is no other solver to ask.",

  // Codes, and what is wrong with what they hold, as clauses.
  noCode: ({ reason }: { reason: Remark }) => `This puzzle cannot be put into a code: ${reason.text}`,
  longCode: () => "This code is too long to be a puzzle.",
  strangeCode: () => "This code has characters that no puzzle code has.",
  otherVersion: () => "This code was made by another version of the game.",
  otherGame: () => "This code is for a game that does not exist here.",
  damagedCode: () => "This code is damaged: a part of it is missing or was changed.",
  otherPacking: () => "This code was packed in a way that is not known here.",
  unpackable: () => "This code is damaged: it cannot be unpacked.",
  fullCode: () => "This code holds far more than a puzzle.",
  emptyCode: ({ reason }: { reason: Remark }) => `This code holds no puzzle: ${reason.text}`,
  unsoundCode: ({ defect }: { defect: Remark | undefined }) =>
    `The puzzle in this code is not sound.${defect ? ` ${cutShort(defect.text)}` : ""}`,
  unreadable: () => "it cannot be read",
  noRoom: ({ value }: { value: number }) => `it has no room for ${value}`,
  halfCharacters: () => "a text in it is not made of whole characters",
  endsEarly: () => "it ends too early",
  largeNumber: () => "it holds a number that is too large",
  afterEnd: () => "there is something after its end",
  unreadText: () => "a text in it cannot be read",
  noTitle: () => "it has no title",
  longByline: ({ most }: { most: number }) => `a title or a name has at most ${most} characters`,
  unfitByline: ({ flaw }: { flaw: Remark }) => `a title or a name ${flaw.text}`,
  untidyByline: () => "has spaces where none belong",
};

/** What can be wrong with a puzzle, each as a remark. */
export const puzzleRemark = makersOf(en);
