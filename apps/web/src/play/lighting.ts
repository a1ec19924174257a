// Who is lit up on the board: exactly the people that the clue, the hint or the step being looked at speaks of.
import type { Hint, Outcome, ProofLine, SupposedClash, View, Why } from "@demonstrandum/engine";

export interface Lighting {
  readonly lit: ReadonlySet<number>;
  readonly speaking: ReadonlySet<number>;
  /** Named by the clue only to say where the others stand; or what a sentence of a proof rests on. */
  readonly references?: ReadonlySet<number>;
  readonly world?: readonly boolean[];
  /** The sentences that clash, each by its key. */
  readonly sentences?: ReadonlySet<string>;
}

export const sentenceKey = (person: number, sentence: number): string => `${person} ${sentence}`;

const NOBODY: ReadonlySet<number> = new Set();
export const DARK: Lighting = { lit: NOBODY, speaking: NOBODY };

export function lightClue(view: View, speaker: number | undefined): Lighting {
  const clue = speaker === undefined ? undefined : view.people[speaker]?.clue;
  if (!clue || speaker === undefined) return DARK;
  const references = new Set(clue.references.filter((person) => person !== speaker));
  return { lit: new Set(clue.people), speaking: new Set([speaker]), references };
}

/** Several clues that are explained together: all whom they speak of. */
export function lightClues(view: View, speakers: readonly number[]): Lighting {
  const each = speakers.map((speaker) => lightClue(view, speaker));
  const speaking = new Set(speakers);
  const lit = new Set(each.flatMap((one) => [...one.lit]));
  const references = each.flatMap((one) => [...(one.references ?? [])]);
  return {
    lit,
    speaking,
    references: new Set(references.filter((person) => !lit.has(person) && !speaking.has(person))),
  };
}

/** `sentence` is the line of the proof being read: then its own causes and effects are lit. */
export function lightHint(hint: Hint, sentence?: number): Lighting {
  const line = sentence === undefined ? undefined : hint.proof?.[sentence];
  return line ? lightLine(line) : { lit: new Set(hint.people), speaking: new Set(hint.speakers ?? []) };
}

const lightLine = ({ affects, causes, speaker }: ProofLine): Lighting => ({
  lit: new Set(affects),
  references: new Set(causes.filter((person) => !affects.includes(person))),
  speaking: new Set(speaker === undefined ? [] : [speaker]),
});

/** Everyone whose words clash and everyone whose pencilled identity does, until one line is chosen. */
function lightClash({ lines }: SupposedClash, sentence?: number): Lighting {
  const line = sentence === undefined ? undefined : lines[sentence];
  const sentences = new Set(
    (line ? [line] : lines).flatMap((each) => each.sentences.map((one) => sentenceKey(one.person, one.sentence))),
  );
  if (line) return { ...lightLine(line), sentences };
  const noted = lines.flatMap(({ supposed }) => (supposed && "identity" in supposed ? [supposed.person] : []));
  return { lit: new Set(noted), speaking: new Set(lines.flatMap(({ speaker }) => speaker ?? [])), sentences };
}

const lightWhy = (why: Why, person: number): Lighting =>
  why.kind === "otherwise"
    ? { lit: new Set([person]), speaking: NOBODY, world: why.world }
    : { lit: new Set([person]), speaking: new Set(why.speakers) };

/** `person` is the one the last move was about. */
export function lightOutcome(outcome: Outcome, person: number, sentence?: number): Lighting {
  if (outcome.kind === "hint") return lightHint(outcome.hint, sentence);
  if (outcome.kind === "why") return lightWhy(outcome.why, person);
  if (outcome.kind === "clash") return lightClash(outcome.clash, sentence);
  return outcome.kind === "refused" ? { lit: new Set([outcome.person]), speaking: NOBODY } : DARK;
}
