// What the house calls its games, and their levels, wherever it speaks of them.
import type { BareRoom, RoomWording } from "../room.ts";

export interface HouseWording {
  readonly rooms: Readonly<Record<BareRoom["id"], RoomWording>>;
  title(game: string): string;
  /** What a room is, for whoever lists it. */
  about(game: BareRoom["id"]): string;
  /** A game's own level, as a label. */
  level(difficulty: string): string;
}
