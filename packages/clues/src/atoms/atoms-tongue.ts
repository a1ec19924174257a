// Chains of atoms in any language.

import type { ClueTongue } from "../tongue.ts";
import type { AtomsClue } from "./atoms.ts";
import { quantifierOf } from "./quantifiers.ts";
import { readChain } from "./reading.ts";
import type { AtomsWording } from "./words/wording.ts";

export const makeAtomsTongue = ({ quantifiers, withConnected, end }: AtomsWording): ClueTongue<AtomsClue> => ({
  sayClue({ chain }, at) {
    const reading = readChain(chain, at.board);
    const name = quantifierOf(reading).id;
    const sentence = quantifiers[name](reading, at);
    return end(reading.isConnected && name !== "connected" ? withConnected(sentence, reading, at) : sentence);
  },
});
