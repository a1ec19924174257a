// What is said where a player names the people of a puzzle.
import { createContext } from "react";
import { type LateWording, useLateWordsOf } from "../../language/late-words.ts";

export interface NamesWording {
  readonly legend: string;
  readonly note: string;
  unfit(names: readonly string[]): string;
  repeated(names: readonly string[]): string;
  tooMany(size: number): string;
}

export const NamesWords = createContext<LateWording<NamesWording> | undefined>(undefined);

export const useNamesWords = (): NamesWording => useLateWordsOf(NamesWords);
