// Why a verdict was refused: a world that fits all the evidence and says otherwise; where there is none, what becomes of the verdict
// when it is supposed; where that takes too many words, the clues to read again.

import { counterexample, explain, type Facts, type Proof } from "@demonstrandum/logic";
import { speakersIn } from "../reason/argument.ts";
import type { LaidPuzzle, Position } from "../reason/position.ts";
import { refute } from "../reason/refutation.ts";
import type { Answer } from "../say/saying.ts";

/** Why a verdict was refused. `refuted` supposes it and ends in a contradiction. */
export type BareWhy =
  | { readonly kind: "otherwise"; readonly answer: Answer; readonly world: readonly boolean[] }
  | {
      readonly kind: "refuted";
      readonly answer: Answer;
      readonly person: number;
      readonly speakers: readonly number[];
      readonly proof: Proof;
      /** What was known before it. */
      readonly facts: Facts;
    }
  | { readonly kind: "read-again"; readonly answer: Answer; readonly speakers: readonly number[] };

export function why(laid: LaidPuzzle, position: Position, person: number, identity: boolean): BareWhy {
  const { table, theory } = laid;
  const world = counterexample(theory, position, { index: person, value: identity });
  if (world === undefined) {
    const speakers = explain(theory, position, { index: person, value: identity }) ?? [];
    return { kind: "read-again", speakers, answer: { kind: "readAgain", speakers, isProved: true } };
  }
  const opposite = explain(theory, position, { index: person, value: !identity });
  if (opposite) return refuted(laid, position, person, identity, opposite);
  return {
    kind: "otherwise",
    world: table.people.map((_, i) => ((world >>> i) & 1) === 1),
    answer: { kind: "otherwise", person, identity: !identity },
  };
}

function refuted(
  { theory }: LaidPuzzle,
  position: Position,
  person: number,
  identity: boolean,
  speakers: readonly number[],
): BareWhy {
  const proof = refute(theory, position, { index: person, value: identity }, speakers);
  if (!proof) return { kind: "read-again", speakers, answer: { kind: "readAgain", speakers, isProved: false } };
  const answer: Answer = { kind: "refuted", person, identity };
  return { kind: "refuted", person, answer, speakers: speakersIn(proof), proof, facts: position.facts };
}
