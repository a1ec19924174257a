// What a game's room says before and around a play.
import { createContext } from "react";
import type { TitleWording } from "../../games/title-words/wording.ts";
import { useWordsOf } from "../../language/use-words-of.ts";

export interface RoomsWording {
  readonly house: TitleWording;
  /** The links to other pages, for screen readers. */
  readonly site: string;
  readonly allGames: string;
  readonly learn: string;
  readonly home: string;
  goOn(known: number, total: number): string;
  readonly howHard: string;
  readonly play: string;
  readonly more: string;
  readonly dialect: string;
  readonly layingOut: string;
  making(attempt: number): string;
  readonly cancel: string;
  readonly failed: {
    readonly title: string;
    readonly text: string;
    readonly again: string;
    readonly change: string;
  };
  readonly nextDoor: {
    readonly title: string;
    belongs(title: string): string;
    readonly open: string;
  };
  readonly noPuzzle: {
    readonly title: string;
    readonly text: string;
    readonly another: string;
  };
  /** Why there is no puzzle, as the game tells it in its language, or the browser in English. */
  reason(text: string): string;
}

export const RoomsWords = createContext<RoomsWording | undefined>(undefined);

export const useRoomsWords = (): RoomsWording => useWordsOf(RoomsWords);
