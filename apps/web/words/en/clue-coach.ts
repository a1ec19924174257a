// The coach of a first Clue table, in English.
export const en = {
  label: "How it works",
  steps: {
    matrix: "A row for each card, a column for each player: ✓ has it, ✗ does not, a number says how likely.",
    record: "Whenever somebody suggests, record it here: who asked, the three cards, who showed one.",
    why: "What follows is worked out at once. Tap a place to see why, or to set it yourself.",
  },
  next: "Next",
  notNow: "Not now",
  done: "Got it",
};
