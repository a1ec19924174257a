// What stands around a village on paper: its story, what the wording means, the solution.

import type { Word } from "@demonstrandum/engine";

export interface VillageWording {
  readonly title: string;
  readonly kinds: readonly [Word, Word];
  /** What somebody says, altogether. */
  readonly testimony: Word;
  /** How many villagers there are, and what each may be. */
  arrive(size: number): string;
  readonly ask: string;
  /** Where not everybody can be told. */
  readonly askOpen: string;
  readonly villagers: string;
  /** The same as a line of its own in plain text. */
  readonly theVillagers: string;
  readonly testimonies: string;
  readonly meanings: string;
  readonly solution: string;
  /** Before what follows below. */
  heading(text: string): string;
  says(name: string): string;
  saysNothing(name: string): string;
  readonly silent: string;
  readonly glossary: readonly string[];
  wolves(names: readonly string[]): string;
  areWolves(names: readonly string[]): string;
  areHuman(names: readonly string[]): string;
  areEither(names: readonly string[]): string;
  names(names: readonly string[]): string;
  sentences(sentences: readonly string[]): string;
}
