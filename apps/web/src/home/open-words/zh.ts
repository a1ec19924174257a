// Plays that were left open, in Chinese.
import { zh as house } from "../../games/title-words/zh.ts";
import type { OpenWording } from "./wording.ts";

export const zh: OpenWording = {
  house,
  goOn: "继续",
  known: (known, total) => `${total}人中已明${known}人`,
};
