// Plays that were left open, in English.
import { en as house } from "../../games/title-words/en.ts";
import type { OpenWording } from "./wording.ts";

export const en: OpenWording = {
  house,
  goOn: "Continue",
  known: (known, total) => `${known} of ${total} known`,
};
