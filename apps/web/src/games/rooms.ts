// The games that have a room in the house. A new one is a folder here, and a line here, in options-of.ts and in workers.ts.
import { CULTIVATORS } from "./cultivators/room.ts";
import type { Room } from "./room.ts";
import { VILLAGE } from "./village/room.ts";
import { WHO } from "./who/room.ts";

export const ROOMS: readonly Room[] = [CULTIVATORS, WHO, VILLAGE];

/** The room that a puzzle's code belongs to. */
export const roomOfCode = (code: string): Room | undefined => ROOMS.find(({ tag }) => tag === code[1]);

export const findRoom = (id: string): Room | undefined => ROOMS.find((room) => room.id === id);
