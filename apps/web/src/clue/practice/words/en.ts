// Practice, in English.
import { sayList } from "@demonstrandum/text";
import { plural } from "../../words/english-amounts.ts";
import type { PracticeWording } from "./wording.ts";

export const en: PracticeWording = {
  title: "Practice",
  back: "Back to your games",
  fresh: "A new practice game",
  howWell: "How well do they play?",
  strengths: {
    easy: ["Easy", "They go by what they have seen."],
    medium: ["Medium", "They reason, and ask what may be."],
    hard: ["Hard", "They reason, and ask what is likeliest."],
  },
  howMany: "How many of them?",
  note: "You may name any room. Whoever accuses wrongly asks no more.",
  deal: "Deal the cards",
  goOn: (turns) => `Go on with your game, ${plural(turns, "turn")} so far`,
  me: "You",
  names: ["Ada", "Bo", "Cleo", "Dov", "Eve"],
  game: "The game",
  yourHand: (cards) => `Your hand: ${sayList(cards)}.`,
  out: (names) => ` Out: ${names.join(", ")}.`,
  envelope: (cards) => `The envelope: ${sayList(cards)}.`,
  again: "Another game",
  whichToShow: (by, cards) => `${by} asks for ${sayList(cards)}. Which card do you show?`,
  happened: "What happened",
  turns: (count) => `${plural(count, "turn")} so far`,
  putAway: "Put the assistant away",
  askAssistant: "Ask the assistant",
  yourTurn: "Your turn.",
  asksYou: (by) => `${by} asks you.`,
  thinks: (name) => `${name} is thinking …`,
  nobodyWon: "Nobody named the envelope.",
  youWin: "You win!",
  wins: (name) => `${name} wins.`,
  ask: "Ask",
  accuse: "Accuse",
};
