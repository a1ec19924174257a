// Why switches leave no puzzle, in English.

import { sayList } from "@demonstrandum/text";
import type { SwitchWording } from "./wording.ts";

const sayThings = (count: number): string =>
  count === 0 ? "nothing" : `only ${count} different thing${count === 1 ? "" : "s"}`;

export const en: SwitchWording = {
  allOff: "Everything is switched off",
  without: (off) => `Without ${off.join(", ")}`,
  only: (on) => `Only ${on.join(", ")} ${on.length === 1 ? "is" : "are"} on`,
  tooFew: (different, size) =>
    `on most boards that leaves ${sayThings(different)} to say, and each of ${size} people must say another`,
  enough: "with that no puzzle of this difficulty came together",
  switchOnAny: (parts) => `Switch on ${sayList(parts, "or")}.`,
  switchOnAll: (parts) => `Switch on ${sayList(parts)} together.`,
  nothingFound: "Nothing that helps was found in a few tries: switch on as much as you can.",
  explain: (switched, why, advice) => `${switched}: ${why}. ${advice}`,
};
