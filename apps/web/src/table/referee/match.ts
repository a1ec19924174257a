// A play on the worker's side: the session, and the answers to what the page asks about it.
import {
  type Byline,
  CodeError,
  type Game,
  isQuestion,
  judgeMove,
  type Move,
  newSession,
  type Outcome,
  type Puzzle,
  parseCode,
  parseSession,
  type Session,
  type ToldGame,
  UnsoundError,
  viewIn,
} from "@demonstrandum/engine";
import type { Language } from "@demonstrandum/text";
import type { Answer, Opening, Standing } from "./referee.ts";
import { type ServedGame, wholeGame } from "./served-game.ts";

/** The play that a worker referees; it changes with every move. */
export interface Match {
  /** The game, in the words of the language that was asked in last. */
  served: ServedGame;
  language: Language;
  code: string;
  session: Session | undefined;
  byline: Byline | undefined;
  /** What the teacher asks for is not counted. */
  isLesson: boolean;
}

export const newMatch = (served: ServedGame): Match => ({
  served,
  language: "en",
  code: "",
  session: undefined,
  byline: undefined,
  isLesson: false,
});

/** Goes on with another game of the same kind. Its puzzle is read anew: what was worked out about it was the other's. */
export function changeGame(match: Match, told: ToldGame): void {
  if (match.served.seen.words !== told.words) Object.assign(match, { served: wholeGame(told), code: "" });
}

export function sessionOf({ session }: Match): Session {
  if (!session) throw new Error("No puzzle has been opened.");
  return session;
}

interface Played {
  readonly session: Session;
  readonly outcome: Outcome;
}

/** Verdicts are judged at once; whatever is told in sentences waits for the words. */
async function play({ seen, tell }: ServedGame, session: Session, move: Move): Promise<Played> {
  if (!isQuestion(move)) {
    const { session: after, outcome } = judgeMove(seen.game, session, move);
    if (outcome.kind !== "too-much") return { session: after, outcome };
  }
  const [told, { playIn }] = await Promise.all([tell(), import("./asking.ts")]);
  return playIn(told, session, move);
}

/** Worked out again from the moves, so that it survives a reload. */
async function lastOutcome(served: ServedGame, { puzzle, moves }: Session): Promise<Outcome | undefined> {
  const move = moves.at(-1);
  return move && (await play(served, { puzzle, moves: moves.slice(0, -1) }, move)).outcome;
}

async function standingOf(served: ServedGame, session: Session): Promise<Standing> {
  const outcome = await lastOutcome(served, session);
  return { moves: session.moves, view: viewIn(served.seen, session), ...(outcome ? { outcome } : {}) };
}

type Read =
  | { readonly puzzle: Puzzle; readonly byline: Byline | undefined }
  | { readonly text: string; readonly isUnsound: boolean };

function readPuzzle({ served, code: known, session, byline: by }: Match, code: string): Read {
  const { game, words } = served.seen;
  // The same object, as the engine remembers what it worked out about it.
  if (session && code === known) return { puzzle: session.puzzle, byline: by };
  try {
    const { puzzle, byline } = parseCode([game], decoded(code), { [game.id]: words });
    return { puzzle, byline };
  } catch (error) {
    if (error instanceof CodeError)
      return { text: words.troubles.say(error.says), isUnsound: error instanceof UnsoundError };
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

/** What a puzzle was made with: what it was given, the level that it has unless any would do, and its clue language. */
function settingsOf(puzzle: Puzzle): Record<string, unknown> {
  const given = "config" in puzzle && typeof puzzle.config === "object" ? puzzle.config : {};
  const { dialect, difficulty } = puzzle;
  return { difficulty, ...given, ...(dialect === undefined ? {} : { dialect }) };
}

export async function openMatch(match: Match, code: string, moves: readonly unknown[]): Promise<Opening> {
  const { served } = match;
  const read = readPuzzle(match, code);
  if ("text" in read) return { kind: "no-puzzle", ...read };
  const session = readMoves(served.seen.game, read.puzzle, moves);
  if (!session) return { kind: "no-moves" };
  const { byline } = read;
  Object.assign(match, { code, session, byline });
  const { seed, difficulty } = read.puzzle;
  const settings = settingsOf(read.puzzle);
  const hasFallenBack = served.seen.game.parseConfig(settings).fellBack !== undefined;
  const about = {
    seed,
    difficulty,
    settings,
    ...(byline ? { byline } : {}),
    ...(hasFallenBack ? { hasFallenBack } : {}),
  };
  return { kind: "open", about, standing: await standingOf(served, session) };
}

export async function makeMove(match: Match, move: Move): Promise<Answer> {
  const { served } = match;
  const { session, outcome } = await play(served, sessionOf(match), move);
  match.session = session;
  return { moves: session.moves, view: viewIn(served.seen, session), outcome };
}
