// What the room of who needs.

import { WHO } from "./rooms.ts";
import type { Shelf } from "./shelf.ts";
import { WHO_OPTIONS, who } from "./who-game.ts";

export const whoShelf: Shelf = {
  room: WHO,
  game: who,
  options: WHO_OPTIONS,
  startMaker: () => new Worker(new URL("../generate/who.worker.ts", import.meta.url), { type: "module" }),
};
