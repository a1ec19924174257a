// A printed puzzle in English.
import { withArticle } from "@demonstrandum/text";
import type { PrintWording } from "./wording.ts";

export const en: PrintWording = {
  print: "Print",
  task({ words: [ordinary, hidden], isOpen, honesty }) {
    const everyone = `Everyone is ${withArticle(ordinary.one)} or ${withArticle(hidden.one)}.`;
    return isOpen
      ? `${everyone} ${honesty} All have spoken: prove who is who.`
      : `${everyone} ${honesty} Prove who someone is, write it down, and then read the number on their card from the strip: it is what they have to say. No number before its proof.`;
  },
  known: (kind) => `${kind}: `,
  roots: (roots) => roots.join(", "),
  number: (number) => `no. ${number}`,
  strip: "The strip",
  answers: "Answers and proofs",
};
