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

export interface RoomOptions {
  /** Easiest first. */
  readonly levels: readonly Choice[];
  readonly dialects: readonly Choice[];
  readonly themes: readonly (Choice & { readonly config: Readonly<Record<string, unknown>> })[];
  readonly switches: readonly Switches[];
  readonly hasLocalRules: boolean;
}

const LEVEL_NOTES: Readonly<Record<string, string>> = {
  easy: "One clue is nearly always enough.",
  medium: "Now and then two clues must be held together.",
  hard: "Three clues and more, again and again.",
  brutal: "Bring tea. Long chains, few footholds.",
};

/** The game's own levels, with a word about those that are known. */
export const makeLevels = ({ labels }: Pick<Game, "labels">): Choice[] =>
  labels.map((value) => {
    const note = LEVEL_NOTES[value];
    return { value, label: capitalize(value), ...(note ? { note } : {}) };
  });
