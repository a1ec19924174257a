// What a player can choose about a new puzzle. The names of the settings are the games' own.

import { ANY_LABEL, type Game } from "@demonstrandum/engine";
import type { Kinds } from "../../../words/en/options.ts";
import type { Words } from "../../../words/words.ts";

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
  /** Shown only with these dialects. */
  readonly dialects?: readonly string[];
}

interface SelectionChoice extends Choice {
  /** What it means in the game's own settings. */
  readonly config: Readonly<Record<string, unknown>>;
  /** Questions that make no sense with it, by key. */
  readonly excludes?: readonly string[];
  /** Selections that make no sense with it, by key: these keep their first choice. */
  readonly rulesOut?: readonly string[];
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
  /** People may have names of the player's choice, under the game's name for it; the usual ones fill up what is missing. */
  readonly names?: { readonly key: string; readonly usual: readonly string[] };
  readonly dialects: readonly Choice[];
  readonly selections: readonly Selection[];
  readonly switches: readonly Switches[];
  readonly questions: readonly YesNo[];
}

const LOCAL_RULES = "localRulesOnly";

export const askLocalRules = ({ localRules }: Words["options"]): YesNo => ({
  key: LOCAL_RULES,
  label: localRules,
  usual: false,
});

/** The game's own levels and any of them, with a word about those that are known. */
export const makeLevels = (
  { labels }: Pick<Game, "labels">,
  { level }: Words["options"],
  notes: Readonly<Record<string, string>>,
): Choice[] =>
  [...labels, ANY_LABEL].map((value) => {
    const note = notes[value];
    return { value, label: level(value), ...(note ? { note } : {}) };
  });

const ASIDES = "asides";

/** As many as fit on the smallest board. */
const SOME_ASIDE = [2, 3];

/** Whether everybody has a clue, or a few of those whose clue nobody needs pass the time of day. */
export const askAsides = ({ asides }: Words["options"]): Selection => ({
  key: ASIDES,
  legend: asides.legend,
  choices: [
    { value: "none", ...asides.none, config: {} },
    ...SOME_ASIDE.map((count) => ({ value: `${count}`, ...asides.some(count), config: { [ASIDES]: count } })),
  ],
});

/** Whether the hidden kind tells the truth, one after another, or lies, with everything on the table. */
export const askHonesty = (game: Pick<Game, "labels">, kinds: Kinds, words: Words["options"]): Selection => ({
  key: "honesty",
  legend: words.honesty.legend(kinds),
  isFirst: true,
  choices: [
    { value: "truthful", ...words.honesty.truthful, config: {} },
    {
      value: "liars",
      ...words.honesty.liars(kinds),
      config: { liars: true },
      excludes: [LOCAL_RULES],
      rulesOut: [ASIDES],
      levels: makeLevels(game, words, words.liarsLevels),
    },
  ],
});
