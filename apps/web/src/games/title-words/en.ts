// The games and their levels in English.
import { capitalize } from "@demonstrandum/text";
import type { Titles, TitleWording } from "./wording.ts";

const TITLES: Titles = {
  cultivators: "Cultivators or Demons?",
  who: "Clues of Who",
  village: "The village of liars",
};

export const en: TitleWording = {
  title: (game) => (TITLES as Partial<Record<string, string>>)[game] ?? capitalize(game),
  level: capitalize,
};
