// What debug mode prints around names, clues and reasons, which are the game's.

export interface DebugWording {
  started(isStart: boolean): string;
  accepted(name: string, word: string): string;
  refused(name: string, word: string): string;
  hint(level: number, text: string): string;
  why(text: string): string;
  readonly state: string;
  revealedCount(known: number, size: number): string;
  deducibleCount(count: number): string;
  readonly everyone: string;
  readonly revealed: string;
  readonly hidden: string;
  deducible(word: string): string;
  clue(text: string): string;
  readonly next: string;

  readonly alone: string;
  already(name: string): string;
  attempt(name: string): string;
  /** What one clue says of somebody; undefined: nothing. */
  says(speaker: string, text: string, word: string | undefined, isAbout: boolean): string;
  together(clues: number, word: string | undefined): string;
  as(word: string, why: string): string;
}
