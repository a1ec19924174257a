// What the house says of its games, wherever it introduces them.
import type { BareRoom, RoomWording } from "../room.ts";
import type { TitleWording } from "../title-words/wording.ts";

export interface HouseWording extends TitleWording {
  readonly rooms: Readonly<Record<BareRoom["id"], RoomWording>>;
  /** What a room is, for whoever lists it. */
  about(game: BareRoom["id"]): string;
}
