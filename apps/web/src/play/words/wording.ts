// What is said around a play: above and beside the board, in its dialogs, and aloud.
import type { HintLevel, Word } from "@demonstrandum/engine";
import { createContext } from "react";
import type { BoardWording } from "../../board/words/wording.ts";
import { useWordsOf } from "../../language/use-words-of.ts";
import type { Tag } from "../../state/notes.ts";
import type { PlayState } from "../../state/play-store.ts";
import type { Shared } from "../share.ts";

/** What two kinds of people are called. */
export type KindWords = readonly [Word, Word];

/** What a finished play came to. */
export interface ShareFigures {
  readonly title: string;
  readonly difficulty: string;
  readonly people: number;
  /** How many of them were named by an accusation of all at once. */
  readonly accused: number;
  readonly seconds: number;
  readonly mistakes: number;
  readonly hints: number;
}

export interface PlayWording {
  readonly board: BoardWording;
  /** A game's own level, as a label. */
  level(difficulty: string): string;
  /** The name by which pages know a hidden kind, whatever it is called here: its seal and its scenery go by it. */
  hiddenKind(word: string): string;
  /** An identity, as a label. */
  kind(word: string): string;
  readonly close: string;
  readonly accuse: string;
  readonly startOverAsk: string;
  /** What each level of a hint tells. */
  readonly hintLevels: readonly string[];
  /** Several sentences in a row. */
  lines(sentences: readonly string[]): string;
  /** That some people are of the hidden kind and nobody else is, without a full stop. */
  accused(names: readonly string[], kinds: KindWords): string;
  /** Where everybody has spoken from the start. */
  allSpoke(honesty: string): string;

  readonly header: {
    readonly back: string;
    state(occasion: string, known: number, total: number): string;
    time(seconds: number): string;
    readonly mistakes: string;
    readonly hints: string;
    readonly ghost: string;
    found(found: number, total: number): string;
  };

  readonly clue: {
    readonly title: string;
    readonly none: string;
    readonly choose: string;
    quote(text: string): string;
    /** What follows the speaker's name: what they are, whom the clue speaks of, and whether it has more to add. */
    rest(kind: string | undefined, about: string, isSpent: boolean): string;
    /** Whom the clue speaks of: others, and the speaker. */
    about(others: readonly string[], isAboutSpeaker: boolean): string;
    /** The same where there are too many to name. */
    aboutMany(lit: number): string;
  };

  readonly verdict: {
    readonly question: string;
    readonly again: string;
    readonly closed: string;
  };

  readonly notes: {
    readonly own: string;
    tag(tag: Tag): string;
    pencil(kind: string): string;
    truth(isTrue: boolean | undefined): string;
    readonly suppose: string;
    readonly notYet: string;
    /** "Suppose Li Mu were a demon. Pencilled since: 2." */
    supposing(name: string, kind: string, since: number): string;
    readonly drop: string;
    readonly undo: string;
    /** Said aloud. */
    tagged(tag: Tag | undefined): string;
    pencilled(kind: string | undefined): string;
  };

  readonly notices: {
    readonly troubles: Readonly<Record<NonNullable<PlayState["trouble"]>, string>>;
    readonly setAside: string;
    readonly startedOver: string;
    readonly undo: string;
  };

  readonly tools: {
    readonly result: string;
    readonly hint: string;
    readonly clues: string;
    readonly telling: string;
    readonly plain: string;
    readonly story: string;
    readonly more: string;
    readonly cluesOnTable: string;
  };

  readonly end: {
    readonly title: string;
    praise(mistakes: number, hints: number, isAccused: boolean): string;
    readonly time: string;
    mistakes(count: number): string;
    hints(count: number): string;
    deepest(level: string): string;
    readonly share: string;
    shared(shared: Shared): string;
    /** What is shared, without the signs of how each was found. */
    text(figures: ShareFigures): string;
    readonly race: string;
    readonly challenge: string;
    readonly replay: string;
    readonly again: string;
    readonly look: string;
  };

  /** What came of a move. */
  readonly outcome: {
    accepted(name: string, kind: string, said: string | undefined, isDone: boolean): string;
    readonly refusal: string;
    notProved(name: string, kind: string): string;
    locked(name: string, kind: string): string;
    known(name: string): string;
    convicted(accused: string): string;
    readonly dismissed: string;
    readonly dismissedAlready: string;
    hint(level: HintLevel, text: string): string;
    /** Who is of the hidden kind in a world that says otherwise. */
    world(hidden: readonly string[], kinds: KindWords): string;
    readonly startedOver: string;
  };
}

export const PlayWords = createContext<PlayWording | undefined>(undefined);

export const usePlayWords = (): PlayWording => useWordsOf(PlayWords);
