// What can be chosen, in English.
import { atomLabels, classicLabels, whoLabels } from "@demonstrandum/clues/english";
import { en as house } from "../words/en.ts";
import type { OptionsWording } from "./wording.ts";

const EFFECTS = {
  1: "Gives an identity away. Off: fewer footholds.",
  2: "Counts one group. Off: less to add up.",
  3: "Holds two things against each other. Off: gentler puzzles.",
  4: "Reaches far over the board. Off: clues stay close to their speakers.",
};

const cultivators: OptionsWording["cultivators"] = {
  ordinary: "cultivators",
  hidden: "demons",
  classic: { label: "Classic", note: "Fourteen kinds of clue in plain sentences." },
  atoms: { label: "Atoms", note: "Clues put together from small parts: richer and stranger." },
  classicParts: classicLabels,
  atomParts: atomLabels,
};

const who: OptionsWording["who"] = {
  ordinary: "villagers",
  hidden: "werewolves",
  theme: "Theme",
  themes: {
    village: { label: "Village", note: "Villagers and werewolves." },
    court: { label: "Court", note: "Courtiers and spies." },
    harbour: { label: "Harbor", note: "Sailors and smugglers." },
  },
  parts: whoLabels,
};

const village: OptionsWording["village"] = {
  size: "How many villagers?",
  statements: "How much does everyone say?",
  amounts: {
    two: { label: "Two statements", note: "One of them may be the lie." },
    one: { label: "One statement", note: "True or false, and nothing else." },
    three: { label: "Three statements", note: "More to read, more to hide in." },
    mixed: { label: "One to three", note: "Some talk more than others." },
  },
  allowCountStatements: {
    label: "Statements that count",
    note: "“Exactly 3 of all villagers are werewolves.” Off: everyone speaks of two others.",
  },
  forbidSelfReference: {
    label: "Nobody speaks of themselves",
    note: "Off: “Captain Charles or I …” may be said too.",
  },
  wolvesAlsoTellTruth: {
    label: "Werewolves mix in some truth",
    note: "Each of them says something false and something true, so everyone says at least two things.",
  },
  irredundant: {
    label: "Not a word too many",
    note: "No statement can be left out. Takes longer to make, and some say only one thing.",
  },
};

export const en: OptionsWording = {
  level: house.level,
  levels: {
    easy: "One clue is nearly always enough.",
    medium: "Now and then two clues must be held together.",
    hard: "Three clues and more, again and again.",
    brutal: "Bring tea. Long chains, few footholds.",
  },
  liarsLevels: {
    easy: "Falls to one speaker after another.",
    medium: "Once you must suppose something and refute it.",
    hard: "Two or three suppositions.",
    brutal: "Four suppositions and more. Bring a pencil.",
  },
  villageLevels: {
    easy: "Falls to one speaker after another.",
    medium: "Somewhere you must suppose something and refute it.",
    hard: "Suppositions again and again.",
  },
  localRules: "Only puzzles that one clue at a time can finish",
  honesty: {
    legend: ({ hidden }) => `Do ${hidden} lie?`,
    truthful: { label: "No, everyone tells the truth", note: "Whoever is known says one true clue." },
    liars: ({ ordinary, hidden }) => ({
      label: `Yes, ${hidden} lie`,
      note: `Everyone has spoken: ${ordinary} truly, ${hidden} falsely. Nobody is known.`,
    }),
  },
  cultivators,
  kindsOfClue: "Kinds of clue",
  partsOfClues: "Parts of clues",
  who,
  village,
  part: (example, tier) => `“${example}” ${EFFECTS[tier]}`,
};
