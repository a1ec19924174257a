// What a language calls everything on the table of a village.

import { type Statement, sayStatement } from "@demonstrandum/clues/village";
import {
  enTroubles,
  type GameWords,
  type PersonWords,
  type ProofWords,
  type SeenWords,
  type Table,
  type TableWords,
  type Troubles,
} from "@demonstrandum/engine";
import { namesOf, type VillagePuzzle, villageOf } from "./village-puzzle.ts";
import { en } from "./words/en.ts";
import type { VillageWording } from "./words/wording.ts";

/** A language in which a village is told. */
export interface VillageVoice<Proof extends SeenWords = ProofWords> {
  readonly proof: Proof;
  readonly troubles: Troubles;
  readonly words: VillageWording;
  /** What a villager is called. */
  person(name: string): PersonWords;
  sayStatement(statement: Statement, names: readonly string[]): string;
}

export const englishVillage = <Proof extends SeenWords>(proof: Proof): VillageVoice<Proof> => ({
  proof,
  troubles: enTroubles,
  words: en,
  person: (name) => ({ name }),
  sayStatement,
});

export const villagersIn = ({ person }: VillageVoice<SeenWords>, puzzle: VillagePuzzle): readonly string[] =>
  namesOf(puzzle).map((name) => person(name).name);

export const tellVillage = <Proof extends SeenWords>(voice: VillageVoice<Proof>): GameWords<VillagePuzzle, Proof> => ({
  title: voice.words.title,
  troubles: voice.troubles,
  wordsFor: (puzzle, table) => villageWords(voice, puzzle, table),
});

function villageWords<Proof extends SeenWords>(
  voice: VillageVoice<Proof>,
  puzzle: VillagePuzzle,
  table: Table,
): TableWords<Proof> {
  const { words, proof } = voice;
  const names = villagersIn(voice, puzzle);
  return {
    proof,
    kinds: words.kinds,
    clueWord: words.testimony,
    people: namesOf(puzzle).map(voice.person),
    clues: villageOf(puzzle).statements.map((testimony) => {
      const sentences = testimony.map((statement) => voice.sayStatement(statement, names));
      return { text: words.sentences(sentences), sentences };
    }),
    regionName: (person) => words.names(table.regionOf(person).map((id) => names[id] ?? "")),
  };
}
