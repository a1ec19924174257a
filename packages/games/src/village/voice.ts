// How a line of a proof reads in a village. What a speaker says is no evidence by itself: it tells something through who
// could have said it, and the sentences keep to that.

import type { Known, ProofVoice } from "@demonstrandum/engine";
import { indices } from "@demonstrandum/logic";

export const makeVoice = (names: readonly string[]): ProofVoice => ({
  sayLine(speaker, premises, shown, claim) {
    const name = names[speaker] ?? "";
    const since = saySince(names, without(premises, speaker));
    if (has(shown, speaker)) {
      const kind = isWolf(shown, speaker) ? "werewolf" : "human";
      return `${capitalize(`${since}only a ${kind} could say what ${name} says, so ${claim}`)}.`;
    }
    if (!has(premises, speaker))
      return `${capitalize(`${since}whoever ${name} is, ${claim}: else nobody could say this`)}.`;
    const nature = isWolf(premises, speaker)
      ? "is a werewolf and says something false"
      : "is human and says only true things";
    return `${name} ${nature}, so ${since}${claim}.`;
  },
  sayBroken(speaker, premises) {
    const name = names[speaker] ?? "";
    const since = saySince(names, without(premises, speaker));
    if (!has(premises, speaker))
      return `${capitalize(`but ${since}neither a human nor a werewolf could say what ${name} says`)}: contradiction.`;
    const kind = isWolf(premises, speaker) ? "werewolf" : "human";
    return `But ${name} is a ${kind}, and ${since}no ${kind} could say what ${name} says: contradiction.`;
  },
});

const has = ({ known }: Known, person: number): boolean => ((known >>> person) & 1) === 1;
const isWolf = ({ value }: Known, person: number): boolean => ((value >>> person) & 1) === 1;

const without = ({ known, value }: Known, person: number): Known => ({
  known: known & ~(1 << person),
  value: value & ~(1 << person),
});

/** "since Barber Bob is a werewolf, "; nothing when nothing is known. */
function saySince(names: readonly string[], { known, value }: Known): string {
  if (known === 0) return "";
  const groups = [sayKind(names, value, "a werewolf", "werewolves"), sayKind(names, known & ~value, "human", "human")];
  return `since ${groups.filter((text) => text !== "").join(" and ")}, `;
}

function sayKind(names: readonly string[], mask: number, one: string, many: string): string {
  const listed = [...indices(mask)].map((index) => names[index] ?? "");
  if (listed.length === 0) return "";
  if (listed.length === 1) return `${listed[0]} is ${one}`;
  return `${listed.slice(0, -1).join(", ")} and ${listed.at(-1)} are ${many}`;
}

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
