// exact, atLeast, atMost, inTotal, even, odd: how many of the group there are.

import type { World } from "@demonstrandum/logic";
import { countIn, countWhere } from "../../counting.ts";
import type { Setting, Tier } from "../../form.ts";
import type { AtomName, Chain, Step } from "../atom.ts";
import type { Quantifier } from "../atom-form.ts";
import { neg } from "../builder.ts";
import { areKind, capital, has, nounFor } from "../english.ts";
import { type Group, groupsFor, IDENTITIES, isSimple, makeChainOf, oneIdentity, step } from "../groups.ts";
import { predicates, sayPlaces, sayPredicates, sayWhich } from "../phrase.ts";
import { countOf, type Reading } from "../reading.ts";

interface Counting {
  readonly id: AtomName;
  readonly tier: Tier;
  allows(count: number, wanted: number): boolean;
  /** "exactly 3", "an even number of". */
  say(wanted: number): string;
  /** Stands at the head of the sentence, whatever its structure. */
  readonly opening?: string;
  readonly isPlain?: boolean;
  candidates(world: World, at: Setting): Chain[];
  readonly example: Chain;
  readonly obeys: readonly string[];
  readonly breaks: readonly string[];
}

/** Parity speaks of numbers, so its nouns are plural; a count of one is not. */
const isManyOf = (reading: Reading): boolean => reading.quantifier?.args[0] !== 1;

function sayCount(counting: Counting, reading: Reading, at: Setting): string {
  const quantity = counting.say(countOf(reading));
  const isMany = isManyOf(reading);
  const sentence =
    sayNeighbors(quantity, reading, at, isMany) ??
    (predicates(reading.picked).length > 0
      ? sayOfKind(quantity, reading, at, isMany)
      : sayOfPlace(quantity, reading, at, isMany, counting.isPlain ?? false));
  return counting.opening === undefined ? capital(sentence) : `${counting.opening} ${sentence}`;
}

/** "I have exactly 3 demon neighbors in row 4": when the group is somebody's neighbors. */
function sayNeighbors(quantity: string, reading: Reading, at: Setting, isMany: boolean): string | undefined {
  const head = reading.picked.find(({ atom }) => atom === "neighbor");
  if (head === undefined) return undefined;
  const others = reading.picked.filter((selection) => selection !== head);
  const neighbors = `${nounFor(reading.identity).short} neighbor${isMany ? "s" : ""}`;
  return `${has(Number(head.args[0]), at)} ${quantity} ${neighbors}${sayWhich(others, at, isMany)}`;
}

/** "exactly 2 demons-in-disguise in row 1 have Water spiritual root". */
function sayOfKind(quantity: string, reading: Reading, at: Setting, isMany: boolean): string {
  const noun = nounFor(reading.identity);
  const subject = `${quantity} ${isMany ? noun.many : noun.one}${sayPlaces(reading.picked, at)}`;
  return `${subject} ${sayPredicates(reading.picked, at, isMany)}`;
}

/** "exactly 3 in row 1 are demons-in-disguise". */
function sayOfPlace(quantity: string, reading: Reading, at: Setting, isMany: boolean, isPlain: boolean): string {
  const where = sayPlaces(reading.picked, at);
  const people = isPlain && where !== "" ? "" : isMany ? " people" : " person";
  return `${quantity}${people}${where} ${areKind(nounFor(reading.identity), isMany)}`;
}

const makeCounting = (counting: Counting): Quantifier => ({
  id: counting.id,
  tier: counting.tier,
  example: { speaker: "Li Mu", params: counting.example, obeys: counting.obeys, breaks: counting.breaks },
  meaning: (reading) =>
    countWhere(reading.group, reading.identity, (count) => counting.allows(count, countOf(reading))),
  say: (reading, at) => sayCount(counting, reading, at),
  candidates: counting.candidates,
});

/** One chain for each group, of one identity: saying it of the other would be the same clue in a mirror. */
const candidatesOf =
  (isApt: (group: Group) => boolean, quantify: (count: number, size: number) => Step | undefined) =>
  (world: World, at: Setting): Chain[] =>
    groupsFor(at).flatMap((group, index) => {
      const identity = oneIdentity(at, index);
      const quantifier = isApt(group) ? quantify(countIn(group.mask, identity, world), group.size) : undefined;
      return quantifier === undefined ? [] : [makeChainOf(identity, quantifier, group.selections)];
    });

const bound = (atom: "atLeast" | "atMost") =>
  candidatesOf(
    () => true,
    (count, size) => (count > 0 && count < size ? step(atom, count) : undefined),
  );

/** Parity of a large group is more arithmetic than thought. */
const parity = (atom: "even" | "odd", rest: number) =>
  candidatesOf(
    ({ selections, size }) => selections.length === 1 && size > 2 && size <= 8,
    (count) => (count % 2 === rest ? step(atom) : undefined),
  );

export const EXACT = makeCounting({
  id: "exact",
  tier: 2,
  allows: (count, wanted) => count === wanted,
  say: (wanted) => `exactly ${wanted}`,
  isPlain: true,
  candidates: (world, at) =>
    groupsFor(at)
      .filter(isSimple)
      .flatMap(({ selections, mask, size }) =>
        IDENTITIES.map((identity) => ({ identity, count: countIn(mask, identity, world) }))
          .filter(({ count }) => count > 0 && count < size)
          .map(({ identity, count }) => makeChainOf(identity, step("exact", count), selections)),
      ),
  example: neg().exact(2).row(0).chain,
  obeys: ["Bai Tao", "Feng Yu", "Li Mu"],
  breaks: ["Bai Tao", "Li Mu"],
});

export const AT_LEAST = makeCounting({
  id: "atLeast",
  tier: 2,
  allows: (count, wanted) => count >= wanted,
  say: (wanted) => `at least ${wanted}`,
  isPlain: true,
  candidates: bound("atLeast"),
  example: neg().atLeast(2).neighbor(4).chain,
  obeys: ["Bai Tao", "Feng Yu", "Sun Xin"],
  breaks: ["Bai Tao", "Li Mu"],
});

export const AT_MOST = makeCounting({
  id: "atMost",
  tier: 2,
  allows: (count, wanted) => count <= wanted,
  say: (wanted) => `at most ${wanted}`,
  isPlain: true,
  candidates: bound("atMost"),
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
  candidates: (world, { board }) =>
    IDENTITIES.map((identity) => ({ identity, count: countIn(board.everyone, identity, world) }))
      .filter(({ count }) => count > 0)
      .map(({ identity, count }) => makeChainOf(identity, step("inTotal", count), [])),
  example: neg().inTotal(3).chain,
  obeys: ["Bai Tao", "Li Mu", "Sun Xin"],
  breaks: ["Bai Tao", "Li Mu"],
});

export const EVEN = makeCounting({
  id: "even",
  tier: 3,
  allows: (count) => count % 2 === 0,
  say: () => "an even number of",
  candidates: parity("even", 0),
  example: neg().even().edge().chain,
  obeys: ["Chen Hao", "Qin Fan", "Li Mu"],
  breaks: ["Chen Hao"],
});

export const ODD = makeCounting({
  id: "odd",
  tier: 3,
  allows: (count) => count % 2 === 1,
  say: () => "an odd number of",
  candidates: parity("odd", 1),
  example: neg().odd().be("Fire").chain,
  obeys: ["Bai Tao"],
  breaks: ["Bai Tao", "Li Mu"],
});
