// What the two roles are called. A theme is data: the words change, the roles and the templates do not.

import * as v from "valibot";
import { parseData } from "../schema.ts";

export const ROLE_IDS = ["villager", "werewolf"] as const;
export type RoleId = (typeof ROLE_IDS)[number];

export interface RoleWords {
  readonly one: string;
  readonly many: string;
}

export type Roles = Readonly<Record<RoleId, RoleWords>>;

export const DEFAULT_ROLES: Roles = {
  villager: { one: "villager", many: "villagers" },
  werewolf: { one: "werewolf", many: "werewolves" },
};

const WordSchema = v.pipe(
  v.string("a word is needed"),
  v.regex(/^\p{L}[\p{L}'’-]*( \p{L}[\p{L}'’-]*)*$/u, "a word of letters is needed"),
  v.maxLength(30, "a word of at most 30 letters is needed"),
);
const WordsSchema = v.strictObject({ one: WordSchema, many: WordSchema });
const RolesSchema = v.pipe(
  v.strictObject({ villager: WordsSchema, werewolf: WordsSchema }),
  v.check(areApart, "the two roles must have different words"),
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
