// What English says of what may be seen of a play: who tells the truth.

import { capitalize, withArticle } from "@demonstrandum/text";
import type { HonestyWords, SeenWords } from "../wording.ts";

const honesty: HonestyWords = (rule, ordinary, hidden, isBrief) => {
  const [truthful, liar] = [withArticle(ordinary.one), withArticle(hidden.one)];
  if (rule === "truthful") return "Everyone tells the truth.";
  if (isBrief) return `What ${truthful} says is true. What ${liar} says is false.`;
  const lies =
    rule === "lying"
      ? `Of the things ${liar} says, at least one is false.`
      : `${capitalize(liar)} says at least one thing that is false and at least one thing that is true.`;
  return `Everything ${truthful} says is true. ${lies}`;
};

/** What English says of what may be seen, without the words of proofs. */
export const enSeen: SeenWords = { honesty };
