// The room of the village: everyone has spoken, and not everyone truly.
import type { Room } from "../room.ts";

export const VILLAGE: Room = {
  id: "village",
  layout: "testimony",
  tag: "v",
  title: "The village of liars",
  skin: "lantern",
  glyphs: ["人", "狼"],
  hidden: "werewolf",
  tagline: "Everyone has spoken. Not everyone spoke the truth.",
  story:
    "You are sent to a village where humans tell the truth and werewolves cannot keep to it. All testimony is on the table: find out who is who, and prove it, or accuse them all at once.",
  size: "3 to 16 villagers",
  crowd: ["Alchemist Alice", "Barber Bob", "Captain Charles", "Doctor Dorothy", "Elder Edith", "Farmer Frank"],
};
