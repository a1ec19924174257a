// Practice, in English.
import { sayList } from "@demonstrandum/text";
import { plural } from "./amounts.ts";

export const en = {
  title: "Practice",
  back: "Back to your games",
  fresh: "A new practice game",
  howWell: "How well do they play?",
  strengths: {
    easy: ["Easy", "They go by what they have seen."] satisfies readonly [title: string, note: string],
    medium: ["Medium", "They reason, and ask what may be."] satisfies readonly [title: string, note: string],
    hard: ["Hard", "They reason, and ask what is likeliest."] satisfies readonly [title: string, note: string],
  },
  howMany: "How many of them?",
  note: "You may name any room. Whoever accuses wrongly asks no more.",
  deal: "Deal the cards",
  /** To a game that waits after so many turns. */
  goOn: (turns: number) => `Go on with your game, ${plural(turns, "turn")} so far`,
  me: "You",
  names: ["Ada", "Bo", "Cleo", "Dov", "Eve"],
  game: "The game",
  yourHand: (cards: readonly string[]) => `Your hand: ${sayList(cards)}.`,
  out: (names: readonly string[]) => ` Out: ${names.join(", ")}.`,
  envelope: (cards: readonly string[]) => `The envelope: ${sayList(cards)}.`,
  again: "Another game",
  whichToShow: (by: string, cards: readonly string[]) => `${by} asks for ${sayList(cards)}. Which card do you show?`,
  happened: "What happened",
  turns: (count: number) => `${plural(count, "turn")} so far`,
  putAway: "Put the assistant away",
  takeNotes: "Take notes and check them",
  notesAway: "Put the notes away",
  askAssistant: "Ask the assistant",
  yourTurn: "Your turn.",
  asksYou: (by: string) => `${by} asks you.`,
  thinks: (name: string) => `${name} is thinking …`,
  nobodyWon: "Nobody named the envelope.",
  youWin: "You win!",
  wins: (name: string) => `${name} wins.`,
  ask: "Ask",
  accuse: "Accuse",
};
