// all: everyone in the group. (With `connected` it is another clue: see connected.ts.)

import { countBits } from "@demonstrandum/logic";
import { exactly } from "../../counting.ts";
import { proposals, type Standpoint } from "../../proposals.ts";
import type { SelectorName } from "../atom.ts";
import type { Quantifier } from "../atom-form.ts";
import { pos } from "../builder.ts";
import { groupFor, makeChainOf, makeTopic, select, step, type Topic, topicKind, topicsFor } from "../groups.ts";
import type { NaiveQuantifier } from "../naive-quantifier.ts";

/** At most one person is there. */
export const DIRECT: readonly SelectorName[] = ["directlyLeftOf", "directlyRightOf", "directlyAbove", "directlyBelow"];

const EVERYONE: Quantifier = {
  tier: 1,
  example: {
    speaker: "Zhang Wei",
    params: pos().all().column(0).chain,
    obeys: ["Li Mu"],
    breaks: ["Li Mu", "Sun Xin"],
  },
  meaning: (reading) => exactly(reading.group, reading.identity, countBits(reading.group)),
  ...proposals(
    (at): readonly Topic[] => [...topicsFor(at), ...directTopics(at)],
    (topic, world, { board }) => {
      const group = groupFor(topic, board);
      const demons = group & world;
      if (group === 0 || (demons !== 0 && demons !== group)) return undefined;
      return makeChainOf(demons === group, step("all"), topic.selections);
    },
    topicKind,
  ),
};

/** "The person directly left of me is a cultivator." */
function directTopics({ board, speaker }: Standpoint): Topic[] {
  return DIRECT.map((atom) => makeTopic([select(atom, speaker)], board)).filter(({ place }) => place !== 0);
}

export const ALL = { all: EVERYONE };

/** @public For tests, which collect it. */
export const naiveAll = (): Readonly<Record<keyof typeof ALL, NaiveQuantifier>> => ({
  all: ({ group, those }) => those.length === group.length,
});
