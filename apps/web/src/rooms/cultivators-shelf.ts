// What the room of cultivators needs.
import { CULTIVATORS_OPTIONS, cultivators } from "./cultivators-game.ts";
import { CULTIVATORS } from "./rooms.ts";
import type { Shelf } from "./shelf.ts";

export const cultivatorsShelf: Shelf = {
  room: CULTIVATORS,
  game: cultivators,
  options: CULTIVATORS_OPTIONS,
  startMaker: () => new Worker(new URL("../generate/cultivators.worker.ts", import.meta.url), { type: "module" }),
};
