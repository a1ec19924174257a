// Learning with marks of one's own, in English.
import { plural } from "./amounts.ts";

export const en = {
  name: "Learn",
  opening: "One moment …",
  note: "Mark what you can conclude: a tap for has it, another for lacks it. What you mark here counts for nothing until you check it.",
  check: "Check my marks",
  score: (sound: number, open: number, wrong: number) => `Sound: ${sound}. Not yet provable: ${open}. Wrong: ${wrong}.`,
  found: (found: number, all: number) => `You have found ${found} of ${plural(all, "cell")} that can be proved so far.`,
  verdicts: { sound: "Sound:", open: "Not yet provable:", wrong: "Wrong:" },
  why: "Why?",
  both: (chance: string) => `It fits everything recorded, and so does the opposite. Its chance is ${chance}.`,
  opposite: "The opposite follows from what is recorded.",
  putAway: "Put away while you learn: switch Learn off to see it.",
};
