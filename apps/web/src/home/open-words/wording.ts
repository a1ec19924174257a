// What is said of plays that were left open.
import { createContext } from "react";
import type { HouseWording } from "../../games/words/wording.ts";
import { useWordsOf } from "../../language/use-words-of.ts";

export interface OpenWording {
  readonly house: HouseWording;
  readonly goOn: string;
  known(known: number, total: number): string;
}

export const OpenWords = createContext<OpenWording | undefined>(undefined);

export const useOpenWords = (): OpenWording => useWordsOf(OpenWords);
