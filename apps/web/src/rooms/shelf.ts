// A game with everything its room needs: what can be chosen about it, and who makes its puzzles. Each room's page brings only its own.
import type { Game } from "@demonstrandum/engine";
import type { RoomOptions } from "./options.ts";
import type { Room } from "./rooms.ts";

export interface Shelf {
  readonly room: Room;
  readonly game: Game;
  readonly options: RoomOptions;
  /** Starts a worker that makes puzzles of this game. */
  readonly startMaker: () => Worker;
}
