// classic.json, atoms.json and who.json: clues on a board, their meaning and their English.

import { atoms, type Board, type ClueData, classic, type Dialect, parseBoard, who } from "@demonstrandum/clues";
import { differences, listIn, type Runner, tryVector, type Vector } from "./runner.ts";
import { truthTable } from "./truth-table.ts";

/** What a clue says: in who, `text` is the mechanic statement and the sentence stands beside it. */
type Say = (data: ClueData) => Record<string, unknown>;

/** A vector becomes the clue's public JSON by `asClue`; everything else is alike in all dialects. */
const makeRunner = (file: string, dialect: Dialect, asClue: (vector: Vector) => object, say: Say): Runner => ({
  file,
  run(data) {
    const board = parseBoard(data);
    return listIn(data, "vectors").map((vector) => {
      const clue = asClue(vector);
      const name = JSON.stringify({ speaker: vector.speaker, ...clue });
      return tryVector(name, () =>
        differences(vector, evaluate(dialect, say, clue, Number(vector.speaker ?? 0), board)),
      );
    });
  },
});

function evaluate(dialect: Dialect, say: Say, data: unknown, speaker: number, board: Board): Record<string, unknown> {
  const clue = dialect.parseClue(data, speaker, board);
  return {
    ...truthTable(dialect.meaning(clue, speaker, board), board.size),
    ...say(dialect.makeClue(clue, speaker, board)),
  };
}

const sayText: Say = ({ text }) => ({ text });
const sayStatement: Say = ({ mechanic, text }) => ({ text: mechanic, sentence: text });

export const CLASSIC_RUNNER = makeRunner("classic.json", classic, ({ type, params }) => ({ type, params }), sayText);
export const ATOMS_RUNNER = makeRunner("atoms.json", atoms, ({ chain }) => ({ dsl: chain }), sayText);
export const WHO_RUNNER = makeRunner("who.json", who, ({ template, params }) => ({ template, params }), sayStatement);
