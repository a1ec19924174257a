// A grid puzzle that was read, or is being composed, laid out for reasoning.

import { type Group, PuzzleError, type Spoken, type Table } from "@demonstrandum/engine";
import { indices } from "@demonstrandum/logic";
import { isAside } from "./asides.ts";
import { groupsOf } from "./grid-groups.ts";
import { type GridReading, honestyIn, meaningIn } from "./grid-reading.ts";
import type { GridConfig, Theme } from "./grid-theme.ts";
import { gridRemark } from "./remarks/en.ts";

/** What has to be read of a puzzle before it is laid out. */
export type LayableGrid = Pick<GridReading, "config" | "dialect" | "board" | "solution" | "clues" | "meanings">;

export function tableOf<C extends GridConfig>(
  theme: Theme<C>,
  grid: LayableGrid,
  start: readonly number[],
  chain: readonly number[],
): Table {
  const { config, board, solution } = grid;
  if (config.liars && !theme.testimony) throw new PuzzleError(gridRemark.liarsUnread());
  return {
    rows: board.rows,
    cols: board.cols,
    people: board.people.map(({ name, row, col, spiritualRoot }) => ({
      name,
      row,
      col,
      place: theme.place(row, col, board.cols),
      marks: spiritualRoot ?? [],
    })),
    clues: board.people.map(({ id }) => speak(grid, id)),
    axioms: [],
    solution,
    start,
    isGated: !config.liars,
    honesty: honestyIn(config),
    chain,
    // Only proofs that are told speak of groups, and most tables are laid for an audit.
    get groups() {
      return groupsOnce(board);
    },
    regionOf: (person) => indices(board.inRow[board.people[person]?.row ?? 0] ?? 0),
  };
}

const groupsKept = new WeakMap<object, readonly Group[]>();

/** While a puzzle is composed, its board is laid out again and again. */
function groupsOnce(board: LayableGrid["board"]): readonly Group[] {
  const groups = groupsKept.get(board) ?? groupsOf(board);
  groupsKept.set(board, groups);
  return groups;
}

/** What whoever is silent says. */
const SILENCE: Spoken = { says: [], people: [], references: [], form: "", kind: "plain" };

/** Nothing that could be reasoned with. */
const ASIDE: Spoken = { ...SILENCE, isAside: true };

function speak(grid: LayableGrid, speaker: number): Spoken {
  const { dialect, clues, board, config } = grid;
  const clue = clues[speaker];
  if (clue === undefined) return SILENCE;
  if (isAside(clue)) return ASIDE;
  const counted = dialect.counted(clue, speaker, board);
  const local = config.liars ? undefined : dialect.local?.(clue, speaker, board);
  return {
    says: [meaningIn(grid, speaker)],
    people: indices(counted),
    references: indices(dialect.named(clue, speaker, board) & ~counted),
    form: dialect.formOf(clue),
    kind: dialect.isDirect(clue, speaker, board) ? "direct" : dialect.isQuota(clue) ? "quota" : "plain",
    ...(local === undefined ? {} : { local }),
    // Only proofs that are told ask for it, and most tables are laid for an audit.
    get naming() {
      return dialect.naming(clue, speaker, board);
    },
  };
}
