// What a language says with chains of atoms: a sentence for each quantifier, without its full stop.

import type { NamedSetting } from "../../tongue.ts";
import type { ATOMS, AtomName } from "../atom.ts";
import type { Reading } from "../reading.ts";

export type QuantifierName = {
  [Name in AtomName]: (typeof ATOMS)[Name]["role"] extends "quantifier" | "connected" ? Name : never;
}[AtomName];

export interface AtomsWording {
  readonly quantifiers: Readonly<Record<QuantifierName, (reading: Reading, at: NamedSetting) => string>>;
  /** A count that is said as well as that those counted are connected. */
  withConnected(sentence: string, reading: Reading, at: NamedSetting): string;
  /** The sentence with its end. */
  end(sentence: string): string;
}
