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

/** One of several, each with what it means in the game's own settings; the first unless another is chosen. */
interface Selection {
  readonly key: string;
  readonly legend: string;
  readonly choices: readonly (Choice & { readonly config: Readonly<Record<string, unknown>> })[];
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
