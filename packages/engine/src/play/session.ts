// Playing: a session is the puzzle and its moves. Each answer is computed by replaying them, so undo, save, replay and
// sharing need nothing else.

import { TooMuch, within } from "@demonstrandum/logic";
import * as v from "valibot";
import type { Game } from "../game/game.ts";
import { type Puzzle, PuzzleError } from "../game/puzzle.ts";
import { BOUNDS, TOO_MUCH } from "../reason/bounds.ts";
import { isKnown, type Laid, layOut, type Position, reveal, startPosition } from "../reason/position.ts";
import { type HintLevel, hint } from "./hint.ts";
import { judge } from "./judge.ts";
import type { Move, Outcome } from "./move.ts";
import { why } from "./why.ts";

export interface Session<P extends Puzzle = Puzzle> {
  readonly puzzle: P;
  readonly moves: readonly Move[];
}

export interface Played<P extends Puzzle = Puzzle> {
  readonly session: Session<P>;
  readonly outcome: Outcome;
}

/** What the moves so far amount to. */
export interface State {
  readonly position: Position;
  /** Who was refused since the last reveal, as a mask for each identity. */
  readonly refused: readonly [asFalse: number, asTrue: number];
  readonly mistakes: number;
  /** How many hints: one for each step helped with, however many of its levels were opened, and one for each "why". */
  readonly hints: number;
  /** The deepest level that any hint was opened to; 0 without hints. */
  readonly deepest: HintLevel | 0;
  /** The step to come has been hinted at already. */
  readonly isHinted: boolean;
}

const NOBODY: State["refused"] = [0, 0];

/**
 * Whether this verdict was refused since the last reveal. It was not provable then and still is not, so no lock can ever
 * forbid a provable verdict; locking the person instead would leave plays that nobody can finish.
 */
export const isRefused = ({ refused }: State, person: number, identity: boolean): boolean =>
  ((refused[identity ? 1 : 0] >>> person) & 1) === 1;

const withRefusal = ([asFalse, asTrue]: State["refused"], person: number, identity = false): State["refused"] =>
  identity ? [asFalse, asTrue | (1 << person)] : [asFalse | (1 << person), asTrue];

export const newSession = <P extends Puzzle>(puzzle: P): Session<P> => ({ puzzle, moves: [] });

/** Makes a move and tells what came of it. Moves that change nothing (locked, already known, too much) are not recorded. */
export function play<P extends Puzzle>(game: Game<P>, session: Session<P>, move: Move): Played<P> {
  const laid = layOut(game, session.puzzle);
  const before = stateOf(game, session);
  const outcome = answer(laid, before, move);
  if (outcome.kind === "locked" || outcome.kind === "known" || outcome.kind === "too-much") return { session, outcome };
  const next = { puzzle: session.puzzle, moves: [...session.moves, move] };
  states.set(next, after(laid, before, effectOf(outcome)));
  return { session: next, outcome };
}

/** The session before its last move. */
export const undo = <P extends Puzzle>(session: Session<P>): Session<P> => ({
  puzzle: session.puzzle,
  moves: session.moves.slice(0, -1),
});

const states = new WeakMap<Session, State>();

export function stateOf<P extends Puzzle>(game: Game<P>, session: Session<P>): State {
  const kept = states.get(session);
  if (kept) return kept;
  const laid = layOut(game, session.puzzle);
  let state: State = {
    position: startPosition(laid.table),
    refused: NOBODY,
    mistakes: 0,
    hints: 0,
    deepest: 0,
    isHinted: false,
  };
  for (const move of session.moves) {
    state = after(laid, state, replay(laid, state, move));
  }
  states.set(session, state);
  return state;
}

/** What a move does to the state needs no proof in words, so replaying is cheap. */
type Effect = Pick<Outcome, "kind"> & {
  readonly person?: number;
  readonly identity?: boolean;
  readonly level?: HintLevel;
};

const effectOf = (outcome: Outcome): Effect =>
  outcome.kind === "hint" ? { kind: "hint", level: outcome.hint.level } : outcome;

const replay = (laid: Laid, state: State, move: Move): Effect =>
  move.kind === "verdict" ? verdict(laid, state, move) : move;

function answer(laid: Laid, state: State, move: Move): Outcome {
  switch (move.kind) {
    case "verdict":
      return verdict(laid, state, move);
    case "hint":
      return orTooMuch(() => ({ kind: "hint", hint: hint(laid, state.position, move.level) }));
    case "why":
      return orTooMuch(() => ({ kind: "why", why: why(laid, state.position, move.person, move.identity) }));
  }
}

function orTooMuch(work: () => Outcome): Outcome {
  const outcome = within(BOUNDS.answer, work);
  return outcome instanceof TooMuch ? { kind: "too-much", text: TOO_MUCH } : outcome;
}

function verdict(laid: Laid, state: State, move: Move & { readonly kind: "verdict" }): Outcome {
  const { person, identity } = move;
  if (isKnown(state.position, person)) return { kind: "known", person };
  if (isRefused(state, person, identity)) return { kind: "locked", person, identity };
  const isForced = judge(laid, state.position, person, identity);
  if (isForced instanceof TooMuch) return { kind: "too-much", text: TOO_MUCH };
  return { kind: isForced ? "accepted" : "refused", person, identity };
}

function after(laid: Laid, state: State, effect: Effect): State {
  const person = effect.person ?? 0;
  switch (effect.kind) {
    case "accepted":
      return { ...state, position: reveal(laid.table, state.position, person), refused: NOBODY, isHinted: false };
    case "refused":
      return { ...state, refused: withRefusal(state.refused, person, effect.identity), mistakes: state.mistakes + 1 };
    case "hint":
      return withHint(state, effect.level ?? 1);
    case "why":
      return { ...state, hints: state.hints + 1 };
    default:
      return state;
  }
}

function withHint(state: State, level: HintLevel): State {
  const deepest = Math.max(state.deepest, level) as HintLevel;
  return { ...state, hints: state.hints + (state.isHinted ? 0 : 1), deepest, isHinted: true };
}

const person = v.pipe(v.number(), v.integer(), v.minValue(0));
/** A move as it arrives from outside. Whether there is such a person depends on the puzzle. */
export const moveSchema = v.variant("kind", [
  v.strictObject({ kind: v.literal("verdict"), person, identity: v.boolean() }),
  v.strictObject({ kind: v.literal("hint"), level: v.picklist([1, 2, 3, 4, 5]) }),
  v.strictObject({ kind: v.literal("why"), person, identity: v.boolean() }),
]);
const sessionSchema = v.strictObject({ puzzle: v.unknown(), moves: v.array(moveSchema) });

/** Reads a saved session. Throws PuzzleError if it is not one. */
export function parseSession<P extends Puzzle>(game: Game<P>, data: unknown): Session<P> {
  const read = v.safeParse(sessionSchema, data);
  if (!read.success) {
    const [issue] = read.issues;
    throw new PuzzleError(`The saved play cannot be read at ${v.getDotPath(issue) ?? "its top"}: ${issue.message}.`);
  }
  const puzzle = game.parse(read.output.puzzle);
  const { people } = layOut(game, puzzle).table;
  for (const move of read.output.moves) {
    if (move.kind !== "hint" && move.person >= people.length) {
      throw new PuzzleError(`The saved play cannot be read: there is no person ${move.person}.`);
    }
  }
  return { puzzle, moves: read.output.moves };
}
