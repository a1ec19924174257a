// any: whoever has the identity and is in the earlier selections is also in the last one.

import { countBits } from "@demonstrandum/logic";
import { ELEMENTS } from "../../board.ts";
import { countIn, exactly } from "../../counting.ts";
import type { Setting } from "../../form.ts";
import type { Selection } from "../atom.ts";
import type { Quantifier } from "../atom-form.ts";
import { neg } from "../builder.ts";
import { nounFor } from "../english.ts";
import { IDENTITIES, makeChainOf, step } from "../groups.ts";
import { sayWhich } from "../phrase.ts";
import type { Reading } from "../reading.ts";
import { groupOfAll, predicateOf } from "../selector.ts";

const earlier = (reading: Reading): readonly Selection[] => reading.selections.slice(0, -1);

/** Where some are found, and where they then all are. */
const pairsFor = ({ board, speaker }: Setting): (readonly [Selection, Selection])[] => {
  const { row, col } = board.people[speaker] ?? { row: 0, col: 0 };
  const edge: Selection = { atom: "edge", args: [] };
  const mine: Selection = { atom: "neighbor", args: [speaker] };
  const lines: Selection[] = [
    { atom: "row", args: [row] },
    { atom: "column", args: [col] },
  ];
  const elements = ELEMENTS.map((element): Selection => ({ atom: "be", args: [element] }));
  return [
    ...[mine, ...lines].flatMap((from) => elements.map((to) => [from, to] as const)),
    ...elements.map((from) => [from, edge] as const),
    ...lines.map((to) => [mine, to] as const),
    [mine, edge],
  ];
};

export const ANY: Quantifier = {
  id: "any",
  tier: 3,
  example: {
    speaker: "Li Mu",
    params: neg().any().row(0).be("Fire").chain,
    obeys: ["Bai Tao", "Chen Hao", "Zhang Wei"],
    breaks: ["Bai Tao", "Feng Yu"],
  },
  flaw(reading) {
    if (reading.isConnected) return "any() and connected() do not go together.";
    return reading.selections.length === 0
      ? "any() needs at least one selector: the last one says where they all are."
      : undefined;
  },
  meaning: (reading, board) =>
    exactly(
      groupOfAll(earlier(reading), board) & ~groupOfAll(reading.selections.slice(-1), board),
      reading.identity,
      0,
    ),
  people: (reading, board) => groupOfAll(earlier(reading), board),
  say(reading, at) {
    const [last] = reading.selections.slice(-1) as [Selection];
    return `Any ${nounFor(reading.identity).one}${sayWhich(earlier(reading), at, false)} ${predicateOf(last, at, false)}`;
  },
  candidates: (world, at) =>
    pairsFor(at).flatMap(([from, to]) => {
      const [all, left] = [groupOfAll([from], at.board), groupOfAll([to], at.board)];
      return IDENTITIES.filter(
        (identity) =>
          countIn(all, identity, world) > 0 &&
          countBits(all & ~left) > 0 &&
          countIn(all & ~left, identity, world) === 0,
      ).map((identity) => makeChainOf(identity, step("any"), [from, to]));
    }),
};
