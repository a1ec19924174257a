// A game's room in English.
import { quoteRaw } from "@demonstrandum/text";
import { en as house } from "../../games/words/en.ts";
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
  ownNames: {
    legend: "Who lives there?",
    note: "Names of your own, one a line. Whoever is missing has the usual name.",
    unfit: (names) =>
      `Left out, as it cannot be a name: ${names.map(quoteRaw).join(", ")}. Names are letters, at most 40.`,
    repeated: (names) => `Left out, as somebody is called so already: ${names.join(", ")}.`,
    tooMany: (size) => `Only the first ${size} live in a village of ${size}.`,
  },
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
