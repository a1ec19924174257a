// What a player may see of a play, in words. It takes no words for proofs, so a board is shown before those are there.

import type { Puzzle } from "../game/puzzle.ts";
import type { ToldGame } from "../say/game-words.ts";
import { sayHonestyOf } from "../say/honesty.ts";
import type { PersonWords, SpokenWords, Word } from "../say/table-words.ts";
import { type ToldTable, tellTable } from "../say/told-table.ts";
import type { SeenWords } from "../say/words/wording.ts";
import type { Session } from "./session.ts";
import { type BareClue, type BarePerson, type BareView, view } from "./view.ts";

/** What somebody said, as a player reads it. */
export interface ClueView extends BareClue, SpokenWords {
  readonly sentences: readonly string[];
  /** Of somebody of a draft who has said nothing yet: the words are about them, not theirs. */
  readonly isSilence?: true;
}

/** Somebody as a player may see them. */
export interface PersonView extends Omit<BarePerson, "name" | "clue">, PersonWords {
  readonly clue?: ClueView;
}

/** What a player may see of a play, in words. */
export interface View extends Omit<BareView, "people"> {
  /** What false and true are called. */
  readonly words: readonly [Word, Word];
  /** Who tells the truth, in one or two sentences. */
  readonly honesty: string;
  readonly people: readonly PersonView[];
}

/** What a player may see, in words. */
export const viewIn = <P extends Puzzle>(told: ToldGame<P, SeenWords>, session: Session<P>): View =>
  tellView(tellTable(told, session.puzzle), view(told.game, session));

/** Puts what a player may see into words. */
export function tellView(table: ToldTable<SeenWords>, { people, ...view }: BareView): View {
  const { kinds } = table.words;
  const told = people.map((person) => tellPerson(table, person));
  return { ...view, words: kinds, honesty: sayHonestyOf(table), people: told };
}

function tellPerson({ words }: ToldTable<SeenWords>, { clue, ...person }: BarePerson): PersonView {
  const { id } = person;
  const said = clue && { clue: tellClue(clue, words.clues[id]) };
  return { ...person, ...words.people[id], ...said };
}

const tellClue = (clue: BareClue, { text, sentences = [text], ...words }: SpokenWords = { text: "" }): ClueView => ({
  text,
  sentences,
  ...words,
  ...clue,
});
