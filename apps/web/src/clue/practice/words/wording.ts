// What is said around practice.
import { createContext } from "react";
import { type LateWording, useLateWordsOf } from "../../../language/late-words.ts";

export interface PracticeWording {
  readonly title: string;
  readonly back: string;
  readonly fresh: string;
  readonly howWell: string;
  readonly strengths: Readonly<Record<"easy" | "medium" | "hard", readonly [title: string, note: string]>>;
  readonly howMany: string;
  readonly note: string;
  readonly deal: string;
  /** To a game that waits after so many turns. */
  goOn(turns: number): string;
  readonly me: string;
  readonly names: readonly string[];
  readonly game: string;
  yourHand(cards: readonly string[]): string;
  out(names: readonly string[]): string;
  envelope(cards: readonly string[]): string;
  readonly again: string;
  whichToShow(by: string, cards: readonly string[]): string;
  readonly happened: string;
  turns(count: number): string;
  readonly putAway: string;
  readonly askAssistant: string;
  readonly yourTurn: string;
  asksYou(by: string): string;
  thinks(name: string): string;
  readonly nobodyWon: string;
  readonly youWin: string;
  wins(name: string): string;
  readonly ask: string;
  readonly accuse: string;
}

export const PracticeWords = createContext<LateWording<PracticeWording> | undefined>(undefined);

export const usePracticeWords = (): PracticeWording => useLateWordsOf(PracticeWords);
