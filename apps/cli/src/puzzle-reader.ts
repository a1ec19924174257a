// Puzzles from a file or standard input, one at a time.

import { createReadStream } from "node:fs";
import type { Readable } from "node:stream";
import { type Game, NoPuzzleError, type Puzzle, PuzzleError, parsePuzzle } from "@demonstrandum/engine";
import { type Item, readJsonValues } from "./json-reader.ts";
import { sayJsonPlace } from "./json-splitter.ts";
import { nextTurn, type Shell, sayFileError, UseError, VerdictError } from "./shell.ts";
import type { CliWording } from "./words/wording.ts";

export interface FoundPuzzle {
  readonly game: Game;
  readonly puzzle: Puzzle;
  /** Where it stands: "puzzles.jsonl, line 3, column 1". */
  readonly where: string;
  readonly line: number;
}

/** A value that cannot be read as a puzzle. */
export interface Stray {
  readonly reason: string;
  /** Whether it says of which game it is: then it is a puzzle with a defect, and otherwise no puzzle at all. */
  readonly isPuzzle: boolean;
  readonly where: string;
  readonly line: number;
}

/** Everything that is there; a value that cannot be read comes as a stray. Throws UseError when there is no JSON, or nothing. */
export async function* readAll(
  io: Shell,
  file: string | undefined,
  games: readonly Game[],
): AsyncGenerator<FoundPuzzle | Stray> {
  const source = file === undefined || file === "-" ? io.words.files.input : file;
  let count = 0;
  for await (const item of readJsonValues(open(io, file), source, io.words)) {
    await nextTurn(io.signal);
    count++;
    yield identify(io.words, games, item, source);
  }
  if (count === 0) throw new UseError(io.words.use.at(source, io.words.files.noPuzzle));
}

/** The same for commands that can do nothing with a stray. */
export async function* readPuzzles(
  io: Shell,
  file: string | undefined,
  games: readonly Game[],
): AsyncGenerator<FoundPuzzle> {
  for await (const found of readAll(io, file, games)) {
    if (!("reason" in found)) {
      yield found;
      continue;
    }
    const text = io.words.use.at(found.where, found.reason);
    throw found.isPuzzle ? new VerdictError(text) : new UseError(text);
  }
}

/** The first puzzle, or the one with the number asked for, counted from 1. */
export async function readOne(
  io: Shell,
  file: string | undefined,
  games: readonly Game[],
  number?: number,
): Promise<FoundPuzzle> {
  let count = 0;
  let first: FoundPuzzle | undefined;
  for await (const found of readPuzzles(io, file, games)) {
    if (++count === number) return found;
    if (first) throw new UseError(io.words.use.several);
    if (number === undefined) first = found;
  }
  if (first) return first;
  throw new UseError(io.words.use.noItem(number, count));
}

function identify(
  words: CliWording,
  games: readonly Game[],
  { value, place }: Item,
  source: string,
): FoundPuzzle | Stray {
  const at = { where: sayJsonPlace(words, source, place), line: place.line };
  try {
    return { ...parsePuzzle(games, value), ...at };
  } catch (error) {
    if (error instanceof PuzzleError)
      return { reason: error.message, isPuzzle: !(error instanceof NoPuzzleError), ...at };
    throw error;
  }
}

async function* open(io: Shell, file: string | undefined): AsyncGenerator<string> {
  const stream: Readable = file === undefined || file === "-" ? io.stdin : createReadStream(file);
  stream.setEncoding("utf8");
  try {
    for await (const chunk of stream) yield String(chunk);
  } catch (error) {
    throw new UseError(sayFileError(io.words, file ?? io.words.files.input, error));
  }
}
