// The log, in English.
import type { LogWording } from "./wording.ts";

export const en: LogWording = {
  title: "Log",
  empty: "Nothing recorded yet. Everything the page knows comes from your hand and from here.",
  first: "Record the first suggestion",
  contradiction: "! Part of a contradiction",
  correct: (at) => `Correct entry ${at}`,
  delete: (at) => `Delete entry ${at}`,
  later: (at) => `Move entry ${at} later`,
  earlier: (at) => `Move entry ${at} earlier`,
  correction: (at) => `Correction of entry ${at}`,
  conflict: (count) => (count === 1 ? "This entry does not fit the table" : "These entries cannot all be right"),
  conflictText: (hasRepairs) =>
    `Everything else fits. ${hasRepairs ? "Correcting or deleting one of those marked ★ is enough. " : ""}Until then the page shows what was known before.`,
  enough: "Enough on its own",
  correctIt: "Correct",
  deleteIt: "Delete",
  orSetup: "Or correct your hand and the hand sizes",
};
