// Templates 8.1 and 8.2: "Hunter is a villager."

import * as v from "valibot";
import { is, isIn } from "../../counting.ts";
import type { NaiveOf } from "../../naive.ts";
import { everyoneElse, proposals } from "../../proposals.ts";
import { isGuilty, type RoleId } from "../roles.ts";
import { findPerson, flawOfPeople, Name, nameOf, namingRole, personMask, type Template } from "../template.ts";

type Params = {
  readonly character: string;
};

const makeTemplate = (number: number, role: RoleId): Template<Params> => {
  return {
    number,
    tier: 1,
    schema: v.strictObject({ character: Name }),
    example: {
      speaker: "Emil",
      params: { character: "Ada" },
      obeys: isGuilty(role) ? ["Ada", "Ben"] : ["Ben"],
      breaks: isGuilty(role) ? ["Ben"] : ["Ada", "Ben"],
    },
    flaw: flawOfPeople,
    meaning: ({ character }, { board }) => is(findPerson(character, board), isGuilty(role)),
    counted: ({ character }, { board }) => personMask(character, board),
    naming: ({ character }, { board }) => namingRole(role, [], personMask(character, board)),
    patterns: [{ text: `{character} is {a-${role}}.` }],
    ...proposals(everyoneElse, (id, world, { board }) =>
      isIn(id, isGuilty(role), world) ? { character: nameOf(id, board) } : undefined,
    ),
  };
};

export const IS_ROLE = {
  "is-villager": makeTemplate(23, "villager"),
  "is-werewolf": makeTemplate(24, "werewolf"),
};

/** @public For tests, which collect it. */
export const naiveIsRole = (): NaiveOf<typeof IS_ROLE> => ({
  "is-villager": ({ character }, at) => !at.isHidden(at.called(character)),
  "is-werewolf": ({ character }, at) => at.isHidden(at.called(character)),
});
