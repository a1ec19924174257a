// What stands on a printed puzzle.
import type { View } from "@demonstrandum/engine";
import { createContext } from "react";
import { type LateWording, useLateWordsOf } from "../../language/late-words.ts";

export interface PrintWording {
  readonly print: string;
  /** What to do with it on paper. */
  task(view: View): string;
  /** Before what somebody known says. */
  known(kind: string): string;
  roots(roots: readonly string[]): string;
  /** The number under which a clue stands on the strip. */
  number(number: number | undefined): string;
  readonly strip: string;
  readonly answers: string;
}

export const PrintWords = createContext<LateWording<PrintWording> | undefined>(undefined);

export const usePrintWords = (): PrintWording => useLateWordsOf(PrintWords);
