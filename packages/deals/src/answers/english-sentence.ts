// An English sentence as its readers see it.

import { ENVELOPE } from "../table/setup.ts";
import type { ReadSentence } from "./names.ts";
import type { Question } from "./question.ts";

export type EnglishSentence = ReadSentence & { readonly me: string | undefined };
export type EnglishReader = (scene: EnglishSentence) => Question | undefined;

export const matchesShape = (shape: string, words: RegExp): boolean => words.test(shape);

/** The first player named, me for "I" and "my", or the envelope. */
export function ownerNamed({ shape, players, me }: EnglishSentence): string | undefined {
  if (players[0] !== undefined) return players[0];
  if (
    matchesShape(
      shape,
      /\bE\b|\bin on the (crime|murder)\b|\b(was|is) it (done|committed)\b|\bdid it happen\b|\bC (do|done|did) it\b|\bmurder weapon\b|\b(murderer|killer|culprit)\b/,
    )
  )
    return ENVELOPE;
  return matchesShape(shape, /\b(do i|have i|i (have|hold|own|got|do|had)|am i|my|mine)\b/) ? me : undefined;
}
