// The games that have a room in the house: how each looks and introduces itself. How it is played is the engine's business.
import type { SkinName } from "../design/skin.tsx";

export interface Room {
  /** The game's id, and its address. */
  readonly id: string;
  readonly title: string;
  readonly skin: SkinName;
  /** The seals of the two identities. */
  readonly glyphs: readonly [string, string];
  readonly tagline: string;
  readonly story: string;
  readonly size: string;
}

export const ROOMS: readonly Room[] = [
  {
    id: "cultivators",
    title: "Cultivators or Demons?",
    skin: "ink",
    glyphs: ["仙", "妖"],
    tagline: "Twenty masters on the mountain. Some are demons in disguise.",
    story: "Each person you unmask speaks one true sentence. Put the sentences together and prove the next identity.",
    size: "5 × 4, five spiritual roots",
  },
  {
    id: "who",
    title: "Clues of Who",
    skin: "lantern",
    glyphs: ["人", "狼"],
    tagline: "Fifteen neighbours by lantern light. Who howls at the moon?",
    story: "A smaller board with cunning clues, told plainly or as the villagers would tell them.",
    size: "5 × 3, plain words or story",
  },
];

export const findRoom = (id: string): Room | undefined => ROOMS.find((room) => room.id === id);
