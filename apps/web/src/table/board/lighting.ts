// Who is lit up on the board: exactly the people that the clue, the hint or the step being looked at speaks of.
import type { Hint, Outcome, ProofLine, SupposedClash, View, Why } from "@demonstrandum/engine";

export interface Lighting {
  readonly lit: ReadonlySet<number>;
  readonly speaking: ReadonlySet<number>;
  /** Named by the clue only to say where the others stand; or what a sentence of a proof rests on beside those below. */
  readonly references?: ReadonlySet<number>;
  /** Whom a sentence of a proof takes as known. */
  readonly known?: ReadonlySet<number>;
  /** Who is in which of the groups that a proof speaks of more than once; a group looks the same in every sentence. */
  readonly groups?: ReadonlyMap<number, number>;
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

/** The proof that an answer tells, if it tells one. */
export function proofIn(outcome: Outcome): readonly ProofLine[] | undefined {
  if (outcome.kind === "hint") return outcome.hint.proof;
  return outcome.kind === "why" && outcome.why.kind === "refuted" ? outcome.why.proof : undefined;
}

/** `sentence` is the line of the proof being read: then its own causes and effects are lit. */
export function lightHint(hint: Hint, sentence?: number): Lighting {
  const line = sentence === undefined ? undefined : hint.proof?.[sentence];
  return line ? lightLine(line) : { lit: new Set(hint.people), speaking: new Set(hint.speakers ?? []) };
}

function lightLine({ affects, causes, speaker, known = [], groups = [] }: ProofLine): Lighting {
  const grouped = new Map(groups.flatMap(({ at, people }) => people.map((person) => [person, at] as const)));
  const told = new Set([...affects, ...known, ...grouped.keys()]);
  return {
    lit: new Set(affects),
    references: new Set(causes.filter((person) => !told.has(person))),
    known: new Set(known),
    groups: grouped,
    speaking: new Set(speaker === undefined ? [] : [speaker]),
  };
}

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

function lightWhy(why: Why, person: number, sentence?: number): Lighting {
  if (why.kind === "otherwise") return { lit: new Set([person]), speaking: NOBODY, world: why.world };
  const line = why.kind === "refuted" && sentence !== undefined ? why.proof[sentence] : undefined;
  return line ? lightLine(line) : { lit: new Set([person]), speaking: new Set(why.speakers) };
}

/** `person` is the one the last move was about. */
export function lightOutcome(outcome: Outcome, person: number, sentence?: number): Lighting {
  if (outcome.kind === "hint") return lightHint(outcome.hint, sentence);
  if (outcome.kind === "why") return lightWhy(outcome.why, person, sentence);
  if (outcome.kind === "clash") return lightClash(outcome.clash, sentence);
  return outcome.kind === "refused" ? { lit: new Set([outcome.person]), speaking: NOBODY } : DARK;
}
