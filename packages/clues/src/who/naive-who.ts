// What the definitions of templates for tests share: people by name, and how many of a role there are.

import type { BoardPerson } from "../board.ts";
import type { NaiveSetting } from "../naive.ts";
import type { RoleId } from "./roles.ts";

export const called = (name: string, { people }: NaiveSetting): BoardPerson =>
  people.find((person) => person.name === name) as BoardPerson;

/** How many of the role are there. */
export const countKind = (role: RoleId, at: NaiveSetting, isThere: (person: BoardPerson) => boolean): number =>
  at.people.filter((person) => isThere(person) && at.isHidden(person) === (role === "werewolf")).length;
