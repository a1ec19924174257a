// What somebody says, as a board and its panels show it: plainly, or as a story where that is wanted and there is one.
import type { ClueView } from "@demonstrandum/engine";

interface ClueWords {
  sentence(text: string): string;
  /** Marks what is no clue. */
  aside(text: string): string;
}

/** `quote` puts what was said, and not the mark of an aside, into quotation marks. */
export function clueText(
  clue: ClueView,
  isStory: boolean,
  words: ClueWords,
  quote = (text: string): string => text,
): string {
  const text = quote(words.sentence((isStory && clue.narrative) || clue.text));
  return clue.isAside ? words.aside(text) : text;
}

/** A clue that has told all that it can; an aside never told anything. */
export const isUsedUp = ({ isSpent, isAside }: ClueView): boolean => isSpent && !isAside;
