// Describing a group after its noun: "in row 4 with Water spiritual root who are to the left of Li Mu".

import type { Setting } from "../form.ts";
import type { Selection } from "./atom.ts";
import { them, themBoth } from "./english.ts";
import { predicateOf, selectorOf } from "./selector.ts";

const ofSort = (selections: readonly Selection[], sort: string): readonly Selection[] =>
  selections.filter((selection) => selectorOf(selection).sort === sort);

const places = (selections: readonly Selection[]): readonly Selection[] => ofSort(selections, "place");

/** What is said of people with a verb: their roots first, then where they stand to others. */
export const predicates = (selections: readonly Selection[]): readonly Selection[] => [
  ...ofSort(selections, "element"),
  ...ofSort(selections, "relation"),
];

/** "in row 1 and also on the edge": in both, where a bare "and" could mean either. */
export const sayPlaces = (selections: readonly Selection[], at: Setting): string =>
  places(selections)
    .map((selection) => ` ${selectorOf(selection).phrase(selection.args, at, true)}`)
    .join(" and also");

export const sayPredicates = (selections: readonly Selection[], at: Setting, isMany: boolean): string =>
  predicates(selections)
    .map((selection) => predicateOf(selection, at, isMany))
    .join(" and ");

const sayElements = (selections: readonly Selection[], at: Setting, isMany: boolean): string =>
  ofSort(selections, "element")
    .map((selection) => ` with ${selectorOf(selection).phrase(selection.args, at, isMany)}`)
    .join(" and");

/** All selections after a noun, each with a space before it. */
export function sayWhich(selections: readonly Selection[], at: Setting, isMany: boolean): string {
  const relations = ofSort(selections, "relation");
  const who = relations.length === 0 ? "" : ` who ${sayPredicates(relations, at, isMany)}`;
  return sayPlaces(selections, at) + sayElements(selections, at, isMany) + who;
}

/** After "people" a single relation needs no "who are": "people to the left of Li Mu". */
export function sayPeopleWhich(selections: readonly Selection[], at: Setting, isMany: boolean): string {
  const [only] = selections;
  const isBare = selections.length === 1 && only !== undefined && selectorOf(only).sort === "relation";
  return isBare ? ` ${selectorOf(only).phrase(only.args, at, isMany)}` : sayWhich(selections, at, isMany);
}

/** Neighbors are a noun of their own; whatever else is selected describes them. */
export function splitNeighbors(selections: readonly Selection[]): {
  readonly neighbors: Selection | undefined;
  readonly others: readonly Selection[];
} {
  const named = (name: Selection["atom"]) => selections.find(({ atom }) => atom === name);
  const neighbors = named("neighbor") ?? named("commonNeighbors");
  return { neighbors, others: selections.filter((selection) => selection !== neighbors) };
}

/** "my neighbors", "the common neighbors of Li Mu and me". */
export const sayNeighbors = (selection: Selection, at: Setting): string =>
  `${isOwn(selection, at) ? "my" : "the"} ${sayNeighborNoun(selection, at, true)}`;

/** Without what stands before them: "neighbors" of mine, "neighbor of Li Mu". */
export function sayNeighborNoun(selection: Selection, at: Setting, isMany: boolean): string {
  const [first, second] = selection.args.map(Number) as [number, number];
  const noun = isMany ? "neighbors" : "neighbor";
  if (selection.atom === "neighbor") return isOwn(selection, at) ? noun : `${noun} of ${them(first, at)}`;
  return `common ${noun} of ${themBoth(first, second, at)}`;
}

/** Whether they are the speaker's own neighbors. */
export const isOwn = ({ atom, args }: Selection, at: Setting): boolean =>
  atom === "neighbor" && Number(args[0]) === at.speaker;
