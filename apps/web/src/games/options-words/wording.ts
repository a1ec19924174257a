// What a room says about what can be chosen. For the server alone, which hands the choices to the page in its words.
import type { Tier } from "@demonstrandum/clues";
import type { Board } from "@demonstrandum/clues/board";

interface Labelled {
  readonly label: string;
  readonly note: string;
}

type Notes = Readonly<Record<string, string>>;

/** The identities of a game, several of each. */
export interface Kinds {
  readonly ordinary: string;
  readonly hidden: string;
}

export interface OptionsWording {
  level(difficulty: string): string;
  /** What a level means: clue after clue, where those who hide lie, and in the village. */
  readonly levels: Notes;
  readonly liarsLevels: Notes;
  readonly villageLevels: Notes;
  readonly localRules: string;
  readonly honesty: {
    legend(kinds: Kinds): string;
    readonly truthful: Labelled;
    liars(kinds: Kinds): Labelled;
  };
  readonly cultivators: Kinds & {
    readonly classic: Labelled;
    readonly atoms: Labelled;
    readonly classicParts: Notes;
    readonly atomParts: Notes;
  };
  readonly kindsOfClue: string;
  readonly partsOfClues: string;
  readonly who: Kinds & {
    readonly theme: string;
    readonly themes: Readonly<Record<"village" | "court" | "harbour", Labelled>>;
    readonly parts: Notes;
  };
  readonly village: {
    readonly size: string;
    readonly statements: string;
    readonly amounts: Readonly<Record<"two" | "one" | "three" | "mixed", Labelled>>;
    readonly allowCountStatements: Labelled;
    readonly forbidSelfReference: Labelled;
    readonly wolvesAlsoTellTruth: Labelled;
    readonly irredundant: Labelled;
  };
  /** How clues are said where they do not carry the sentences of the language themselves. */
  readonly tongues?: Readonly<
    Record<"classic" | "atoms" | "who", (clue: unknown, speaker: number, board: Board) => string>
  >;
  /** What a part of a language does to a puzzle, with a clue as an example. */
  part(example: string, tier: Tier): string;
}
