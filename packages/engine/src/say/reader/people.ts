// Who is meant: by name, by what people have in common on the board, or by what the sentence has just said.

import { countBits, type Mask, maskOf, scopeOf } from "@demonstrandum/logic";
import { isOwnPlace } from "../people.ts";
import type { GroupPlace, GroupShare, People, PeopleParts } from "../saying.ts";
import type { ProofReading } from "./reading.ts";

/** `size` is how many they are spoken of as, if that is told. */
export function peopleMeant(reading: ProofReading, people: People, size?: number): Mask {
  const of = meantBy(reading, people);
  if (size !== undefined && countBits(of) !== size) reading.flaws.push("unclear people");
  return of;
}

function meantBy(reading: ProofReading, people: People): Mask {
  switch (people.kind) {
    case "lit":
      return namedBy(reading, [...people.named, ...people.people]);
    case "names":
      return namedBy(reading, people.people);
    case "group":
      if (people.size === 0) reading.flaws.push("empty group");
      if (people.isOwn && !isOwnPlace(reading.table, people.place, reading.speaker))
        reading.flaws.push("unclear people");
      return sized(reading, placeIn(reading, people.place) & ~leftOut(reading, people.share), people.size);
    case "those":
      return lastOf(reading, people.people);
    case "side":
      return sideOf(reading, people);
    case "everyOneOf":
      return peopleMeant(reading, people.people, people.size);
    case "these":
    case "allOfThese":
      return sized(reading, reading.last, people.size);
    default:
      reading.flaws.push("unclear people");
      return 0;
  }
}

function sized({ flaws }: ProofReading, of: Mask, size: number): Mask {
  if (countBits(of) !== size) flaws.push("unclear people");
  return of;
}

function namedBy({ table, flaws }: ProofReading, people: readonly number[]): Mask {
  if (people.length === 0) flaws.push("empty group");
  if (people.some((person) => table.people[person] === undefined)) flaws.push("unclear people");
  return maskOf(people.filter((person) => table.people[person] !== undefined));
}

/** The group without whoever the other side counts too, if it is said that there are some. */
function sideOf(reading: ProofReading, { in: key, against, isApart }: PeopleParts["side"]): Mask {
  const [of, other] = [groupIn(reading, key), groupIn(reading, against)];
  if (isApart !== ((of & other) !== 0)) reading.flaws.push("unclear people");
  if (reading.sides.length === 0) reading.sides = [of & ~other, other & ~of];
  return of & ~other;
}

/** The last so many of whom a number was told are these. */
function lastOf(reading: ProofReading, people: readonly number[]): Mask {
  const of = namedBy(reading, people);
  const told = [...reading.before.counts, ...reading.prefaces, ...reading.grounds];
  const last = told.map(scopeOf).findLast((each) => countBits(each) === people.length);
  if (last !== of) reading.flaws.push("unclear people");
  return of;
}

const leftOut = ({ named, before }: ProofReading, share: GroupShare): Mask =>
  ({
    all: 0,
    other: named,
    unknown: before.facts.known,
    otherUnknown: named | before.facts.known,
  })[share];

function placeIn(reading: ProofReading, place: GroupPlace): Mask {
  const of = groupIn(reading, place.in);
  switch (place.kind) {
    case "one":
      return of;
    case "both":
      return of & groupIn(reading, place.and);
    case "without":
      return of & ~groupIn(reading, place.not);
    case "besides":
      return of & ~namedBy(reading, place.people);
  }
}

function groupIn({ table, flaws }: ProofReading, key: string): Mask {
  const group = table.groups?.find((each) => each.key === key);
  if (!group) flaws.push("unclear people");
  return group?.of ?? 0;
}

/** Of whom many are spoken and only one is named: whether these are they. */
export const isRollOf = (people: People, of: Mask): boolean =>
  people.kind === "nameAndOthers" && ((of >>> people.person) & 1) === 1 && countBits(of) === people.others + 1;
