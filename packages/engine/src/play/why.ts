// Why a verdict was refused: a world that fits all the evidence and says otherwise, or the clues to read again.

import { counterexample, explain } from "@demonstrandum/logic";
import type { LaidPuzzle, Position } from "../reason/position.ts";
import { kindWord, sayCluesOf, wordingOf } from "../say/prose.ts";

/** Why a verdict was refused: a world that fits all evidence and says otherwise, or the clues that prove the opposite. */
export type Why =
  | { readonly kind: "otherwise"; readonly text: string; readonly world: readonly boolean[] }
  | { readonly kind: "read-again"; readonly text: string; readonly speakers: readonly number[] };

export function why(laid: LaidPuzzle, position: Position, person: number, identity: boolean): Why {
  const { table, theory } = laid;
  const words = wordingOf(table);
  const world = counterexample(theory, position, { index: person, value: identity });
  if (world === undefined) {
    const speakers = explain(theory, position, { index: person, value: identity }) ?? [];
    return { kind: "read-again", speakers, text: words.proved(sayReading(laid, speakers)) };
  }
  const opposite = explain(theory, position, { index: person, value: !identity });
  if (opposite) return { kind: "read-again", speakers: opposite, text: sayReading(laid, opposite) };
  const name = table.people[person]?.name ?? "";
  return {
    kind: "otherwise",
    world: table.people.map((_, i) => ((world >>> i) & 1) === 1),
    text: words.otherwise(name, kindWord(table, !identity)),
  };
}

function sayReading({ table }: LaidPuzzle, speakers: readonly number[]): string {
  const { lookAgain, readAgain } = wordingOf(table);
  return speakers.length === 0 ? lookAgain : readAgain(sayCluesOf(table, speakers));
}
