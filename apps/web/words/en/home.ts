// The front door in English.

import { en as house } from "./games.ts";

export const en = {
  house,
  /** What the house is, for search engines and installed apps. */
  description: "Games of pure deduction. Every answer can be proved, and the game shows you the proof.",
  lead: "Games of pure deduction. Nothing counts until it is shown: every answer can be proved from what lies on the table, and the game will show you the proof.",
  glance: {
    /** The three people of the picture. */
    names: ["Han Xue", "Jiang Bo", "Lin Fei"] satisfies readonly [string, string, string],
    /** What one of them says, and what is said around it. */
    caption: {
      before: "",
      quote: "One of Jiang Bo and Lin Fei is a demon,",
      after:
        " says Han Xue. Jiang Bo is a cultivator. So Lin Fei is the demon, and because you can prove it, you may say it. Then Lin Fei has something to tell you, too.",
    },
  },
  daily: { go: "Daily puzzles", text: "The same for everybody, with streaks, and leagues among friends." },
  start: { go: "Start here", text: "Ninety seconds, and you know how it goes." },
  games: "Games",
  today: "Today’s puzzle",
  fresh: "New puzzle",
  /** The same for screen readers, which hear the links without what stands around them. */
  todayOf: (title: string) => `Today’s puzzle of ${title}`,
  freshOf: (title: string) => `New puzzle of ${title}`,
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
