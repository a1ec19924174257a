// Who is meant by a text: by name, by what people have in common on the board, or by what the sentence has just said.

import { countBits, type Mask, maskOf } from "@demonstrandum/logic";
import type { GroupShare } from "../words/wording.ts";
import type { ProofReading } from "./reading.ts";

export function peopleIn(reading: ProofReading, text: string): Mask {
  const { notes, flaws, last } = reading;
  const who = notes.meant.get(text);
  if (text === "" || (who?.kind === "names" && who.names.length === 0)) flaws.push("empty group");
  else if (!who) flaws.push("unclear people");
  if (!who) return 0;
  if (who.kind === "these") {
    if (countBits(last) !== who.size) flaws.push("unclear people");
    return last;
  }
  if (who.kind === "names") return maskOf(who.names.map((name) => personIn(reading, name)));
  const masks = who.shares.map((share) => placeIn(reading, who.where) & ~leftOut(reading, share));
  const mask = masks.find((each) => countBits(each) === who.size);
  if (mask === undefined) flaws.push("unclear people");
  if (who.size === 0) flaws.push("empty group");
  return mask ?? masks[0] ?? 0;
}

const leftOut = ({ named, before }: ProofReading, share: GroupShare): Mask =>
  ({ all: 0, other: named, unknown: before.facts.known })[share];

function personIn({ table, flaws }: ProofReading, name: string): number {
  const person = table.people.findIndex((each) => each.name === name);
  if (person < 0) flaws.push("unclear people");
  return Math.max(0, person);
}

function placeIn(reading: ProofReading, where: string): Mask {
  const { notes, table } = reading;
  const made = notes.places.get(where);
  const group = table.groups?.find((each) => each.where === where);
  if (!made) {
    if (!group) reading.flaws.push("unclear people");
    return group?.of ?? 0;
  }
  if (made.kind === "besides") return placeIn(reading, made.where) & ~peopleIn(reading, made.names);
  const [one, other] = [placeIn(reading, made.one), placeIn(reading, made.other)];
  return made.kind === "both" ? one & other : one & ~other;
}
