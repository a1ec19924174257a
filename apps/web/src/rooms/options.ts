// What a player can choose about a new puzzle. The names of the settings are the games' own.

export interface Choice {
  readonly value: string;
  readonly label: string;
  readonly note?: string;
}

/** A list of things that can be switched off, under the game's name for it. */
interface Switches {
  readonly key: string;
  readonly legend: string;
  readonly parts: readonly Choice[];
  /** Shown only with this dialect. */
  readonly dialect?: string;
}

export interface RoomOptions {
  readonly dialects: readonly Choice[];
  readonly themes: readonly (Choice & { readonly config: Readonly<Record<string, unknown>> })[];
  readonly switches: readonly Switches[];
  readonly hasLocalRules: boolean;
}

export const DIFFICULTIES: readonly Choice[] = [
  { value: "easy", label: "Easy", note: "One clue is nearly always enough." },
  { value: "medium", label: "Medium", note: "Now and then two clues must be held together." },
  { value: "hard", label: "Hard", note: "Three clues and more, again and again." },
  { value: "brutal", label: "Brutal", note: "Bring tea. Long chains, few footholds." },
];

/** "ONLY_DEMON_IN_ROW" → "Only demon in row", "leftOf" → "Left of". */
export function sayPart(name: string): string {
  const words = name
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .replaceAll(/[_-]/g, " ")
    .toLowerCase();
  return (words.slice(0, 1).toUpperCase() + words.slice(1)).replace("daemon", "demon").replace("M of n", "M of N");
}

export const makeChoices = (names: readonly string[]): Choice[] =>
  names.map((value) => ({ value, label: sayPart(value) }));
