// For loops that ask very many questions of clues compiled beforehand, with no theory around them and no checks.

import type { Compiled } from "./compile.ts";
import type { Mask, World } from "./constraint.ts";
import { add, backbone, begin, find, known, value } from "./search.ts";
import type { Facts } from "./theory.ts";

/** Everything known once these clues are read, what was known before included; -1 when no world obeys them. */
export function forcedMask(knownNow: Mask, valueNow: Mask, clues: readonly Compiled[], count = clues.length): Mask {
  begin(knownNow, valueNow);
  for (let i = 0; i < count; i++) add(clues[i] as Compiled);
  return backbone() ? known : -1;
}

/** The same where a world is known that obeys them all. */
export function forcedBeside(world: World, knownNow: Mask, clues: readonly Compiled[], count = clues.length): Mask {
  begin(knownNow, world & knownNow);
  for (let i = 0; i < count; i++) add(clues[i] as Compiled);
  backbone(world);
  return known;
}

/** The facts with all that these clues add to them; undefined when no world obeys them. */
export function forcedFacts(facts: Facts, clues: readonly Compiled[]): Facts | undefined {
  return forcedMask(facts.known, facts.value, clues) < 0 ? undefined : { known, value };
}

/** Whether some world obeys these clues. */
export function hasWorld(knownNow: Mask, valueNow: Mask, clues: readonly Compiled[], count = clues.length): boolean {
  begin(knownNow, valueNow);
  for (let i = 0; i < count; i++) add(clues[i] as Compiled);
  return find();
}

/** The facts with all that one clue adds to them; undefined when it contradicts them. */
export function readClue(facts: Facts, clue: Compiled): Facts | undefined {
  begin(facts.known, facts.value);
  add(clue);
  return backbone() ? { known, value } : undefined;
}
