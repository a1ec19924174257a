// What the counting quantifiers propose: each group once, told of one identity only. Told of the other it would be the
// same clue in a mirror, so the two take turns.

import { countBits } from "@demonstrandum/logic";
import type { Board } from "../board.ts";
import { countIn } from "../counting.ts";
import { type Proposals, proposals } from "../proposals.ts";
import type { Chain, Step } from "./atom.ts";
import { groupFor, kindOf, makeChainOf, type Topic, topicsFor } from "./groups.ts";

/** `quantify` gives the quantifier for so many of a group of that size, if it has anything to say of them. */
export const countProposals = (
  isApt: (topic: Topic) => boolean,
  quantify: (count: number, size: number) => Step | undefined,
): Proposals<Chain> =>
  proposals(
    (at) => topicsFor(at).filter(isApt),
    (topic, world, { board, speaker }) => {
      const group = groupFor(topic, board);
      if (group === 0) return undefined;
      const identity = identitiesFor(speaker, board)[topic.index] ?? false;
      const quantifier = quantify(countIn(group, identity, world), countBits(group));
      return quantifier && makeChainOf(identity, quantifier, topic.selections);
    },
    kindOf,
  );

const knownIdentities = new WeakMap<Board, boolean[][]>();

/** Of which identity a speaker tells each topic: one, then the other, over all that pick a group on this board. */
function identitiesFor(speaker: number, board: Board): readonly boolean[] {
  const ofBoard = knownIdentities.get(board) ?? [];
  const known = ofBoard[speaker];
  if (known !== undefined) return known;
  let identity = speaker % 2 === 0;
  const identities = topicsFor({ board, speaker }).map((topic) => {
    const own = identity;
    if (groupFor(topic, board) !== 0) identity = !identity;
    return own;
  });
  ofBoard[speaker] = identities;
  knownIdentities.set(board, ofBoard);
  return identities;
}
