// all: everyone in the group. (With `connected` it is another clue: see connected.ts.)

import { countBits } from "@demonstrandum/logic";
import { exactly } from "../../counting.ts";
import type { Setting } from "../../form.ts";
import { proposals, type Standpoint } from "../../proposals.ts";
import type { SelectorName } from "../atom.ts";
import type { Quantifier } from "../atom-form.ts";
import { pos } from "../builder.ts";
import { areKind, has, nounFor } from "../english.ts";
import { groupFor, kindOf, makeChainOf, makeTopic, select, step, type Topic, topicsFor } from "../groups.ts";
import { sayNeighbors, sayPeopleWhich, sayPlaces, sayWhich, splitNeighbors } from "../phrase.ts";
import type { Reading } from "../reading.ts";
import { selectorOf } from "../selector.ts";

const DIRECT: readonly SelectorName[] = ["directlyLeftOf", "directlyRightOf", "directlyAbove", "directlyBelow"];

/** "All of the neighbors of Li Mu in row 4", "All in row 5", "All people to the left of me". */
function sayEveryone({ picked }: Reading, at: Setting): string {
  const { neighbors, others } = splitNeighbors(picked);
  if (neighbors !== undefined) return `All of ${sayNeighbors(neighbors, at)}${sayWhich(others, at, true)}`;
  const isPlaced = picked.length > 0 && picked.every((selection) => selectorOf(selection).sort === "place");
  return isPlaced ? `All${sayPlaces(picked, at)}` : `All people${sayPeopleWhich(picked, at, true)}`;
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
    const noun = nounFor(reading.identity);
    const [only] = reading.picked;
    if (only !== undefined && reading.picked.length === 1) {
      if (only.atom === "neighbor") return `${has(Number(only.args[0]), at)} all ${noun.short} neighbors`;
      if (DIRECT.includes(only.atom) && reading.group !== 0) {
        return `The person ${selectorOf(only).phrase(only.args, at, false)} ${areKind(noun, false)}`;
      }
    }
    return `${sayEveryone(reading, at)} ${areKind(noun, true)}`;
  },
  ...proposals(
    (at): readonly Topic[] => [...topicsFor(at), ...directTopics(at)],
    (topic, world, { board }) => {
      const group = groupFor(topic, board);
      const demons = group & world;
      if (group === 0 || (demons !== 0 && demons !== group)) return undefined;
      return makeChainOf(demons === group, step("all"), topic.selections);
    },
    kindOf,
  ),
};

/** "The person directly left of me is a cultivator." */
function directTopics({ board, speaker }: Standpoint): Topic[] {
  return DIRECT.map((atom) => makeTopic([select(atom, speaker)], board)).filter(({ place }) => place !== 0);
}
