// The log, in English.

export const en = {
  title: "Log",
  empty: "Nothing recorded yet. Everything the page knows comes from your hand and from here.",
  first: "Record the first suggestion",
  contradiction: "! Part of a contradiction",
  correct: (at: number) => `Correct entry ${at}`,
  delete: (at: number) => `Delete entry ${at}`,
  later: (at: number) => `Move entry ${at} later`,
  earlier: (at: number) => `Move entry ${at} earlier`,
  correction: (at: number) => `Correction of entry ${at}`,
  conflict: (count: number) =>
    count === 1 ? "This entry does not fit the table" : "These entries cannot all be right",
  conflictText: (hasRepairs: boolean, hasStar: boolean) =>
    [
      "Everything else fits.",
      ...(hasStar ? ["★ marks the likeliest slip: changing it mends most."] : []),
      ...(hasRepairs ? ["Correcting or deleting one that has a star is enough."] : []),
      "Until then the page shows what was known before.",
    ].join(" "),
  enough: "Enough on its own",
  likeliest: "The likeliest slip",
  correctIt: "Correct",
  deleteIt: "Delete",
  orSetup: "Or correct your hand and the hand sizes",
};
