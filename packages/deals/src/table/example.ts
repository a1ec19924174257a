// A small table as a person would write it, for documentation and tests: four players, me dealt by David; Bob asks, Carol
// passes, David shows.

/** A small table with a few entries, to try things with. */
export const EXAMPLE_TABLE = {
  setup: {
    deck: "classic-21",
    players: ["Me", "Bob", "Carol", "David"],
    dealer: "David",
    me: "Me",
    myHand: ["Scarlett", "Rope", "Ballroom", "Study", "Hall"],
    faceUp: [],
  },
  log: [
    {
      id: "e1",
      time: 1,
      type: "suggestion",
      by: "Bob",
      cards: ["Plum", "Knife", "Library"],
      passed: ["Carol"],
      shower: "David",
      card: null,
    },
  ],
} as const;
