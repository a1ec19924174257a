// A line of a proof where not everybody tells the truth. What a speaker says is no evidence by itself: it tells something
// through who could have said it. Whatever decides is quoted.

import { type Constraint, canHold, type Facts, indices } from "@demonstrandum/logic";
import { capitalize, sayList } from "@demonstrandum/text";
import type { Spoken, Table } from "../game/table.ts";
import { sayAre, sayIdentity, sayIs } from "./prose.ts";

/**
 * One sentence: what the speaker's words show. `premises.known` are the people it rests on, and of those `value` the ones of
 * the hidden kind; `claim` says in words what is shown.
 */
export function sayHeard(table: Table, speaker: number, premises: Facts, shown: Facts, claim: string): string {
  const since = saySince(table, without(premises, speaker));
  if (has(shown, speaker)) {
    const why = sayVerdict(table, speaker, premises, isHidden(shown, speaker));
    return `${capitalize(`${since}${why}, so ${claim}`)}.`;
  }
  if (!has(premises, speaker)) {
    const kinds = `${sayIdentity(table, false)} or ${sayIdentity(table, true)}`;
    const words = quoteAll(table, speaker);
    return `${capitalize(`${since}be ${nameOf(table, speaker)} ${kinds}, ${words} can be said only if ${claim}`)}.`;
  }
  const is = sayIs(table, speaker, isHidden(premises, speaker));
  if (isHidden(premises, speaker)) return `${is} and ${sayLie(table, speaker, premises, since, claim)}.`;
  return `${is} and speaks the truth, ${quoteShowing(table, speaker, premises, shown)}, so ${since}${claim}.`;
}

/** One sentence: nobody could have said what the speaker says, given what is known. */
export function sayContradiction(table: Table, speaker: number, premises: Facts): string {
  const since = saySince(table, without(premises, speaker));
  if (!has(premises, speaker)) {
    const neither = `neither ${sayIdentity(table, false)} nor ${sayIdentity(table, true)}`;
    const words = `what ${nameOf(table, speaker)} says, ${quoteAll(table, speaker)}`;
    return `But ${since}${neither} could say ${words}: contradiction.`;
  }
  const kind = isHidden(premises, speaker);
  return `But ${since}${sayVerdict(table, speaker, premises, !kind)}, and ${sayIs(table, speaker, kind)}: contradiction.`;
}

/** What the words of one of the hidden kind come to. Whatever is true anyway is left out. */
function sayLie(table: Table, speaker: number, premises: Facts, since: string, claim: string): string {
  const { says } = clueOf(table, speaker);
  if (says.length === 1) return `lies, ${quoteAll(table, speaker)}, so ${since}${claim}`;
  const lies = [...says.keys()].filter((at) => canHold([{ kind: "not", of: says[at] as Constraint }], premises));
  const quoted = sayList(lies.map((at) => quote(table, speaker, at)));
  const what = lies.length === 1 ? `that can only be ${quoted}` : `${quoted} are not all true`;
  return `says something false: ${since}${what}, so ${claim}`;
}

/** Why the speaker can only be of this kind, or cannot be what the premises say. */
function sayVerdict(table: Table, speaker: number, premises: Facts, hidden: boolean): string {
  const name = nameOf(table, speaker);
  const { says } = clueOf(table, speaker);
  const lie = hidden ? says.findIndex((each) => !canHold([each], premises)) : -1;
  if (lie >= 0) return `${name} says something false, ${quote(table, speaker, lie)}`;
  if (!hidden && says.every((each) => !canHold([{ kind: "not", of: each }], premises)))
    return says.length === 1
      ? `${name} speaks the truth, ${quoteAll(table, speaker)}`
      : `everything ${name} says is true`;
  if (hidden && says.length > 1 && !canHold(says, premises))
    return `${name} says things that cannot all be true, ${quoteAll(table, speaker)}`;
  const together = says.length === 1 ? "be true" : "all be true";
  const would = hidden ? `could not ${together}` : `would ${together}`;
  return `${quoteAll(table, speaker)} ${would} if ${name} were ${sayIdentity(table, !hidden)}`;
}

/** The sentence that shows it if it is true, or all of them. */
function quoteShowing(table: Table, speaker: number, premises: Facts, shown: Facts): string {
  const denied: Constraint = { kind: "not", of: settled(shown) };
  const at = clueOf(table, speaker).says.findIndex((each) => !canHold([each, denied], premises));
  return at < 0 ? quoteAll(table, speaker) : quote(table, speaker, at);
}

const settled = ({ known, value }: Facts): Constraint => ({
  kind: "all",
  of: indices(known).map((person) => ({ kind: "count", of: 1 << person, allowed: (value >>> person) & 1 ? 2 : 1 })),
});

const clueOf = ({ clues }: Table, speaker: number): Spoken => clues[speaker] as Spoken;

const nameOf = ({ people }: Table, speaker: number): string => people[speaker]?.name ?? "";

/** “Exactly 2 elves are in row 1” */
function quote(table: Table, speaker: number, at: number): string {
  const { text, sentences = [text] } = clueOf(table, speaker);
  return `“${(sentences[at] ?? text).replace(/\.$/, "")}”`;
}

const quoteAll = (table: Table, speaker: number): string =>
  sayList(clueOf(table, speaker).says.map((_, at) => quote(table, speaker, at)));

const has = ({ known }: Facts, person: number): boolean => ((known >>> person) & 1) === 1;
const isHidden = ({ value }: Facts, person: number): boolean => ((value >>> person) & 1) === 1;

const without = ({ known, value }: Facts, person: number): Facts => ({
  known: known & ~(1 << person),
  value: value & ~(1 << person),
});

/** "since Li Mu is an elf, "; nothing when nothing is known. */
function saySince(table: Table, { known, value }: Facts): string {
  if (known === 0) return "";
  const groups = [true, false].flatMap((identity) => {
    const people = indices(identity ? value : known & ~value);
    return people.length === 0 ? [] : [sayAre(table, people, identity)];
  });
  return `since ${sayList(groups)}, `;
}
