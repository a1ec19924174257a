// What templates are called in share codes. A number stays with its name for good; a new name takes a new number.

import type { Numbers } from "../numbering.ts";

export const WHO_NUMBERS: Numbers = {
  "row-count": 0,
  "column-count": 1,
  "above-row": 2,
  "below-row": 3,
  "left-of-column": 4,
  "right-of-column": 5,
  above: 6,
  below: 7,
  "left-of": 8,
  "right-of": 9,
  between: 10,
  "neighbor-count": 11,
  "same-neighbors": 12,
  "more-neighbors": 13,
  "fewer-neighbors": 14,
  "one-of-neighbors": 15,
  "left-of-neighboring": 16,
  "right-of-neighboring": 17,
  "above-neighboring": 18,
  "below-neighboring": 19,
  "neighbors-neighboring": 20,
  "connected-in-row": 21,
  "connected-in-column": 22,
  "is-villager": 23,
  "is-werewolf": 24,
  "before-alphabetically": 25,
  "after-alphabetically": 26,
};
