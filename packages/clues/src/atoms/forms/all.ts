// all: everyone in the group. (With `connected` it is another clue: see connected.ts.)

import { countBits } from "@demonstrandum/logic";
import { exactly } from "../../counting.ts";
import type { Setting } from "../../form.ts";
import { proposals, type Standpoint } from "../../proposals.ts";
import type { SelectorName } from "../atom.ts";
import type { Quantifier } from "../atom-form.ts";
import { pos } from "../builder.ts";
import { areKind, nounFor } from "../english.ts";
import { groupFor, makeChainOf, makeTopic, select, step, type Topic, topicKind, topicsFor } from "../groups.ts";
import { sayNeighbors, sayPeopleWhich, sayWhich, splitNeighbors } from "../phrase.ts";
import type { Reading } from "../reading.ts";
import { selectorOf } from "../selector.ts";

const DIRECT: readonly SelectorName[] = ["directlyLeftOf", "directlyRightOf", "directlyAbove", "directlyBelow"];

/** "All of the neighbors of Li Mu in row 4 are demons", "Everyone in row 5 is a demon". */
function sayEveryone({ picked, identity }: Reading, at: Setting): string {
  const noun = nounFor(identity);
  const { neighbors, others } = splitNeighbors(picked);
  return neighbors === undefined
    ? `Everyone${sayPeopleWhich(picked, at, false)} ${areKind(noun, false)}`
    : `All of ${sayNeighbors(neighbors, at)}${sayWhich(others, at, true)} ${areKind(noun, true)}`;
}

export const ALL: Quantifier = {
  id: "all",
  tier: 1,
  example: {
    speaker: "Zhang Wei",
    params: pos().all().column(0).chain,
    obeys: ["Li Mu"],
    breaks: ["Li Mu", "Sun Xin"],
  },
  meaning: (reading) => exactly(reading.group, reading.identity, countBits(reading.group)),
  say(reading, at) {
    const [only] = reading.picked;
    const isOne = only !== undefined && reading.picked.length === 1 && DIRECT.includes(only.atom);
    return isOne && reading.group !== 0
      ? `The person ${selectorOf(only).phrase(only.args, at, false)} ${areKind(nounFor(reading.identity), false)}`
      : sayEveryone(reading, at);
  },
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
