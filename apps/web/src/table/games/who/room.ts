// The room of who: a village by lantern light, or a court, or a harbor.
import type { BareRoom } from "../room.ts";

export const WHO: BareRoom = {
  id: "who",
  layout: "grid",
  tag: "w",
  skin: "lantern",
  glyphs: ["人", "狼"],
  otherSeals: { spy: "谍", smuggler: "贼" },
  hidden: "werewolf",
  hasStories: true,
  crowd: ["Willow", "Hunter", "Nova", "Basil", "Freya", "Otto"],
};
