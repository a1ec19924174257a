// How a game looks and introduces itself in the house. How it is played is the engine's business.
import type { SkinName } from "../../base/design/scenery.tsx";

/** The games that have a room. Whatever a room needs is a table by these names, so that the compiler asks for what is missing. */
export type RoomId = "cultivators" | "who" | "village";

/** What a room says of itself. */
export interface RoomWording {
  readonly tagline: string;
  readonly story: string;
  readonly size: string;
}

/** A room without its words. */
export interface BareRoom {
  /** The game's id, and its address. */
  readonly id: RoomId;
  /** Where people stand means something, or they are a list of what everyone says. */
  readonly layout: "grid" | "testimony";
  /** The second letter of its puzzles' codes. */
  readonly tag: string;
  readonly skin: SkinName;
  /** The seals of the two identities. */
  readonly glyphs: readonly [string, string];
  /** Seals for those who hide under another theme, by what they are called. */
  readonly otherSeals?: Readonly<Record<string, string>>;
  /** Who hides among the others, unless the theme is another. */
  readonly hidden: string;
  /** Its clues are also told as stories. */
  readonly hasStories?: boolean;
  /** A few people of the game, whose faces set the mood. */
  readonly crowd: readonly string[];
}

/** A room as the reader's language introduces it. */
export type Room = BareRoom & RoomWording & { readonly title: string };

export const glyphsFor = ({ glyphs, otherSeals }: BareRoom, hidden: string): readonly [string, string] => [
  glyphs[0],
  otherSeals?.[hidden] ?? glyphs[1],
];
