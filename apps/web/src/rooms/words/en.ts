// A game's room in English.
import { en as house } from "../../games/title-words/en.ts";
import type { RoomsWording } from "./wording.ts";

export const en: RoomsWording = {
  house,
  site: "Site",
  allGames: "‹ All games",
  learn: "How to play",
  home: "Home",
  goOn: (known, total) => `Continue: ${known} of ${total} known`,
  howHard: "How hard?",
  play: "Play",
  more: "More to choose",
  dialect: "Clue language",
  layingOut: "Laying out the board …",
  making: (attempt) => `Making a puzzle that can be proved to the end${attempt > 1 ? `, attempt ${attempt}` : ""} …`,
  cancel: "Cancel",
  failed: {
    title: "No puzzle this time",
    text: "Try once more, or ask for something gentler.",
    again: "Try again",
    change: "Change the wish",
  },
  nextDoor: {
    title: "This puzzle lives next door",
    belongs: (title) => `It belongs to “${title}”`,
    open: "Open it there",
  },
  noPuzzle: {
    title: "This link holds no puzzle",
    text: "Perhaps a part of the link was lost on its way. Ask for it again, or play another puzzle.",
    another: "Play another",
  },
  reason: (text) => text,
};
