// A puzzle on somebody else's page, in English.

export const en = {
  /** The link out of the frame. */
  alone: "Open on its own page",
  noLevel: {
    title: "There is no such level",
    /** `levels` as addresses name them. */
    text: (level: string, levels: readonly string[]) =>
      `The address asks for the level “${level}”. It may ask for ${levels.slice(0, -1).join(", ")} or ${levels.at(-1)}.`,
  },
};
