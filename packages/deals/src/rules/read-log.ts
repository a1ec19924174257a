// The log read entry by entry, with the rules applied after each.

import { type CellFact, type Evidence, FROM_SETUP, type Restriction } from "../search/restriction.ts";
import type { Log } from "../table/entry.ts";
import { Knowledge } from "./knowledge.ts";
import { closeRules, readConstraint, readSetup } from "./rules.ts";

/** A fact that the rules miss. */
export interface LateFact extends CellFact {
  /** How many entries are needed to prove it. */
  readonly step: number;
}

/** Which entries were set by hand. */
export const setByHand = (log: Log): boolean[] => log.map(({ type }) => type === "fact");

/** Reads entry by entry, applying the rules after each; `late` facts are added when their time has come. */
export function readLog(
  { layout, restrictions, entries }: Evidence,
  byHand: readonly boolean[],
  keep: (entry: number) => boolean,
  late: readonly LateFact[],
): Knowledge {
  const known = new Knowledge(layout);
  const perEntry: Restriction[][] = Array.from({ length: entries }, () => []);
  for (const restriction of restrictions)
    if (restriction.entry !== FROM_SETUP) perEntry[restriction.entry]?.push(restriction);
  readSetup(known);
  for (let entry = FROM_SETUP; entry < entries && !known.broken; entry++) {
    if (entry !== FROM_SETUP && !keep(entry)) continue;
    known.at = entry;
    for (const restriction of perEntry[entry] ?? []) readConstraint(known, restriction, byHand[entry] ?? false);
    closeRules(known);
    for (const { owner, card, holds, step } of late) {
      if (step - 1 > entry || !known.learn(owner, card, holds, "whole", [])) continue;
      closeRules(known);
    }
  }
  return known;
}
