// classic.json, atoms.json and who.json: clues on a board, their meaning and their English.

import { atoms, type Board, type ClueData, classic, type Dialect, parseBoard, who } from "@demonstrandum/clues";
import { checkFile, differences, listIn, type Runner, tryVector, type Vector } from "./runner.ts";
import { truthTable } from "./truth-table.ts";

/** What a clue says: in who, `text` is the mechanic statement and the sentence stands beside it. */
type Say = (data: ClueData) => Record<string, unknown>;

/** A vector becomes the clue's public JSON by `asClue`; everything else is alike in all dialects. */
const makeRunner = (
  file: string,
  dialect: Dialect,
  asked: readonly string[],
  asClue: (vector: Vector) => object,
  say: Say,
): Runner => ({
  file,
  run(data) {
    const { rows, cols, people } = Object(data);
    const board = parseBoard({ rows, cols, people });
    const results = listIn(data, "vectors").map((vector) => {
      const clue = asClue(vector);
      const name = JSON.stringify({ speaker: vector.speaker, ...clue });
      return tryVector(name, () => {
        const actual = evaluate(dialect, say, clue, Number(vector.speaker ?? 0), board);
        return differences(vector, actual, ["speaker", ...asked]);
      });
    });
    return [...checkFile(data, ["rows", "cols", "people", "vectors"]), ...results];
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

export const CLASSIC_RUNNER = makeRunner(
  "classic.json",
  classic,
  ["type", "params"],
  ({ type, params }) => ({ type, params }),
  sayText,
);
export const ATOMS_RUNNER = makeRunner("atoms.json", atoms, ["chain"], ({ chain }) => ({ dsl: chain }), sayText);
export const WHO_RUNNER = makeRunner(
  "who.json",
  who,
  ["template", "params"],
  ({ template, params }) => ({ template, params }),
  sayStatement,
);
