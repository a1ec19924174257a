// People in as few words as are clear: by name, or by what they have in common where that is shorter than the list. Whoever has
// read the sentence so far, with the board at hand, must be able to tell exactly who is meant.

import { countBits, indices, type Mask } from "@demonstrandum/logic";
import type { Group, Table } from "../game/table.ts";
import { costOfPeople } from "./cost.ts";
import { byName, type GroupPlace, type GroupShare, type People } from "./saying.ts";

/** What a reader has in mind where people are spoken of. */
export interface SentenceScene {
  /** Of whom the sentence has told something. Exactly they are left out by "the other four". */
  readonly named: Mask;
  /** Whose identity was known before the sentence. Exactly they are left out by "the four still unknown". */
  readonly known: Mask;
  /** Who of them is known only as long as something is supposed, so that a reader might take them for unknown. */
  readonly supposed: Mask;
  /** Who is known only since the proof began, so that a reader has not had them before. */
  readonly fresh: Mask;
  /** Who has just been quoted, if somebody has. */
  readonly speaker?: number;
  /** Of whom a number has been told in this proof, the last one last. */
  readonly told: readonly Mask[];
  /** The groups that the clue speaks of, and those that clues quoted earlier spoke of. */
  readonly groups: readonly Group[];
  readonly heard: readonly Group[];
}

/** Nothing has been said by which people could be told. */
export const NO_SCENE: SentenceScene = { named: 0, known: 0, supposed: 0, fresh: 0, told: [], groups: [], heard: [] };

/** The same once something has been told of these people too. */
export const afterNaming = <S extends SentenceScene>(scene: S, people: Mask): S => ({
  ...scene,
  named: scene.named | people,
});

/** The same once a number of these people has been told. */
export const afterCounting = <S extends SentenceScene>(scene: S, people: readonly Mask[]): S => ({
  ...scene,
  told: [...scene.told, ...people],
});

/** The same once a clue speaks of these people: as many others would be taken for them. */
export function afterSpeakingOf<S extends SentenceScene>(scene: S, people: Mask): S {
  const size = countBits(people);
  const isMeant = scene.told.findLast((of) => countBits(of) === size) === people;
  return isMeant ? scene : { ...scene, told: scene.told.filter((of) => countBits(of) !== size) };
}

/** Fewer people than this are always named. */
const FEW = 3;

/** "Li Mu and Wang Hua", "the other four in row 2", "the four still unknown in row 2". */
export function peopleIn(table: Table, people: Mask, scene: SentenceScene = NO_SCENE): People {
  const list = byName(indices(people));
  const size = countBits(people);
  if (size < FEW) return list;
  if (scene.told.findLast((of) => countBits(of) === size) === people) return { kind: "those", people: indices(people) };
  const seen = table.groups?.filter(({ isOnlyWhenSaid }) => !isOnlyWhenSaid) ?? [];
  const said = saidAreasOf([...scene.groups, ...scene.heard], people, scene);
  const name = shortest([
    ...namesOf(table, said, people, scene),
    ...namesOf(table, areasOf(seen, people, scene), people, scene).map(notSaid),
  ]);
  return name !== undefined && name.worth < costOfPeople(list) ? name.people : list;
}

/** More people than this whom a proof has found are not named again. */
const FOUND = 2;

/** Of people who are known, those who are named: whom the proof has just found, unless they are many, and one who is alone. */
export function namedOf(people: Mask, fresh: Mask): Mask {
  const found = people & fresh;
  if (found === 0 || countBits(found) > FOUND) return 0;
  return countBits(people) <= FOUND ? people : found;
}

/** "Li Mu and Wang Hua", and from three on "three", who are lit, or "Li Mu and two others". */
export function fewOrLit(people: Mask, fresh: Mask): People {
  const named = countBits(people) < FEW ? people : namedOf(people, fresh);
  const lit = people & ~named;
  return countBits(lit) < 2 ? byName(indices(people)) : { kind: "lit", named: indices(named), people: indices(lit) };
}

/** "the four around Li Mu and not in row 2": by the groups that the clue speaks of, as plainly as they can be named. */
export function ownGroupOf(table: Table, people: Mask, scene: SentenceScene): People | undefined {
  const told = peopleIn(table, people, scene);
  if (told.kind === "those") return told;
  const names = namesOf(table, saidAreasOf(scene.groups, people, scene), people, scene);
  const length = costOfPeople(byName(indices(people)));
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
  /** What it seems to cost: what takes some thought must save more. */
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
      const isOwn = isOwnPlace(table, place, scene.speaker) && { isOwn: true as const };
      const name: People = { kind: "group", place, size: countBits(people), share, ...isOwn };
      const isBesides = place.kind === "besides";
      const length = costOfPeople(name);
      const isDouble = place.kind === "both" || place.kind === "without";
      return { people: name, share, isDouble, isBesides, worth: isBesides ? 1.5 * length : length };
    }),
  );

/** Whether a part of the board is one of this person's neighbors, and of nobody else's. */
export function isOwnPlace(
  { groups = [] }: Pick<Table, "groups">,
  place: GroupPlace,
  person: number | undefined,
): boolean {
  if (person === undefined) return false;
  const ownerOf = (key: string): number | undefined => groups.find((group) => group.key === key)?.owner;
  const owner = ownerOf(place.in);
  const other = place.kind === "both" ? ownerOf(place.and) : undefined;
  return owner === undefined ? other === person : owner === person && other === undefined;
}

/** As which share of a group a reader can tell these people. */
function sharesOf(of: Mask, people: Mask, { named, known, supposed }: SentenceScene): GroupShare[] {
  if (of === people) return ["all"];
  const isSeen = isSupposedNamed(of, { named, supposed });
  return [
    ...((of & ~named) === people ? (["other"] as const) : []),
    ...(isSeen && (of & ~known) === people ? (["unknown"] as const) : []),
    ...(isSeen && (of & ~known & ~named) === people ? (["otherUnknown"] as const) : []),
  ];
}

/** Whoever is only supposed to be of a kind has been told of, so that nobody takes them for unknown. */
const isSupposedNamed = (of: Mask, { named, supposed }: Pick<SentenceScene, "named" | "supposed">): boolean =>
  (of & supposed & ~named) === 0;

/** A part of the board, and who is in it. */
interface Area {
  readonly place: GroupPlace;
  readonly of: Mask;
}

/**
 * The named groups, what two of them share, and what one has without another, as a share of which these people can be told. There
 * are hundreds, and puzzles are told while they are made: only what can be used becomes an object.
 */
function areasOf(groups: readonly Group[], people: Mask, scene: SentenceScene): Area[] {
  const around = groups.filter(({ of }) => (people & ~of) === 0);
  const apart = groups.filter(({ of }) => (people & of) === 0);
  const areas: Area[] = [];
  for (const { key, of } of around)
    if (isShareOf(of, people, scene)) areas.push({ place: { kind: "one", in: key }, of });
  for (const [i, one] of around.entries())
    for (let j = i + 1; j < around.length; j++) {
      const other = around[j] as Group;
      const of = one.of & other.of;
      if (isShareOf(of, people, scene)) areas.push({ place: { kind: "both", in: one.key, and: other.key }, of });
    }
  for (const one of around)
    for (const other of apart) {
      const of = one.of & ~other.of;
      if (isShareOf(of, people, scene)) areas.push({ place: { kind: "without", in: one.key, not: other.key }, of });
    }
  return areas;
}

/** Whether a reader can tell these people as all of a group, its others or those unknown. */
const isShareOf = (of: Mask, people: Mask, { named, known, supposed }: SentenceScene): boolean =>
  of === people ||
  (of & ~named) === people ||
  (((of & ~known) === people || (of & ~known & ~named) === people) && isSupposedNamed(of, { named, supposed }));

/** More people than this are not left out by name. */
const BESIDES = 2;

/** Of groups that a clue spoke of, also what they have without a few people. */
function saidAreasOf(groups: readonly Group[], people: Mask, scene: SentenceScene): Area[] {
  const besides = groups.flatMap(({ key, of }): Area[] => {
    const out = of & ~people;
    if ((people & ~of) !== 0 || out === 0 || countBits(out) > BESIDES) return [];
    return [{ place: { kind: "besides", in: key, people: indices(out) }, of: people }];
  });
  return [...areasOf(groups, people, scene), ...besides];
}
