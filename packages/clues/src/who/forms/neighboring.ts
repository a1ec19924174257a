// Templates 6.1 to 6.5: how many of those in one place are neighbors of somebody else.

import { countBits, type Mask } from "@demonstrandum/logic";
import * as v from "valibot";
import { type Board, type BoardPerson, type Relation, related } from "../../board.ts";
import { allOf, countIn, exactly } from "../../counting.ts";
import type { Geometry } from "../../geometry.ts";
import type { Naive, NaiveOf, NaiveSetting } from "../../naive.ts";
import type { PersonalGroup } from "../../naming.ts";
import { everyoneElse, proposals, type Standpoint } from "../../proposals.ts";
import { clueRemark } from "../../remarks/en.ts";
import { type Side, whoRemark } from "../remarks/en.ts";
import { isGuilty, type RoleId } from "../roles.ts";
import {
  around,
  findPerson,
  flawOfPeople,
  Name,
  nameOf,
  namingRole,
  ofEachRole,
  personalKey,
  Role,
  type Template,
  Whole,
} from "../template.ts";

type Params = {
  readonly count: number;
  readonly total: number;
  readonly role: RoleId;
  readonly first: string;
  readonly second: string;
};

interface From {
  readonly words: Side;
  readonly kind: PersonalGroup;
  relation(board: Geometry): Relation;
  /** Those who are there in the example, seen from Emil; the first of them is a neighbor of the second person. */
  readonly there: readonly [string, string];
  readonly second: string;
}

/** The place seen from the one, and the neighbors of the other. */
const namingBoth =
  (kind: PersonalGroup): Template<Params>["naming"] =>
  ({ role, first, second }, { board }) =>
    namingRole(role, [personalKey(kind, first, board), personalKey("neighbor", second, board)]);

function makeTemplate(number: number, { words, kind, relation, there, second }: From): Template<Params> {
  const place = ({ first }: Params, board: Board): Mask => related(relation(board), findPerson(first, board));
  return {
    number,
    tier: 3,
    schema: v.strictObject({ count: Whole, total: Whole, role: Role, first: Name, second: Name }),
    example: {
      speaker: "Gwen",
      params: { count: 1, total: 1, role: "werewolf", first: "Emil", second },
      obeys: [there[0]],
      breaks: [there[1]],
    },
    flaw(params, at) {
      const flaw = flawOfPeople(params, at);
      if (flaw !== undefined) return flaw;
      const size = countBits(place(params, at.board));
      if (params.total < 1) return whoRemark.someOfNobody();
      if (params.count > params.total) return clueRemark.moreThanThere({ some: params.count, all: params.total });
      return params.total > size
        ? whoRemark.fewAtPerson({ size, side: words, person: params.first, asked: params.total })
        : undefined;
    },
    meaning(params, { board }) {
      const [there, near] = [place(params, board), around(params.second, board)];
      const guilty = isGuilty(params.role);
      return allOf(
        exactly(there & near, guilty, params.count),
        exactly(there & ~near, guilty, params.total - params.count),
      );
    },
    counted: (params, { board }) => place(params, board),
    alsoListed: ({ second }, { board }) => around(second, board),
    naming: namingBoth(kind),
    patterns: [{ text: `exactly {count} of the {total} {total-noun} ${words} {first} {are-neighbors} of {second}` }],
    ...proposals(
      (at) => ofEachRole(crossingsFor(relation(at.board), at)),
      ({ there, other, both, role }, world, { board, speaker }) => {
        const total = countIn(there, isGuilty(role), world);
        if (total === 0) return undefined;
        const count = countIn(both, isGuilty(role), world);
        return { count, total, role, first: nameOf(speaker, board), second: nameOf(other, board) };
      },
    ),
  };
}

interface Crossing {
  readonly there: Mask;
  readonly other: number;
  /** Those who are there and neighbors of the other. */
  readonly both: Mask;
}

/** Seen from the speaker, against everyone who shares somebody with that place. */
function crossingsFor(relation: Relation, at: Standpoint): Crossing[] {
  const there = related(relation, at.speaker);
  return everyoneElse(at)
    .map((other) => ({ there, other, both: there & related(at.board.neighbors, other) }))
    .filter(({ both }) => both !== 0);
}

export const NEIGHBORING = {
  "left-of-neighboring": makeTemplate(16, {
    words: "to the left of",
    kind: "left of",
    relation: (board) => board.leftOf,
    there: ["Dora", "Finn"],
    second: "Ada",
  }),
  "right-of-neighboring": makeTemplate(17, {
    words: "to the right of",
    kind: "right of",
    relation: (board) => board.rightOf,
    there: ["Finn", "Dora"],
    second: "Cleo",
  }),
  "above-neighboring": makeTemplate(18, {
    words: "above",
    kind: "above",
    relation: (board) => board.above,
    there: ["Ben", "Hugo"],
    second: "Ada",
  }),
  "below-neighboring": makeTemplate(19, {
    words: "below",
    kind: "below",
    relation: (board) => board.below,
    there: ["Hugo", "Ben"],
    second: "Iris",
  }),
  "neighbors-neighboring": makeTemplate(20, {
    words: "neighboring",
    kind: "neighbor",
    relation: (board) => board.neighbors,
    there: ["Ben", "Emil"],
    second: "Ada",
  }),
};

const counts =
  (isThere: (person: BoardPerson, seenFrom: BoardPerson, at: NaiveSetting) => boolean): Naive<Params> =>
  ({ count, total, role, first, second }, at) => {
    const those = (person: BoardPerson): boolean => isThere(person, at.called(first), at);
    const both = (person: BoardPerson): boolean => those(person) && at.isNear(person, at.called(second));
    return at.count(isGuilty(role), those) === total && at.count(isGuilty(role), both) === count;
  };

/** @public For tests, which collect it. */
export const naiveNeighboring = (): NaiveOf<typeof NEIGHBORING> => ({
  "left-of-neighboring": counts((person, { row, col }) => person.row === row && person.col < col),
  "right-of-neighboring": counts((person, { row, col }) => person.row === row && person.col > col),
  "above-neighboring": counts((person, { row, col }) => person.col === col && person.row < row),
  "below-neighboring": counts((person, { row, col }) => person.col === col && person.row > row),
  "neighbors-neighboring": counts((person, other, { isNear }) => isNear(person, other)),
});
