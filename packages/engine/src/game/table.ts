// A puzzle laid out for reasoning, in no language: who is there, and what everybody says as a constraint. What a language calls it all is
// in `say/table-words.ts`.

import type { Constraint, Facts, Mask, World } from "@demonstrandum/logic";
import type { OpenLevel } from "../reason/open-level.ts";
import type { Honesty } from "./honesty.ts";

/** Somebody in a table. */
export interface Person {
  /** As the puzzle has it. */
  readonly name: string;
  readonly row: number;
  readonly col: number;
  /** The place as the game writes it: "3B", "7". */
  readonly place: string;
  /** What can be seen of the person beside the place; empty in games without. */
  readonly marks: readonly string[];
}

/** What one person says. */
export interface Spoken {
  /** What each of its sentences says about the hidden identities, be it true or not. */
  readonly says: readonly Constraint[];
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
  /** Words that are no clue: they tell nothing, and players are told so. */
  readonly isAside?: true;
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

/** People who have something in common that languages have a name for. */
export interface Group {
  readonly of: Mask;
  /** What clues call it by in no language: see `SpokenNaming`. */
  readonly key: string;
  /** Whose neighbors they are, if they are somebody's. */
  readonly owner?: number;
  /** Whether only a clue that speaks of the group makes its name clear. */
  readonly isOnlyWhenSaid?: true;
}

/** A puzzle laid out for reasoning. `clues[i]` is what person i says. */
export interface Table {
  readonly rows: number;
  readonly cols: number;
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
  /** A part of the board to look at, with this person in it. */
  regionOf(person: number): readonly number[];
}
