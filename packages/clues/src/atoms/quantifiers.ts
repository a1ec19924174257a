// The list of quantifiers. A new one is a file in forms/, a line here and a line in ATOMS.

import type { Quantifier } from "./atom-form.ts";
import { ALL } from "./forms/all.ts";
import { ANY } from "./forms/any.ts";
import { CONNECTED } from "./forms/connected.ts";
import { AT_LEAST, AT_MOST, EVEN, EXACT, IN_TOTAL, ODD } from "./forms/count.ts";
import { MOST } from "./forms/most.ts";
import { OF, ONE_OF } from "./forms/share.ts";
import type { Reading } from "./reading.ts";

export const QUANTIFIERS: readonly Quantifier[] = [
  EXACT,
  OF,
  AT_LEAST,
  AT_MOST,
  ONE_OF,
  IN_TOTAL,
  EVEN,
  ODD,
  MOST,
  ALL,
  ANY,
  CONNECTED,
];

export const QUANTIFIER_BY_ID: ReadonlyMap<string, Quantifier> = new Map(
  QUANTIFIERS.map((quantifier) => [quantifier.id, quantifier]),
);

/** "All are connected" says nothing of how many there are: it is `connected` itself. */
export function quantifierOf({ quantifier, isConnected }: Pick<Reading, "quantifier" | "isConnected">): Quantifier {
  const atom = isConnected && (quantifier === undefined || quantifier.atom === "all") ? "connected" : quantifier?.atom;
  return (atom && QUANTIFIER_BY_ID.get(atom)) || CONNECTED;
}
