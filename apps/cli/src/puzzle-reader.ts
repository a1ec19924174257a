// Puzzles from a file or standard input, one at a time.

import { createReadStream } from "node:fs";
import type { Readable } from "node:stream";
import {
  type GameWords,
  NoPuzzleError,
  type Puzzle,
  PuzzleError,
  parsePuzzle,
  type ToldGame,
} from "@demonstrandum/engine";
import type { Workshop } from "@demonstrandum/engine/workshop";
import { workshopOf } from "@demonstrandum/games/workshop";
import { type Item, readJsonValues } from "./json-reader.ts";
import { sayJsonPlace } from "./json-splitter.ts";
import { nextTurn, type Shell, sayFileError, UseError, VerdictError } from "./shell.ts";
import type { CliWording } from "./words/wording.ts";

export interface FoundPuzzle extends ToldGame {
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
  /** What it is a draft of, if people in it are silent. */
  readonly draft?: Puzzle;
}

/** A draft, in which people may be silent, with what is known of such. */
export interface FoundDraft {
  readonly workshop: Workshop;
  readonly words: GameWords;
  readonly draft: Puzzle;
  readonly where: string;
}

/** Everything that is there, or what `isWanted` says by its number from 0; a value that cannot be read comes as a stray. Throws UseError when there is no JSON, or nothing. */
export async function* readAll(
  io: Shell,
  file: string | undefined,
  games: readonly ToldGame[],
  isWanted: (index: number) => boolean = () => true,
): AsyncGenerator<FoundPuzzle | Stray> {
  const source = file === undefined || file === "-" ? io.words.files.input : file;
  let count = 0;
  for await (const item of readJsonValues(open(io, file), source, io.words)) {
    await nextTurn(io.signal);
    if (isWanted(count++)) yield identify(io.words, games, item, source);
  }
  if (count === 0) throw new UseError(io.words.use.at(source, io.words.files.noPuzzle));
}

/** The same for commands that can do nothing with a stray. */
export async function* readPuzzles(
  io: Shell,
  file: string | undefined,
  games: readonly ToldGame[],
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
  games: readonly ToldGame[],
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

/** The one draft in a file; a whole puzzle is one, too. */
export async function readDraft(io: Shell, file: string | undefined, games: readonly ToldGame[]): Promise<FoundDraft> {
  let only: FoundPuzzle | Stray | undefined;
  for await (const found of readAll(io, file, games)) {
    if (only) throw new UseError(io.words.use.several);
    only = found;
  }
  const found = only as FoundPuzzle | Stray;
  const draft = "reason" in found ? found.draft : found.puzzle;
  if (!draft) throw new UseError(io.words.use.at(found.where, "reason" in found ? found.reason : ""));
  return { ...workshopFor(io.words, games, draft), draft, where: found.where };
}

/** Throws UseError for games whose puzzles cannot be made by hand. */
export function workshopFor(
  { use }: CliWording,
  games: readonly ToldGame[],
  { game: id }: Puzzle,
): Pick<FoundDraft, "workshop" | "words"> {
  const workshop = workshopOf(id);
  const told = games.find(({ game }) => game.id === id);
  if (!workshop || !told) throw new UseError(use.noWorkshop(id));
  return { workshop, words: told.words };
}

/** A draft of its game, if that is what keeps it from being a puzzle. */
function parseDraft(value: unknown): Puzzle | undefined {
  const workshop = workshopOf(String((value as { readonly game?: unknown } | null)?.game));
  try {
    return workshop?.drafts.parse(value);
  } catch (error) {
    if (error instanceof PuzzleError) return undefined;
    throw error;
  }
}

function identify(
  words: CliWording,
  games: readonly ToldGame[],
  { value, place }: Item,
  source: string,
): FoundPuzzle | Stray {
  const at = { where: sayJsonPlace(words, source, place), line: place.line };
  try {
    const { game, puzzle } = parsePuzzle(
      games.map((each) => each.game),
      value,
    );
    const told = games.find((each) => each.game === game) as ToldGame;
    return { ...told, puzzle, ...at };
  } catch (error) {
    if (!(error instanceof PuzzleError)) throw error;
    const draft = parseDraft(value);
    const reason = sayFlaw(games, value, error);
    return { reason, isPuzzle: !(error instanceof NoPuzzleError), ...at, ...(draft ? { draft } : {}) };
  }
}

/** In the words of the game that it says it is of, which know its people; of no game, any will do. */
function sayFlaw(games: readonly ToldGame[], value: unknown, { says, message }: PuzzleError): string {
  const told = games.find(({ game }) => game.id === (value as { game?: unknown } | null)?.game) ?? games[0];
  return told?.words.troubles.say(says) ?? message;
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
