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
import { capitalize, sayList } from "@demonstrandum/text";
import type { Spoken, Table } from "../game/table.ts";
import { sayCount, sayThese, settledBy } from "./count.ts";
import { sayIdentity, sayIs } from "./prose.ts";

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
  const claim = sayList(claims.map((count) => sayCount(table, count, 0)));
  if (has(shown, speaker)) return sayFound(heard, isHidden(shown, speaker), claim);
  const since = saySince(heard);
  if (!has(premises, speaker)) {
    const kinds = `${sayIdentity(table, false)} or ${sayIdentity(table, true)}`;
    const words = quoteAll(heard);
    return `${capitalize(`${since}be ${nameOf(heard)} ${kinds}, ${words} can be said only if ${claim}`)}.`;
  }
  const kind = isHidden(premises, speaker);
  const is = sayIs(table, speaker, kind);
  const counted = countedBy(heard, kind);
  if (counted) return `${is} and ${kind ? "lies" : "speaks the truth"}: ${sayCounting(heard, counted, claims, kind)}`;
  if (kind) return `${is} and ${sayLie(heard, since, claim)}.`;
  return `${is} and speaks the truth, ${quoteShowing(heard, shown)}, so ${since}${claim}.`;
}

/** Nobody could have said what the speaker says, given what is known. */
export function sayContradiction(heard: Heard): string {
  const { table, speaker, premises } = heard;
  const since = saySince(heard);
  if (!has(premises, speaker)) {
    const neither = `neither ${sayIdentity(table, false)} nor ${sayIdentity(table, true)}`;
    return `But ${since}${neither} could say what ${nameOf(heard)} says, ${quoteAll(heard)}: contradiction.`;
  }
  const kind = isHidden(premises, speaker);
  const why = kind ? undefined : sayWrong(heard);
  if (why !== undefined) return `But ${why}, and ${sayIs(table, speaker, kind)}: contradiction.`;
  return `But ${since}${sayVerdict(heard, !kind)}, and ${sayIs(table, speaker, kind)}: contradiction.`;
}

/** Why the speaker is what they are. */
function sayFound(heard: Heard, hidden: boolean, claim: string): string {
  const why = hidden ? sayWrong(heard) : undefined;
  if (why !== undefined) return `${why}. So this is false, and ${claim}.`;
  return `${capitalize(`${saySince(heard)}${sayVerdict(heard, hidden)}, so ${claim}`)}.`;
}

/** A single sentence of counts that is false: what it says, and the sum that does not come out. Of all or nobody there is none. */
function sayWrong(heard: Heard): string | undefined {
  const counted = countedBy(heard, false);
  if (!counted || canHold([counted], heard.premises)) return undefined;
  if (counted.kind === "count" && settledBy(counted) !== undefined) return undefined;
  const reason = heard.explain(counted, within(heard.premises, counted), [], false);
  return `${nameOf(heard)} says: ${quoteText(heard)} ${capitalize(reason)}`;
}

/** The sentence as it stands and, if it takes one, the reason. */
function sayCounting(heard: Heard, counted: Constraint, claims: readonly Count[], isLie: boolean): string {
  const premises = within(heard.premises, counted);
  const isPlain = !isLie && clueOf(heard).kind === "direct";
  const reason = isPlain ? "" : ` ${capitalize(heard.explain(counted, premises, claims, isLie))}.`;
  return `${quoteText(heard)}${reason}`;
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
function sayLie(heard: Heard, since: string, claim: string): string {
  const { says } = clueOf(heard);
  if (says.length === 1) return `lies, ${quoteAll(heard)}, so ${since}${claim}`;
  const lies = [...says.keys()].filter((at) => canHold([{ kind: "not", of: says[at] as Constraint }], heard.premises));
  const quoted = sayList(lies.map((at) => quote(heard, at)));
  const what = lies.length === 1 ? `that can only be ${quoted}` : `${quoted} are not all true`;
  return `says something false: ${since}${what}, so ${claim}`;
}

/** Why the speaker can only be of this kind, or cannot be what the premises say. */
function sayVerdict(heard: Heard, hidden: boolean): string {
  const { premises } = heard;
  const name = nameOf(heard);
  const { says } = clueOf(heard);
  const lie = hidden ? says.findIndex((each) => !canHold([each], premises)) : -1;
  if (lie >= 0) return `${name} says something false, ${quote(heard, lie)}`;
  if (!hidden && says.every((each) => !canHold([{ kind: "not", of: each }], premises)))
    return says.length === 1 ? `${name} speaks the truth, ${quoteAll(heard)}` : `everything ${name} says is true`;
  if (hidden && says.length > 1 && !canHold(says, premises))
    return `${name} says things that cannot all be true, ${quoteAll(heard)}`;
  const together = says.length === 1 ? "be true" : "all be true";
  const would = hidden ? `could not ${together}` : `would ${together}`;
  return `${quoteAll(heard)} ${would} if ${name} were ${sayIdentity(heard.table, !hidden)}`;
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

/** “Exactly 2 elves are in row 1.” */
const quoteText = (heard: Heard): string => `“${clueOf(heard).text}”`;

/** “Exactly 2 elves are in row 1” */
function quote(heard: Heard, at: number): string {
  const { text, sentences = [text] } = clueOf(heard);
  return `“${(sentences[at] ?? text).replace(/\.$/, "")}”`;
}

const quoteAll = (heard: Heard): string => sayList(clueOf(heard).says.map((_, at) => quote(heard, at)));

const has = ({ known }: Facts, person: number): boolean => ((known >>> person) & 1) === 1;
const isHidden = ({ value }: Facts, person: number): boolean => ((value >>> person) & 1) === 1;

/** "since Li Mu is an elf, ", the speaker left out; nothing when nothing is known. */
function saySince({ table, speaker, premises }: Heard): string {
  const [known, value] = [premises.known & ~(1 << speaker), premises.value & ~(1 << speaker)];
  const groups = [true, false].flatMap((identity) => {
    const people = identity ? value : known & ~value;
    return people === 0 ? [] : [sayThese(table, people, identity, 0)];
  });
  return groups.length === 0 ? "" : `since ${sayList(groups)}, `;
}
