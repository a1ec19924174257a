// Why a verdict was refused: a world that fits all the evidence and says otherwise, or the clues to read again.

import { counterexample, explain } from "@demonstrandum/logic";
import type { LaidPuzzle, Position } from "../reason/position.ts";
import { sayAnswer } from "../say/prose.ts";

/** Why a verdict was refused: a world that fits all evidence and says otherwise, or the clues that prove the opposite. */
export type Why =
  | { readonly kind: "otherwise"; readonly text: string; readonly world: readonly boolean[] }
  | { readonly kind: "read-again"; readonly text: string; readonly speakers: readonly number[] };

export function why(laid: LaidPuzzle, position: Position, person: number, identity: boolean): Why {
  const { table, theory } = laid;
  const world = counterexample(theory, position, { index: person, value: identity });
  if (world === undefined) {
    const speakers = explain(theory, position, { index: person, value: identity }) ?? [];
    return { kind: "read-again", speakers, text: sayAnswer(table, { kind: "readAgain", speakers, isProved: true }) };
  }
  const opposite = explain(theory, position, { index: person, value: !identity });
  if (opposite) {
    const text = sayAnswer(table, { kind: "readAgain", speakers: opposite, isProved: false });
    return { kind: "read-again", speakers: opposite, text };
  }
  return {
    kind: "otherwise",
    world: table.people.map((_, i) => ((world >>> i) & 1) === 1),
    text: sayAnswer(table, { kind: "otherwise", person, identity: !identity }),
  };
}
