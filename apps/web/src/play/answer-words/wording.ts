// What the panels and dialogs of a play say that many a game never opens: answers, proofs, the replay, all clues, more, starting over.
import type { HintLevel } from "@demonstrandum/engine";
import { createContext } from "react";
import { type LateWording, useLateWordsOf } from "../../language/late-words.ts";
import type { Shared } from "../share.ts";

export interface AnswerWording {
  readonly hint: {
    title(level: HintLevel, what: string): string;
    readonly more: string;
    readonly tell: string;
    /** The button that makes the verdict. */
    name(name: string, kind: string): string;
  };
  readonly why: {
    readonly ask: string;
    readonly otherwise: string;
    readonly dashed: string;
    readonly readAgain: string;
  };
  readonly contradiction: string;
  readonly noContradiction: string;
  readonly tooMuch: string;
  readonly notSo: string;
  readonly dismissedAlready: string;
  readonly locked: string;
  readonly allRight: string;
  readonly toBoard: string;

  readonly proof: {
    /** Before a quoted clue, with a space where the language has one. */
    says(name: string): string;
    readonly before: string;
    readonly next: string;
    at(sentence: number, of: number): string;
    readonly fold: string;
    readonly unfold: string;
  };
  readonly replay: {
    readonly title: string;
    step(at: number, of: number): string;
    readonly back: string;
    readonly next: string;
    readonly done: string;
  };
  /** After a clue that can add nothing. */
  readonly spent: string;

  readonly more: {
    readonly share: string;
    shareText(title: string): string;
    shared(shared: Shared): string;
    readonly another: string;
    readonly print: string;
    readonly learn: string;
    readonly yours: string;
    readonly keys: string;
    /** Each key and what it does; `keys` are those of the two verdicts. */
    rows(keys: readonly [string, string], kinds: readonly [string, string]): readonly (readonly [string, string])[];
  };
  readonly restart: {
    readonly text: string;
    readonly keep: string;
    readonly go: string;
  };
}

export const AnswerWords = createContext<LateWording<AnswerWording> | undefined>(undefined);

export const useAnswerWords = (): AnswerWording => useLateWordsOf(AnswerWords);
