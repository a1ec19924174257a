// The list of quantifiers. A new one is an entry in ATOMS and in a list of forms/; a new file there needs its lines here.

import { QUANTIFIER_NAMES, type QuantifierName } from "./atom.ts";
import type { NamedQuantifier, Quantifier } from "./atom-form.ts";
import { ALL } from "./forms/all.ts";
import { ANY } from "./forms/any.ts";
import { CONNECTED } from "./forms/connected.ts";
import { COUNTS } from "./forms/count.ts";
import { MOST } from "./forms/most.ts";
import { SHARES } from "./forms/share.ts";
import type { Reading } from "./reading.ts";

const LISTED: Readonly<Record<QuantifierName, Quantifier>> = {
  ...COUNTS,
  ...SHARES,
  ...MOST,
  ...ALL,
  ...ANY,
  ...CONNECTED,
};

export const QUANTIFIERS: readonly NamedQuantifier[] = QUANTIFIER_NAMES.map((id) => ({ id, ...LISTED[id] }));

export const QUANTIFIER_BY_ID: ReadonlyMap<string, NamedQuantifier> = new Map(
  QUANTIFIERS.map((quantifier) => [quantifier.id, quantifier]),
);

/** "All are connected" says nothing of how many there are: it is `connected` itself. */
export function quantifierOf({
  quantifier,
  isConnected,
}: Pick<Reading, "quantifier" | "isConnected">): NamedQuantifier {
  const atom = isConnected && (quantifier === undefined || quantifier.atom === "all") ? "connected" : quantifier?.atom;
  return (QUANTIFIER_BY_ID.get(atom ?? "connected") ?? QUANTIFIER_BY_ID.get("connected")) as NamedQuantifier;
}
