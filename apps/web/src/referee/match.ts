// A play on the worker's side: the session, and the answers to what the page asks about it.
import {
  CodeError,
  type Game,
  type Move,
  newSession,
  type Outcome,
  type Puzzle,
  parseCode,
  parseSession,
  play,
  type Session,
  view,
} from "@demonstrandum/engine";
import type { Language } from "@demonstrandum/text";
import type { Answer, Opening, Standing } from "./referee.ts";

/** The play that a worker referees; it changes with every move. */
export interface Match {
  game: Game;
  /** The one that was asked in last. */
  language: Language;
  code: string;
  session: Session | undefined;
  /** What the teacher asks for is not counted. */
  isLesson: boolean;
}

export const newMatch = (game: Game): Match => ({
  game,
  language: "en",
  code: "",
  session: undefined,
  isLesson: false,
});

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
    return { puzzle: parseCode([game], decoded(code)).puzzle };
  } catch (error) {
    if (error instanceof CodeError) return { text: error.message };
    throw error;
  }
}

/** As it is where it cannot be decoded: then it is no code either, and is refused as such. */
function decoded(code: string): string {
  try {
    return decodeURIComponent(code);
  } catch {
    return code;
  }
}

function readMoves(game: Game, puzzle: Puzzle, moves: readonly unknown[]): Session | undefined {
  try {
    return moves.length === 0 ? newSession(puzzle) : { puzzle, moves: parseSession(game, { puzzle, moves }).moves };
  } catch {
    return undefined;
  }
}

/** What a puzzle was made with: what it was given, and the level and the clue language that it has. */
function settingsOf(puzzle: Puzzle): Record<string, unknown> {
  const given = "config" in puzzle && typeof puzzle.config === "object" ? puzzle.config : {};
  const { dialect, difficulty } = puzzle;
  return { ...given, difficulty, ...(dialect === undefined ? {} : { dialect }) };
}

export function openMatch(match: Match, code: string, moves: readonly unknown[]): Opening {
  const read = readPuzzle(match, code);
  if ("text" in read) return { kind: "no-puzzle", text: read.text };
  const session = readMoves(match.game, read.puzzle, moves);
  if (!session) return { kind: "no-moves" };
  Object.assign(match, { code, session });
  const { seed, difficulty } = read.puzzle;
  const about = { seed, difficulty, settings: settingsOf(read.puzzle) };
  return { kind: "open", about, standing: standingOf(match.game, session) };
}

export function makeMove(match: Match, move: Move): Answer {
  const { session, outcome } = play(match.game, sessionOf(match), move);
  match.session = session;
  return { moves: session.moves, view: view(match.game, session), outcome };
}
