// What the words of a question mean, whatever the language: the few dozen concepts that frames are made of.

/** `fill` asks for nothing by itself. A word may mean several things; a frame takes whichever it knows. */
export const CONCEPTS = [
  "fill",
  // Question words.
  "who",
  "what",
  "where",
  "when",
  "why",
  "how",
  "many",
  "often",
  "much",
  // How things are joined and limited.
  "if",
  "or",
  "and",
  "both",
  "either",
  "besides",
  "than",
  "only",
  "same",
  "instead",
  "between",
  "each",
  "not",
  "nobody",
  "anyone",
  "everyone",
  "others",
  // Who speaks.
  "i",
  "my",
  "we",
  // Cards and hands.
  "have",
  "hand",
  "card",
  "suspect",
  "weapon",
  "room",
  // The crime.
  "culprit",
  "crimeWeapon",
  "scene",
  "deed",
  "envelope",
  "it",
  // How certain it is.
  "possible",
  "left",
  "out",
  "innocent",
  "chance",
  "sure",
  "known",
  "unknown",
  "number",
  // Comparing.
  "most",
  "more",
  "least",
  "less",
  "best",
  "worst",
  "good",
  // What players do.
  "ask",
  "asked",
  "pass",
  "passed",
  "show",
  "showed",
  "seen",
  "past",
  "should",
  "could",
  "will",
  "accuse",
  "win",
  "close",
  "know",
  "learn",
  "pursue",
  "again",
  "bluff",
  "habit",
  "own",
  // The log.
  "entry",
  "turn",
  "next",
  "last",
  "first",
  "ago",
  "ordinal",
  "since",
  "before",
  "after",
  "conflict",
  "change",
  "new",
  // The rest.
  "useful",
  "useless",
  "secret",
  "risk",
  "go",
  "advice",
  "summary",
  "order",
  "deal",
  "help",
  "mean",
  "about",
  "by",
  "to",
  "from",
  "passive",
  /** What nobody at the table can answer. */
  "other",
] as const;

export type Concept = (typeof CONCEPTS)[number];

const KNOWN: ReadonlySet<string> = new Set(CONCEPTS);
const isConcept = (word: string): word is Concept => KNOWN.has(word);

/** The concepts written in a line. */
export function conceptsIn(line: string): Concept[] {
  return line.split(/[\s+|]+/).flatMap((word) => {
    if (word === "") return [];
    if (!isConcept(word)) throw new Error(`no such concept: ${word}`);
    return [word];
  });
}

/** A word of a sentence with what it may mean, or the card or player that it names. */
export interface Mention {
  readonly word: string;
  readonly concepts: readonly Concept[];
  readonly card?: string;
  readonly player?: string;
}

/** A sentence as a language has read its words. */
export interface ReadWords {
  readonly mentions: readonly Mention[];
  /** Of an entry, where one alone is said. */
  readonly number: number | undefined;
  /** A name that may be a card or a player, when nothing around it tells. */
  readonly unclear?: string;
}

/** Words by what they mean; phrases are written with "_" for a space. */
export type LexiconTable = Readonly<Partial<Record<Concept, string>>>;

/** What each word or phrase means. */
export function makeLexicon(...tables: readonly LexiconTable[]): ReadonlyMap<string, readonly Concept[]> {
  const lexicon = new Map<string, readonly Concept[]>();
  for (const table of tables)
    for (const concept of CONCEPTS)
      for (const written of (table[concept] ?? "").split(/\s+/).filter((word) => word !== "")) {
        const word = written.replaceAll("_", " ");
        const before = lexicon.get(word) ?? [];
        if (!before.includes(concept)) lexicon.set(word, [...before, concept]);
      }
  return lexicon;
}
