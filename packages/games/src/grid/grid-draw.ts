// One try at a grid puzzle: draw the cast and who is what, let the engine compose the clues, write it all down.

import { type Board, makeBoard } from "@demonstrandum/clues/board";
import {
  type Brief,
  ConfigError,
  compose,
  type Drawn,
  FORMAT,
  levelsOf,
  type Rng,
  runDeduction,
} from "@demonstrandum/engine";
import { type Constraint, maskOf, type World } from "@demonstrandum/logic";
import { shapeOf } from "./board-shape.ts";
import { isSparse, isVaried, mostOf } from "./clue-limits.ts";
import { deductableCells, hasDeductable, withDeductable } from "./deductable.ts";
import { drawer } from "./grid-candidates.ts";
import type { ComposeLiars } from "./grid-liars.ts";
import type { Character, ClueJson, GridPuzzle } from "./grid-puzzle.ts";
import { tableOf } from "./grid-table.ts";
import type { GridConfig, GridDialect, Theme } from "./grid-theme.ts";
import { gridRemark } from "./remarks/en.ts";

export function drawGrid<C extends GridConfig>(theme: Theme<C>, config: C, rng: Rng, seed: string): Drawn<GridPuzzle> {
  const board = seatCast(theme, config, rng);
  const dialect = theme.dialectFor(config);
  const drawWorld = (): World => drawSolution(dialect, board, config.hidden, rng);
  const solution = drawWorld();
  const start = config.liars ? undefined : rng.below(board.size);
  const composed =
    start === undefined
      ? lying(theme)(dialect, config, board, solution, drawWorld, rng)
      : compose(briefOf(theme, config, board, solution, start), rng);
  if ("rejected" in composed) return composed;
  const { clues, order } = composed;
  if (!isVaried(config, dialect, board, clues)) return { rejected: "somebody said the same" };
  const identities = theme.identities(config);
  const cells = hasDeductable(theme, config)
    ? deductableCells(meaningsOf(dialect, clues, board), solution, order)
    : undefined;
  const characters = board.people.map(({ id, name, row, col, spiritualRoot }): Character => {
    const identity = identities[(solution >>> id) & 1] as string;
    const written = dialect.makeClue(clues[id], id, board) as ClueJson;
    const clue = cells ? withDeductable(written, cells[id]) : written;
    if (spiritualRoot === undefined) return { id, name, row, col, identity, clue };
    return { id, name, row, col, spiritualRoot, identity, clue };
  });
  return { puzzle: writeDown(theme, config, seed, start, order, characters) };
}

function lying({ composeLiars }: Pick<Theme, "composeLiars">): ComposeLiars {
  if (!composeLiars) throw new ConfigError(gridRemark.noLiars());
  return composeLiars;
}

export const meaningsOf = (dialect: GridDialect, clues: readonly unknown[], board: Board): Constraint[] =>
  clues.map((clue, id) => dialect.meaning(clue, id, board));

function writeDown(
  theme: Theme,
  { dialect, given, difficulty }: GridConfig,
  seed: string,
  start: number | undefined,
  solveChain: readonly number[],
  characters: readonly Character[],
): GridPuzzle {
  const head = { format: FORMAT, game: theme.id, dialect, seed, config: given, difficulty };
  return { ...head, ...(start === undefined ? {} : { start }), solveChain, characters } as GridPuzzle;
}

export function seatCast<C extends GridConfig>(theme: Theme<C>, config: C, rng: Rng): Board {
  const { rows, cols } = shapeOf(theme, config);
  const people = theme.drawCast(rng, rows * cols).map((person, id) => ({
    id,
    row: Math.floor(id / cols),
    col: id % cols,
    ...person,
  }));
  return makeBoard({ rows, cols, people });
}

/** How many worlds the best is taken from. */
const WORLDS = 8;

/** Who is of the hidden kind. Where the dialect has a taste, the world that leaves the fewest people without much to say. */
export function drawSolution(
  { mutes }: GridDialect,
  board: Board,
  [least, most]: readonly [number, number],
  rng: Rng,
): World {
  const count = least + rng.below(most - least + 1);
  const everyone = board.people.map(({ id }) => id);
  const draw = (): World => maskOf(rng.shuffle(everyone).slice(0, count));
  if (!mutes) return draw();
  let best = draw();
  let fewest = mutes(best, board);
  for (let i = 1; i < WORLDS && fewest > 0; i++) {
    const world = draw();
    const number = mutes(world, board);
    if (number < fewest) [best, fewest] = [world, number];
  }
  return best;
}

export function briefOf<C extends GridConfig>(
  theme: Theme<C>,
  config: C,
  board: Board,
  solution: World,
  start: number,
): Brief {
  const dialect = theme.dialectFor(config);
  return {
    size: board.size,
    solution,
    start,
    levels: levelsOf(config.difficulty),
    draw: drawer(dialect, config, board, solution),
    most: mostOf(config, dialect, board.size),
    maySayTheObvious: isSparse(config, dialect),
    lay: (clues) => tableOf(theme, { config, dialect, board, solution, clues, meanings: [] }, [start], []),
    accepts: (clues) =>
      isVaried(config, dialect, board, clues) && (!config.localRulesOnly || isLocal(dialect, board, clues)),
  };
}

/** Whether the documents' local rules find everyone. */
function isLocal(dialect: GridDialect, board: Board, clues: readonly unknown[]): boolean {
  const spoken = clues.map((clue, speaker) => {
    const local = dialect.local?.(clue, speaker, board);
    return { says: [dialect.meaning(clue, speaker, board)], ...(local ? { local } : {}) };
  });
  return runDeduction(spoken).facts.known === board.everyone;
}
