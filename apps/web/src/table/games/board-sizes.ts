// The sizes of boards to choose from, each with the levels it has.

import { type BoardShape, labelsOfSize } from "@demonstrandum/games/grid/shape";
import type { Words } from "../../../words/words.ts";
import { makeLevels } from "./options.ts";

/** The first is the usual board: what was asked for of others is in the configuration, and they have no liars. */
export function askBoard(shapes: readonly [BoardShape, ...BoardShape[]], words: Words["options"]) {
  const [usual] = shapes;
  const choices = shapes.map((shape) => {
    const { rows, cols } = shape;
    const size = rows * cols;
    const label = `${rows}×${cols}`;
    if (shape === usual) return { value: `${rows}x${cols}`, label, note: words.boards.usual(size), config: {} };
    const labels = labelsOfSize(size, usual.rows * usual.cols);
    return {
      value: `${rows}x${cols}`,
      label,
      note: words.boards.people(size),
      config: { rows, cols },
      rulesOut: ["honesty"],
      levels: makeLevels({ labels }, words, words.levels),
    };
  });
  return { key: "board", legend: words.boards.legend, choices };
}
