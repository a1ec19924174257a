// How the village looks among the daily puzzles.

import type { Room } from "../games/room.ts";
import { findRoom } from "../games/rooms.ts";

const VILLAGE: Room = {
  id: "village",
  tag: "v",
  title: "The village of liars",
  skin: "lantern",
  glyphs: ["人", "狼"],
  hidden: "werewolf",
  tagline: "Everyone speaks, and not everyone truly.",
  story: "Humans speak the truth, werewolves do not. Who is who?",
  size: "6 villagers",
  crowd: [],
};

export const dailyRoom = (game: string): Room | undefined =>
  findRoom(game) ?? (game === VILLAGE.id ? VILLAGE : undefined);
