// What the two roles are called. A theme is data: the words change, the roles and the templates do not.

import { needs } from "@demonstrandum/text";
import * as v from "valibot";
import { parseData } from "../schema.ts";
import { whoRemark } from "./remarks/en.ts";

/** The two roles of who, the ordinary one first. */
export const ROLE_IDS = ["villager", "werewolf"] as const;
/** Which of the two roles somebody has in who. */
export type RoleId = (typeof ROLE_IDS)[number];

/** What a role is called, one of it and several. */
export interface RoleWords {
  readonly one: string;
  readonly many: string;
}

/** What both roles are called, where a puzzle has words of its own for them. */
export type Roles = Readonly<Record<RoleId, RoleWords>>;

/** What the roles are called unless a puzzle says otherwise. */
export const DEFAULT_ROLES: Roles = {
  villager: { one: "villager", many: "villagers" },
  werewolf: { one: "werewolf", many: "werewolves" },
};

const LONGEST_WORD = 30;

const WordSchema = v.pipe(
  v.string(needs(whoRemark.wordNeeded())),
  v.regex(/^\p{L}[\p{L}'’-]*( \p{L}[\p{L}'’-]*)*$/u, needs(whoRemark.lettersNeeded())),
  v.maxLength(LONGEST_WORD, needs(whoRemark.shortWordNeeded({ most: LONGEST_WORD }))),
);
const WordsSchema = v.strictObject({ one: WordSchema, many: WordSchema });
/** What a puzzle may call its roles. */
export const RolesSchema = v.pipe(
  v.strictObject({ villager: WordsSchema, werewolf: WordsSchema }),
  v.check(areApart, needs(whoRemark.sameRoles())),
);

function areApart({ villager, werewolf }: Roles): boolean {
  const words = ({ one, many }: RoleWords): string[] => [
    one.toLowerCase(),
    many.toLowerCase(),
    `${one.toLowerCase()}s`,
  ];
  return !words(villager).some((word) => words(werewolf).includes(word));
}

/** A theme from data of any origin. Throws a ClueError. */
export const parseRoles = (data: unknown): Roles => parseData(RolesSchema, data, "roles");

export const isGuilty = (role: RoleId): boolean => role === "werewolf";
