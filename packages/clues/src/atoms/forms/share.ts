// of and oneof: so many of a group whose size is said, and must be right.

import { countBits } from "@demonstrandum/logic";
import { type Remark, said } from "@demonstrandum/text";
import { exactly } from "../../counting.ts";
import type { Setting } from "../../form.ts";
import type { Proposals } from "../../proposals.ts";
import { type Share, sayShare } from "../../share.ts";
import type { Atom, Chain } from "../atom.ts";
import type { Quantifier } from "../atom-form.ts";
import { neg } from "../builder.ts";
import { countProposals } from "../count-proposals.ts";
import { nounFor } from "../english.ts";
import { isSimple, step } from "../groups.ts";
import { isOwn, sayNeighborNoun, sayPeopleWhich, sayWhich, splitNeighbors } from "../phrase.ts";
import { countArg, type Reading } from "../reading.ts";

/** "my neighbors in row 2", "the people in row 1", alone and together. */
function groupWords({ picked }: Reading, at: Setting): Pick<Share, "owner" | "one" | "many"> {
  const { neighbors, others } = splitNeighbors(picked);
  const words = (isMany: boolean): string =>
    neighbors === undefined
      ? `${isMany ? "people" : "person"}${sayPeopleWhich(others, at, isMany)}`
      : sayNeighborNoun(neighbors, at, isMany) + sayWhich(others, at, isMany);
  return { owner: neighbors && isOwn(neighbors, at) ? "my" : "the", one: words(false), many: words(true) };
}

function sayShareOf(count: number, total: number, reading: Reading, at: Setting): string {
  const { text, be, isMany } = sayShare({ count, total, ...groupWords(reading, at) });
  const noun = nounFor(reading.identity);
  return `${text} ${be} ${isMany ? noun.many : `a ${noun.one}`}`;
}

function flawOfSize(count: number, reading: Reading): Remark | undefined {
  const size = countBits(reading.group);
  if (count === size) return undefined;
  return size === 1 ? said`The group has 1 person, not ${count}.` : said`The group has ${size} people, not ${count}.`;
}

/** For groups that need some telling apart; the others are counted by `exact`. */
const shareProposals = (quantify: (count: number, size: number) => Atom | undefined): Proposals<Chain> =>
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
  flaw: (reading) => flawOfSize(countArg(reading, 1), reading),
  meaning: (reading) => exactly(reading.group, reading.identity, countArg(reading)),
  say: (reading, at) => sayShareOf(countArg(reading), countArg(reading, 1), reading, at),
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
  flaw: (reading) => flawOfSize(countArg(reading), reading),
  meaning: (reading) => exactly(reading.group, reading.identity, 1),
  say: (reading, at) => sayShareOf(1, countArg(reading), reading, at).replace("Exactly 1 ", "Exactly one "),
  ...shareProposals((count, size) => (count === 1 ? step("oneof", size) : undefined)),
};
