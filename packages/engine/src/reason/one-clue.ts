// The documents' human-style engine: each clue by itself, by its own simple rules, round after round. It never holds two
// clues together, so it proves less than the reasoner; its verdict stands on the difficulty card.

import { entailed, type Facts, makeTheory, type Theory } from "@demonstrandum/logic";
import { evidenceFrom } from "../game/honesty.ts";
import type { Spoken } from "../game/table.ts";

/** What can be told from single clues alone. */
export interface LocalFinds {
  readonly facts: Facts;
  /** Rounds in which something was found. */
  readonly rounds: number;
}

/** All clues on the table from the start, each of them true, and no identity known: the documents' acceptance test. */
export function runDeduction(clues: readonly Pick<Spoken, "says" | "local">[], size = clues.length): LocalFinds {
  const says = clues.map((clue, i) => evidenceFrom("truthful", i, clue.says));
  const theory = makeTheory({ size, clues: says.map((each, i) => ({ name: String(i), says: each })) });
  return findLocally(theory, clues);
}

export function findLocally(theory: Theory, clues: readonly Pick<Spoken, "local">[]): LocalFinds {
  let facts: Facts = { known: 0, value: 0 };
  for (let rounds = 0; ; rounds++) {
    const before = facts.known;
    for (let i = 0; i < clues.length; i++) facts = applyOne(theory, clues[i]?.local, i, facts);
    if (facts.known === before) return { facts, rounds };
  }
}

function applyOne(theory: Theory, local: Spoken["local"], index: number, facts: Facts): Facts {
  const found = local ? local(facts) : (entailed(theory, { facts, clues: [index] }) ?? facts);
  const fresh = found.known & ~facts.known;
  return fresh === 0 ? facts : { known: facts.known | fresh, value: facts.value | (found.value & fresh) };
}
