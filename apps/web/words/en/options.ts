// What can be chosen, in English.

import type { Tier } from "@demonstrandum/clues";
import type { Board } from "@demonstrandum/clues/board";
import { atomLabels, classicLabels, whoLabels } from "@demonstrandum/clues/english";
import { en as house } from "./games.ts";

export type Tongues = Readonly<
  Record<"classic" | "atoms" | "who", (clue: unknown, speaker: number, board: Board) => string>
>;

/** The identities of a game, several of each. */
export interface Kinds {
  readonly ordinary: string;
  readonly hidden: string;
}

interface Labelled {
  readonly label: string;
  readonly note: string;
}

const EFFECTS = {
  1: "Gives an identity away. Off: fewer footholds.",
  2: "Counts one group. Off: less to add up.",
  3: "Holds two things against each other. Off: gentler puzzles.",
  4: "Reaches far over the board. Off: clues stay close to their speakers.",
};

const ANY_LEVEL = "Whatever comes together. Rated once it is made.";

const cultivators = {
  ordinary: "cultivators",
  hidden: "demons",
  classic: { label: "Classic", note: "Fourteen kinds of clue in plain sentences." },
  atoms: { label: "Atoms", note: "Clues put together from small parts: richer and stranger." },
  mixed: { label: "Mixed", note: "Classic clues and atoms on one board: hardly two sentences alike." },
  classicParts: classicLabels,
  atomParts: atomLabels,
};

const who = {
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

const village = {
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

export const en = {
  level: house.level,
  /** What a level means: clue after clue, where those who hide lie, and in the village. */
  levels: {
    easy: "One clue is nearly always enough.",
    medium: "Now and then two clues must be held together.",
    hard: "Three clues and more, again and again.",
    brutal: "Bring tea. Long chains, few footholds.",
    any: ANY_LEVEL,
  },
  liarsLevels: {
    easy: "Falls to one speaker after another.",
    medium: "Once you must suppose something and refute it.",
    hard: "Two or three suppositions.",
    brutal: "Four suppositions and more. Bring a pencil.",
    any: ANY_LEVEL,
  },
  villageLevels: {
    easy: "Falls to one speaker after another.",
    medium: "Somewhere you must suppose something and refute it.",
    hard: "Suppositions again and again.",
    any: ANY_LEVEL,
  },
  localRules: "Only puzzles that one clue at a time can finish",
  honesty: {
    legend: ({ hidden }: Kinds) => `Do ${hidden} lie?`,
    truthful: { label: "No, everyone tells the truth", note: "Whoever is known says one true clue." },
    liars: ({ ordinary, hidden }: Kinds): Labelled => ({
      label: `Yes, ${hidden} lie`,
      note: `Everyone has spoken: ${ordinary} truly, ${hidden} falsely. Nobody is known.`,
    }),
  },
  asides: {
    legend: "Does everyone have a clue?",
    none: { label: "Yes, everyone", note: "One clue each, whether it is needed or not." },
    some: (count: number): Labelled => ({
      label: `All but ${count}`,
      note: `${count} people whose clue nobody needs talk of something else, and it is marked as no clue.`,
    }),
  },
  boards: {
    legend: "How large a board?",
    usual: (people: number) => `The usual one: ${people} people.`,
    people: (people: number) => (people < 18 ? `A quick one: ${people} people.` : `A large one: ${people} people.`),
  },
  cultivators,
  kindsOfClue: "Kinds of clue",
  partsOfClues: "Parts of clues",
  who,
  village,
  /** How clues are said where they do not carry the sentences of the language themselves. */
  tongues: undefined as Tongues | undefined,
  /** What a part of a language does to a puzzle, with a clue as an example. */
  part: (example: string, tier: Tier) => `“${example}” ${EFFECTS[tier]}`,
};
