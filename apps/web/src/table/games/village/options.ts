// What can be chosen about a village: its size, who lives there, how much everybody says, and the settings of its document.

import { MAX_VILLAGERS, MIN_VILLAGERS } from "@demonstrandum/clues";
import { defaultNames } from "@demonstrandum/games";
import { village } from "@demonstrandum/games/village";
import type { Words } from "../../../../words/words.ts";
import { makeLevels, type RoomOptions } from "../options.ts";

/** Each speaker says so many things. */
const each = (count: number) => ({ statementsPerSpeakerMin: count, statementsPerSpeakerMax: count });

const AMOUNTS = [
  { value: "two", config: {} },
  { value: "one", config: each(1) },
  { value: "three", config: each(3) },
  { value: "mixed", config: { statementsPerSpeakerMin: 1, statementsPerSpeakerMax: 3 } },
] as const;

const QUESTIONS = [
  { key: "allowCountStatements", usual: true },
  { key: "forbidSelfReference", usual: true },
  { key: "wolvesAlsoTellTruth", usual: false },
  { key: "irredundant", usual: false },
] as const;

export function villageOptions(words: Words["options"]): RoomOptions {
  const own = words.village;
  const choices = AMOUNTS.map((amount) => ({ ...amount, ...own.amounts[amount.value] }));
  return {
    levels: makeLevels(village, words, words.villageLevels),
    size: { key: "N", legend: own.size, least: MIN_VILLAGERS, most: MAX_VILLAGERS, usual: 6 },
    names: { key: "names", usual: defaultNames(MAX_VILLAGERS) },
    dialects: [],
    selections: [{ key: "statements", legend: own.statements, choices }],
    switches: [],
    questions: QUESTIONS.map((question) => ({ ...question, ...own[question.key] })),
  };
}
