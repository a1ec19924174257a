// exact, atLeast, atMost, inTotal, even, odd: how many of the group there are.

import { countBits } from "@demonstrandum/logic";
import { capitalize } from "@demonstrandum/text";
import { countIn, countWhere } from "../../counting.ts";
import type { Setting, Tier } from "../../form.ts";
import { type Proposals, proposals } from "../../proposals.ts";
import type { AtomName, Chain } from "../atom.ts";
import type { Quantifier } from "../atom-form.ts";
import { neg } from "../builder.ts";
import { countProposals } from "../count-proposals.ts";
import { areKind, has, nounFor } from "../english.ts";
import { groupFor, IDENTITIES, makeChainOf, ofEachIdentity, step, topicKind, topicsFor } from "../groups.ts";
import { predicates, sayPlaces, sayPredicates, sayWhich } from "../phrase.ts";
import { countArg, type Reading } from "../reading.ts";

interface Counting {
  readonly id: AtomName;
  readonly tier: Tier;
  allows(count: number, wanted: number): boolean;
  /** "exactly 3", "an even number of". */
  say(wanted: number): string;
  /** Stands at the head of the sentence, whatever its structure. */
  readonly opening?: string;
  readonly proposals: Proposals<Chain>;
  readonly example: Chain;
  readonly obeys: readonly string[];
  readonly breaks: readonly string[];
}

/** Parity speaks of numbers, so its nouns are plural; a count of one is not. */
const isManyOf = (reading: Reading): boolean => reading.quantifier?.args[0] !== 1;

function sayCount(counting: Counting, reading: Reading, at: Setting): string {
  const quantity = counting.say(countArg(reading));
  const isMany = isManyOf(reading);
  const sentence =
    sayNeighbors(quantity, reading, at, isMany) ??
    (predicates(reading.picked).length > 0
      ? sayOfKind(quantity, reading, at, isMany)
      : sayOfPlace(quantity, reading, at, isMany));
  return counting.opening === undefined ? capitalize(sentence) : `${counting.opening} ${sentence}`;
}

/** "I have exactly 3 demon neighbors in row 4": when the group is somebody's neighbors. */
function sayNeighbors(quantity: string, reading: Reading, at: Setting, isMany: boolean): string | undefined {
  const head = reading.picked.find(({ atom }) => atom === "neighbor");
  if (head === undefined) return undefined;
  const others = reading.picked.filter((selection) => selection !== head);
  const neighbors = `${nounFor(reading.identity).one} neighbor${isMany ? "s" : ""}`;
  return `${has(Number(head.args[0]), at)} ${quantity} ${neighbors}${sayWhich(others, at, isMany)}`;
}

/** "exactly 2 demons in row 1 have Water spiritual root". */
function sayOfKind(quantity: string, reading: Reading, at: Setting, isMany: boolean): string {
  const noun = nounFor(reading.identity);
  const subject = `${quantity} ${isMany ? noun.many : noun.one}${sayPlaces(reading.picked, at)}`;
  return `${subject} ${sayPredicates(reading.picked, at, isMany)}`;
}

/** "exactly 3 people in row 1 are demons". */
const sayOfPlace = (quantity: string, { picked, identity }: Reading, at: Setting, isMany: boolean): string =>
  `${quantity} ${isMany ? "people" : "person"}${sayPlaces(picked, at)} ${areKind(nounFor(identity), isMany)}`;

const makeCounting = (counting: Counting): Quantifier => ({
  id: counting.id,
  tier: counting.tier,
  example: { speaker: "Li Mu", params: counting.example, obeys: counting.obeys, breaks: counting.breaks },
  meaning: (reading) =>
    countWhere(reading.group, reading.identity, (count) => counting.allows(count, countArg(reading))),
  say: (reading, at) => sayCount(counting, reading, at),
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

export const EXACT = makeCounting({
  id: "exact",
  tier: 2,
  allows: (count, wanted) => count === wanted,
  say: (wanted) => `exactly ${wanted}`,
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

export const AT_LEAST = makeCounting({
  id: "atLeast",
  tier: 2,
  allows: (count, wanted) => count >= wanted,
  say: (wanted) => `at least ${wanted}`,
  proposals: bound("atLeast"),
  example: neg().atLeast(2).neighbor(4).chain,
  obeys: ["Bai Tao", "Feng Yu", "Sun Xin"],
  breaks: ["Bai Tao", "Li Mu"],
});

export const AT_MOST = makeCounting({
  id: "atMost",
  tier: 2,
  allows: (count, wanted) => count <= wanted,
  say: (wanted) => `at most ${wanted}`,
  proposals: bound("atMost"),
  example: neg().atMost(1).corner().chain,
  obeys: ["Bai Tao", "Chen Hao"],
  breaks: ["Bai Tao", "Feng Yu"],
});

export const IN_TOTAL = makeCounting({
  id: "inTotal",
  tier: 4,
  allows: (count, wanted) => count === wanted,
  say: String,
  opening: "In total,",
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

export const EVEN = makeCounting({
  id: "even",
  tier: 3,
  allows: (count) => count % 2 === 0,
  say: () => "an even number of",
  proposals: parity("even", 0),
  example: neg().even().edge().chain,
  obeys: ["Chen Hao", "Qin Fan", "Li Mu"],
  breaks: ["Chen Hao"],
});

export const ODD = makeCounting({
  id: "odd",
  tier: 3,
  allows: (count) => count % 2 === 1,
  say: () => "an odd number of",
  proposals: parity("odd", 1),
  example: neg().odd().be("Fire").chain,
  obeys: ["Bai Tao"],
  breaks: ["Bai Tao", "Li Mu"],
});
