// all: everyone in the group. With `connected` it is the wording of "All demons-in-disguise … form a connected group".

import { countBits } from "@demonstrandum/logic";
import { countIn, exactly } from "../../counting.ts";
import type { Setting } from "../../form.ts";
import type { Chain, SelectorName } from "../atom.ts";
import type { Quantifier } from "../atom-form.ts";
import { pos } from "../builder.ts";
import { allNeighbors, areKind, has, nounFor, them } from "../english.ts";
import { groupsFor, IDENTITIES, makeChainOf, step } from "../groups.ts";
import { sayPeopleWhich, sayPlaces, sayWhich } from "../phrase.ts";
import type { Reading } from "../reading.ts";
import { groupOf, selectorOf } from "../selector.ts";

const DIRECT: readonly SelectorName[] = ["directlyLeftOf", "directlyRightOf", "directlyAbove", "directlyBelow"];

/** "All neighbors of Li Mu in row 4", "All in row 5", "All people to the left of me". */
function sayEveryone(reading: Reading, at: Setting): string {
  const { picked } = reading;
  const head = picked.find(({ atom }) => atom === "neighbor") ?? picked.find(({ atom }) => atom === "commonNeighbors");
  const others = picked.filter((selection) => selection !== head);
  if (head === undefined) {
    const isPlaced = picked.length > 0 && picked.every((selection) => selectorOf(selection).sort === "place");
    return isPlaced ? `All${sayPlaces(picked, at)}` : `All people${sayPeopleWhich(picked, at, true)}`;
  }
  const [first, second] = head.args.map(Number) as [number, number];
  const people =
    head.atom === "neighbor"
      ? allNeighbors(first, at)
      : `the common neighbors of ${them(first, at)} and ${them(second, at)}`;
  return `All of ${people}${sayWhich(others, at, true)}`;
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
  candidates: (world, at) =>
    IDENTITIES.flatMap((identity) => [
      ...groupsFor(at)
        .filter(({ mask, size }) => countIn(mask, identity, world) === size)
        .map(({ selections }) => makeChainOf(identity, step("all"), selections)),
      ...directCandidates(identity, world, at),
    ]),
};

/** "The person directly left of me is a cultivator." */
const directCandidates = (identity: boolean, world: number, at: Setting): Chain[] =>
  DIRECT.map((atom) => ({ atom, args: [at.speaker] }))
    .filter((selection) => countIn(groupOf(selection, at.board), identity, world) === 1)
    .map((selection) => makeChainOf(identity, step("all"), [selection]));
