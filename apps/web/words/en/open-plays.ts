// Plays that were left open, in English.

import { en as house } from "./titles.ts";

export const en = {
  house,
  goOn: "Continue",
  streak: (days: number) => (days === 1 ? "Your streak has begun." : `${days} days in a row.`),
  known: (known: number, total: number) => `${known} of ${total} known`,
};
