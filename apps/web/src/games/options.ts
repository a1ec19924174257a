// What a player can choose about a new puzzle. The names of the settings are the games' own.
import type { Game } from "@demonstrandum/engine";
import { capitalize } from "@demonstrandum/text";

export interface Choice {
  readonly value: string;
  readonly label: string;
  readonly note?: string;
}

/** A list of things that can be switched off, under the game's name for it. */
interface Switches {
  readonly key: string;
  readonly legend: string;
  readonly parts: readonly Choice[];
  /** Shown only with this dialect. */
  readonly dialect?: string;
}

interface SelectionChoice extends Choice {
  /** What it means in the game's own settings. */
  readonly config: Readonly<Record<string, unknown>>;
  /** Questions that make no sense with it, by key. */
  readonly excludes?: readonly string[];
  /** What the levels mean with it. */
  readonly levels?: readonly Choice[];
}

/** One of several; the first unless another is chosen. */
interface Selection {
  readonly key: string;
  readonly legend: string;
  /** Asked at once, and not only under "More to choose". */
  readonly isFirst?: boolean;
  readonly choices: readonly SelectionChoice[];
}

/** Answered with yes or no, under the game's name for it. */
export interface YesNo {
  readonly key: string;
  readonly label: string;
  readonly note?: string;
  /** The game's own answer, if nobody gives one. */
  readonly usual: boolean;
}

/** How many of something, under the game's name for it. */
export interface Amount {
  readonly key: string;
  readonly legend: string;
  readonly least: number;
  readonly most: number;
  readonly usual: number;
}

export interface RoomOptions {
  /** Easiest first. */
  readonly levels: readonly Choice[];
  readonly size?: Amount;
  readonly dialects: readonly Choice[];
  readonly selections: readonly Selection[];
  readonly switches: readonly Switches[];
  readonly questions: readonly YesNo[];
}

export const LOCAL_RULES: YesNo = {
  key: "localRulesOnly",
  label: "Only puzzles that one clue at a time can finish",
  usual: false,
};

const LEVEL_NOTES: Readonly<Record<string, string>> = {
  easy: "One clue is nearly always enough.",
  medium: "Now and then two clues must be held together.",
  hard: "Three clues and more, again and again.",
  brutal: "Bring tea. Long chains, few footholds.",
};

/** The game's own levels, with a word about those that are known. */
export const makeLevels = ({ labels }: Pick<Game, "labels">, notes = LEVEL_NOTES): Choice[] =>
  labels.map((value) => {
    const note = notes[value];
    return { value, label: capitalize(value), ...(note ? { note } : {}) };
  });

const LIARS_NOTES: Readonly<Record<string, string>> = {
  easy: "Falls to one speaker after another.",
  medium: "Once you must suppose something and refute it.",
  hard: "Two or three suppositions.",
  brutal: "Four suppositions and more. Bring a pencil.",
};

/** Whether the hidden kind tells the truth, one after another, or lies, with everything on the table. */
export const makeHonesty = (game: Pick<Game, "labels">, ordinary: string, hidden: string): Selection => ({
  key: "honesty",
  legend: `Do ${hidden} lie?`,
  isFirst: true,
  choices: [
    {
      value: "truthful",
      label: "No, everyone tells the truth",
      note: "Whoever is known says one true clue.",
      config: {},
    },
    {
      value: "liars",
      label: `Yes, ${hidden} lie`,
      note: `Everyone has spoken: ${ordinary} truly, ${hidden} falsely. Nobody is known.`,
      config: { liars: true },
      excludes: [LOCAL_RULES.key],
      levels: makeLevels(game, LIARS_NOTES),
    },
  ],
});
