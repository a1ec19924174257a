// The games that have a room in the house, in the order in which they are shown.
import type { Words } from "../../../words/words.ts";
import { CULTIVATORS } from "./cultivators/room.ts";
import type { BareRoom, Room } from "./room.ts";
import { VILLAGE } from "./village/room.ts";
import { WHO } from "./who/room.ts";

export const ROOMS: readonly BareRoom[] = [CULTIVATORS, WHO, VILLAGE];

/** The room that a puzzle's code belongs to. */
export const roomOfCode = (code: string): BareRoom | undefined => ROOMS.find(({ tag }) => tag === code[1]);

/** Where a puzzle is opened to be changed; undefined for what is no code of a puzzle. */
export const workshopAddress = (code: string): string | undefined =>
  roomOfCode(code) ? `/workshop#code=${code}` : undefined;

export const findRoom = (id: string): BareRoom | undefined => ROOMS.find((room) => room.id === id);

export const roomIn = ({ rooms, title }: Words["games"], room: BareRoom): Room => ({
  ...room,
  ...rooms[room.id],
  title: title(room.id),
});
