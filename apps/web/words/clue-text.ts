// What somebody says, as a board and its panels show it: plainly, or as a story where that is wanted and there is one.
import type { ClueView } from "@demonstrandum/engine";

export const clueText = (clue: ClueView, isStory: boolean, { sentence }: { sentence(text: string): string }): string =>
  sentence((isStory && clue.narrative) || clue.text);
