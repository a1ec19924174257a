// Every kind of what is said, in English.

import type { ExampleTable, ExampleTexts } from "../examples.cases.ts";
import { itSays } from "../examples.cases.ts";
import { en } from "./index.ts";

const TABLE: ExampleTable = {
  names: ["Ada", "Ben", "Cleo", "Dov", "Eve", "Finn"],
  kinds: [
    { one: "dwarf", many: "dwarfs" },
    { one: "elf", many: "elves" },
  ],
  said: ["Ben is an elf.", "Exactly 2 of us are elves."],
  row: { where: "in row 1" },
  around: (name) => ({ where: `around ${name}` }),
  region: "row 1",
};

const TEXTS: ExampleTexts = {
  people: {
    names: "Ada, Ben and Cleo",
    nameAndOthers: "Ada and six others",
    group: "the other two in row 1 not around Ada",
    everyOneOf: "all of Ada, Ben and Cleo",
    these: "these three",
    allOfThese: "both",
    lit: "Ada and two others",
    those: "those three",
    side: "in row 1",
  },
  clauses: {
    are: "Ben and Cleo are elves",
    known: "Ada and two others are elves and two dwarfs are known",
    countAre: "one or two of the three in row 1 are elves",
    othersAre: "the other seven, Ada among them, are dwarfs",
    clauses: "Ada is an elf and Ben and Cleo are dwarfs",
    so: "Ada is an elf, so Ben and Cleo are dwarfs",
    because: "Ben and Cleo are dwarfs: that makes at least two elves",
    cannotBe: "that cannot be",
    doesNotFit: "Ben and Cleo are dwarfs, which does not fit",
    apart: "Ada is an elf; Ben and Cleo are dwarfs",
    before: "Ada is an elf; so Ben and Cleo are dwarfs",
    given: "Ben and Cleo are dwarfs: that makes at least two elves",
    first: "Ada is an elf, and so Ben and Cleo are dwarfs",
    andAlso: "Ada is an elf, and nothing then connects Ben and Cleo",
    here: "none or two of the three in row 1 are elves",
    takes: "that takes both Ben and Cleo",
    leaves: "three are dwarfs",
    leavesFor: "two of the three in row 1 are elves",
    leavesNone: "that means Ada cannot be an elf",
    areThose: "Ben and Cleo are those two",
    areTheOnes: "Ben and Cleo are the two dwarfs",
    makeAtMost: "Ada makes at most one elf",
    makes: "that makes at most one elf in row 1",
    onlyOthers: "at most two others are elves",
    makesAll: "that makes all three",
    lastIs: "the third is Ben or Cleo",
    makesAndTakes: "that makes three elves, but it takes at most two",
    orElse: "Ada is an elf, or else, if the rest holds, there would be at least four elves",
    orElseLead: "Ada is an elf, or there would be not as many elves in row 1 as among Dov and Eve",
    butAre: "that takes Ada, but Ada is a dwarf",
    tooMany: "Ada, Ben and Cleo are elves, more than two",
    counts: "it counts the three in row 1",
    countsOnly: "it counts only Ben and Cleo",
    groupIs: "the three in row 1 are Ada, Ben and Cleo",
    areAmong: "Ben and Cleo are two of the three in row 1",
    comesDownTo: "it comes down to Ben and Cleo against Dov and Eve",
    nothingConnects: "nothing then connects Ben and Cleo",
    neverConnected: "Ben and Cleo are dwarfs: whoever of these is which, the elves are not connected",
    nothingConnectsWith: "nothing connects Ada with Ben and Cleo",
    connectedOnlyThrough: "Ben and Cleo are connected only through Ada",
    thatIs: "that is Ada",
  },
  verdicts: {
    saysFalse: "Ada says something false, “Exactly 2 of us are elves”, so Ada is an elf.",
    saysTrue: "Everything Ada says is true, so Ada is an elf.",
    saysNothingTrue: "Nothing Ada says is true, “Ben is an elf” and “Exactly 2 of us are elves”, so Ada is an elf.",
    cannotAllBeTrue:
      "Ada says things that cannot all be true, “Ben is an elf” and “Exactly 2 of us are elves”, so Ada is an elf.",
    wouldBeTrue:
      "“Ben is an elf” and “Exactly 2 of us are elves” would all be true if Ada were an elf, so Ada is an elf.",
    wouldBeAlike:
      "“Ben is an elf” and “Exactly 2 of us are elves” would be all true or all false if Ada were an elf, so Ada is an elf.",
  },
  sentences: {
    suppose: "Suppose Ada is an elf.",
    therefore: "So Ben and Cleo are dwarfs.",
    quote: "Ada: “Ben is an elf. Exactly 2 of us are elves.” Ben and Cleo are dwarfs, so Dov is an elf.",
    byClue: "But by Ada's clue, Ben and Cleo are dwarfs, so Dov is an elf.",
    byRules: "By the rules of the game, Ben and Cleo are dwarfs, so Dov is an elf.",
    byKnown: "Ben and Cleo are dwarfs, so Dov is an elf.",
    clash: "But Ben and Cleo are dwarfs: contradiction.",
    sentences: "So Ada is an elf. And then Ben and Cleo are dwarfs, so Dov is an elf.",
    heardVerdict: "Since Ben and Cleo are dwarfs, Ada says something false, “Ben is an elf”, so Ada is an elf.",
    heardFromEither:
      "Since Ben and Cleo are dwarfs, be Ada a dwarf or an elf, “Ben is an elf” and “Exactly 2 of us are elves” can be said only if Dov is an elf.",
    heardFromNeither:
      "But neither a dwarf nor an elf could say what Ada says, “Ben is an elf” and “Exactly 2 of us are elves”: contradiction.",
    heardCount:
      "Ada is an elf and lies: “Ben is an elf. Exactly 2 of us are elves.” Ben and Cleo are dwarfs, so Dov is an elf.",
    foundJudged:
      "Ada: “Ben is an elf.” Ben and Cleo are dwarfs: that makes at least two elves. So this is false, and Ada is an elf.",
    judgedOtherwise:
      "But Ada: “Ben is an elf.” Ben and Cleo are dwarfs: that makes at least two elves. So this is false, and yet Ada is a dwarf: contradiction.",
    heardCases:
      "Ada: “Ben is an elf. Exactly 2 of us are elves.” If Ada is a dwarf, this is true, but then that makes at least two elves. So Ada is an elf.",
    neitherCase:
      "But Ada: “Ben is an elf. Exactly 2 of us are elves.” If Ada is a dwarf, this is true, but then that makes at least two elves. If Ada is an elf, this is false, but then that makes at least two elves, as it says: contradiction.",
    andThen: "And then Ben and Cleo are dwarfs, so Dov is an elf.",
    foundAllJudged:
      "Ada: “Ben is an elf.” Ben and Cleo are dwarfs: that makes at least two elves. “Exactly 2 of us are elves.” So not all of this is true, and Ada is an elf.",
    allOtherwise:
      "But Ada: “Ben is an elf.” Ben and Cleo are dwarfs: that makes at least two elves. “Exactly 2 of us are elves.” So all of this is true, and yet Ada is an elf: contradiction.",
    failsIf:
      "If Ada is a dwarf, all of this is true: “Ben is an elf.” Ben and Cleo are dwarfs: that makes at least two elves. So Ada is an elf.",
    heardFalseCount:
      "Ada is an elf and says something false: since Ben and Cleo are dwarfs, that can only be “Exactly 2 of us are elves.” Ben and Cleo are dwarfs, so Dov is an elf.",
    heardTruth:
      "Ada is a dwarf and speaks the truth, “Exactly 2 of us are elves”, so since Ben and Cleo are dwarfs, Dov is an elf.",
    heardLie: "Ada is an elf and lies, “Exactly 2 of us are elves”, so Dov is an elf.",
    heardFalsehood:
      "Ada is an elf and says something false: since Ben and Cleo are dwarfs, “Ben is an elf” and “Exactly 2 of us are elves” are not all true, so Dov is a dwarf.",
    heardTrueCount:
      "Ada is an elf and says something true: since Ben and Cleo are dwarfs, that can only be “Ben is an elf.” Ben and Cleo are dwarfs, so Dov is an elf.",
    heardSomeTruth:
      "Ada is an elf and says something true: since Ben and Cleo are dwarfs, that can only be “Exactly 2 of us are elves”, so Dov is an elf.",
    heardMixture:
      "Ada is an elf and says something true and something false, “Ben is an elf” and “Exactly 2 of us are elves”, so since Ben and Cleo are dwarfs, Dov is an elf.",
    contradiction: "But since Ben and Cleo are dwarfs, everything Ada says is true, and Ada is an elf: contradiction.",
    unproved:
      "The shortest way there is too long to write down, but every case was tried: if Ada is an elf, Ada's and Ben's clues cannot all be true.",
  },
  answers: {
    nothingLeft: "There is nothing left to find.",
    lookAt: "Look at row 1.",
    saysNew: "Ada's and Ben's clues together say something new.",
    follows: "Ada's and Ben's identities follow.",
    verdicts: "Ada is an elf and Ben and Cleo are dwarfs.",
    verdictsBecause: "Ada is an elf, and this is why.",
    otherwise: "Here is a world that fits everything on the table, and in it Ada is an elf.",
    refuted: "Ada cannot be an elf, and this is why.",
    readAgain: "It is proved. Read Ada's clue again.",
    says: "Ada says: “Ben is an elf.”",
    ifSo: "If Ada is an elf, this is false: “Exactly 2 of us are elves.”",
    notesFit: "No contradiction: what you pencilled fits everything on the table.",
    notesClash: "These cannot all be so. One of your notes is wrong.",
    pencilled: "You pencilled: Ada is an elf.",
    pencilledAs: "You pencilled as false: “Ben is an elf.” (Ada)",
    tooMuch: "This is too much to work out.",
    saysOtherwise: "The clues prove that Ada is an elf, but the puzzle says otherwise.",
    nothingProves: "Nothing proves anything about Ada and Ben.",
  },
};

itSays(en, TABLE, TEXTS, ["So", "It counts", "Here Lee", "And then Ann"]);
