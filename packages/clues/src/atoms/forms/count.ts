// exact, atLeast, atMost, inTotal, even, odd: how many of the group there are.

import { countBits } from "@demonstrandum/logic";
import { countIn, countWhere } from "../../counting.ts";
import type { Tier } from "../../form.ts";
import { type Proposals, proposals } from "../../proposals.ts";
import type { Chain } from "../atom.ts";
import type { Quantifier } from "../atom-form.ts";
import { neg } from "../builder.ts";
import { countProposals } from "../count-proposals.ts";
import { groupFor, IDENTITIES, makeChainOf, ofEachIdentity, step, topicKind, topicsFor } from "../groups.ts";
import type { NaiveQuantifier } from "../naive-quantifier.ts";
import { countArg } from "../reading.ts";

interface Counting {
  readonly tier: Tier;
  allows(count: number, wanted: number): boolean;
  readonly proposals: Proposals<Chain>;
  readonly example: Chain;
  readonly obeys: readonly string[];
  readonly breaks: readonly string[];
}

const makeCounting = (counting: Counting): Quantifier => ({
  tier: counting.tier,
  example: { speaker: "Li Mu", params: counting.example, obeys: counting.obeys, breaks: counting.breaks },
  meaning: (reading) =>
    countWhere(reading.group, reading.identity, (count) => counting.allows(count, countArg(reading))),
  ...counting.proposals,
});

const bound = (atom: "atLeast" | "atMost"): Proposals<Chain> =>
  countProposals(
    () => true,
    (count, size) => (count > 0 && count < size ? step(atom, count) : undefined),
  );

/** Parity of a large group is more arithmetic than thought. */
const parity = (atom: "even" | "odd", rest: number): Proposals<Chain> =>
  countProposals(
    ({ selections }) => selections.length === 1,
    (count, size) => (size > 2 && size <= 8 && count % 2 === rest ? step(atom) : undefined),
  );

const EXACT = makeCounting({
  tier: 2,
  allows: (count, wanted) => count === wanted,
  proposals: proposals(
    (at) => ofEachIdentity(topicsFor(at).filter(({ selections }) => selections.length === 1)),
    (topic, world, { board }) => {
      const group = groupFor(topic, board);
      const count = countIn(group, topic.identity, world);
      return count > 0 && count < countBits(group)
        ? makeChainOf(topic.identity, step("exact", count), topic.selections)
        : undefined;
    },
    topicKind,
  ),
  example: neg().exact(2).row(0).chain,
  obeys: ["Bai Tao", "Feng Yu", "Li Mu"],
  breaks: ["Bai Tao", "Li Mu"],
});

/** What else `exact` can say where the better words for it are switched off: a share of some, or all of them. */
export const exactInstead = (without: readonly string[]): Proposals<Chain> =>
  countProposals(
    () => true,
    (count, size, { selections }) => {
      const better = count === size ? "all" : selections.length === 1 ? "exact" : count === 1 ? "oneof" : "of";
      return count > 0 && without.includes(better) ? step("exact", count) : undefined;
    },
  );

const AT_LEAST = makeCounting({
  tier: 2,
  allows: (count, wanted) => count >= wanted,
  proposals: bound("atLeast"),
  example: neg().atLeast(2).neighbor(4).chain,
  obeys: ["Bai Tao", "Feng Yu", "Sun Xin"],
  breaks: ["Bai Tao", "Li Mu"],
});

const AT_MOST = makeCounting({
  tier: 2,
  allows: (count, wanted) => count <= wanted,
  proposals: bound("atMost"),
  example: neg().atMost(1).corner().chain,
  obeys: ["Bai Tao", "Chen Hao"],
  breaks: ["Bai Tao", "Feng Yu"],
});

const IN_TOTAL = makeCounting({
  tier: 4,
  allows: (count, wanted) => count === wanted,
  proposals: proposals(
    () => IDENTITIES,
    (identity, world, { board }) => {
      const count = countIn(board.everyone, identity, world);
      return count > 0 ? makeChainOf(identity, step("inTotal", count), []) : undefined;
    },
  ),
  example: neg().inTotal(3).chain,
  obeys: ["Bai Tao", "Li Mu", "Sun Xin"],
  breaks: ["Bai Tao", "Li Mu"],
});

const EVEN = makeCounting({
  tier: 3,
  allows: (count) => count % 2 === 0,
  proposals: parity("even", 0),
  example: neg().even().edge().chain,
  obeys: ["Chen Hao", "Qin Fan", "Li Mu"],
  breaks: ["Chen Hao"],
});

const ODD = makeCounting({
  tier: 3,
  allows: (count) => count % 2 === 1,
  proposals: parity("odd", 1),
  example: neg().odd().be("Fire").chain,
  obeys: ["Bai Tao"],
  breaks: ["Bai Tao", "Li Mu"],
});

export const COUNTS = {
  exact: EXACT,
  atLeast: AT_LEAST,
  atMost: AT_MOST,
  inTotal: IN_TOTAL,
  even: EVEN,
  odd: ODD,
};

/** @public For tests, which collect it. */
export const naiveCounts = (): Readonly<Record<keyof typeof COUNTS, NaiveQuantifier>> => ({
  exact: ({ args: [wanted], those }) => those.length === wanted,
  atLeast: ({ args: [wanted = 0], those }) => those.length >= wanted,
  atMost: ({ args: [wanted = 0], those }) => those.length <= wanted,
  inTotal: ({ args: [wanted], those }) => those.length === wanted,
  even: ({ those }) => those.length % 2 === 0,
  odd: ({ those }) => those.length % 2 === 1,
});
