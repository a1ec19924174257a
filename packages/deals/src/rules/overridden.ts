// What a mark overrides: the state that the entries before it proved.

import type { Effort } from "../search/effort.ts";
import type { Evidence } from "../search/restriction.ts";
import type { Log } from "../table/entry.ts";
import { cardMask, lowest, ownerIndex } from "../table/layout.ts";
import { ENVELOPE } from "../table/setup.ts";
import type { Deduction } from "./deduction.ts";
import { isProvedBefore } from "./reasons.ts";

/** A deduction with the state before it, where a mark says the opposite of what was proved; `evidence` is that of the whole log. */
export function withOverridden(evidence: Evidence, log: Log, deduction: Deduction, effort: Effort): Deduction {
  const { type, claim, entry } = deduction;
  if (type !== "manual_adjustment" || claim.kind !== "cell") return deduction;
  const { layout } = evidence;
  const at = log.findIndex(({ id }) => id === entry);
  const card = lowest(cardMask(layout, [claim.card]));
  const opposite = { owner: ownerIndex(layout, claim.owner), card, holds: !claim.holds };
  // From a contradiction everything would follow.
  const isOverridden = !isProvedBefore(evidence, at, [], effort) && isProvedBefore(evidence, at, [opposite], effort);
  if (!isOverridden) return deduction;
  const held = claim.owner === ENVELOPE ? "envelope" : "owned";
  return { ...deduction, previous: claim.holds ? "not_owned" : held };
}
