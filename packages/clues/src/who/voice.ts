// Words for stories: numbers, roles, and people in the first and third person.

import { withArticle } from "@demonstrandum/text";
import { personAt } from "../board.ts";
import type { Setting } from "../form.ts";
import type { RoleId, Roles } from "./roles.ts";
import { findPerson } from "./template.ts";

const SMALL =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const TENS = ["", "", "twenty", "thirty"];

export function numberWord(count: number): string {
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
  /** After "than": "I do", "Hunter". */
  readonly than: string;
}

/** How one speaker talks, with the words of a theme. */
export interface Voice {
  person(name: string): Person;
  /** "Ava and Reid", "Ava and I". */
  pair(first: string, second: string): string;
  /** After a preposition: "Ava and Reid", "Ava and me". */
  both(first: string, second: string): string;
  /** As the speaker sees it: "my row", "column 2". Lines are counted from 1. */
  line(of: { readonly row?: number; readonly column?: number }): string;
  /** The noun in the number of the count. */
  noun(role: RoleId, count: number): string;
  /** "no villagers", "exactly two villagers". */
  counted(role: RoleId, count: number): string;
  /** The same in figures: "exactly 2 villagers". */
  figured(role: RoleId, count: number): string;
  one(role: RoleId): string;
  many(role: RoleId): string;
  /** "a villager". */
  aRole(role: RoleId): string;
  /** "is a villager", "are villagers". */
  areRole(role: RoleId, count: number): string;
}

export const makeVoice = (roles: Roles, at: Setting): Voice => new SpeakerVoice(roles, at);

/** A class, since one is made for every story and then uses hardly any of its words. */
class SpeakerVoice implements Voice {
  private readonly roles: Roles;
  private readonly at: Setting;

  constructor(roles: Roles, at: Setting) {
    this.roles = roles;
    this.at = at;
  }

  private isMe(name: string): boolean {
    return findPerson(name, this.at.board) === this.at.speaker;
  }

  person(name: string): Person {
    return this.isMe(name) ? ME : sayOther(personAt(this.at.board, findPerson(name, this.at.board)).name);
  }

  pair(first: string, second: string): string {
    const { subject } = this.person(second);
    return this.isMe(first) ? `${subject} and I` : `${this.person(first).subject} and ${subject}`;
  }

  both(first: string, second: string): string {
    const { object } = this.person(second);
    return this.isMe(first) ? `${object} and me` : `${this.person(first).object} and ${object}`;
  }

  line({ row, column }: { readonly row?: number; readonly column?: number }): string {
    const own = this.at.board.people[this.at.speaker];
    if (row !== undefined) return own?.row === row - 1 ? "my row" : `row ${row}`;
    return own?.col === (column ?? 0) - 1 ? "my column" : `column ${column}`;
  }

  noun(role: RoleId, count: number): string {
    return count === 1 ? this.one(role) : this.many(role);
  }

  counted(role: RoleId, count: number): string {
    return `${count === 0 ? "no" : exactlySo(count)} ${this.noun(role, count)}`;
  }

  figured(role: RoleId, count: number): string {
    return `${count === 0 ? "no" : `exactly ${count}`} ${this.noun(role, count)}`;
  }

  one(role: RoleId): string {
    return this.roles[role].one;
  }

  many(role: RoleId): string {
    return this.roles[role].many;
  }

  aRole(role: RoleId): string {
    return withArticle(this.one(role));
  }

  areRole(role: RoleId, count: number): string {
    return count === 1 ? `is ${this.aRole(role)}` : `are ${this.many(role)}`;
  }
}

const ME: Person = { subject: "I", object: "me", own: "mine", has: "have", is: "am", than: "I do" };

const sayOther = (name: string): Person => ({
  subject: name,
  object: name,
  own: `${name}'s`,
  has: "has",
  is: "is",
  than: name,
});

/** "none", "exactly two". */
export const exactlySo = (count: number): string => (count === 0 ? "none" : `exactly ${numberWord(count)}`);

/** Of so many: "none", "both", "all three", "exactly two". */
export const portion = (count: number, total: number): string =>
  count === total && total > 1 ? (total === 2 ? "both" : `all ${numberWord(total)}`) : exactlySo(count);

/** The verb in the number of the count: "lives", "goes", "live". */
export const verb = (word: string, count: number): string =>
  count === 1 ? `${word}${/(?:s|ch|o)$/.test(word) ? "es" : "s"}` : word;

export const are = (count: number): string => (count === 1 ? "is" : "are");
