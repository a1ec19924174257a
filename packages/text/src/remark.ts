// What is wrong, as data: which sentence says it, and what fills that. A language has one function for each sentence. English is put
// in where a remark is made, as it is what errors and JSON hold; every other language says it at the edge, from the same data.

/** A number, a word or a name as it is, words in a list, or another remark. */
export type Filling = string | number | readonly string[] | Remark | undefined;

/** A sentence as data: which one it is, and what fills it. */
export interface Remark {
  /** Which sentence; no two have the same. */
  readonly id: string;
  readonly fillings: Readonly<Record<string, Filling>>;
  /** In English. */
  readonly text: string;
}

type Fillings = Remark["fillings"];

/** What a language says other things by, while it says a remark. */
export interface Speaking {
  /** A remark that fills another one: without a full stop. */
  clause(remark: Remark): string;
  /** Somebody of the cast, whose name is in Latin letters where remarks are made. */
  name(latin: string): string;
}

/** Sentences by their ids. Each takes what fills it and no more: as a method, which is what lets the compiler put them in one list. */
type Sentences = Readonly<Record<string, { say(fillings: Fillings, speaking: Speaking): string }["say"]>>;
type EnglishSentences = Readonly<Record<string, { say(fillings: Fillings): string }["say"]>>;

/** What makes the remarks of a list of English sentences: `remark.noPerson({ person: 3, size: 20 })`. */
type Makers<English extends EnglishSentences> = {
  readonly [Id in keyof English]: (...fillings: Parameters<English[Id]>) => Remark;
};

/** Makes the remarks of a table of English sentences. */
export function makersOf<English extends EnglishSentences>(english: English): Makers<English> {
  const makers = Object.entries(english).map(([id, say]) => [
    id,
    (fillings: Fillings = {}): Remark => ({ id, fillings, text: say(fillings) }),
  ]);
  return Object.fromEntries(makers);
}

/** The same sentences in another language, filled with the same, without full stops: one that is missing does not compile. */
export type InOtherWords<English extends EnglishSentences> = {
  readonly [Id in keyof English]: (fillings: NonNullable<Parameters<English[Id]>[0]>, speaking: Speaking) => string;
};

/** Says remarks by what a language has for their ids; `name` knows the cast. */
export function clausesBy(sentences: Sentences, name: Speaking["name"]): Speaking["clause"] {
  const clause = ({ id, fillings, text }: Remark): string => sentences[id]?.(fillings, { clause, name }) ?? text;
  return clause;
}

/** Remarks by what a validator found: it hands on nothing but texts. */
const REMARKS = new WeakMap<object, Remark>();

/** A schema's message: what it says in English, with the remark kept beside what was found. */
export const needs =
  (remark: Remark) =>
  (issue: object): string => {
    REMARKS.set(issue, remark);
    return remark.text;
  };

/** What a check of a schema takes: whether there is no flaw, and which it is. */
export const flawless = <Input>(flawOf: (input: Input) => Remark | undefined) =>
  [
    (input: Input): boolean => flawOf(input) === undefined,
    (issue: { readonly input: Input }): string => {
      const flaw = flawOf(issue.input);
      return flaw === undefined ? "" : needs(flaw)(issue);
    },
  ] as const;

/** What a schema of ours says of it; undefined where it is the validator's own. */
export const remarkOf = (issue: object): Remark | undefined => REMARKS.get(issue);
