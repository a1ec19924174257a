// A wording that says what it always says, and notes down for every text what it was asked to say. So a reader has before them
// just what a player reads, and can take it apart again.

import type { GroupShare, ProofWording } from "../words/wording.ts";
import type { ProofReading } from "./reading.ts";

/** What a text was made of. */
export interface Clause {
  readonly name: string;
  readonly args: readonly unknown[];
}

/** Who is meant by a text. Of one group the same words may tell several shares, of which a reader takes the one that fits. */
export type Meant =
  | { readonly kind: "names"; readonly names: readonly string[] }
  | { readonly kind: "group"; readonly where: string; readonly size: number; readonly shares: readonly GroupShare[] }
  | { readonly kind: "these"; readonly size: number };

/** A place made of others. */
export type PlaceMade =
  | { readonly kind: "both" | "one only"; readonly one: string; readonly other: string }
  | { readonly kind: "besides"; readonly where: string; readonly names: string };

export interface ProofNotes {
  readonly wording: ProofWording;
  readonly clauses: Map<string, Clause>;
  readonly meant: Map<string, Meant>;
  readonly places: Map<string, PlaceMade>;
}

export function takeNotes(words: ProofWording): ProofNotes {
  const notes = { clauses: new Map<string, Clause>(), meant: new Map(), places: new Map() };
  const people = noteOfPeople(words, notes.meant, notes.places);
  const keep =
    (name: string, say: (...args: unknown[]) => string) =>
    (...args: unknown[]): string => {
      const text = say(...args);
      if (text !== "" && !args.flat().includes(text)) notes.clauses.set(text, { name, args });
      return text;
    };
  const wording = new Proxy(words, {
    get(_, name: keyof ProofWording) {
      const said: unknown = words[name];
      if (name in people) return people[name];
      return typeof said === "function" ? keep(name, said as (...args: unknown[]) => string) : said;
    },
  });
  return { wording, ...notes };
}

function noteOfPeople(
  words: ProofWording,
  meant: ProofNotes["meant"],
  places: ProofNotes["places"],
): Partial<ProofWording> {
  const note = (text: string, who: Meant | undefined): string => {
    if (who) meant.set(text, who);
    return text;
  };
  const place = (text: string, made: PlaceMade): string => {
    places.set(text, made);
    return text;
  };
  return {
    names: (names) => note(words.names(names), { kind: "names", names }),
    group(where, size, share) {
      const text = words.group(where, size, share);
      const before = meant.get(text);
      const shares = before?.kind === "group" ? before.shares : [];
      return note(text, { kind: "group", where, size, shares: [...new Set([...shares, share])] });
    },
    these: (size) => note(words.these(size), { kind: "these", size }),
    all: (size) => note(words.all(size), { kind: "these", size }),
    everyOneOf: (whom, size) => note(words.everyOneOf(whom, size), meant.get(whom)),
    inBoth: (one, other) => place(words.inBoth(one, other), { kind: "both", one, other }),
    inOneOnly: (one, other) => place(words.inOneOnly(one, other), { kind: "one only", one, other }),
    besides: (where, names) => place(words.besides(where, names), { kind: "besides", where, names }),
    othersOf: words.othersOf,
    nameAndOthers: words.nameAndOthers,
    clueOf: words.clueOf,
    cluesOf: words.cluesOf,
  };
}

/** The clause that a text is, or the clauses that it was put together of one after the other; undefined if there are none. */
export function clausesIn(notes: ProofNotes, text: string): readonly Clause[] | undefined {
  if (text === "") return [];
  const whole = notes.clauses.get(text);
  if (whole) return [whole];
  for (let end = text.length - 1; end > 0; end--) {
    const first = notes.clauses.get(text.slice(0, end));
    const rest = first && OPENINGS.has(first.name) ? clausesIn(notes, text.slice(end)) : undefined;
    if (first && rest) return [first, ...rest];
  }
  return undefined;
}

/** What may stand before another clause without anything between. */
const OPENINGS: ReadonlySet<string> = new Set(["before", "given", "and", "first"]);

type Saying = {
  [Name in keyof ProofWording]: ProofWording[Name] extends (...args: never[]) => string ? Name : never;
}[keyof ProofWording];

/** How clauses are taken, by their names. */
export type Readers<T = void> = {
  readonly [Name in Saying]?: (reading: ProofReading, args: Parameters<ProofWording[Name]>) => T;
};

/** How this one is taken; undefined if that is not told. */
export function readerOf<T>(readers: Readers<T>, { name, args }: Clause): ((reading: ProofReading) => T) | undefined {
  const read = readers[name as Saying] as ((reading: ProofReading, args: readonly unknown[]) => T) | undefined;
  return read && ((reading) => read(reading, args));
}
