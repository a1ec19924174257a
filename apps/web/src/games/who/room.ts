// The room of who: a village by lantern light, or a court, or a harbor.
import type { Room } from "../room.ts";

export const WHO: Room = {
  id: "who",
  layout: "grid",
  tag: "w",
  title: "Clues of Who",
  skin: "lantern",
  glyphs: ["人", "狼"],
  otherSeals: { spy: "谍", smuggler: "贼" },
  hidden: "werewolf",
  tagline: "Fifteen neighbors by lantern light. Who howls at the moon?",
  story: "A smaller board with cunning clues, told plainly or as the villagers would tell them.",
  size: "5 × 3, plain words or story",
  crowd: ["Willow", "Hunter", "Nova", "Basil", "Freya", "Otto"],
};
