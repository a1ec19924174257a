// An English sentence as its readers see it.

import { ENVELOPE } from "../table/setup.ts";
import type { ReadSentence } from "./names.ts";
import type { Question } from "./question.ts";

export type EnglishSentence = ReadSentence & {
  readonly me: string | undefined;
  /** All at the table, in order. */
  readonly everybody: readonly string[];
};
export type EnglishReader = (scene: EnglishSentence) => Question | undefined;

export const matchesShape = (shape: string, words: RegExp): boolean => words.test(shape);

const PERHAPS =
  "(?: still| really| definitely| certainly| probably| possibly| maybe| actually| likely| not| for sure| surely)*";
/** "Is it the Rope", "could it have been Plum", "that it's in the Kitchen". */
const IS_IT = new RegExp(
  `\\b(?:is|was|isn't|wasn't|could|can|might|must|will) (?:it|that)${PERHAPS}(?: be| have been)?${PERHAPS}(?: in| with| at)?(?: the)? C\\b|\\bit(?: 's|'s| is| was| be| isn't| wasn't| could be| might be| can be| must be| happened| happen)${PERHAPS}(?: in| with| at)?(?: the)? C\\b|\\bit (?:be|have been)(?: in| with)?(?: the)? C\\b`,
);
/** "Is the Study the crime scene", "is Plum still possible". */
const IS_GUILTY =
  /\bC\b.*\b(guilty|innocent|crime scene|scene of the crime|where it happened|the one|did it|still (possible|in|open|a candidate|an option)|possible|impossible|ruled out|excluded|eliminated|out|suspicious|cleared)\b|\b(cross(ed)? off|strike off|possible|impossible|rule out|ruled out|excluded?|eliminated?|guilty|innocent|suspicious)\b.*\bC\b/;

/** The first player named, me for "I" and "my", or the envelope. */
export function ownerNamed({ shape, players, me }: EnglishSentence): string | undefined {
  if (players[0] !== undefined) return players[0];
  if (matchesShape(shape, IS_IT) || matchesShape(shape, IS_GUILTY)) return ENVELOPE;
  if (
    matchesShape(
      shape,
      /\bE\b|\bin on the (crime|murder)\b|\b(was|is) it (done|committed)\b|\bdid it happen\b|\bC (do|done|did) it\b|\bmurder weapon\b|\b(murderer|killer|culprit)\b/,
    )
  )
    return ENVELOPE;
  return matchesShape(shape, /\b(do i|have i|did i|was i|i (have|hold|own|got|get|do|had)|am i|my|mine)\b/)
    ? me
    : undefined;
}
