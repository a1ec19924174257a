// connected by itself, or with all: all of the identity in the group form one orthogonal chain.

import { countBits, type Mask, predicate, type World } from "@demonstrandum/logic";
import { related } from "../../board.ts";
import { countIn } from "../../counting.ts";
import type { Setting } from "../../form.ts";
import type { Chain } from "../atom.ts";
import type { Quantifier } from "../atom-form.ts";
import { neg } from "../builder.ts";
import { makeConnected, sayConnected } from "../connectedness.ts";
import { capital } from "../english.ts";
import { groupNames } from "../group-name.ts";
import { IDENTITIES, step } from "../groups.ts";
import { groupOfAll } from "../selector.ts";

/** Who could be said to be connected: a named group, or the speaker's neighbors. */
function piecesFor({ board, speaker }: Setting): { readonly rest: Chain; readonly mask: Mask }[] {
  const named = [...groupNames(board)].map(([name, selection]) => ({
    rest: [step("connected", ...(name === "everyone" ? [] : [name]))],
    mask: selection === undefined ? board.everyone : groupOfAll([selection], board),
  }));
  return [...named, { rest: [step("neighbor", speaker), step("connected")], mask: related(board.neighbors, speaker) }];
}

export const CONNECTED: Quantifier = {
  id: "connected",
  tier: 3,
  example: {
    speaker: "Li Mu",
    params: neg().connected("row1").chain,
    obeys: ["Bai Tao", "Chen Hao", "Zhang Wei"],
    breaks: ["Bai Tao", "Feng Yu"],
  },
  meaning: makeConnected,
  say: (reading, at) => capital(sayConnected(reading, at)),
  candidates: (world, at) =>
    piecesFor(at).flatMap(({ rest, mask }) =>
      IDENTITIES.filter((identity) => tellsSomething(mask, identity, world, at)).map(
        (identity): Chain => [step(identity ? "neg" : "pos"), ...rest],
      ),
    ),
};

/** Two or more of at least three, and in one piece. */
const tellsSomething = (mask: Mask, identity: boolean, world: World, { board }: Setting): boolean =>
  countBits(mask) > 2 &&
  countIn(mask, identity, world) > 1 &&
  predicate({ kind: "connected", of: mask, value: identity, adjacency: board.adjacent })(world);
