// of and oneof: so many of a group whose size is said, and must be right.

import { countBits } from "@demonstrandum/logic";
import type { Remark } from "@demonstrandum/text";
import { exactly } from "../../counting.ts";
import type { Proposals } from "../../proposals.ts";
import type { Atom, Chain } from "../atom.ts";
import type { Quantifier } from "../atom-form.ts";
import { neg } from "../builder.ts";
import { countProposals } from "../count-proposals.ts";
import { isSimple, step } from "../groups.ts";
import type { NaiveQuantifier } from "../naive-quantifier.ts";
import { countArg, type Reading } from "../reading.ts";
import { atomRemark } from "../remarks/en.ts";

function flawOfSize(count: number, reading: Reading): Remark | undefined {
  const size = countBits(reading.group);
  if (count === size) return undefined;
  return size === 1 ? atomRemark.groupOfOne({ asked: count }) : atomRemark.groupOfMany({ size, asked: count });
}

/** For groups that need some telling apart; the others are counted by `exact`. */
const shareProposals = (quantify: (count: number, size: number) => Atom | undefined): Proposals<Chain> =>
  countProposals((topic) => !isSimple(topic), quantify);

const OF: Quantifier = {
  tier: 3,
  example: {
    speaker: "Li Mu",
    params: neg().of(2, 3).neighbor(4).row(0).chain,
    obeys: ["Bai Tao", "Feng Yu", "Sun Xin"],
    breaks: ["Bai Tao", "Sun Xin"],
  },
  flaw: (reading) => flawOfSize(countArg(reading, 1), reading),
  meaning: (reading) => exactly(reading.group, reading.identity, countArg(reading)),
  ...shareProposals((count, size) => (count > 1 && count < size ? step("of", count, size) : undefined)),
};

const ONE_OF: Quantifier = {
  tier: 3,
  example: {
    speaker: "Bai Tao",
    params: neg().oneof(2).below(1).chain,
    obeys: ["Li Mu", "Chen Hao"],
    breaks: ["Li Mu", "Yuan Jun"],
  },
  flaw: (reading) => flawOfSize(countArg(reading), reading),
  meaning: (reading) => exactly(reading.group, reading.identity, 1),
  ...shareProposals((count, size) => (count === 1 ? step("oneof", size) : undefined)),
};

export const SHARES = { of: OF, oneof: ONE_OF };

/** @public For tests, which collect it. */
export const naiveShares = (): Readonly<Record<keyof typeof SHARES, NaiveQuantifier>> => ({
  of: ({ args: [count, size], group, those }) => group.length === size && those.length === count,
  oneof: ({ args: [size], group, those }) => group.length === size && those.length === 1,
});
