// What stands on and beside a picture, apart from what the game says.

export interface PictureWording {
  /** Of the house. */
  readonly house: string;
  /** Of a room. */
  readonly room: string;
  /** Of a puzzle: how hard it is, and how many people there are. */
  about(difficulty: string, people: number): string;
  /** For those who cannot see it. */
  readonly puzzleAlt: string;
  readonly roomAlt: string;
}
