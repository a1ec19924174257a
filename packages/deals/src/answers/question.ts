// What can be asked, as data; and what a reading of a sentence must keep: every card and player it names.

import type { CardKind } from "../table/deck.ts";

/** A question that can be answered exactly. */
export type Question =
  /** `among` names those it is asked of, where it is not everybody. */
  | { readonly kind: "owner"; readonly card: string; readonly among?: readonly string[] }
  | { readonly kind: "lacks"; readonly card: string; readonly among?: readonly string[] }
  /** `holds` is false where it is asked whether somebody does not have the card. */
  | { readonly kind: "cell"; readonly owner: string; readonly card: string; readonly holds?: false }
  | { readonly kind: "cells"; readonly owner: string; readonly cards: readonly string[] }
  | { readonly kind: "hand"; readonly player: string }
  /** What somebody certainly does not have. */
  | { readonly kind: "without"; readonly player: string; readonly of?: CardKind }
  | { readonly kind: "why"; readonly owner?: string; readonly card: string }
  | { readonly kind: "suppose"; readonly owner: string; readonly cards: readonly string[]; readonly holds: boolean }
  | { readonly kind: "nobody"; readonly cards: readonly string[] }
  | { readonly kind: "ask"; readonly room?: string }
  | { readonly kind: "score"; readonly cards: readonly [string, string, string] }
  | { readonly kind: "show"; readonly asker?: string; readonly cards: readonly string[] }
  /** With cards: whether to accuse these. */
  | { readonly kind: "accuse"; readonly cards?: readonly [string, string, string] }
  | { readonly kind: "close"; readonly player?: string; readonly among?: readonly string[] }
  | { readonly kind: "knows"; readonly player: string }
  | { readonly kind: "bluff"; readonly player?: string }
  /** How somebody tends to play. */
  | { readonly kind: "habits"; readonly player?: string }
  | { readonly kind: "asked"; readonly player?: string; readonly card?: string }
  /** Who could not show, and what; `by` is who asked. */
  | { readonly kind: "passed"; readonly player?: string; readonly card?: string; readonly by?: string }
  /** How often somebody asked, passed or showed, or nobody did. */
  | {
      readonly kind: "times";
      readonly what: "asked" | "passed" | "shown" | "nobody";
      readonly player?: string;
      readonly to?: string;
      readonly card?: string;
    }
  /** How many cards somebody has. */
  | { readonly kind: "count"; readonly player: string }
  /** Which cards of a kind somebody has. */
  | { readonly kind: "holds"; readonly player: string; readonly of: CardKind }
  /** Who did most of something, or has most. */
  | { readonly kind: "rank"; readonly what: RankedBy; readonly among?: readonly string[] }
  /** Which cards somebody asks for most, or how often for one. */
  | { readonly kind: "favorites"; readonly player?: string; readonly of?: CardKind; readonly card?: string }
  /** What others can be sure that I have. */
  | { readonly kind: "exposed"; readonly player?: string; readonly card?: string }
  /** Whether somebody else can be sure who has a card, or that a certain player has it. */
  | { readonly kind: "aware"; readonly player: string; readonly card: string; readonly owner?: string }
  /** Cards of which it is not known where they are. */
  | { readonly kind: "unplaced" }
  /** An entry by its number, or the last one, or somebody's last suggestion but so many; asked because of somebody. */
  | {
      readonly kind: "entry";
      readonly number?: number;
      readonly by?: string;
      readonly back?: number;
      /** Somebody's first suggestion, or second. */
      readonly nth?: number;
      readonly about?: string | readonly string[];
    }
  | { readonly kind: "conflict" }
  /** Whose turn it is, or comes after somebody's. */
  | { readonly kind: "turn"; readonly after?: string }
  /** Whose hand is known. */
  | { readonly kind: "hands" }
  /** What is known now and was not when I last asked, or after an entry. */
  | { readonly kind: "changed"; readonly since?: number }
  /** In which order all sit. */
  | { readonly kind: "order" }
  /** Suggestions that nobody answered. */
  | { readonly kind: "unanswered"; readonly by?: string }
  /** What I hold or was shown. */
  | { readonly kind: "seen"; readonly of?: CardKind }
  /** Cards that none of some players has, or nobody. */
  | { readonly kind: "none"; readonly players?: readonly string[]; readonly of?: CardKind }
  /** What each of some players has, and may have. */
  | { readonly kind: "shared"; readonly players: readonly string[]; readonly of?: CardKind }
  /** Cards of which it is known where they are. */
  | { readonly kind: "placed"; readonly of?: CardKind }
  /** Cards that no suggestion named. */
  | { readonly kind: "unasked"; readonly player?: string; readonly of?: CardKind }
  /** Shown cards that are not known. */
  | { readonly kind: "hidden"; readonly by?: string }
  /** Which entries told most, or nothing. */
  | { readonly kind: "worth"; readonly least?: true }
  /** Which room to go to, of all or of some. */
  | { readonly kind: "room"; readonly among?: readonly string[] }
  /** What to ask to find out about a card. */
  | { readonly kind: "find"; readonly card: string; readonly owner?: string }
  | {
      readonly kind: "shown";
      readonly by?: string;
      readonly to?: string;
      readonly card?: string;
      /** Only the last time. */
      readonly last?: true;
    }
  | { readonly kind: "candidates"; readonly of?: CardKind }
  /** What is not in the envelope. */
  | { readonly kind: "excluded"; readonly of?: CardKind }
  | { readonly kind: "envelope" }
  | { readonly kind: "deals" }
  | { readonly kind: "insights" }
  | { readonly kind: "help" }
  /** A name may be a card or a player: better to ask than to guess. */
  | { readonly kind: "unclear"; readonly name: string };

export type RankedBy = "asked" | "passed" | "shown" | "cards" | "known";

/** The questions of one kind, or of some; a union that keeps a kind together with what it asks. */
export type QuestionOf<Kind extends Question["kind"]> = {
  readonly [K in Kind]: Extract<Question, { readonly kind: K }> & { readonly kind: K };
}[Kind];

/** One function for each kind of question; `Rest` is what it takes besides. */
export type ByQuestion<Rest extends readonly unknown[], Result> = {
  readonly [K in Question["kind"]]: (question: QuestionOf<K>, ...rest: Rest) => Result;
};

/** Calls the function for the question's kind. */
export function byQuestion<Kind extends Question["kind"], Rest extends readonly unknown[], Result>(
  functions: ByQuestion<Rest, Result>,
  question: QuestionOf<Kind>,
  ...rest: Rest
): Result {
  return functions[question.kind](question, ...rest);
}

/** What a sentence was taken for; not to be answered unless every word of it was used. */
export interface QuestionReading {
  readonly question: Question | undefined;
  readonly isSure: boolean;
  readonly cards: readonly string[];
  readonly players: readonly string[];
  /** What comes near, the nearest first. */
  readonly near?: readonly Question[];
}

/** Whether a question is about all of these cards and players. */
export function namesAll(question: Question, names: readonly string[]): boolean {
  const named = Object.values(question).flat();
  return names.every((name) => named.includes(name));
}
