// What can be wrong with a village, and why one cannot be had as it was asked for.

import { makersOf, type Remark } from "@demonstrandum/text";

export const en = {
  // The puzzle.
  wrongIndex: ({ name, index, wanted }: { name: string; index: number; wanted: number }) =>
    `${name} has index ${index} instead of ${wanted}.`,
  villagersSameName: ({ name }: { name: string }) => `Two villagers are called ${name}.`,
  wrongLength: ({ name, count, least, most }: { name: string; count: number; least: number; most: number }) =>
    `${name} makes ${count === 1 ? "1 statement" : `${count} statements`} instead of ${least === most ? least : `${least} to ${most}`}.`,
  ofThemself: ({ name, statement }: { name: string; statement: string }) =>
    `${name} speaks of themselves: ${statement}.`,
  fewRelations: ({ count, least }: { count: number; least: number }) =>
    `There are ${count} relations instead of at least ${least}.`,
  manyCounts: ({ count, most }: { count: number; most: number }) =>
    `There are ${count} counts instead of at most ${most}.`,
  highCost: ({ cost, most }: { cost: number; most: number }) =>
    `The statements cost ${cost} instead of at most ${most}.`,
  wolfCount: ({ count, least, most }: { count: number; least: number; most: number }) =>
    `There are ${count} werewolves instead of ${least} to ${most}.`,
  idleStatement: ({ statement, name }: { statement: string; name: string }) =>
    `The village does not need ${statement} of ${name}.`,
  unevenLists: (found: { villagers: number; testimonies: number; identities: number }) =>
    `There are ${found.villagers} villagers, ${found.testimonies} testimonies and ${found.identities} identities.`,

  // Its data.
  villageNeeded: () => 'the game must be "village"',
  labelNeeded: ({ labels }: { labels: readonly string[] }) => `the difficulty must be one of ${labels.join(", ")}`,
  trueOrLeftOut: () => "it is true or left out",
  negativeScore: () => "a score is not negative",
  villagersNeeded: () => "a list of villagers is needed",
  testimoniesNeeded: () => "a list of testimonies is needed",
  identitiesNeeded: () => "a list of identities is needed",
  emptyName: () => "a name must not be empty",
  smallVillage: ({ least }: { least: number }) => `a village has at least ${least} villagers`,
  largeVillage: ({ most }: { most: number }) => `a village has at most ${most} villagers`,
  manyStatements: ({ most }: { most: number }) => `a villager makes at most ${most} statements`,
  statementsNeeded: () => "a list of statements is needed",
  statementNeeded: () => "a statement is text",
  longStatement: ({ most }: { most: number }) => `a statement has at most ${most} characters`,

  // The configuration: what a setting must be, as clauses that `setting` completes.
  noObject: () => "The configuration must be an object.",
  noSetting: ({ key }: { key: Remark }) => `${key.text} is not a setting of the village.`,
  setting: ({ key, must }: { key: string; must: Remark }) => `${key} ${must.text}.`,
  mustBeWhole: ({ least, most }: { least: number; most: number }) => `must be a whole number from ${least} to ${most}`,
  mustBeYesNo: () => "must be true or false",
  mustBeOneOf: ({ choices }: { choices: readonly string[] }) => `must be one of ${choices.join(", ")}`,
  mustBeText: () => "must be text",
  mustNotBeEmpty: () => "must not be empty",

  // What helps where no village was found. `wolves` is the greatest number of werewolves that helps, if it is not allowed yet.
  helpsConcise: () =>
    "What asks most of it is irredundant: leave that out, or ask for fewer villagers, more attempts or another seed.",
  helpsTerse: ({ wolves }: { wolves: number | undefined }) =>
    `Where everybody makes two statements and none is idle, most are werewolves: ${wolves === undefined ? "" : `wolvesMax ${wolves}, `}statementsPerSpeakerMin 1, more attempts, or leaving out irredundant makes it possible.`,
  helpsDense: ({ wolves }: { wolves: number | undefined }) =>
    `Villages in which no statement is idle and werewolves mix in some truth hardly have room for a human: ${wolves === undefined ? "" : `wolvesMax ${wolves} (nobody need be human), `}fewer villagers, or leaving out irredundant or wolvesAlsoTellTruth makes it possible.`,

  // What cannot be had.
  over: (settings: { least: string; atLeast: number; most: string; atMost: number }) =>
    `${settings.least} is ${settings.atLeast}, more than ${settings.most}, which is ${settings.atMost}.`,
  tooManyWolves: ({ wolvesMax, size }: { wolvesMax: number; size: number }) =>
    `wolvesMax is ${wolvesMax}, but there are only ${size} villagers.`,
  namesCount: ({ names, size }: { names: number; size: number }) => `names has ${names} entries for ${size} villagers.`,
  nameUnfit: ({ flaw }: { flaw: Remark }) => `names: ${flaw.text}.`,
  nameTwice: ({ name }: { name: string }) => `names has ${name} twice.`,
  twoAttempts: ({ attempts, maxAttempts }: { attempts: number; maxAttempts: number }) =>
    `attempts is ${attempts} and maxAttempts is ${maxAttempts}: they are two names of one setting.`,
  countsOff: ({ count }: { count: number }) =>
    `maxCountStatementsTotal is ${count}, but allowCountStatements is false.`,
  tooManyRelations: ({ relations, size, room }: { relations: number; size: number; room: number }) =>
    `minRelationStatementsTotal is ${relations}, but ${size} villagers make at most ${room} statements.`,
  conciseNeedsUnique: () =>
    "irredundant needs requireUniqueSolution: a statement is idle if the one solution stays the same without it.",
  greedyNeedsUnique: () =>
    "strategy greedy goes on until one solution is left, so requireUniqueSolution cannot be false.",
  smallBudget: ({ budget, statements }: { budget: number; statements: number }) =>
    `complexityBudget is ${budget}, but ${statements} statements cost at least ${statements}.`,
  mixedNeedsTwo: () =>
    "wolvesAlsoTellTruth needs statementsPerSpeakerMax of at least 2: a werewolf says something true and something false.",
  nothingSettled: () =>
    "difficulty cannot be easy: without counts and self-reference, one speaker settles nothing unless a werewolf's two statements contradict each other.",
  terseThree: () =>
    "irredundant cannot be had where each of three villagers makes two statements and one is human: ask for four, for statementsPerSpeakerMin 1, or for wolvesMax 3.",
  terseEasy: ({ size }: { size: number }) =>
    `difficulty cannot be easy: where everybody makes two statements and none is idle, nobody human can be found by reading one speaker at a time, and the last werewolf only by counts over the whole village. Ask for medium or hard, for statementsPerSpeakerMin 1, or for wolvesMin ${size} with counts.`,
  notGrown: () => "irredundant: villages are not grown here.",

  // Truth caches and codes.
  noCache: () => "This is no truth cache of villages.",
  otherSizesCache: ({ found, size }: { found: number; size: number }) =>
    `This truth cache is for ${found} villagers, not for ${size}.`,
  otherListsCache: () => "This truth cache is for another list of statements.",
  damagedCache: () => "This truth cache is damaged: a part of it is missing or was changed.",
  severalSolutions: () =>
    "this village may have several solutions, and codes are for villages that can be played to the end.",
};

export const villageRemark = makersOf(en);
