// Template 3.1: "exactly 1 werewolf between Zara and Freya".

import { countBits, type Mask } from "@demonstrandum/logic";
import * as v from "valibot";
import { type Board, between } from "../../board.ts";
import { countIn, exactly } from "../../counting.ts";
import { isGuilty, type RoleId } from "../roles.ts";
import {
  asTemplates,
  Count,
  findPerson,
  flawOfCount,
  flawOfPeople,
  Name,
  oneRole,
  personMask,
  Role,
  type Template,
} from "../template.ts";
import { are, type Voice, verb } from "../voice.ts";

interface Params {
  readonly count: number;
  readonly role: RoleId;
  readonly first: string;
  readonly second: string;
}

const groupOf = ({ first, second }: Params, board: Board): Mask =>
  between(board, findPerson(first, board), findPerson(second, board)) ?? 0;

const where = ({ first, second }: Params, voice: Voice): string =>
  `between ${voice.person(first).object} and ${voice.person(second).object}`;

const BETWEEN_TWO: Template<Params> = {
  id: "between",
  tier: 2,
  schema: v.strictObject({ count: Count, role: Role, first: Name, second: Name }),
  example: {
    speaker: "Emil",
    params: { count: 1, role: "werewolf", first: "Ada", second: "Cleo" },
    obeys: ["Ben", "Cleo"],
    breaks: ["Cleo"],
  },
  flaw(params, at) {
    const flaw = flawOfPeople(params, at);
    if (flaw !== undefined) return flaw;
    const group = groupOf(params, at.board);
    return group === 0
      ? `There is nobody between ${params.first} and ${params.second}: they must be in one row or one column, and not side by side.`
      : flawOfCount(params.count, countBits(group));
  },
  meaning: (params, { board }) => exactly(groupOf(params, board), isGuilty(params.role), params.count),
  people: (params, { board }) =>
    groupOf(params, board) | personMask(params.first, board) | personMask(params.second, board),
  patterns: [{ text: "exactly {count} {noun} between {first} and {second}" }],
  voices: [
    (params, voice) =>
      `Walk the lane ${where(params, voice)} and you meet ${voice.counted(params.role, params.count)}.`,
    (params, voice) =>
      `Somebody has to say it: ${voice.counted(params.role, params.count)} ${verb("live", params.count)} ${where(params, voice)}.`,
    (params, voice) =>
      `I have it from the miller that there ${are(params.count)} ${voice.counted(params.role, params.count)} ${where(params, voice)}.`,
  ],
  candidates: (world, at) =>
    at.board.people.flatMap((first, i) =>
      at.board.people.slice(i + 1).flatMap((second) => {
        const group = between(at.board, first.id, second.id) ?? 0;
        const role = oneRole(at, first.id + second.id);
        return group === 0
          ? []
          : [{ count: countIn(group, isGuilty(role), world), role, first: first.name, second: second.name }];
      }),
    ),
};

export const BETWEEN = asTemplates([BETWEEN_TWO]);
