// Templates 9.1 and 9.2: "exactly 10 of the 11 people whose names come before Petra alphabetically are villagers".

import { countBits, type Mask } from "@demonstrandum/logic";
import * as v from "valibot";
import { type Board, type BoardPerson, type Relation, related } from "../../board.ts";
import { countIn, exactly } from "../../counting.ts";
import type { Naive, NaiveOf } from "../../naive.ts";
import { proposals } from "../../proposals.ts";
import { clueRemark } from "../../remarks/en.ts";
import { whoRemark } from "../remarks/en.ts";
import { isGuilty, ROLE_IDS, type RoleId } from "../roles.ts";
import { findPerson, flawOfPeople, Name, nameOf, namingRole, Role, type Template, Whole } from "../template.ts";

type Params = {
  readonly count: number;
  readonly total: number;
  readonly role: RoleId;
  readonly character: string;
};

type Word = "before" | "after";

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
      if (size === 0) return whoRemark.noNameThere({ order: word, person: params.character });
      if (params.total !== size)
        return whoRemark.namesThere({ size, order: word, person: params.character, asked: params.total });
      if (params.count < 1) return whoRemark.countAtLeastOne();
      return params.count > params.total
        ? clueRemark.moreThanThere({ some: params.count, all: params.total })
        : undefined;
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
    return at.people.filter(those).length === total && at.count(isGuilty(role), those) === count;
  };

/** @public For tests, which collect it. */
export const naiveAlphabetical = (): NaiveOf<typeof ALPHABETICAL> => ({
  "before-alphabetically": counts((name, than) => name < than),
  "after-alphabetically": counts((name, than) => name > than),
});
