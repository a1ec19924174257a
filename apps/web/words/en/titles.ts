// The games and their levels in English.
import { capitalize } from "@demonstrandum/text";

const TITLES = {
  cultivators: "Cultivators or Demons?",
  who: "Clues of Who",
  village: "The village of liars",
};

export type Titles = Readonly<Record<keyof typeof TITLES, string>>;

export const en = {
  title: (game: string) => (TITLES as Partial<Record<string, string>>)[game] ?? capitalize(game),
  /** A game's own level, as a label. */
  level: capitalize,
};
