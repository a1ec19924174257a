// Templates 4.2 to 4.4: who has the same number of neighbors of a role, more, or fewer.

import * as v from "valibot";
import { related } from "../../board.ts";
import { compareWhere, countIn } from "../../counting.ts";
import { isNear, type Naive, type NaiveOf } from "../../naive.ts";
import { everyoneElse, proposals } from "../../proposals.ts";
import { called, countKind } from "../naive-who.ts";
import { isGuilty, type RoleId } from "../roles.ts";
import {
  around,
  flawOfPeople,
  Name,
  nameOf,
  namingRole,
  ofEachRole,
  personalKey,
  Role,
  type Template,
} from "../template.ts";
import type { Voice } from "../voice.ts";

interface Params {
  readonly role: RoleId;
  readonly first: string;
  readonly second: string;
}

interface Comparison {
  readonly number: number;
  readonly text: string;
  holds(more: number): boolean;
  /** The sentence without its full stop. */
  clause(params: Params, voice: Voice): string;
  readonly voices: Template<Params>["voices"];
  /** Werewolves around Ben (5 neighbors) and Ada (3). */
  readonly obeys: readonly string[];
  readonly breaks: readonly string[];
}

const than = (word: string): Template<Params>["voices"] => [
  (params, voice) => sayThan(word, params, voice),
  ({ role, first, second }, voice) =>
    `there are ${word} ${voice.many(role)} next to ${voice.person(first).object} than next to ${voice.person(second).object}`,
  ({ role, first, second }, voice) =>
    `next to ${voice.person(first).object} live ${word} ${voice.many(role)} than next to ${voice.person(second).object}`,
];

const sayThan = (word: string, { role, first, second }: Params, voice: Voice): string =>
  `${hasNeighbors(first, word, role, voice)} than ${voice.person(second).than}`;

const saySame = ({ role, first, second }: Params, voice: Voice): string =>
  `${voice.pair(first, second)} have the same number of ${voice.one(role)} neighbors`;

const hasNeighbors = (name: string, word: string, role: RoleId, voice: Voice): string =>
  `${voice.person(name).subject} ${voice.person(name).has} ${word} ${voice.one(role)} neighbors`;

const makeTemplate = ({ number, text, holds, clause, voices, obeys, breaks }: Comparison): Template<Params> => ({
  number,
  tier: 3,
  schema: v.strictObject({ role: Role, first: Name, second: Name }),
  example: { speaker: "Iris", params: { role: "werewolf", first: "Ben", second: "Ada" }, obeys, breaks },
  flaw: flawOfPeople,
  meaning: ({ role, first, second }, { board }) =>
    compareWhere(around(first, board), around(second, board), isGuilty(role), holds),
  counted: ({ first, second }, { board }) => around(first, board) | around(second, board),
  naming: ({ role, first, second }, { board }) =>
    namingRole(role, [personalKey("neighbor", first, board), personalKey("neighbor", second, board)]),
  patterns: [{ text }],
  sentence: (params, voice) => `${clause(params, voice)}.`,
  voices,
  ...proposals(
    (at) => {
      const mine = related(at.board.neighbors, at.speaker);
      const others = everyoneElse(at).map((other) => ({ other, mine, theirs: related(at.board.neighbors, other) }));
      return ofEachRole(others.filter(({ theirs }) => theirs !== mine));
    },
    ({ other, mine, theirs, role }, world, { board, speaker }) =>
      holds(countIn(mine, isGuilty(role), world) - countIn(theirs, isGuilty(role), world))
        ? { role, first: nameOf(speaker, board), second: nameOf(other, board) }
        : undefined,
  ),
});

export const COMPARE_NEIGHBORS = {
  "same-neighbors": makeTemplate({
    number: 12,
    text: "{first} and {second} have the same number of {role} neighbors",
    holds: (more) => more === 0,
    clause: saySame,
    voices: [
      saySame,
      ({ role, first, second }, voice) =>
        `there are as many ${voice.many(role)} next to ${voice.person(first).object} as next to ${voice.person(second).object}`,
      ({ role, first, second }, voice) =>
        `${voice.pair(first, second)} are equal, with not one ${voice.one(role)} neighbor more or fewer`,
    ],
    obeys: ["Emil"],
    breaks: ["Finn"],
  }),
  "more-neighbors": makeTemplate({
    number: 13,
    text: "{first} has more {role} neighbors than {second}",
    holds: (more) => more > 0,
    clause: (params, voice) => sayThan("more", params, voice),
    voices: than("more"),
    obeys: ["Finn"],
    breaks: ["Emil"],
  }),
  "fewer-neighbors": makeTemplate({
    number: 14,
    text: "{first} has fewer {role} neighbors than {second}",
    holds: (more) => more < 0,
    clause: (params, voice) => sayThan("fewer", params, voice),
    voices: than("fewer"),
    obeys: ["Ben"],
    breaks: ["Emil"],
  }),
};

const compares =
  (holds: (first: number, second: number) => boolean): Naive<Params> =>
  ({ role, first, second }, at) => {
    const around = (name: string): number => countKind(role, at, (person) => isNear(person, called(name, at)));
    return holds(around(first), around(second));
  };

export const naiveCompareNeighbors = (): NaiveOf<typeof COMPARE_NEIGHBORS> => ({
  "same-neighbors": compares((first, second) => first === second),
  "more-neighbors": compares((first, second) => first > second),
  "fewer-neighbors": compares((first, second) => first < second),
});
