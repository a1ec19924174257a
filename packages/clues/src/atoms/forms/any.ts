// any: whoever has the identity and is in the earlier selections is also in the last one.

import { exactly, membersIn } from "../../counting.ts";
import { proposals, type Standpoint } from "../../proposals.ts";
import type { Selection } from "../atom.ts";
import type { Quantifier } from "../atom-form.ts";
import { neg } from "../builder.ts";
import { elements, makeChainOf, ownLines, select, step } from "../groups.ts";
import type { NaiveQuantifier } from "../naive-quantifier.ts";
import type { Reading } from "../reading.ts";
import { atomRemark } from "../remarks/en.ts";
import { groupOf, groupOfAll } from "../selector.ts";

const earlier = (reading: Reading): readonly Selection[] => reading.selections.slice(0, -1);

/** Where some are found, and where they then all are. */
function pairsFor(at: Standpoint): (readonly [Selection, Selection])[] {
  const [mine, edge] = [select("neighbor", at.speaker), select("edge")];
  return [
    ...[mine, ...ownLines(at)].flatMap((from) => elements().map((to) => [from, to] as const)),
    ...elements().map((from) => [from, edge] as const),
    ...ownLines(at).map((to) => [mine, to] as const),
    [mine, edge],
  ];
}

const WHOEVER: Quantifier = {
  tier: 3,
  example: {
    speaker: "Li Mu",
    params: neg().any().row(0).be("Fire").chain,
    obeys: ["Bai Tao", "Chen Hao", "Zhang Wei"],
    breaks: ["Bai Tao", "Feng Yu"],
  },
  flaw(reading) {
    if (reading.isConnected) return atomRemark.anyConnected();
    return reading.selections.length === 0 ? atomRemark.anyOfEveryone() : undefined;
  },
  meaning: (reading, board) =>
    exactly(
      groupOfAll(earlier(reading), board) & ~groupOfAll(reading.selections.slice(-1), board),
      reading.identity,
      0,
    ),
  counted: (reading, board) => groupOfAll(earlier(reading), board),
  ...proposals(
    pairsFor,
    (pair, world, { board }) => {
      const all = groupOf(pair[0], board);
      const outside = all & ~groupOf(pair[1], board);
      const demons = outside & world;
      if (outside === 0 || (demons !== 0 && demons !== outside)) return undefined;
      const identity = demons === 0;
      return membersIn(all, identity, world) === 0 ? undefined : makeChainOf(identity, step("any"), pair);
    },
    ([from, to]) => `${from.atom}.${to.atom}`,
  ),
};

export const ANY = { any: WHOEVER };

/** @public For tests, which collect it. */
export const naiveAny = (): Readonly<Record<keyof typeof ANY, NaiveQuantifier>> => ({
  any({ people, isKind, selectors, picks }) {
    const tests = selectors.map(picks);
    const found = people.filter((person) => isKind(person) && tests.slice(0, -1).every((test) => test(person)));
    return found.every((person) => tests.at(-1)?.(person));
  },
});
