// A puzzle laid out for reasoning: who is there, what everybody says as a constraint, and what the game calls it all.

import type { Constraint, Facts, Mask, World } from "@demonstrandum/logic";
import type { OpenLevel } from "../reason/open-level.ts";
import type { HeardTelling } from "../say/testimony-context.ts";
import type { ProofWords } from "../say/words/wording.ts";
import type { Honesty } from "./honesty.ts";

/** What an identity is called, for one person and for several. */
export interface Word {
  readonly one: string;
  readonly many: string;
}

export interface Person {
  readonly name: string;
  /** The name in Latin letters, where it is written otherwise. */
  readonly latin?: string;
  /** How it is spoken, where the Latin letters do not tell: Lǐ Mù. */
  readonly spoken?: string;
  readonly row: number;
  readonly col: number;
  /** The place as the game writes it: "3B", "7". */
  readonly place: string;
  /** What can be seen of the person beside the place; empty in games without. The table says what it is called. */
  readonly marks: readonly string[];
}

/** What one person says. */
export interface Spoken {
  /** What each of its sentences says about the hidden identities, be it true or not. */
  readonly says: readonly Constraint[];
  readonly text: string;
  /** The text sentence by sentence, where there is more than one. */
  readonly sentences?: readonly string[];
  readonly narrative?: string;
  /** The people it is about: those it counts. */
  readonly people: readonly number[];
  /** People it names only to say where those stand: Mona in "to the right of Mona". */
  readonly references: readonly number[];
  /** What its words name, so that a proof can speak of it in the same terms; nothing, where it does not say. */
  readonly naming?: SpokenNaming;
  /** Which clue form it is. */
  readonly form: string;
  /** `direct` names one identity and no more; `quota` is one of the documents' higher-order clues. */
  readonly kind: "direct" | "plain" | "quota";
  /** What a reader of this one clue finds by the game's own simple rules; without it, all that the clue alone forces. */
  readonly local?: (facts: Facts) => Facts;
}

/** What the words of a clue name, in no language. */
export interface SpokenNaming {
  /** The identity that they count. */
  readonly identity: boolean;
  /** They mean a count, but name no number. */
  readonly isNumberless?: true;
  /** The people of whom they say by name what they are. */
  readonly stated: Mask;
  /** The groups they speak of, by their keys. */
  readonly groups: readonly string[];
}

/** A part of the board with a name, to tell a player where to look. */
export interface Region {
  /** As in "Look at …". */
  readonly name: string;
  readonly people: readonly number[];
}

/** People with a name for what they have in common. */
export interface Group {
  /** As it follows a number: "in row 2", "around Li Mu". */
  readonly where: string;
  /** What people do there, in languages that say so: they are in row 2, and have Fire. */
  readonly verb?: string;
  readonly of: Mask;
  /** What clues call it by in no language: see `SpokenNaming`. */
  readonly key: string;
  /** Whether only a clue that speaks of the group makes its name clear. */
  readonly isOnlyWhenSaid?: true;
}

/** A puzzle laid out for reasoning. `clues[i]` is what person i says. */
export interface Table {
  readonly rows: number;
  readonly cols: number;
  /** What false and true are called. */
  readonly words: readonly [Word, Word];
  /** What a mark is called, in games where people have some. */
  readonly markWord?: Word;
  /** What each mark is called, where not as it is written. */
  readonly markNames?: Readonly<Record<string, string>>;
  /** What the things that people say are called, if not clues. */
  readonly clueWord?: Word;
  /** How the hidden kind speaks. */
  readonly honesty: Honesty;
  readonly people: readonly Person[];
  readonly clues: readonly Spoken[];
  /** What holds without anybody saying so. */
  readonly axioms: readonly Constraint[];
  readonly solution: World;
  /** Revealed before the first move. */
  readonly start: readonly number[];
  /** Whether a clue waits until its speaker is revealed; otherwise all are on the table from the start. */
  readonly isGated: boolean;
  /** Some identities may stay open: several worlds fit, and the puzzle is solved as far as it goes. It has no end to play to. */
  readonly isOpenEnded?: true;
  /** The published order in which everyone can be proved, those of `start` first. */
  readonly chain: readonly number[];
  /** Groups that a proof may speak of by name. */
  readonly groups?: readonly Group[];
  /** What the labels mean where everybody has spoken from the start, if not the usual. */
  readonly openLevels?: readonly OpenLevel[];
  /** What they meant before: the audit still accepts what these granted. */
  readonly earlierOpenLevels?: readonly OpenLevel[];
  /** How proofs speak of words that may be lies; needed wherever somebody's may be. */
  readonly heardTelling?: HeardTelling;
  /** How its language words proofs, hints and answers; English without it. */
  readonly wording?: ProofWords;
  regionOf(person: number): Region;
}
