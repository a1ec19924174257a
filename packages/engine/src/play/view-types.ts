// What a player may see, and what the engine answers. Nothing here can give away an unrevealed identity or clue.

/** What an identity is called, for one person and for several. */
export interface Word {
  readonly one: string;
  readonly many: string;
}

export interface ClueView {
  readonly text: string;
  /** The same clue told as a story, where the game has one. */
  readonly narrative?: string;
  /** The people the clue speaks of. */
  readonly people: readonly number[];
  /** It can add nothing to what is known. */
  readonly isSpent: boolean;
}

export interface PersonView {
  readonly id: number;
  readonly name: string;
  readonly row: number;
  readonly col: number;
  /** The place as the game writes it: "3B", "7". */
  readonly place: string;
  /** Spiritual roots; empty in games without them. */
  readonly roots: readonly string[];
  /** Present once revealed; true is the hidden kind (words[1]). */
  readonly identity?: boolean;
  /** Present once on the table. */
  readonly clue?: ClueView;
  /** Refused: takes no verdict until someone else is revealed. */
  readonly isLocked: boolean;
}

export interface View {
  readonly game: string;
  readonly dialect: string;
  readonly difficulty: string;
  readonly rows: number;
  readonly cols: number;
  /** What false and true are called. */
  readonly words: readonly [Word, Word];
  readonly people: readonly PersonView[];
  readonly mistakes: number;
  readonly hints: number;
  readonly isDone: boolean;
}

export type HintLevel = 1 | 2 | 3 | 4 | 5;

export type Move =
  | { readonly kind: "verdict"; readonly person: number; readonly identity: boolean }
  | { readonly kind: "hint"; readonly level: HintLevel }
  | { readonly kind: "why"; readonly person: number; readonly identity: boolean };

export interface ProofSentence {
  readonly text: string;
  /** How many suppositions the sentence stands under. */
  readonly depth: number;
  /** Whose clue justifies it, if one does. */
  readonly speaker?: number;
  readonly causes: readonly number[];
  readonly affects: readonly number[];
}

/** 1 where to look, 2 which clues, 3 who follows, 4 the proof, 5 the verdict to give. Fields appear as the level allows. */
export interface Hint {
  readonly level: HintLevel;
  readonly text: string;
  /** People to light up because of where to look or because they follow. */
  readonly people: readonly number[];
  /** Whose clues are needed: a smallest set. */
  readonly speakers?: readonly number[];
  readonly person?: number;
  readonly identity?: boolean;
  readonly proof?: readonly ProofSentence[];
}

/** Why a verdict was refused: a world that fits all evidence and says otherwise, or the clues that prove the opposite. */
export type Why =
  | { readonly kind: "otherwise"; readonly text: string; readonly world: readonly boolean[] }
  | { readonly kind: "read-again"; readonly text: string; readonly speakers: readonly number[] };

export type Outcome =
  | { readonly kind: "accepted"; readonly person: number; readonly identity: boolean }
  | { readonly kind: "refused"; readonly person: number; readonly identity: boolean }
  | { readonly kind: "locked"; readonly person: number }
  | { readonly kind: "known"; readonly person: number }
  | { readonly kind: "hint"; readonly hint: Hint }
  | { readonly kind: "why"; readonly why: Why };
