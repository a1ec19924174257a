// The one deduction loop: find the cheapest step, apply it, again. Generation gates with it, the rating reads it, the
// hint shows its next step, the replay tells it.

import { cheapestStep, entailed } from "@demonstrandum/logic";
import type { Game } from "../game/game.ts";
import type { Puzzle } from "../game/puzzle.ts";
import { makeRecent } from "../recent.ts";
import { type Laid, layOut, type Position, reveal, startPosition } from "./position.ts";
import type { Step } from "./step.ts";

/**
 * The cheapest step of a position: fewest clues, then the first person; or the game's own choice. Undefined when nothing
 * follows within the limit.
 */
export function nextStep(laid: Laid, position: Position, limit?: number): Step | undefined {
  if (laid.table.nextStep) return laid.table.nextStep(position.facts);
  const first = cheapestStep(laid.theory, position, limit);
  return first && { person: first.literal.index, identity: first.literal.value, speakers: first.clues };
}

/** The whole reasoning, as far as it goes; `limit` is the most clues held together in one step. */
export function walk(laid: Laid, limit?: number): Step[] {
  const steps: Step[] = [];
  let position = startPosition(laid.table);
  for (;;) {
    const step = nextStep(laid, position, limit);
    if (!step) return steps;
    steps.push(step);
    position = reveal(laid.table, position, step.person);
  }
}

const walked = makeRecent<Laid, readonly Step[]>();

/** The shortest reasoning from the start to the end, one step for each hidden person. */
export function path<P extends Puzzle>(game: Game<P>, puzzle: P): readonly Step[] {
  return pathOf(layOut(game, puzzle));
}

export function pathOf(laid: Laid): readonly Step[] {
  const steps = walked.get(laid) ?? walk(laid);
  walked.set(laid, steps);
  return steps;
}

/** Everyone whose identity is forced in a position and not yet revealed, as a mask. */
export function provable(laid: Laid, position: Position): number {
  const forced = entailed(laid.theory, position);
  return forced ? forced.known & ~position.facts.known : 0;
}
