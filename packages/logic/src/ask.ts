// Questions about worlds: is there one, what is true in all of them, which are they.

import type { World } from "./constraint.ts";
import { fullMask } from "./mask.ts";
import { addCount, backbone, enumerate, find, known, value } from "./search.ts";
import { beginGiven, checkLiteral, type Facts, factsOf, type Given, type Literal, type Theory } from "./theory.ts";

const EVERYTHING: Given = {};

/** Whether there is any world in which everything holds that is given. */
export function isConsistent(theory: Theory, given: Given = EVERYTHING): boolean {
  beginGiven(theory, given);
  return find();
}

/** Every literal true in all worlds, the given facts among them; undefined when there is no world. */
export function entailed(theory: Theory, given: Given = EVERYTHING): Facts | undefined {
  beginGiven(theory, given);
  return backbone() ? { known, value } : undefined;
}

/** The worlds in ascending order, at most `limit` of them. */
export function worlds(theory: Theory, given: Given = EVERYTHING, limit = Number.POSITIVE_INFINITY): World[] {
  const list: World[] = [];
  beginGiven(theory, given);
  enumerate(fullMask(theory.size), limit, list);
  return list;
}

/**
 * A world that fits everything given and in which the literal is false; undefined when the literal is forced.
 * It adds as little as it can to the facts: the fewest booleans are true, and of several such worlds it is the first.
 */
export function counterexample(theory: Theory, given: Given, literal: Literal): World | undefined {
  checkLiteral(theory, literal);
  const open = fullMask(theory.size) & ~factsOf(theory, given).known;
  beginWithout(theory, given, literal);
  if (!find()) return undefined;
  const found: World[] = [];
  for (let trues = 0; found.length === 0; trues++) {
    beginWithout(theory, given, literal);
    addCount(open, 0, 1 << trues);
    enumerate(fullMask(theory.size), 1, found);
  }
  return found[0];
}

/** Starts the question of a world in which the literal is false. */
export function beginWithout(theory: Theory, given: Given, literal: Literal): void {
  beginGiven(theory, given);
  addCount(1 << literal.index, 0, literal.value ? 1 : 2);
}
