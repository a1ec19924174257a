// One place of the matrix, opened, in English.
import { sentence } from "@demonstrandum/text";
import type { PlaceWording } from "./wording.ts";

export const en: PlaceWording = {
  envelope: "The envelope",
  chance: ({ said, isYou }, card, percent) => sentence(`${said} ${isYou ? "have" : "has"} ${card} with ${percent}.`),
  chanceInEnvelope: (percent) => `In the envelope with ${percent}.`,
  mayHaveShown: "May have been shown",
  hasIt: "Has it",
  lacksIt: "Lacks it",
  isHere: "It is here",
  notHere: "Not here",
  clearMark: "Clear my mark",
  marked: {
    repeats: (claim) => `You marked the same by hand: ${claim}`,
    differs: (claim) => `You marked by hand: ${claim} The two cannot both be right.`,
    contested: (claim) => `You marked by hand: ${claim} Other entries contradict it.`,
    unused: (claim) => `You marked by hand: ${claim} It is not counted while the log contradicts itself.`,
  },
  goBack: "Go back",
  markAnyway: "Mark it all the same",
  supposeIt: "Suppose it",
  supposeNot: "Suppose not",
  whatFollows: "What would follow?",
  askIf: (card, owner) =>
    owner === undefined ? `What if ${card} is in the envelope?` : `What if ${owner} has ${card}?`,
  why: "Why",
  entriesBehind: "The entries behind it",
  clearRow: "Clear my marks in this row",
  openCard: "This card lies open on the table.",
};
