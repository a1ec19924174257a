// Templates 8.1 and 8.2: "Hunter is a villager."

import * as v from "valibot";
import { is, isIn } from "../../counting.ts";
import { everyoneElse, proposals } from "../../proposals.ts";
import { isGuilty, ROLE_IDS, type RoleId } from "../roles.ts";
import { asTemplates, findPerson, flawOfPeople, Name, nameOf, personMask, type Template } from "../template.ts";
import type { Voice } from "../voice.ts";

interface Params {
  readonly character: string;
}

const makeTemplate = (role: RoleId): Template<Params> => {
  const sayIs = (name: string, voice: Voice): string => {
    const { subject, is } = voice.person(name);
    return `${subject} ${is} ${voice.aRole(role)}`;
  };
  return {
    id: `is-${role}`,
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
    people: ({ character }, { board }) => personMask(character, board),
    patterns: [{ text: `{character} is {a-${role}}.` }],
    voices: [
      ({ character }, voice) => `I would stake my lantern on it: ${sayIs(character, voice)}.`,
      ({ character }, voice) => `You need not look any further. I tell you that ${sayIs(character, voice)}.`,
      ({ character }, voice) => `When the moon rose I saw it plainly: ${sayIs(character, voice)}.`,
    ],
    ...proposals(everyoneElse, (id, world, { board }) =>
      isIn(id, isGuilty(role), world) ? { character: nameOf(id, board) } : undefined,
    ),
  };
};

export const IS_ROLE = asTemplates(ROLE_IDS.map(makeTemplate));
