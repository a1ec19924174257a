// The player's own games in English.

import { en as house } from "./titles.ts";

export const en = {
  house,
  title: "Your games",
  /** The links to other pages, for screen readers. */
  site: "Site",
  allGames: "‹ All games",
  nothingYet: "Nothing yet. Whatever you play is kept on this device and listed here. ",
  chooseGame: "Choose a game",
  goOn: "Continue",
  finished: "Finished",
  deleted: "Deleted. ",
  undo: "Undo",
  save: "Save all as a file",
  resultsAsCsv: "Results as CSV",
  resultsAsJson: "Results as JSON",
  known: (known: number, total: number) => `${known} of ${total} known`,
  mistakes: (count: number) => (count === 1 ? "1 mistake" : `${count || "no"} mistakes`),
  look: "Look",
  replay: "Replay",
  delete: "Delete",
  figures: {
    title: "Figures",
    streak: (days: number) => (days === 1 ? "A puzzle finished today or yesterday." : `${days} days in a row.`),
    finished: "finished",
    clean: "no mistakes",
    best: "best",
    median: "median",
  },
  settings: {
    title: "Settings",
    isQuick: "One tap is enough: a verdict is judged the first time it is said",
    hidesClock: "Hide the clock while playing",
    keepsBright: "Keep clues bright that have nothing more to add",
    hasLargeText: "Larger text",
    hasSafeColors: "Seals in blue and orange, for every kind of color vision",
    hasSound: "A sound for each verdict",
  },
};
