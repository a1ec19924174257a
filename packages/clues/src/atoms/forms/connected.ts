// connected by itself, or with all: all of the identity in the group form one orthogonal chain.

import { countBits, indices, type Mask, predicate } from "@demonstrandum/logic";
import { related } from "../../board.ts";
import { countIn } from "../../counting.ts";
import type { Geometry } from "../../geometry.ts";
import { proposals, type Standpoint } from "../../proposals.ts";
import type { Chain } from "../atom.ts";
import type { Quantifier } from "../atom-form.ts";
import { neg } from "../builder.ts";
import { makeConnected } from "../connectedness.ts";
import { groupNames } from "../group-name.ts";
import { ofEachIdentity, rootFor, select, step, topicKind } from "../groups.ts";
import type { NaiveQuantifier } from "../naive-quantifier.ts";
import { placesOf } from "../selector.ts";

interface Piece {
  readonly kind: string;
  /** The chain after its root. */
  readonly rest: Chain;
  readonly mask: Mask;
}

/** Who could be said to be connected: a named group, or the speaker's neighbors. */
function piecesFor({ board, speaker }: Standpoint): Piece[] {
  const named = [...groupNames(board)].map(([name, selection]) => ({
    kind: selection?.atom ?? name,
    rest: [step("connected", ...(name === "everyone" ? [] : [name]))],
    mask: selection === undefined ? board.everyone : placesOf(selection, board),
  }));
  const mine = select("neighbor", speaker);
  return [...named, { kind: mine.atom, rest: [mine, step("connected")], mask: placesOf(mine, board) }];
}

/** Two of them share a side: elsewhere, as in the corners, no two can ever be connected. */
const hasPair = (mask: Mask, { adjacent }: Geometry): boolean =>
  indices(mask).some((id) => (related(adjacent, id) & mask) !== 0);

const ONE_PIECE: Quantifier = {
  tier: 3,
  example: {
    speaker: "Li Mu",
    params: neg().connected("row1").chain,
    obeys: ["Bai Tao", "Chen Hao", "Zhang Wei"],
    breaks: ["Bai Tao", "Feng Yu"],
  },
  meaning: makeConnected,
  ...proposals(
    (at) => ofEachIdentity(piecesFor(at).filter(({ mask }) => countBits(mask) > 2 && hasPair(mask, at.board))),
    ({ rest, mask, identity }, world, { board }): Chain | undefined =>
      countIn(mask, identity, world) > 1 &&
      predicate({ kind: "connected", of: mask, value: identity, adjacency: board.adjacent })(world)
        ? [rootFor(identity), ...rest]
        : undefined,
    topicKind,
  ),
};

export const CONNECTED = { connected: ONE_PIECE };

/** @public For tests, which collect it. */
export const naiveConnected = (): Readonly<Record<keyof typeof CONNECTED, NaiveQuantifier>> => ({
  /** Walks from one of them to all it can reach by shared sides. */
  connected({ those }) {
    const reached = new Set(those.slice(0, 1));
    for (const person of reached) {
      for (const other of those) {
        if (Math.abs(person.row - other.row) + Math.abs(person.col - other.col) === 1) reached.add(other);
      }
    }
    return reached.size === those.length;
  },
});
