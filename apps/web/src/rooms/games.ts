// The games that the browser can play. A room without a game here would be a bug, and a test says so.
import type { Game } from "@demonstrandum/engine";
import { GAMES } from "@demonstrandum/games";

export const PLAYABLE: readonly Game[] = GAMES;

export const findGame = (id: string): Game | undefined => PLAYABLE.find((game) => game.id === id);
