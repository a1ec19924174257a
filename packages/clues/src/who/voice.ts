// Words for stories: numbers, roles, and people in the first and third person.

import { personAt } from "../board.ts";
import type { Setting } from "../form.ts";
import { article, type RoleId, type Roles } from "./roles.ts";
import { findPerson } from "./template.ts";

const SMALL =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const TENS = ["", "", "twenty", "thirty"];

export function sayNumber(count: number): string {
  if (count < SMALL.length) return SMALL[count] as string;
  const tens = TENS[Math.floor(count / 10)] ?? String(count);
  return count % 10 === 0 ? tens : `${tens}-${SMALL[count % 10]}`;
}

interface Person {
  /** "I", "Hunter". */
  readonly subject: string;
  /** "me", "Hunter". */
  readonly object: string;
  /** "mine", "Hunter's". */
  readonly own: string;
  readonly has: string;
  readonly is: string;
}

/** How one speaker talks, with the words of a theme. */
export interface Voice {
  person(name: string): Person;
  /** "Ava and Reid", "Ava and I". */
  pair(first: string, second: string): string;
  /** The noun in the number of the count. */
  noun(role: RoleId, count: number): string;
  /** "no villagers", "exactly two villagers". */
  counted(role: RoleId, count: number): string;
  one(role: RoleId): string;
  many(role: RoleId): string;
  /** "a villager". */
  aRole(role: RoleId): string;
  /** "is a villager", "are villagers". */
  areRole(role: RoleId, count: number): string;
}

export function makeVoice(roles: Roles, at: Setting): Voice {
  const isMe = (name: string): boolean => findPerson(name, at.board) === at.speaker;
  const person = (name: string): Person =>
    isMe(name)
      ? { subject: "I", object: "me", own: "mine", has: "have", is: "am" }
      : sayOther(personAt(at.board, findPerson(name, at.board)).name);
  const noun = (role: RoleId, count: number): string => (count === 1 ? roles[role].one : roles[role].many);
  const aRole = (role: RoleId): string => `${article(roles[role].one)} ${roles[role].one}`;
  return {
    person,
    pair: (first, second) =>
      isMe(first) ? `${person(second).subject} and I` : `${person(first).subject} and ${person(second).subject}`,
    noun,
    counted: (role, count) => `${count === 0 ? "no" : share(count)} ${noun(role, count)}`,
    one: (role) => roles[role].one,
    many: (role) => roles[role].many,
    aRole,
    areRole: (role, count) => (count === 1 ? `is ${aRole(role)}` : `are ${roles[role].many}`),
  };
}

const sayOther = (name: string): Person => ({ subject: name, object: name, own: `${name}'s`, has: "has", is: "is" });

/** "none", "exactly two". */
export const share = (count: number): string => (count === 0 ? "none" : `exactly ${sayNumber(count)}`);

/** The verb in the number of the count: "lives", "live". */
export const verb = (word: string, count: number): string => (count === 1 ? `${word}s` : word);

export const are = (count: number): string => (count === 1 ? "is" : "are");
