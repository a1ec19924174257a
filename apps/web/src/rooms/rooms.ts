// The games that have a room in the house: how each looks and introduces itself. How it is played is the engine's business.
import type { SkinName } from "../design/skin.tsx";

export interface Room {
  /** The game's id, and its address. */
  readonly id: string;
  /** The second letter of its puzzles' codes. */
  readonly tag: string;
  readonly title: string;
  readonly skin: SkinName;
  /** The seals of the two identities. */
  readonly glyphs: readonly [string, string];
  /** Who hides among the others, unless the theme is another. */
  readonly hidden: string;
  readonly tagline: string;
  readonly story: string;
  readonly size: string;
}

export const CULTIVATORS: Room = {
  id: "cultivators",
  tag: "c",
  title: "Cultivators or Demons?",
  skin: "ink",
  glyphs: ["仙", "妖"],
  hidden: "demon",
  tagline: "Twenty masters on the mountain. Some are demons in disguise.",
  story: "Each person you unmask speaks one true sentence. Put the sentences together and prove the next identity.",
  size: "5 × 4, five spiritual roots",
};

export const WHO: Room = {
  id: "who",
  tag: "w",
  title: "Clues of Who",
  skin: "lantern",
  glyphs: ["人", "狼"],
  hidden: "werewolf",
  tagline: "Fifteen neighbours by lantern light. Who howls at the moon?",
  story: "A smaller board with cunning clues, told plainly or as the villagers would tell them.",
  size: "5 × 3, plain words or story",
};

export const ROOMS: readonly Room[] = [CULTIVATORS, WHO];

/** Seals for those who hide under another theme. */
const OTHER_SEALS: Readonly<Record<string, string>> = { spy: "谍", smuggler: "贼" };

export const glyphsFor = ({ glyphs }: Room, hidden: string): readonly [string, string] => [
  glyphs[0],
  OTHER_SEALS[hidden] ?? glyphs[1],
];

/** The room that a puzzle's code belongs to. */
export const roomOfCode = (code: string): Room | undefined => ROOMS.find(({ tag }) => tag === code[1]);

export const findRoom = (id: string): Room | undefined => ROOMS.find((room) => room.id === id);
