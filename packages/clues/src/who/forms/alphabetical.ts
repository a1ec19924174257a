// Templates 9.1 and 9.2: "exactly 10 of the 11 people whose names come before Petra alphabetically are villagers".

import { countBits, type Mask } from "@demonstrandum/logic";
import { said } from "@demonstrandum/text";
import * as v from "valibot";
import { type Board, type BoardPerson, type Relation, related } from "../../board.ts";
import { countIn, exactly } from "../../counting.ts";
import type { Naive, NaiveOf } from "../../naive.ts";
import { proposals } from "../../proposals.ts";
import { sayShare } from "../../share.ts";
import { countKind } from "../naive-who.ts";
import { isGuilty, ROLE_IDS, type RoleId } from "../roles.ts";
import { findPerson, flawOfPeople, Name, nameOf, namingRole, Role, type Template, Whole } from "../template.ts";
import { numberWord, portion, type Voice } from "../voice.ts";

interface Params {
  readonly count: number;
  readonly total: number;
  readonly role: RoleId;
  readonly character: string;
}

type Word = "before" | "after";

const people = ({ total }: Params): string => `${numberWord(total)} ${total === 1 ? "person" : "people"}`;

const counted = ({ count, total, role }: Params, voice: Voice): string =>
  `${total === 1 ? "that one" : portion(count, total)} ${voice.areRole(role, count)}`;

/** "before mine alphabetically". */
function place(word: Word, { character }: Params, voice: Voice): string {
  const { own, object } = voice.person(character);
  return `${word} ${own === "mine" ? own : object} alphabetically`;
}

const whose = (word: Word, params: Params, voice: Voice): string =>
  `whose ${params.total === 1 ? "name comes" : "names come"} ${place(word, params, voice)}`;

const makeVoices = (word: Word): Template<Params>["voices"] => [
  (params, voice) =>
    params.total === 1
      ? `the one person ${whose(word, params, voice)} ${voice.areRole(params.role, 1)}`
      : `of the ${numberWord(params.total)} people ${whose(word, params, voice)}, ${counted(params, voice)}`,
  (params, voice) =>
    `there ${params.total === 1 ? "is" : "are"} ${people(params)} ${whose(word, params, voice)}, and ${counted(params, voice)}`,
  (params, voice) => {
    const have = params.total === 1 ? "has a name that comes" : "have names that come";
    const among = params.count < params.total ? "of these " : "";
    return `exactly ${people(params)} ${have} ${place(word, params, voice)}, and ${among}${counted(params, voice)}`;
  },
];

function makeTemplate(number: number, word: Word, relation: (board: Board) => Relation): Template<Params> {
  const groupOf = ({ character }: Params, board: Board): Mask => related(relation(board), findPerson(character, board));
  return {
    number,
    tier: 4,
    schema: v.strictObject({ count: Whole, total: Whole, role: Role, character: Name }),
    example: {
      speaker: "Emil",
      params: { count: 2, total: 4, role: "werewolf", character: "Emil" },
      obeys: word === "before" ? ["Ada", "Dora", "Iris"] : ["Finn", "Iris", "Ada"],
      breaks: ["Ada", "Iris"],
    },
    flaw(params, at) {
      const flaw = flawOfPeople(params, at);
      if (flaw !== undefined) return flaw;
      const size = countBits(groupOf(params, at.board));
      if (size === 0) return said`Nobody's name comes ${word} ${params.character}.`;
      if (params.total !== size)
        return said`${size} people have names that come ${word} ${params.character}, not ${params.total}.`;
      if (params.count < 1) return said`At least 1 of them must be counted.`;
      return params.count > params.total ? said`${params.count} of ${params.total} is more than there are.` : undefined;
    },
    meaning: (params, { board }) => exactly(groupOf(params, board), isGuilty(params.role), params.count),
    counted: (params, { board }) => groupOf(params, board),
    naming: ({ role }) => namingRole(role, []),
    patterns: [
      {
        text: `exactly {count} of the {total} person whose name comes ${word} {character} alphabetically {are-role}`,
        fixed: { total: 1 },
      },
      { text: `exactly {count} of the {total} people whose names come ${word} {character} alphabetically {are-role}` },
    ],
    sentence: (params, voice) => {
      const { text, be, isMany } = sayShare({
        count: params.count,
        total: params.total,
        owner: "the",
        one: `person ${whose(word, params, voice)}`,
        many: `people ${whose(word, params, voice)}`,
      });
      return `${text} ${be} ${isMany ? voice.many(params.role) : voice.aRole(params.role)}.`;
    },
    voices: makeVoices(word),
    ...proposals(
      () => ROLE_IDS,
      (role, world, { board, speaker }) => {
        const group = related(relation(board), speaker);
        const count = countIn(group, isGuilty(role), world);
        return count === 0 ? undefined : { count, total: countBits(group), role, character: nameOf(speaker, board) };
      },
    ),
  };
}

export const ALPHABETICAL = {
  "before-alphabetically": makeTemplate(25, "before", (board) => board.namesBefore),
  "after-alphabetically": makeTemplate(26, "after", (board) => board.namesAfter),
};

const counts =
  (isThere: (name: string, than: string) => boolean): Naive<Params> =>
  ({ count, total, role, character }, at) => {
    const those = ({ name }: BoardPerson): boolean => isThere(name.toLowerCase(), character.toLowerCase());
    return at.people.filter(those).length === total && countKind(role, at, those) === count;
  };

export const naiveAlphabetical = (): NaiveOf<typeof ALPHABETICAL> => ({
  "before-alphabetically": counts((name, than) => name < than),
  "after-alphabetically": counts((name, than) => name > than),
});
