// The room of cultivators: a misty mountain in ink.
import type { Room } from "../room.ts";

export const CULTIVATORS: Room = {
  id: "cultivators",
  layout: "grid",
  tag: "c",
  title: "Cultivators or Demons?",
  skin: "ink",
  glyphs: ["仙", "妖"],
  hidden: "demon",
  tagline: "Twenty masters on the mountain. Some are demons in disguise.",
  story: "Each person you unmask speaks one true sentence. Put the sentences together and prove the next identity.",
  size: "5 × 4, five spiritual roots",
  crowd: ["Han Xue", "Lin Fei", "Jiang Bo", "Bai Lan", "Tang Rui", "Zhao Yan"],
};
