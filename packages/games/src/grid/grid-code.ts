// A grid puzzle as few bits: names by their place in the pool, roots and identities as masks, clues as their essentials.
// Reading it back makes every text again, so nothing in a code can say one thing and mean another.

import { ELEMENTS } from "@demonstrandum/clues/board";
import { ClueError } from "@demonstrandum/clues/clue-error";
import {
  type BitReader,
  BitsError,
  type BitWriter,
  FORMAT,
  LABELS,
  makeBitReader,
  makeBitWriter,
  PuzzleError,
} from "@demonstrandum/engine";
import { textRemark } from "@demonstrandum/text";
import { gameRemark } from "../remarks/en.ts";
import { asideCode, isAside } from "./asides.ts";
import { type BoardShape, isShape } from "./board-shape.ts";
import { deductableCells, hasDeductable, withDeductable } from "./deductable.ts";
import { meaningsOf } from "./grid-draw.ts";
import { type Character, type ClueJson, type GridPuzzle, parseGridPuzzle } from "./grid-puzzle.ts";
import { readGrid } from "./grid-reading.ts";
import type { GridConfig, Theme } from "./grid-theme.ts";
import { gridRemark } from "./remarks/en.ts";

const LABEL = 2;
const DIALECT = 2;
/** No dialect has this number. */
const OTHER_SHAPE = 3;
const SIDE = 3;
/** No board has so many rows: some of those on it say something aside, and a bit of every clue tells whether it is one. */
const ASIDES = 0;
const PERSON = 5;

export function packGrid<C extends GridConfig>(theme: Theme<C>, puzzle: GridPuzzle): Uint8Array {
  const bits = makeBitWriter();
  const { dialect, identities, board } = readGrid(theme, puzzle);
  const names = puzzle.characters.map(({ name }) => name);
  bits.write(LABELS.indexOf(puzzle.difficulty), LABEL);
  const hasAsides = puzzle.characters.some(({ clue }) => isAside(clue));
  if (hasAsides) {
    bits.write(OTHER_SHAPE, DIALECT);
    bits.write(ASIDES, SIDE);
  }
  writeHead(theme, bits, puzzle.dialect, board);
  for (const person of puzzle.characters) writePerson(theme, bits, person, identities[1]);
  for (const person of puzzle.solveChain) bits.write(person, PERSON);
  for (const { clue } of puzzle.characters) dialect.code.write(bits, clue, names);
  bits.writeText(puzzle.seed);
  bits.writeText(Object.keys(puzzle.config).length === 0 ? "" : JSON.stringify(puzzle.config));
  return bits.finish();
}

/** The dialect; where the board is of another size than usual, that first. */
function writeHead(
  theme: Pick<Theme, "dialects" | "rows" | "cols">,
  bits: BitWriter,
  dialect: string,
  shape: BoardShape,
): void {
  if (shape.rows !== theme.rows || shape.cols !== theme.cols) {
    bits.write(OTHER_SHAPE, DIALECT);
    bits.write(shape.rows, SIDE);
    bits.write(shape.cols, SIDE);
  }
  bits.write(theme.dialects.indexOf(dialect), DIALECT);
}

function readHead(
  theme: Pick<Theme, "dialects" | "rows" | "cols">,
  bits: BitReader,
): BoardShape & { readonly dialect: string; readonly hasAsides: boolean } {
  let { rows, cols } = theme;
  let hasAsides = false;
  let number = bits.read(DIALECT);
  for (let most = 2; number === OTHER_SHAPE && most > 0; most--) {
    const side = bits.read(SIDE);
    hasAsides ||= side === ASIDES;
    if (side !== ASIDES) [rows, cols] = [side, bits.read(SIDE)];
    number = bits.read(DIALECT);
  }
  const dialect = theme.dialects[number];
  if (dialect === undefined || !isShape({ rows, cols }))
    throw new PuzzleError(textRemark.sentence({ clause: gridRemark.strangeDialect() }));
  return { dialect, rows, cols, hasAsides };
}

function writePerson(
  theme: Theme,
  bits: BitWriter,
  { name, spiritualRoot, identity }: Character,
  hidden: string,
): void {
  const number = theme.names.number(name);
  bits.write(number < 0 ? 1 : 0, 1);
  if (number < 0) bits.writeText(name);
  else bits.write(number, theme.names.bits);
  bits.write(identity === hidden ? 1 : 0, 1);
  if (theme.hasMarks) for (const element of ELEMENTS) bits.write(spiritualRoot?.includes(element) ? 1 : 0, 1);
}

/** Throws PuzzleError. */
export function unpackGrid<C extends GridConfig>(theme: Theme<C>, bytes: Uint8Array): GridPuzzle {
  try {
    return readBits(theme, makeBitReader(bytes));
  } catch (error) {
    if (error instanceof BitsError || error instanceof ClueError)
      throw new PuzzleError(textRemark.sentence({ clause: error.says }));
    throw error;
  }
}

function readBits<C extends GridConfig>(theme: Theme<C>, bits: BitReader): GridPuzzle {
  const difficulty = LABELS[bits.read(LABEL)];
  const { dialect, rows, cols, hasAsides } = readHead(theme, bits);
  const size = rows * cols;
  const people = Array.from({ length: size }, (_, id) => readPerson(theme, bits, id, cols));
  const solveChain = Array.from({ length: size }, () => bits.read(PERSON));
  const names = people.map(({ name }) => name);
  const config = theme.parseConfig({ dialect, difficulty });
  const { code: plain } = theme.dialectFor(config);
  const code = hasAsides ? asideCode(plain) : plain;
  const clues = people.map(() => code.read(bits, names));
  const head = { seed: bits.readText(), config: readConfig(bits.readText()) };
  bits.finish();
  const bare = parseGridPuzzle({
    format: FORMAT,
    game: theme.id,
    dialect,
    ...head,
    difficulty,
    ...(isOpen(head.config) ? {} : { start: solveChain[0] }),
    solveChain,
    characters: people.map(({ isHidden, ...person }, id) => ({
      ...person,
      identity: theme.identities(config)[isHidden ? 1 : 0],
      clue: { ...clues[id], text: "" },
    })),
  });
  return withTexts(theme, bare);
}

/** Whether nobody is revealed at the start. */
const isOpen = (config: unknown): boolean =>
  typeof config === "object" && config !== null && "liars" in config && config.liars === true;

function readConfig(text: string): unknown {
  try {
    return text === "" ? {} : JSON.parse(text);
  } catch {
    throw new PuzzleError(textRemark.sentence({ clause: gameRemark.unreadConfig() }));
  }
}

function readPerson(theme: Theme, bits: BitReader, id: number, cols: number) {
  const name = bits.read(1) === 1 ? bits.readText() : (theme.names.name(bits.read(theme.names.bits)) ?? "");
  const isHidden = bits.read(1) === 1;
  const roots = theme.hasMarks ? ELEMENTS.filter(() => bits.read(1) === 1) : undefined;
  const place = { row: Math.floor(id / cols), col: id % cols };
  return { id, name, ...place, ...(roots ? { spiritualRoot: roots } : {}), isHidden };
}

/** The same puzzle with every clue in the words that its parameters have. */
export function withTexts<C extends GridConfig>(theme: Theme<C>, puzzle: GridPuzzle): GridPuzzle {
  const { config, dialect, board, clues, solution } = readGrid(theme, puzzle);
  const characters = puzzle.characters.map((character) => {
    const clue = clues[character.id];
    if (clue instanceof ClueError) throw clue;
    return { ...character, clue: dialect.makeClue(clue, character.id, board) as ClueJson };
  });
  if (!hasDeductable(theme, config)) return { ...puzzle, characters };
  const cells = deductableCells(meaningsOf(dialect, clues, board), solution, puzzle.solveChain);
  return {
    ...puzzle,
    characters: characters.map((each) => ({ ...each, clue: withDeductable(each.clue, cells[each.id]) })),
  };
}
