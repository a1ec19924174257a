// What the house calls its games and their levels, wherever it speaks of them.

export interface TitleWording {
  title(game: string): string;
  /** A game's own level, as a label. */
  level(difficulty: string): string;
}
