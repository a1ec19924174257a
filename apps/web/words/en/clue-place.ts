// One place of the matrix, opened, in English.
import { sentence } from "@demonstrandum/text";

export const en = {
  envelope: "The envelope",
  chance: ({ said, isYou }: { readonly said: string; readonly isYou: boolean }, card: string, percent: string) =>
    sentence(`${said} ${isYou ? "have" : "has"} ${card} with ${percent}.`),
  chanceInEnvelope: (percent: string) => `In the envelope with ${percent}.`,
  mayHaveShown: "May have been shown",
  hasIt: "Has it",
  lacksIt: "Lacks it",
  isHere: "It is here",
  notHere: "Not here",
  clearMark: "Clear my mark",
  /** What was marked by hand, as a whole sentence, beside what the engine says. */
  marked: {
    repeats: (claim: string) => `You marked the same by hand: ${claim}`,
    differs: (claim: string) => `You marked by hand: ${claim} The two cannot both be right.`,
    contested: (claim: string) => `You marked by hand: ${claim} Other entries contradict it.`,
    unused: (claim: string) => `You marked by hand: ${claim} It is not counted while the log contradicts itself.`,
  },
  goBack: "Go back",
  markAnyway: "Mark it all the same",
  supposeIt: "Suppose it",
  supposeNot: "Suppose not",
  whatFollows: "What would follow?",
  /** A question that can be typed as well; without an owner, of the envelope. */
  askIf: (card: string, owner: string | undefined) =>
    owner === undefined ? `What if ${card} is in the envelope?` : `What if ${owner} has ${card}?`,
  why: "Why",
  entriesBehind: "The entries behind it",
  previousStep: "Back a step",
  nextStep: "Next step",
  clearRow: "Clear my marks in this row",
  openCard: "This card lies open on the table.",
};
