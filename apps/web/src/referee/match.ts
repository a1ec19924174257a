// A play on the worker's side: the session, and the answers to what the page asks about it.
import {
  CodeError,
  type Game,
  generate,
  type Move,
  makeCode,
  newSession,
  type Outcome,
  type Puzzle,
  parseCode,
  parseSession,
  play,
  type Session,
  view,
} from "@demonstrandum/engine";
import { occasionOf } from "../rooms/seeds.ts";
import type { Answer, Opening, Standing } from "./referee.ts";

/** The play that a worker referees; it changes with every move. */
export interface Match {
  readonly game: Game;
  code: string;
  session: Session | undefined;
}

export const newMatch = (game: Game): Match => ({ game, code: "", session: undefined });

export function sessionOf({ session }: Match): Session {
  if (!session) throw new Error("No puzzle has been opened.");
  return session;
}

/** Worked out again from the moves, so that it survives a reload. */
function lastOutcome(game: Game, { puzzle, moves }: Session): Outcome | undefined {
  const move = moves.at(-1);
  return move && play(game, { puzzle, moves: moves.slice(0, -1) }, move).outcome;
}

function standingOf(game: Game, session: Session): Standing {
  const outcome = lastOutcome(game, session);
  return { moves: session.moves, view: view(game, session), ...(outcome ? { outcome } : {}) };
}

type Read = { readonly puzzle: Puzzle } | { readonly text: string };

function readPuzzle({ game, code: known, session }: Match, code: string): Read {
  // The same object, as the engine remembers what it worked out about it.
  if (session && code === known) return { puzzle: session.puzzle };
  try {
    return { puzzle: parseCode([game], decodeURIComponent(code)).puzzle };
  } catch (error) {
    return { text: error instanceof CodeError ? error.message : "This code cannot be read." };
  }
}

function readMoves(game: Game, puzzle: Puzzle, moves: readonly unknown[]): Session | undefined {
  try {
    return moves.length === 0 ? newSession(puzzle) : { puzzle, moves: parseSession(game, { puzzle, moves }).moves };
  } catch {
    return undefined;
  }
}

/** The seed, if it makes this puzzle: a link could otherwise call any puzzle that of a day. */
function seedOf(game: Game, puzzle: Puzzle): string {
  if (occasionOf(puzzle.seed) === undefined) return puzzle.seed;
  const { seed, dialect, difficulty } = puzzle;
  const config = "config" in puzzle && typeof puzzle.config === "object" ? puzzle.config : {};
  const made = generate(game, { ...config, ...(dialect ? { dialect } : {}), difficulty }, seed);
  return made.ok && makeCode(game, made.puzzle) === makeCode(game, puzzle) ? seed : "";
}

export function openMatch(match: Match, code: string, moves: readonly unknown[]): Opening {
  const read = readPuzzle(match, code);
  if ("text" in read) return { kind: "no-puzzle", text: read.text };
  const session = readMoves(match.game, read.puzzle, moves);
  if (!session) return { kind: "no-moves" };
  Object.assign(match, { code, session });
  const { difficulty } = read.puzzle;
  const about = { seed: seedOf(match.game, read.puzzle), difficulty };
  return { kind: "open", about, standing: standingOf(match.game, session) };
}

export function makeMove(match: Match, move: Move): Answer {
  const { session, outcome } = play(match.game, sessionOf(match), move);
  match.session = session;
  return { moves: session.moves, view: view(match.game, session), outcome };
}
