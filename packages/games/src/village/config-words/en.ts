// Why a village cannot be had, in English.

import type { VillageConfigWording } from "./wording.ts";

export const en: VillageConfigWording = {
  notObject: "The configuration must be an object.",
  noSetting: (key) => `${key} is not a setting of the village.`,
  setting: (key, must) => `${key} ${must}.`,
  whole: (least, most) => `must be a whole number from ${least} to ${most}`,
  yesNo: "must be true or false",
  oneOf: (choices) => `must be one of ${choices.join(", ")}`,
  text: "must be text",
  notEmpty: "must not be empty",

  over: (least, atLeast, most, atMost) => `${least} is ${atLeast}, more than ${most}, which is ${atMost}.`,
  tooManyWolves: (wolvesMax, size) => `wolvesMax is ${wolvesMax}, but there are only ${size} villagers.`,
  namesCount: (names, size) => `names has ${names} entries for ${size} villagers.`,
  nameUnfit: ({ text }) => `names: ${text}`,
  nameTwice: (name) => `names has ${name} twice.`,
  twoAttempts: (attempts, maxAttempts) =>
    `attempts is ${attempts} and maxAttempts is ${maxAttempts}: they are two names of one setting.`,
  countsOff: (count) => `maxCountStatementsTotal is ${count}, but allowCountStatements is false.`,
  tooManyRelations: (relations, size, room) =>
    `minRelationStatementsTotal is ${relations}, but ${size} villagers make at most ${room} statements.`,
  conciseNeedsUnique:
    "irredundant needs requireUniqueSolution: a statement is idle if the one solution stays the same without it.",
  budget: (budget, statements) =>
    `complexityBudget is ${budget}, but ${statements} statements cost at least ${statements}.`,
  mixedNeedsTwo:
    "wolvesAlsoTellTruth needs statementsPerSpeakerMax of at least 2: a werewolf says something true and something false.",
  nothingSettled:
    "difficulty cannot be easy: without counts and self-reference, one speaker settles nothing unless a werewolf's two statements contradict each other.",
  terseThree:
    "irredundant cannot be had where each of three villagers makes two statements and one is human: ask for four, for statementsPerSpeakerMin 1, or for wolvesMax 3.",
  terseEasy: (size) =>
    `difficulty cannot be easy: where everybody makes two statements and none is idle, nobody human can be found by reading one speaker at a time, and the last werewolf only by counts over the whole village. Ask for medium or hard, for statementsPerSpeakerMin 1, or for wolvesMin ${size} with counts.`,

  helpsConcise:
    "What asks most of it is irredundant: leave that out, or ask for fewer villagers, more attempts or another seed.",
  helpsTerse: (wolves) =>
    `Where everybody makes two statements and none is idle, most are werewolves: ${wolves === undefined ? "" : `wolvesMax ${wolves}, `}statementsPerSpeakerMin 1, more attempts, or leaving out irredundant makes it possible.`,
  helpsDense: (wolves) =>
    `Villages in which no statement is idle and werewolves mix in some truth hardly have room for a human: ${wolves === undefined ? "" : `wolvesMax ${wolves} (nobody need be human), `}fewer villagers, or leaving out irredundant or wolvesAlsoTellTruth makes it possible.`,
};
