// What is said around one place of the matrix, opened.
import type { MarkStanding } from "../mark.ts";

export interface PlaceWording {
  readonly envelope: string;
  chance(holder: { readonly said: string; readonly isYou: boolean }, card: string, percent: string): string;
  chanceInEnvelope(percent: string): string;
  readonly mayHaveShown: string;
  readonly hasIt: string;
  readonly lacksIt: string;
  readonly isHere: string;
  readonly notHere: string;
  readonly clearMark: string;
  /** What was marked by hand, as a whole sentence, beside what the engine says. */
  readonly marked: Readonly<Record<Exclude<MarkStanding, "alone">, (claim: string) => string>>;
  readonly goBack: string;
  readonly markAnyway: string;
  readonly supposeIt: string;
  readonly supposeNot: string;
  readonly whatFollows: string;
  /** A question that can be typed as well; without an owner, of the envelope. */
  askIf(card: string, owner: string | undefined): string;
  readonly why: string;
  readonly entriesBehind: string;
  readonly clearRow: string;
  readonly openCard: string;
}
