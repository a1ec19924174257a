// Templates 2.1 to 2.4: "exactly 1 werewolf above Lucy", along Lucy's own column or row.

import { countBits, type Mask } from "@demonstrandum/logic";
import * as v from "valibot";
import { type Board, type BoardPerson, type Relation, related } from "../../board.ts";
import { countIn, exactly } from "../../counting.ts";
import type { Geometry } from "../../geometry.ts";
import type { Naive, NaiveOf } from "../../naive.ts";
import type { PersonalGroup } from "../../naming.ts";
import { proposals } from "../../proposals.ts";
import { isGuilty, type RoleId } from "../roles.ts";
import {
  findPerson,
  flawOfCount,
  flawOfPeople,
  Name,
  nameOf,
  namingRole,
  oneRole,
  peopleNearby,
  personalKey,
  Role,
  type Template,
  Whole,
} from "../template.ts";

type Params = {
  readonly count: number;
  readonly role: RoleId;
  readonly character: string;
};

interface Direction {
  readonly words: string;
  readonly kind: PersonalGroup;
  relation(board: Geometry): Relation;
  /** Somebody there, seen from Emil. */
  readonly there: string;
}

function makeTemplate(number: number, { words, kind, relation, there }: Direction): Template<Params> {
  const groupOf = ({ character }: Params, board: Board): Mask => related(relation(board), findPerson(character, board));
  return {
    number,
    tier: 2,
    schema: v.strictObject({ count: Whole, role: Role, character: Name }),
    example: {
      speaker: "Ada",
      params: { count: 1, role: "werewolf", character: "Emil" },
      obeys: [there, "Emil"],
      breaks: ["Emil"],
    },
    flaw: (params, at) => flawOfPeople(params, at) ?? flawOfCount(params.count, countBits(groupOf(params, at.board))),
    meaning: (params, { board }) => exactly(groupOf(params, board), isGuilty(params.role), params.count),
    counted: (params, { board }) => groupOf(params, board),
    naming: ({ role, character }, { board }) => namingRole(role, [personalKey(kind, character, board)]),
    patterns: [{ text: `exactly {count} {noun} ${words} {character}` }],
    ...proposals(
      (at) =>
        peopleNearby(at)
          .map((id, index) => ({ id, group: related(relation(at.board), id), role: oneRole(at, index) }))
          .filter(({ group }) => group !== 0),
      ({ id, group, role }, world, { board }) => ({
        count: countIn(group, isGuilty(role), world),
        role,
        character: nameOf(id, board),
      }),
    ),
  };
}

export const COUNT_FROM_CHARACTER = {
  above: makeTemplate(6, { words: "above", kind: "above", relation: (board) => board.above, there: "Ben" }),
  below: makeTemplate(7, { words: "below", kind: "below", relation: (board) => board.below, there: "Hugo" }),
  "left-of": makeTemplate(8, { words: "left of", kind: "left of", relation: (board) => board.leftOf, there: "Dora" }),
  "right-of": makeTemplate(9, {
    words: "right of",
    kind: "right of",
    relation: (board) => board.rightOf,
    there: "Finn",
  }),
};

const counts =
  (isThere: (person: BoardPerson, seenFrom: BoardPerson) => boolean): Naive<Params> =>
  ({ count, role, character }, at) =>
    at.count(isGuilty(role), (person) => isThere(person, at.called(character))) === count;

/** @public For tests, which collect it. */
export const naiveCountFromCharacter = (): NaiveOf<typeof COUNT_FROM_CHARACTER> => ({
  above: counts((person, { row, col }) => person.col === col && person.row < row),
  below: counts((person, { row, col }) => person.col === col && person.row > row),
  "left-of": counts((person, { row, col }) => person.row === row && person.col < col),
  "right-of": counts((person, { row, col }) => person.row === row && person.col > col),
});
