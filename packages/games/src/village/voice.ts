// How a line of a proof reads in a village. What a speaker says is no evidence by itself: it tells something through who
// could have said it. Where one statement decides, it is quoted.

import { evaluate, type Statement, sayStatement, variablesMask } from "@demonstrandum/clues";
import type { ProofVoice } from "@demonstrandum/engine";
import { type Facts, indices } from "@demonstrandum/logic";
import { capitalize, sayList } from "@demonstrandum/text";
import type { Village } from "./village-model.ts";

export function makeProofVoice(names: readonly string[], { statements }: Village): ProofVoice {
  const size = names.length;
  const quote = (statement: Statement): string => `“${sayStatement(statement, names).slice(0, -1)}”`;
  const lieOf = (speaker: number, premises: Facts): Statement | undefined =>
    statements[speaker]?.find((statement) => isForced(statement, premises, false, size));
  const isTruthful = (speaker: number, premises: Facts): boolean =>
    (statements[speaker] ?? []).every((statement) => isForced(statement, premises, true, size));

  const quoteAll = (all: readonly Statement[]): string => sayList(all.map(quote));

  /** What a werewolf's words come to: one of these is false. Whatever is true anyway is left out. */
  function sayLie(speaker: number, premises: Facts): string {
    const lies = (statements[speaker] ?? []).filter((statement) => !isForced(statement, premises, true, size));
    return lies.length === 1 ? `that can only be ${quoteAll(lies)}` : `${quoteAll(lies)} are not all true`;
  }

  /** Why the speaker can only be a werewolf, or only human, or cannot be what the premises say. */
  function sayVerdict(speaker: number, premises: Facts, kind: "human" | "werewolf"): string {
    const name = names[speaker] ?? "";
    const lie = kind === "werewolf" ? lieOf(speaker, premises) : undefined;
    if (lie !== undefined) return `${name} says something false, ${quote(lie)}`;
    if (kind === "human" && isTruthful(speaker, premises)) return `everything ${name} says is true`;
    const all = statements[speaker] ?? [];
    if (kind === "werewolf" && all.length > 1 && !canHoldTogether(all, premises, size))
      return `${name} says things that cannot all be true, ${quoteAll(all)}`;
    const together = all.length === 1 ? "be true" : "all be true";
    return `${quoteAll(all)} ${kind === "werewolf" ? `could not ${together} if ${name} were human` : `would ${together} if ${name} were a werewolf`}`;
  }

  return {
    sayLine(speaker, premises, shown, claim) {
      const name = names[speaker] ?? "";
      const since = saySince(names, without(premises, speaker));
      if (has(shown, speaker)) {
        const why = sayVerdict(speaker, premises, isWolf(shown, speaker) ? "werewolf" : "human");
        return `${capitalize(`${since}${why}, so ${claim}`)}.`;
      }
      if (!has(premises, speaker))
        return `${capitalize(`${since}${name} could say ${quoteAll(statements[speaker] ?? [])}, human or werewolf, only if ${claim}`)}.`;
      if (isWolf(premises, speaker))
        return `${name} is a werewolf and says something false: ${since}${sayLie(speaker, premises)}, so ${claim}.`;
      const cited = statements[speaker]?.find((statement) => doesShow(statement, premises, shown, size));
      const truth = `speaks the truth, ${cited === undefined ? quoteAll(statements[speaker] ?? []) : quote(cited)}`;
      return `${name} is human and ${truth}, so ${since}${claim}.`;
    },
    sayBroken(speaker, premises) {
      const name = names[speaker] ?? "";
      const since = saySince(names, without(premises, speaker));
      if (!has(premises, speaker))
        return `But ${since}neither a human nor a werewolf could say what ${name} says, ${quoteAll(statements[speaker] ?? [])}: contradiction.`;
      const [kind, other] = isWolf(premises, speaker)
        ? (["werewolf", "human"] as const)
        : (["human", "werewolf"] as const);
      return `But ${since}${sayVerdict(speaker, premises, other)}, and ${name} is a ${kind}: contradiction.`;
    },
  };
}

/** The worlds that the premises leave open for the villagers that statements speak of. */
function* worldsOf(all: readonly Statement[], { known, value }: Facts, size: number): Generator<number> {
  const open = all.reduce((mask, statement) => mask | variablesMask(statement, size), 0) & ~known;
  let filling = 0;
  do {
    yield value | filling;
    filling = (filling - open) & open;
  } while (filling !== 0);
}

function isForced(statement: Statement, premises: Facts, truth: boolean, size: number): boolean {
  for (const world of worldsOf([statement], premises, size))
    if (evaluate(statement, world, size) !== truth) return false;
  return true;
}

function canHoldTogether(all: readonly Statement[], premises: Facts, size: number): boolean {
  for (const world of worldsOf(all, premises, size))
    if (all.every((statement) => evaluate(statement, world, size))) return true;
  return false;
}

/** If the statement is true, so is what is shown. */
function doesShow(statement: Statement, premises: Facts, shown: Facts, size: number): boolean {
  if ((shown.known & ~variablesMask(statement, size)) !== 0) return false;
  for (const world of worldsOf([statement], premises, size))
    if (evaluate(statement, world, size) && (world & shown.known) !== shown.value) return false;
  return true;
}

const has = ({ known }: Facts, person: number): boolean => ((known >>> person) & 1) === 1;
const isWolf = ({ value }: Facts, person: number): boolean => ((value >>> person) & 1) === 1;

const without = ({ known, value }: Facts, person: number): Facts => ({
  known: known & ~(1 << person),
  value: value & ~(1 << person),
});

/** "since Barber Bob is a werewolf, "; nothing when nothing is known. */
function saySince(names: readonly string[], { known, value }: Facts): string {
  if (known === 0) return "";
  const groups = [sayKind(names, value, "a werewolf", "werewolves"), sayKind(names, known & ~value, "human", "human")];
  return `since ${groups.filter((text) => text !== "").join(" and ")}, `;
}

function sayKind(names: readonly string[], mask: number, one: string, many: string): string {
  const listed = indices(mask).map((index) => names[index] ?? "");
  if (listed.length === 0) return "";
  if (listed.length === 1) return `${listed[0]} is ${one}`;
  return `${sayList(listed)} are ${many}`;
}
