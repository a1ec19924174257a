// What is said around what to ask next.

export interface NextWording {
  readonly title: string;
  readonly room: string;
  readonly anyRoom: string;
  inRoom(name: string): string;
  readonly weighing: string;
  readonly others: string;
  readonly out: string;
  sure(percent: string, isExact: boolean): string;
  about(envelopes: number): string;
  seen(cards: readonly string[]): string;
  readonly withHabits: string;
  readonly withoutHabits: string;
  readonly leaveHabits: string;
  readonly useHabits: string;
  over(cards: string): string;
  readonly watching: string;
  readonly youAreOut: string;
  likeliest(player: string, card: string, percent: string, isExact: boolean): string;
  accuse(cards: string): string;
  readonly isProved: string;
  leaves(leaves: number, envelopes: number): string;
  /** How likely the answer proves the envelope, and how likely nobody can give one. */
  answered(proves: string, nobody: string, isExact: boolean): string;
  risk(percent: string): string;
  readonly inFigures: string;
  figures(success: string, now: string, isExact: boolean): string;
  readonly whatAnswers: string;
  readonly otherSuggestions: string;
  worth(leaves: number, percent: string): string;
  most(informative: string, bits: string, probable: string, percent: string): string;
  readonly nobody: string;
  shows(shows: readonly { readonly player: string; readonly card: string }[]): string;
  afterwards(percent: string): string;
  otherAnswers(count: number): string;
}
