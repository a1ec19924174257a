// A line of a proof where not everybody tells the truth. What a speaker says is no evidence by itself: it tells something
// through who could have said it. Whatever decides is quoted, and where it counts, the sum is done.

import {
  type Constraint,
  type Count,
  canHold,
  countBits,
  type Facts,
  fullMask,
  indices,
  scopeOf,
} from "@demonstrandum/logic";
import type { Spoken, Table } from "../game/table.ts";
import { sayCount, sayThese, settledBy } from "./count.ts";
import { kindWord, sayAre, wordingOf } from "./prose.ts";

/** Why a constraint shows the claims, or cannot hold if there are none; told first if the speaker's words say something else. */
export type Explain = (says: Constraint, premises: Facts, claims: readonly Count[], isRestated: boolean) => string;

/** Whose words a line rests on, and on whom besides: of those `known`, `value` are the ones of the hidden kind. */
export interface Heard {
  readonly table: Table;
  readonly speaker: number;
  readonly premises: Facts;
  readonly explain: Explain;
}

/** What the speaker's words show, people who are of one kind each. */
export function sayHeard(heard: Heard, shown: Facts, claims: readonly Count[]): string {
  const { table, speaker, premises } = heard;
  const words = wordingOf(table);
  const claim = words.clauses(claims.map((count) => sayCount(table, count)));
  if (has(shown, speaker)) return sayFound(heard, isHidden(shown, speaker), claim);
  const since = saySince(heard);
  if (!has(premises, speaker)) return words.heardFromEither(since, nameOf(heard), table.words, quoteAll(heard), claim);
  const kind = isHidden(premises, speaker);
  const is = sayAre(table, [speaker], kind);
  const counted = countedBy(heard, kind);
  if (counted) return words.heardCount(is, kind, sayCounting(heard, counted, claims, kind));
  if (kind) return sayLie(heard, is, since, claim);
  return words.heardTruth(is, quoteShowing(heard, shown), since, claim);
}

/** Nobody could have said what the speaker says, given what is known. */
export function sayContradiction(heard: Heard): string {
  const { table, speaker, premises } = heard;
  const { heardFromNeither, contradiction } = wordingOf(table);
  const since = saySince(heard);
  if (!has(premises, speaker)) return heardFromNeither(since, nameOf(heard), table.words, quoteAll(heard));
  const kind = isHidden(premises, speaker);
  const is = sayAre(table, [speaker], kind);
  const why = kind ? undefined : sayWrong(heard);
  return why === undefined ? contradiction(since, sayVerdict(heard, !kind), is) : contradiction("", why, is);
}

/** Why the speaker is what they are. */
function sayFound(heard: Heard, hidden: boolean, claim: string): string {
  const { foundLying, heardVerdict } = wordingOf(heard.table);
  const why = hidden ? sayWrong(heard) : undefined;
  return why === undefined ? heardVerdict(saySince(heard), sayVerdict(heard, hidden), claim) : foundLying(why, claim);
}

/** A single sentence of counts that is false: what it says, and the sum that does not come out. Of all or nobody there is none. */
function sayWrong(heard: Heard): string | undefined {
  const counted = countedBy(heard, false);
  if (!counted || canHold([counted], heard.premises)) return undefined;
  if (counted.kind === "count" && settledBy(counted) !== undefined) return undefined;
  const reason = heard.explain(counted, within(heard.premises, counted), [], false);
  return wordingOf(heard.table).saysWrongly(nameOf(heard), clueOf(heard).text, reason);
}

/** The sentence as it stands and, if it takes one, the reason. */
function sayCounting(heard: Heard, counted: Constraint, claims: readonly Count[], isLie: boolean): string {
  const premises = within(heard.premises, counted);
  const isPlain = !isLie && clueOf(heard).kind === "direct";
  const reason = isPlain ? "" : heard.explain(counted, premises, claims, isLie);
  return wordingOf(heard.table).quoteAndReason(clueOf(heard).text, reason);
}

/** What a single sentence of counts comes to, true or false; undefined if that is no count, or several. */
function countedBy(heard: Heard, isLie: boolean): Constraint | undefined {
  const [says, ...more] = clueOf(heard).says;
  if (!says || more.length > 0 || !isCounting(says)) return undefined;
  return isLie ? opposite(says) : says;
}

const isCounting = (says: Constraint): boolean =>
  says.kind === "count" || says.kind === "compare" || (says.kind === "all" && says.of.every(isCounting));

/** Of one count, or one comparison, another; there is no such thing for several. */
function opposite(says: Constraint): Constraint | undefined {
  if (says.kind === "count") return { ...says, allowed: fullMask(countBits(says.of) + 1) & ~says.allowed };
  if (says.kind !== "compare") return undefined;
  const [least, most] = [-countBits(says.right), countBits(says.left)];
  const all = Array.from({ length: most - least + 1 }, (_, i) => least + i);
  return { ...says, allowed: all.filter((more) => !says.allowed.includes(more)) };
}

/** What is known of those whom the sentence is about. */
function within({ known, value }: Facts, says: Constraint): Facts {
  const scope = scopeOf(says);
  return { known: known & scope, value: value & scope };
}

/** What the words of one of the hidden kind come to. Whatever is true anyway is left out. */
function sayLie(heard: Heard, is: string, since: string, claim: string): string {
  const { heardLie, heardFalsehood, quotes } = wordingOf(heard.table);
  const { says } = clueOf(heard);
  if (says.length === 1) return heardLie(is, quoteAll(heard), since, claim);
  const lies = [...says.keys()].filter((at) => canHold([{ kind: "not", of: says[at] as Constraint }], heard.premises));
  return heardFalsehood(is, quotes(lies.map((at) => quote(heard, at))), lies.length, since, claim);
}

/** Why the speaker can only be of this kind, or cannot be what the premises say. */
function sayVerdict(heard: Heard, hidden: boolean): string {
  const { table, premises } = heard;
  const words = wordingOf(table);
  const [name, all] = [nameOf(heard), quoteAll(heard)];
  const { says } = clueOf(heard);
  const lie = hidden ? says.findIndex((each) => !canHold([each], premises)) : -1;
  if (lie >= 0) return words.saysFalse(name, quote(heard, lie));
  if (!hidden && says.every((each) => !canHold([{ kind: "not", of: each }], premises)))
    return words.saysTrue(name, all, says.length);
  if (hidden && says.length > 1 && !canHold(says, premises)) return words.cannotAllBeTrue(name, all);
  return words.wouldBeTrue(all, says.length, !hidden, name, kindWord(table, !hidden));
}

/** The sentence that shows it if it is true, or all of them. */
function quoteShowing(heard: Heard, shown: Facts): string {
  const denied: Constraint = { kind: "not", of: settled(shown) };
  const at = clueOf(heard).says.findIndex((each) => !canHold([each, denied], heard.premises));
  return at < 0 ? quoteAll(heard) : quote(heard, at);
}

const settled = ({ known, value }: Facts): Constraint => ({
  kind: "all",
  of: indices(known).map((person) => ({ kind: "count", of: 1 << person, allowed: (value >>> person) & 1 ? 2 : 1 })),
});

const clueOf = ({ table, speaker }: Heard): Spoken => table.clues[speaker] as Spoken;

const nameOf = ({ table, speaker }: Heard): string => table.people[speaker]?.name ?? "";

/** “Exactly 2 elves are in row 1” */
function quote(heard: Heard, at: number): string {
  const { text, sentences = [text] } = clueOf(heard);
  return wordingOf(heard.table).quoteBare(sentences[at] ?? text);
}

const quoteAll = (heard: Heard): string =>
  wordingOf(heard.table).quotes(clueOf(heard).says.map((_, at) => quote(heard, at)));

const has = ({ known }: Facts, person: number): boolean => ((known >>> person) & 1) === 1;
const isHidden = ({ value }: Facts, person: number): boolean => ((value >>> person) & 1) === 1;

/** "since Li Mu is an elf, ", the speaker left out; nothing when nothing is known. */
function saySince({ table, speaker, premises }: Heard): string {
  const [known, value] = [premises.known & ~(1 << speaker), premises.value & ~(1 << speaker)];
  const groups = [true, false].flatMap((identity) => {
    const people = identity ? value : known & ~value;
    return people === 0 ? [] : [sayThese(table, people, identity)];
  });
  const { since, clauses } = wordingOf(table);
  return groups.length === 0 ? "" : since(clauses(groups));
}
