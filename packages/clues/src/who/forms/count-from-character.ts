// Templates 2.1 to 2.4: "exactly 1 werewolf above Lucy", along Lucy's own column or row.

import { countBits, type Mask } from "@demonstrandum/logic";
import * as v from "valibot";
import { type Board, type Relation, related } from "../../board.ts";
import { countIn, exactly } from "../../counting.ts";
import type { Geometry } from "../../geometry.ts";
import type { PersonalGroup } from "../../naming.ts";
import { proposals } from "../../proposals.ts";
import { isGuilty, type RoleId } from "../roles.ts";
import {
  asTemplates,
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
import { are, type Voice, verb } from "../voice.ts";

interface Params {
  readonly count: number;
  readonly role: RoleId;
  readonly character: string;
}

interface Direction {
  readonly id: string;
  readonly words: string;
  readonly kind: PersonalGroup;
  relation(board: Geometry): Relation;
}

const DIRECTIONS: readonly Direction[] = [
  { id: "above", words: "above", kind: "above", relation: (board) => board.above },
  { id: "below", words: "below", kind: "below", relation: (board) => board.below },
  { id: "left-of", words: "left of", kind: "left of", relation: (board) => board.leftOf },
  { id: "right-of", words: "right of", kind: "right of", relation: (board) => board.rightOf },
];

const EXAMPLES: Readonly<Record<string, string>> = {
  above: "Ben",
  below: "Hugo",
  "left-of": "Dora",
  "right-of": "Finn",
};

function makeTemplate({ id, words, kind, relation }: Direction): Template<Params> {
  const groupOf = ({ character }: Params, board: Board): Mask => related(relation(board), findPerson(character, board));
  const where = ({ character }: Params, voice: Voice): string =>
    `${words.replace(/^(left|right)/, "to the $1")} ${voice.person(character).object}`;
  return {
    id,
    tier: 2,
    schema: v.strictObject({ count: Whole, role: Role, character: Name }),
    example: {
      speaker: "Ada",
      params: { count: 1, role: "werewolf", character: "Emil" },
      obeys: [EXAMPLES[id] ?? "", "Emil"],
      breaks: ["Emil"],
    },
    flaw: (params, at) => flawOfPeople(params, at) ?? flawOfCount(params.count, countBits(groupOf(params, at.board))),
    meaning: (params, { board }) => exactly(groupOf(params, board), isGuilty(params.role), params.count),
    counted: (params, { board }) => groupOf(params, board),
    naming: ({ role, character }, { board }) => namingRole(role, [personalKey(kind, character, board)]),
    patterns: [{ text: `exactly {count} {noun} ${words} {character}` }],
    sentence: (params, voice) =>
      `There ${are(params.count)} ${voice.figured(params.role, params.count)} ${where(params, voice)}.`,
    voices: [
      (params, voice) =>
        `there ${are(params.count)} ${voice.counted(params.role, params.count)} ${where(params, voice)}`,
      (params, voice) =>
        `${voice.counted(params.role, params.count)} ${verb("live", params.count)} ${where(params, voice)}`,
      (params, voice) => `whoever looks will see ${voice.counted(params.role, params.count)} ${where(params, voice)}`,
    ],
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

export const COUNT_FROM_CHARACTER = asTemplates(DIRECTIONS.map(makeTemplate));
