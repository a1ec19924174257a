// Plays that were left open, in Chinese.

import type { Words } from "../words.ts";
import { zh as house } from "./titles.ts";

export const zh: Words["open-plays"] = {
  house,
  goOn: "继续",
  streak: (days) => (days === 1 ? "连胜已经开始，别断了。" : `已连胜${days}天。`),
  known: (known, total) => `已揭晓${known}/${total}`,
};
