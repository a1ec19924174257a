// People in as few words as are clear: by name, or by what they have in common where that is shorter than the list. Whoever has
// read the sentence so far, with the board at hand, must be able to tell exactly who is meant.

import { countBits, indices, type Mask } from "@demonstrandum/logic";
import type { Group, Table } from "../game/table.ts";
import { seemingLength } from "./prose.ts";
import { byName, type GroupPlace, type GroupShare, type People } from "./saying.ts";

/** What a reader has in mind where people are spoken of. */
export interface SentenceScene {
  /** Of whom the sentence has told something. Exactly they are left out by "the other four". */
  readonly named: Mask;
  /** Whose identity was known before the sentence. Exactly they are left out by "the four still unknown". */
  readonly known: Mask;
  /** Who of them is known only as long as something is supposed, so that a reader might take them for unknown. */
  readonly supposed: Mask;
  /** The groups that the clue speaks of, and those that clues quoted earlier spoke of. */
  readonly groups: readonly Group[];
  readonly heard: readonly Group[];
}

/** Nothing has been said by which people could be told. */
export const NO_SCENE: SentenceScene = { named: 0, known: 0, supposed: 0, groups: [], heard: [] };

/** The same once something has been told of these people too. */
export const afterNaming = <S extends SentenceScene>(scene: S, people: Mask): S => ({
  ...scene,
  named: scene.named | people,
});

/** Fewer people than this are always named. */
const FEW = 3;

/** "Li Mu and Wang Hua", "the other four in row 2", "the four still unknown in row 2". */
export function peopleIn(table: Table, people: Mask, scene: SentenceScene = NO_SCENE): People {
  const list = byName(indices(people));
  if (countBits(people) < FEW) return list;
  const seen = table.groups?.filter(({ isOnlyWhenSaid }) => !isOnlyWhenSaid) ?? [];
  const said = saidAreasOf([...scene.groups, ...scene.heard], people);
  const name = shortest([
    ...namesOf(table, said, people, scene),
    ...namesOf(table, areasOf(seen, people), people, scene).map(notSaid),
  ]);
  return name !== undefined && name.worth < seemingLength(table, list) ? name.people : list;
}

/** "the four around Li Mu and not in row 2": by the groups that the clue speaks of, as plainly as they can be named. */
export function ownGroupOf(table: Table, people: Mask, scene: SentenceScene): People | undefined {
  const names = namesOf(table, saidAreasOf(scene.groups, people), people, scene);
  const length = seemingLength(table, byName(indices(people)));
  return (
    shortest(names.filter(({ share, isBesides }) => share === "all" && !isBesides)) ??
    shortest(names.filter(({ share }) => share === "other")) ??
    shortest(names.filter(({ worth }) => worth < length))
  )?.people;
}

interface Name {
  readonly people: People;
  readonly share: GroupShare;
  readonly isDouble: boolean;
  readonly isBesides: boolean;
  /** How long it seems: what takes some thought must save more. */
  readonly worth: number;
}

const shortest = (names: readonly Name[]): Name | undefined =>
  names.reduce((best: Name | undefined, each) => (best && best.worth <= each.worth ? best : each), undefined);

/** A group that no clue spoke of has to be found, two at once even more so, and then whoever is left of it. */
const notSaid = (name: Name): Name => ({
  ...name,
  worth: name.worth * (name.isDouble ? 2 : 1) * (name.share === "all" ? 1 : 2),
});

const namesOf = (table: Table, areas: readonly Area[], people: Mask, scene: SentenceScene): Name[] =>
  areas.flatMap(({ place, of }) =>
    sharesOf(of, people, scene).map((share) => {
      const name: People = { kind: "group", place, size: countBits(people), share };
      const isBesides = place.kind === "besides";
      const length = seemingLength(table, name);
      const isDouble = place.kind === "both" || place.kind === "without";
      return { people: name, share, isDouble, isBesides, worth: isBesides ? 1.5 * length : length };
    }),
  );

/** As which share of a group a reader can tell these people. */
function sharesOf(of: Mask, people: Mask, { named, known, supposed }: SentenceScene): GroupShare[] {
  if (of === people) return ["all"];
  const isUnknown = (of & ~known) === people && (of & supposed) === 0;
  return [...((of & ~named) === people ? (["other"] as const) : []), ...(isUnknown ? (["unknown"] as const) : [])];
}

/** A part of the board, and who is in it. */
interface Area {
  readonly place: GroupPlace;
  readonly of: Mask;
}

/** The named groups, what two of them share, and what one has without another, that hold all these people. */
function areasOf(groups: readonly Group[], people: Mask): Area[] {
  const around = groups.filter(({ of }) => (people & ~of) === 0);
  const apart = groups.filter(({ of }) => (people & of) === 0);
  const alone = around.map(({ key, of }): Area => ({ place: { kind: "one", in: key }, of }));
  const both = around.flatMap((one, i) =>
    around
      .slice(i + 1)
      .map((other): Area => ({ place: { kind: "both", in: one.key, and: other.key }, of: one.of & other.of })),
  );
  const without = around.flatMap((one) =>
    apart.map((other): Area => ({ place: { kind: "without", in: one.key, not: other.key }, of: one.of & ~other.of })),
  );
  return [...alone, ...both, ...without];
}

/** More people than this are not left out by name. */
const BESIDES = 2;

/** Of groups that a clue spoke of, also what they have without a few people. */
function saidAreasOf(groups: readonly Group[], people: Mask): Area[] {
  const besides = groups.flatMap(({ key, of }): Area[] => {
    const out = of & ~people;
    if ((people & ~of) !== 0 || out === 0 || countBits(out) > BESIDES) return [];
    return [{ place: { kind: "besides", in: key, people: indices(out) }, of: people }];
  });
  return [...areasOf(groups, people), ...besides];
}
