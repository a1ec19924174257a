// What can be chosen about a village: its size, how much everybody says, and the settings of its document.
import { MAX_VILLAGERS, MIN_VILLAGERS } from "@demonstrandum/clues";
import { village } from "@demonstrandum/games/village";
import { makeLevels, type RoomOptions } from "../options.ts";

const LEVEL_NOTES = {
  easy: "Falls to one speaker after another.",
  medium: "Somewhere you must suppose something and refute it.",
  hard: "Suppositions again and again.",
};

/** Each speaker says so many things. */
const each = (count: number) => ({ statementsPerSpeakerMin: count, statementsPerSpeakerMax: count });

export const villageOptions: RoomOptions = {
  levels: makeLevels(village, LEVEL_NOTES),
  size: { key: "N", legend: "How many villagers?", least: MIN_VILLAGERS, most: MAX_VILLAGERS, usual: 6 },
  dialects: [],
  selections: [
    {
      key: "statements",
      legend: "How much does everyone say?",
      choices: [
        { value: "two", label: "Two statements", note: "One of them may be the lie.", config: {} },
        { value: "one", label: "One statement", note: "True or false, and nothing else.", config: each(1) },
        { value: "three", label: "Three statements", note: "More to read, more to hide in.", config: each(3) },
        {
          value: "mixed",
          label: "One to three",
          note: "Some talk more than others.",
          config: { statementsPerSpeakerMin: 1, statementsPerSpeakerMax: 3 },
        },
      ],
    },
  ],
  switches: [],
  questions: [
    {
      key: "allowCountStatements",
      label: "Statements that count",
      note: "“Exactly 3 of all villagers are werewolves.” Off: everyone speaks of two others.",
      usual: true,
    },
    {
      key: "forbidSelfReference",
      label: "Nobody speaks of themselves",
      note: "Off: “Captain Charles or I …” may be said too.",
      usual: true,
    },
    {
      key: "wolvesAlsoTellTruth",
      label: "Werewolves mix in some truth",
      note: "Each of them says something false and something true, so everyone says at least two things.",
      usual: false,
    },
    {
      key: "irredundant",
      label: "Not a word too many",
      note: "No statement can be left out. Takes longer to make, and some say only one thing.",
      usual: false,
    },
  ],
};
