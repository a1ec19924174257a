// What came of a move, in words for a screen reader.
import type { Hint, Outcome, View, Why } from "@demonstrandum/engine";
import { sayList, withArticle } from "@demonstrandum/text";
import { clueText, wordFor } from "../board/say-person.ts";

export const HINT_LEVELS = ["where to look", "which clues", "who follows", "the proof", "the verdict"];

export const REFUSAL = "Not enough evidence!";

export const DISMISSAL = "The accusation does not stand. It counts as one mistake, and nothing more is told.";

export const DISMISSED_ALREADY = "You accused exactly these already, and nobody has been revealed since.";

const nameOf = (view: View, person: number): string => view.people[person]?.name ?? "This person";

/** "Li Mu and Wang Hua are demons, and nobody else". */
export function sayAccused({ people, words: [ordinary, hidden] }: View, accused: readonly number[]): string {
  const names = people.filter(({ id }) => accused.includes(id)).map(({ name }) => name);
  if (names.length === 0) return `everyone is ${withArticle(ordinary.one)}`;
  const are = names.length === 1 ? `is ${withArticle(hidden.one)}` : `are ${hidden.many}`;
  return `${sayList(names)} ${are}, and nobody else`;
}

function sayAccepted(view: View, person: number, isStory: boolean): string {
  const { name, identity, clue } = view.people[person] ?? { name: "", identity: undefined, clue: undefined };
  const found = `${name} is ${withArticle(wordFor(view.words, identity === true))}.`;
  return view.isDone
    ? `${found} Everyone is known.`
    : `${found} ${clue ? `${name} says: ${clueText(clue, isStory)}` : ""}`;
}

const sayHint = (hint: Hint): string =>
  [`Hint ${hint.level} of 5. ${hint.text}`, ...(hint.proof ?? []).map((sentence) => sentence.text)].join(" ");

function sayWhy(view: View, why: Why): string {
  if (why.kind === "read-again") return why.text;
  const hidden = view.people.filter((person) => person.identity === undefined);
  const supposed = hidden.filter(({ id }) => why.world[id]).map(({ name }) => name);
  const [ordinary, other] = view.words;
  if (supposed.length === 0) return `${why.text} In it, everyone hidden is ${withArticle(ordinary.one)}.`;
  const are = supposed.length === 1 ? `is ${withArticle(other.one)}` : `are ${other.many}`;
  return `${why.text} In it, of those hidden only ${sayList(supposed)} ${are}.`;
}

export function sayOutcome(view: View, outcome: Outcome, isStory: boolean): string {
  switch (outcome.kind) {
    case "accepted":
      return sayAccepted(view, outcome.person, isStory);
    case "refused":
      return `${REFUSAL} Nothing on the table proves that ${nameOf(view, outcome.person)} is ${withArticle(wordFor(view.words, outcome.identity))}.`;
    case "locked":
      return `That ${nameOf(view, outcome.person)} is ${withArticle(wordFor(view.words, outcome.identity))} was refused already, and nothing has been revealed since.`;
    case "known":
      return `${nameOf(view, outcome.person)} is already known.`;
    case "convicted":
      return `The accusation stands: ${sayAccused(view, outcome.people)}. Everyone is known.`;
    case "dismissed":
      return DISMISSAL;
    case "dismissed-already":
      return DISMISSED_ALREADY;
    case "hint":
      return sayHint(outcome.hint);
    case "why":
      return sayWhy(view, outcome.why);
    case "clash":
      return [outcome.clash.text, ...outcome.clash.lines.map(({ text }) => text)].join(" ");
    case "too-much":
      return outcome.text;
  }
}
