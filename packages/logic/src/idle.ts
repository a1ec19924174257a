// Whether a clue still says anything. It is idle where no world can break it: nobody learns anything from it there.

import { type Compiled, compile, isCounting } from "./compile.ts";
import { hasWorld } from "./force.ts";
import { areCountsIdle, begin, isPlainlyIdle } from "./search.ts";
import type { Facts } from "./theory.ts";

const NOTHING_BESIDE: readonly Compiled[] = [];

/** Whether every world with these facts that obeys what is said beside the clue obeys the clue. */
export function isIdle(clue: Compiled, facts: Facts, beside = NOTHING_BESIDE): boolean {
  begin(facts.known, facts.value);
  if (isPlainlyIdle(clue)) return true;
  // Of counts with nothing beside them it is always plain to see.
  if (beside.length === 0 && (isCounting(clue) || !areCountsIdle(clue))) return false;
  return !hasWorld(facts.known, facts.value, [...beside, denialOf(clue)]);
}

/** What it would mean if the clue were false, compiled when it is first asked for. */
const denials = new WeakMap<Compiled, Compiled>();

function denialOf(clue: Compiled): Compiled {
  const kept = denials.get(clue);
  if (kept) return kept;
  const denial = compile({ kind: "not", of: clue.says });
  denials.set(clue, denial);
  return denial;
}
