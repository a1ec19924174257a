// The room of the village: everyone has spoken, and not everyone truly.
import type { BareRoom } from "../room.ts";

export const VILLAGE: BareRoom = {
  id: "village",
  layout: "testimony",
  tag: "v",
  skin: "lantern",
  glyphs: ["人", "狼"],
  hidden: "werewolf",
  crowd: ["Alchemist Alice", "Barber Bob", "Captain Charles", "Doctor Dorothy", "Elder Edith", "Farmer Frank"],
};
