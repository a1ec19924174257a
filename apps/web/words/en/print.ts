// A printed puzzle in English.
import type { PersonView, View } from "@demonstrandum/engine";
import { withArticle } from "@demonstrandum/text";
import { isPlaceClear } from "../place.ts";

export const en = {
  print: "Print",
  /** What to do with it on paper. */
  task({ words: [ordinary, hidden], isOpen, honesty }: View) {
    const everyone = `Everyone is ${withArticle(ordinary.one)} or ${withArticle(hidden.one)}.`;
    return isOpen
      ? `${everyone} ${honesty} All have spoken: prove who is who.`
      : `${everyone} ${honesty} Prove who someone is, write it down, and then read the number on their card from the strip: it is what they have to say. No number before its proof.`;
  },
  /** Where somebody stands: there are no headers on paper, and clues speak of rows and columns. */
  place: ({ place, row, col }: PersonView) =>
    isPlaceClear(place) ? place : `${place}, row ${row + 1}, column ${col + 1}`,
  /** Before what somebody known says. */
  known: (kind: string) => `${kind}: `,
  roots: (roots: readonly string[]) => roots.join(", "),
  /** The number under which a clue stands on the strip. */
  number: (number: number | undefined) => `no. ${number}`,
  strip: "The strip",
  answers: "Answers and proofs",
};
