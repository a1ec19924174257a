// The front door in English.
import { en as house } from "../../games/words/en.ts";
import type { HomeWording } from "./wording.ts";

export const en: HomeWording = {
  house,
  description: "Games of pure deduction. Every answer can be proved, and the game shows you the proof.",
  lead: "Games of pure deduction. Nothing counts until it is shown: every answer can be proved from what lies on the table, and the game will show you the proof.",
  glance: {
    names: ["Han Xue", "Jiang Bo", "Lin Fei"],
    caption: {
      before: "",
      quote: "One of Jiang Bo and Lin Fei is a demon,",
      after:
        " says Han Xue. Jiang Bo is a cultivator. So Lin Fei is the demon, and because you can prove it, you may say it. Then Lin Fei has something to tell you, too.",
    },
  },
  daily: { go: "Daily puzzles", text: "The same for everybody, with streaks, and leagues among friends." },
  games: "Games",
  today: "Today’s puzzle",
  fresh: "New puzzle",
  todayOf: (title) => `Today’s puzzle of ${title}`,
  freshOf: (title) => `New puzzle of ${title}`,
  tables: {
    "/clue": {
      title: "The Clue table",
      text: "Your assistant at a game of Clue or Cluedo: who holds what, how likely the rest is, what to ask next.",
    },
    "/learn": {
      title: "Learn to play",
      text: "The rules, the words clues use, and a first puzzle with someone at your side.",
    },
  },
};
