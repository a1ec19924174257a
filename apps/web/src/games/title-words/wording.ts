// What the house calls its games and their levels, wherever it speaks of them.
import type { RoomId } from "../room.ts";

export type Titles = Readonly<Record<RoomId, string>>;

export interface TitleWording {
  title(game: string): string;
  /** A game's own level, as a label. */
  level(difficulty: string): string;
}
