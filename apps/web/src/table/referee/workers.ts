// Who reasons about a game, off the page's own thread. Each game has a worker of its own, so that a page loads no other game.
// The addresses are written out, as the bundler reads them.
import type { RoomId } from "../games/room.ts";

const WORKERS: Readonly<Record<RoomId, () => Worker>> = {
  cultivators: () => new Worker(new URL("./workers/cultivators.worker.ts", import.meta.url), { type: "module" }),
  village: () => new Worker(new URL("./workers/village.worker.ts", import.meta.url), { type: "module" }),
  who: () => new Worker(new URL("./workers/who.worker.ts", import.meta.url), { type: "module" }),
};

/** Throws where the browser allows no workers. */
export function startWorker(game: string): Worker {
  const start = (WORKERS as Readonly<Record<string, () => Worker>>)[game];
  if (!start) throw new Error(`No worker plays ${game}.`);
  return start();
}
