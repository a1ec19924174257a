// The games and their levels in English.
import { capitalize } from "@demonstrandum/text";
import type { TitleWording } from "./wording.ts";

const TITLES: Readonly<Record<string, string>> = {
  cultivators: "Cultivators or Demons?",
  who: "Clues of Who",
  village: "The village of liars",
};

export const en: TitleWording = {
  title: (game) => TITLES[game] ?? capitalize(game),
  level: capitalize,
};
