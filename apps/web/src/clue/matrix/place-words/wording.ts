// What is said around one place of the matrix, opened.

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
