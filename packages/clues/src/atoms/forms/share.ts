// of and oneof: so many of a group whose size is said, and must be right.

import { countBits } from "@demonstrandum/logic";
import { exactly } from "../../counting.ts";
import type { Setting } from "../../form.ts";
import type { Proposals } from "../../proposals.ts";
import type { Chain, Step } from "../atom.ts";
import type { Quantifier } from "../atom-form.ts";
import { neg } from "../builder.ts";
import { countProposals } from "../count-proposals.ts";
import { areKind, nounFor } from "../english.ts";
import { isSimple, step } from "../groups.ts";
import { sayNeighbors, sayPeopleWhich, sayWhich, splitNeighbors } from "../phrase.ts";
import { countOf, type Reading } from "../reading.ts";

/** "my 3 neighbors in row 2", "the 4 people in row 1". */
function sayGroup(size: number, { picked }: Reading, at: Setting): string {
  const isMany = size !== 1;
  const { neighbors, others } = splitNeighbors(picked);
  return neighbors === undefined
    ? `the ${size} ${isMany ? "people" : "person"}${sayPeopleWhich(others, at, isMany)}`
    : sayNeighbors(neighbors, at, size) + sayWhich(others, at, isMany);
}

function flawOfSize(said: number, reading: Reading): string | undefined {
  const size = countBits(reading.group);
  return said === size ? undefined : `The group has ${size === 1 ? "1 person" : `${size} people`}, not ${said}.`;
}

/** For groups that need some telling apart; the others are counted by `exact`. */
const shareProposals = (quantify: (count: number, size: number) => Step | undefined): Proposals<Chain> =>
  countProposals((topic) => !isSimple(topic), quantify);

export const OF: Quantifier = {
  id: "of",
  tier: 3,
  example: {
    speaker: "Li Mu",
    params: neg().of(2, 3).neighbor(4).row(0).chain,
    obeys: ["Bai Tao", "Feng Yu", "Sun Xin"],
    breaks: ["Bai Tao", "Sun Xin"],
  },
  flaw: (reading) => flawOfSize(countOf(reading, 1), reading),
  meaning: (reading) => exactly(reading.group, reading.identity, countOf(reading)),
  say(reading, at) {
    const [count, size] = [countOf(reading), countOf(reading, 1)];
    return `Exactly ${count} of ${sayGroup(size, reading, at)} ${areKind(nounFor(reading.identity), count !== 1)}`;
  },
  ...shareProposals((count, size) => (count > 1 && count < size ? step("of", count, size) : undefined)),
};

export const ONE_OF: Quantifier = {
  id: "oneof",
  tier: 3,
  example: {
    speaker: "Bai Tao",
    params: neg().oneof(2).below(1).chain,
    obeys: ["Li Mu", "Chen Hao"],
    breaks: ["Li Mu", "Yuan Jun"],
  },
  flaw: (reading) => flawOfSize(countOf(reading), reading),
  meaning: (reading) => exactly(reading.group, reading.identity, 1),
  say: (reading, at) =>
    `Exactly one of ${sayGroup(countOf(reading), reading, at)} ${areKind(nounFor(reading.identity), false)}`,
  ...shareProposals((count, size) => (count === 1 ? step("oneof", size) : undefined)),
};
