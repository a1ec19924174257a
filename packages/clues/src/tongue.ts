// A dialect's clues in a language other than English. English comes with the dialect, as it is what JSON holds; another
// language says the same from the same parameters.

import type { Setting } from "./form.ts";

/** Who speaks, where, and what everyone is called in the reader's language. */
export interface NamedSetting extends Setting {
  readonly names: readonly string[];
}

/** `C` is the dialect's own clue. */
export interface ClueTongue<C = unknown> {
  sayClue(clue: C, at: NamedSetting): string;
  /** The same clue as a story, where the dialect tells stories. */
  tellClue?(clue: C, at: NamedSetting): string;
}
