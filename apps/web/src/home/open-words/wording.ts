// What is said of plays that were left open.
import { createContext } from "react";
import type { TitleWording } from "../../games/title-words/wording.ts";
import { useWordsOf } from "../../language/use-words-of.ts";

export interface OpenWording {
  readonly house: TitleWording;
  readonly goOn: string;
  known(known: number, total: number): string;
}

export const OpenWords = createContext<OpenWording | undefined>(undefined);

export const useOpenWords = (): OpenWording => useWordsOf(OpenWords);
