// A game's room in English.

import { withArticle } from "@demonstrandum/text";
import { en as house } from "./titles.ts";

export const en = {
  house,
  /** The links to other pages, for screen readers. */
  site: "Site",
  allGames: "‹ All games",
  learn: "How to play",
  home: "Home",
  goOn: (known: number, total: number) => `Continue: ${known} of ${total} known`,
  howHard: "How hard?",
  play: "Play",
  more: "More to choose",
  dialect: "Clue language",
  making: (attempt: number) =>
    `Making a puzzle that can be proved to the end${attempt > 1 ? `, attempt ${attempt}` : ""} …`,
  cancel: "Cancel",
  failed: {
    title: "No puzzle this time",
    text: "Try once more, or ask for something gentler.",
    again: "Try again",
    change: "Change the wish",
  },
  nextDoor: {
    title: "This puzzle lives next door",
    belongs: (title: string) => `It belongs to “${title}”`,
    open: "Open it there",
  },
  noPuzzle: {
    title: "This link holds no puzzle",
    text: "Perhaps a part of the link was lost on its way. Ask for it again, or play another puzzle.",
    another: "Play another",
    mend: "Open it in the workshop",
  },
  /** One position, from a link. */
  position: {
    occasion: "One position",
    ask: (name: string) => `Can you see what ${name} is?`,
    text: (name: string) => `All that proves it is on the table. Read the clues, then choose ${name} and say it.`,
    found: (name: string, kind: string) => `${name} is ${withArticle(kind)}`,
    show: "Show me why",
    proof: "See the proof",
    whole: "Play the whole puzzle",
    noSuch: "The link asks for something that nothing on this board proves.",
  },
  /** Why there is no puzzle, as the game tells it in its language, or the browser in English. */
  reason: (text: string) => text,
};
