// What can be wrong with a sentence of a proof.

/** Each with what it means; counted by these names. */
export const FLAWS = {
  "lost premise": "what is claimed does not follow from the clue it quotes and the facts it names",
  "no contradiction": "what is called impossible is not, by the clue it quotes and the facts it names",
  "not known": "a fact is named that was not shown before",
  "not said": "what the clue is said to come to is not what it says",
  "not proved": "the proof ends without having shown everything it is for",
  "unclear people": "nobody can tell who is meant",
  "wrong sum": "a sum comes to something else",
  "idle sum": "a sum does not show what follows",
  "no sum": "what counts is said to follow, or to be impossible, without a sum",
  "empty sum": "a sum without a number",
  "empty group": "something is said of nobody",
  "group of one": "one person is spoken of as several",
  "empty bound": "a bound that everyone keeps to",
  circular: "what is claimed has been said just before, beside facts that do nothing",
  "unrelated clue": "what is named is enough, or clashes, without the clue that is blamed",
  "told again": "a case is told that was refuted before",
  "open supposition": "a supposition ends without a contradiction, or in something else than its opposite",
  "not read": "the reader does not know these words",
} as const;

export type FlawKind = keyof typeof FLAWS;

export interface ProofFlaw {
  readonly kind: FlawKind;
  /** The sentence it is in; nothing where it is about the proof as a whole. */
  readonly text: string;
}
