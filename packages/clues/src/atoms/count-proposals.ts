// What the counting quantifiers propose: each group once, told of one identity only. Told of the other it would be the
// same clue in a mirror, so the two take turns.

import { countBits } from "@demonstrandum/logic";
import { countIn } from "../counting.ts";
import { type Proposals, proposals } from "../proposals.ts";
import type { Atom, Chain } from "./atom.ts";
import { groupFor, makeChainOf, type Topic, topicKind, topicsFor } from "./groups.ts";

/** `quantify` gives the quantifier for so many of a group of that size, if it has anything to say of them. */
export const countProposals = (
  isApt: (topic: Topic) => boolean,
  quantify: (count: number, size: number, topic: Topic) => Atom | undefined,
): Proposals<Chain> =>
  proposals(
    (at) => topicsFor(at).filter(isApt),
    (topic, world, { board, speaker }) => {
      const group = groupFor(topic, board);
      if (group === 0) return undefined;
      const identity = (speaker + topic.index) % 2 === 0;
      const quantifier = quantify(countIn(group, identity, world), countBits(group), topic);
      return quantifier && makeChainOf(identity, quantifier, topic.selections);
    },
    topicKind,
  );
