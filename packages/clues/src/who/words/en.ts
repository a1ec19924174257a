// What templates are called in English where they can be switched off.

import type { WhoLabels } from "./wording.ts";

export const labels = {
  "row-count": "How many in a row",
  "column-count": "How many in a column",
  "above-row": "How many above a row",
  "below-row": "How many below a row",
  "left-of-column": "How many to the left of a column",
  "right-of-column": "How many to the right of a column",
  above: "How many above someone",
  below: "How many below someone",
  "left-of": "How many to the left of someone",
  "right-of": "How many to the right of someone",
  between: "How many between two people",
  "neighbor-count": "How many neighbors someone has",
  "same-neighbors": "Two people with as many neighbors of a kind",
  "more-neighbors": "Someone with more neighbors of a kind than another",
  "fewer-neighbors": "Someone with fewer neighbors of a kind than another",
  "one-of-neighbors": "One of someone’s neighbors",
  "left-of-neighboring": "Those to the left of someone who neighbor another",
  "right-of-neighboring": "Those to the right of someone who neighbor another",
  "above-neighboring": "Those above someone who neighbor another",
  "below-neighboring": "Those below someone who neighbor another",
  "neighbors-neighboring": "Someone’s neighbors who neighbor another",
  "connected-in-row": "A connected group in a row",
  "connected-in-column": "A connected group in a column",
  "is-villager": "Someone is of the ordinary kind",
  "is-werewolf": "Someone is of the hidden kind",
  "before-alphabetically": "Those whose names come earlier in the alphabet",
  "after-alphabetically": "Those whose names come later in the alphabet",
} satisfies WhoLabels;
