// What a language says with chains of atoms, and what it calls atoms where they can be switched off.

import type { Setting } from "../../form.ts";
import type { NamedSetting } from "../../tongue.ts";
import type { AtomName, QuantifierName, Selection } from "../atom.ts";
import type { Reading } from "../reading.ts";

/** What a language says of the atoms dialect. */
export interface AtomsWording<At extends Setting = NamedSetting> {
  /** A sentence for each quantifier, without its full stop. */
  readonly quantifiers: Readonly<Record<QuantifierName, (reading: Reading, at: At) => string>>;
  /** A count that is said as well as that those counted are connected. */
  withConnected(sentence: string, reading: Reading, at: At): string;
  /** The sentence with its end. */
  end(sentence: string): string;
  /** By what a reader notices that something may be spoken of. */
  readonly marks: AtomMarks<At>;
}

export interface AtomMarks<At extends Setting = NamedSetting> {
  kind(identity: boolean): string;
  readonly connected: string;
  /** One of these is heard wherever the selection is said. */
  selection(selection: Selection, at: At): readonly string[];
}

/** Roots cannot be switched off. */
export type AtomLabels = Readonly<Record<Exclude<AtomName, "pos" | "neg">, string>>;
