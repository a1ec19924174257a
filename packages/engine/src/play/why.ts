// Why a verdict was refused: a world that fits all the evidence and says otherwise, or the clues to read again.

import { counterexample, explain } from "@demonstrandum/logic";
import type { Laid, Position } from "../reason/position.ts";
import { sayCluesOf, sayIdentity } from "../say/prose.ts";

/** Why a verdict was refused: a world that fits all evidence and says otherwise, or the clues that prove the opposite. */
export type Why =
  | { readonly kind: "otherwise"; readonly text: string; readonly world: readonly boolean[] }
  | { readonly kind: "read-again"; readonly text: string; readonly speakers: readonly number[] };

export function why(laid: Laid, position: Position, person: number, identity: boolean): Why {
  const { table, theory } = laid;
  const world = counterexample(theory, position, { index: person, value: identity });
  if (world === undefined) {
    const speakers = explain(theory, position, { index: person, value: identity }) ?? [];
    return { kind: "read-again", speakers, text: `It is proved. ${sayReading(laid, speakers)}` };
  }
  const opposite = explain(theory, position, { index: person, value: !identity });
  if (opposite) return { kind: "read-again", speakers: opposite, text: sayReading(laid, opposite) };
  const name = table.people[person]?.name ?? "";
  return {
    kind: "otherwise",
    world: table.people.map((_, i) => ((world >>> i) & 1) === 1),
    text: `Here is a world that fits everything on the table, and in it ${name} is ${sayIdentity(table, !identity)}.`,
  };
}

function sayReading({ table }: Laid, speakers: readonly number[]): string {
  if (speakers.length === 0) return "Look again at what is already known.";
  return `Read ${sayCluesOf(table, speakers)} again.`;
}
