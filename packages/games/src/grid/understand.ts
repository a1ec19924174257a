// Clues that somebody wrote for a grid game: as data, as the dialect writes them, or as they are said.

import type { Dialect, Setting } from "@demonstrandum/clues";
import { ClueError } from "@demonstrandum/clues/clue-error";
import type { Understood } from "@demonstrandum/engine";
import { indices } from "@demonstrandum/logic";
import { gameRemark } from "../remarks/en.ts";

export const isData = (text: string): boolean => text.trimStart().startsWith("{");

/** Throws a ClueError. */
export function parseJsonClue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ClueError(gameRemark.notJsonText({ text }));
  }
}

export const notSaid = (text: string): ClueError => new ClueError(gameRemark.notSaidHere({ text }));

/** Nobody on the board, so that the sentence has no "I" in it. */
export const NOBODY = -1;

const firstPerson = (): ClueError => new ClueError(gameRemark.speakerNeeded());

/** A sentence names two people at most, so one of three is not named in it. */
const MOST_TRIED = 3;

/** What is read; a ClueError where it can be read only if somebody is known to speak. */
export function readBySpeaker<T>({ board, speaker }: Setting, read: (speaker: number) => T | undefined): T | undefined {
  const found = read(speaker);
  if (found !== undefined || speaker !== NOBODY) return found;
  if (board.people.slice(0, MOST_TRIED).some(({ id }) => read(id) !== undefined)) throw firstPerson();
  return undefined;
}

/** A clue as data. Throws a ClueError. */
export function understandData<C>(dialect: Dialect<C>, data: unknown, { board, speaker }: Setting): Understood {
  if (speaker === NOBODY && board.people.some(({ id }) => speaksOfSelf(dialect, data, { board, speaker: id })))
    throw firstPerson();
  const clue = dialect.parseClue(data, speaker, board);
  const { text: _, ...written } = dialect.makeClue(clue, speaker, board);
  return {
    text: JSON.stringify(written),
    english: dialect.sayClue(clue, speaker, board),
    people: indices(dialect.counted(clue, speaker, board) | dialect.named(clue, speaker, board)),
    says: dialect.meaning(clue, speaker, board),
  };
}

/** Whether it means something else when somebody else says it. */
function speaksOfSelf<C>(dialect: Dialect<C>, data: unknown, { board, speaker }: Setting): boolean {
  try {
    const clue = dialect.parseClue(data, speaker, board);
    return dialect.named(clue, speaker, board) !== dialect.named(clue, (speaker + 1) % board.size, board);
  } catch (error) {
    if (error instanceof ClueError) return false;
    throw error;
  }
}
