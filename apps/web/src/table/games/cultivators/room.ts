// The room of cultivators: a misty mountain in ink.
import type { BareRoom } from "../room.ts";

export const CULTIVATORS: BareRoom = {
  id: "cultivators",
  layout: "grid",
  tag: "c",
  skin: "ink",
  glyphs: ["仙", "妖"],
  hidden: "demon",
  crowd: ["Han Xue", "Lin Fei", "Jiang Bo", "Bai Lan", "Tang Rui", "Zhao Yan"],
};
