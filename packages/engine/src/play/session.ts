// Playing: a session is the puzzle and its moves. Each answer is computed by replaying them, so undo, save, replay and
// sharing need nothing else.

import { maskOf, TooMuch, type World } from "@demonstrandum/logic";
import * as v from "valibot";
import type { Game } from "../game/game.ts";
import { type Puzzle, PuzzleError } from "../game/puzzle.ts";
import { remarkIssue } from "../game/remark-issue.ts";
import { isKnown, type LaidPuzzle, layOut, type Position, reveal, startPosition } from "../reason/position.ts";
import { puzzleRemark } from "../remarks/en.ts";
import type { BareHint, HintLevel } from "./hint.ts";
import { judge, judgeWorld } from "./judge.ts";
import { type BareOutcome, isQuestion, type Judgement, type Move, type Question, type TooMuchAnswer } from "./move.ts";

/** A play: a puzzle and the moves that were made, and nothing else. */
export interface Session<P extends Puzzle = Puzzle> {
  readonly puzzle: P;
  readonly moves: readonly Move[];
}

/** A move that claims something. */
export type VerdictMove = Exclude<Move, Question>;

/** A play after a verdict, and what came of it. */
export interface Judged<P extends Puzzle = Puzzle> {
  readonly session: Session<P>;
  readonly outcome: Judgement | TooMuchAnswer;
}

/** How someone was found: by a verdict of their own, by an accusation of everyone at once, after a hint, or after a mistake. */
export type HowFound = "proved" | "accused" | "helped" | "erred";

/** What the moves so far amount to. */
export interface State {
  readonly position: Position;
  /** Who was refused since the last reveal, as a mask for each identity. */
  readonly refused: readonly [asFalse: number, asTrue: number];
  /** What everyone was accused of being, and that was dismissed, since the last reveal. */
  readonly dismissed: readonly World[];
  readonly mistakes: number;
  /** How many hints: one for each step helped with, however many of its levels were opened, and one for each "why" and each question after a contradiction. */
  readonly hints: number;
  /** The deepest level that any hint was opened to; 0 without hints. */
  readonly deepest: HintLevel | 0;
  /** The step to come has been hinted at already. */
  readonly isHinted: boolean;
  /** How everyone found so far was found, in that order. */
  readonly found: readonly HowFound[];
  /** Who they are, in the same order. */
  readonly finds: readonly number[];
  /** How whoever is found next will have been found. */
  readonly finding: HowFound;
  /** How many were found by the accusation that ended the play. */
  readonly accused: number;
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

/** A play that has not begun. */
export const newSession = <P extends Puzzle>(puzzle: P): Session<P> => ({ puzzle, moves: [] });

/** Judges a verdict or an accusation. What is asked in words is another's: `play`. */
export function judgeMove<P extends Puzzle>(game: Game<P>, session: Session<P>, move: VerdictMove): Judged<P> {
  const outcome = judgementOf(layOut(game, session.puzzle), stateOf(game, session), move);
  return { session: recorded(game, session, move, outcome), outcome };
}

/** What a verdict or an accusation comes to. */
export const judgementOf = (laid: LaidPuzzle, state: State, move: VerdictMove): Judgement | TooMuchAnswer =>
  move.kind === "verdict" ? verdict(laid, state, move) : accuse(laid, state, move);

/** The session after a move that had this outcome; the same session if that changed nothing. */
export function recorded<P extends Puzzle>(
  game: Game<P>,
  session: Session<P>,
  move: Move,
  outcome: WithEffect,
): Session<P> {
  if (CHANGE_NOTHING.has(outcome.kind)) return session;
  const next = { puzzle: session.puzzle, moves: [...session.moves, move] };
  states.set(next, after(layOut(game, session.puzzle), stateOf(game, session), effectOf(outcome)));
  return next;
}

const CHANGE_NOTHING: ReadonlySet<BareOutcome["kind"]> = new Set(["locked", "known", "dismissed-already", "too-much"]);

/** The session before its last move. */
export const undo = <P extends Puzzle>(session: Session<P>): Session<P> => ({
  puzzle: session.puzzle,
  moves: session.moves.slice(0, -1),
});

const states = new WeakMap<Session, State>();

/** Where a play stands: who is revealed, what was refused, whether it is over. */
export function stateOf<P extends Puzzle>(game: Game<P>, session: Session<P>): State {
  const kept = states.get(session);
  if (kept) return kept;
  const laid = layOut(game, session.puzzle);
  let state = startState(laid);
  for (const next of statesAlong(laid, session.moves)) state = next;
  states.set(session, state);
  return state;
}

/** How many had been found after each move. */
export const foundAlong = <P extends Puzzle>(game: Game<P>, { puzzle, moves }: Session<P>): readonly number[] =>
  Array.from(statesAlong(layOut(game, puzzle), moves), ({ found }) => found.length);

function* statesAlong(laid: LaidPuzzle, moves: readonly Move[]): Generator<State> {
  let state = startState(laid);
  for (const move of moves) {
    state = after(laid, state, replay(laid, state, move));
    yield state;
  }
}

export const startState = ({ table }: LaidPuzzle): State => ({
  position: startPosition(table),
  refused: NOBODY,
  dismissed: [],
  mistakes: 0,
  hints: 0,
  deepest: 0,
  isHinted: false,
  found: [],
  finds: [],
  finding: "proved",
  accused: 0,
});

/** What a move does to the state needs no proof in words, so replaying is cheap. */
type Effect = Pick<BareOutcome, "kind"> & {
  readonly person?: number;
  readonly identity?: boolean;
  readonly people?: readonly number[];
  readonly level?: HintLevel;
};

/** An outcome, in words or not. */
type WithEffect =
  | (Effect & { readonly kind: Exclude<BareOutcome["kind"], "hint"> })
  | { readonly kind: "hint"; readonly hint: Pick<BareHint, "level"> };

const effectOf = (outcome: WithEffect): Effect =>
  outcome.kind === "hint" ? { kind: "hint", level: outcome.hint.level } : outcome;

const replay = (laid: LaidPuzzle, state: State, move: Move): Effect =>
  isQuestion(move) ? move : judgementOf(laid, state, move);

export const TOO_MUCH_ANSWER: TooMuchAnswer = { kind: "too-much" };

function verdict(laid: LaidPuzzle, state: State, move: Move & { readonly kind: "verdict" }): Judgement | TooMuchAnswer {
  const { person, identity } = move;
  if (isKnown(state.position, person)) return { kind: "known", person };
  if (isRefused(state, person, identity)) return { kind: "locked", person, identity };
  const isForced = judge(laid, state.position, person, identity);
  if (isForced instanceof TooMuch) return TOO_MUCH_ANSWER;
  return { kind: isForced ? "accepted" : "refused", person, identity };
}

/** An accusation is a verdict on everyone at once and is judged alike; it costs one mistake, however many are wrong. */
function accuse(
  laid: LaidPuzzle,
  state: State,
  { people }: Move & { readonly kind: "accuse" },
): Judgement | TooMuchAnswer {
  const world = maskOf(people);
  if (laid.table.people.every((_, person) => isKnown(state.position, person))) return { kind: "known", person: 0 };
  if (state.dismissed.includes(world)) return { kind: "dismissed-already", people };
  const isForced = judgeWorld(laid, state.position, world);
  if (isForced instanceof TooMuch) return TOO_MUCH_ANSWER;
  return { kind: isForced ? "convicted" : "dismissed", people };
}

function after(laid: LaidPuzzle, state: State, effect: Effect): State {
  const { person = 0, people = [] } = effect;
  switch (effect.kind) {
    case "accepted":
      return withRevealed(laid, state, [person]);
    case "convicted":
      return withConvicted(laid, state);
    case "refused":
      return { ...withMistake(state), refused: withRefusal(state.refused, person, effect.identity) };
    case "dismissed":
      return { ...withMistake(state), dismissed: [...state.dismissed, maskOf(people)] };
    case "hint":
      return withHint(state, effect.level ?? 1);
    case "why":
    case "clash":
      return withHelp(state, 1);
    default:
      return state;
  }
}

function withRevealed({ table }: LaidPuzzle, state: State, people: readonly number[]): State {
  const fresh = people.filter((person) => !isKnown(state.position, person));
  return {
    ...state,
    position: fresh.reduce((position, person) => reveal(table, position, person), state.position),
    refused: NOBODY,
    dismissed: [],
    isHinted: false,
    found: [...state.found, ...fresh.map(() => state.finding)],
    finds: [...state.finds, ...fresh],
    finding: "proved",
  };
}

/** An accusation that stands tells that it is right, and not that anybody was proved. */
function withConvicted(laid: LaidPuzzle, state: State): State {
  const finding = state.finding === "proved" ? "accused" : state.finding;
  const next = withRevealed(laid, { ...state, finding }, [...laid.table.people.keys()]);
  return { ...next, accused: next.found.length - state.found.length };
}

const withMistake = (state: State): State => ({ ...state, mistakes: state.mistakes + 1, finding: "erred" });

const withHelp = (state: State, hints: number): State => ({
  ...state,
  hints: state.hints + hints,
  finding: state.finding === "erred" ? "erred" : "helped",
});

const withHint = (state: State, level: HintLevel): State => ({
  ...withHelp(state, state.isHinted ? 0 : 1),
  deepest: Math.max(state.deepest, level) as HintLevel,
  isHinted: true,
});

/** No table has more. */
const MOST_PEOPLE = 30;
/** More than anybody can pencil: everyone, and every sentence. */
const MOST_SUPPOSED = 200;
const person = v.pipe(v.number(), v.integer(), v.minValue(0));
const supposedSchema = v.union([
  v.strictObject({ person, identity: v.boolean() }),
  v.strictObject({ person, sentence: v.pipe(v.number(), v.integer(), v.minValue(0)), isTrue: v.boolean() }),
]);
/** A move as it arrives from outside. Whether there is such a person depends on the puzzle. */
export const moveSchema = v.variant("kind", [
  v.strictObject({ kind: v.literal("verdict"), person, identity: v.boolean() }),
  v.strictObject({
    kind: v.literal("accuse"),
    people: v.pipe(v.array(person), v.maxLength(MOST_PEOPLE), v.readonly()),
  }),
  v.strictObject({ kind: v.literal("hint"), level: v.picklist([1, 2, 3, 4, 5]) }),
  v.strictObject({ kind: v.literal("why"), person, identity: v.boolean() }),
  v.strictObject({
    kind: v.literal("clash"),
    supposed: v.pipe(v.array(supposedSchema), v.maxLength(MOST_SUPPOSED), v.readonly()),
  }),
]);

function namedIn(move: Exclude<Move, { kind: "hint" }>): readonly number[] {
  if (move.kind === "clash") return move.supposed.map((each) => each.person);
  return move.kind === "accuse" ? move.people : [move.person];
}

/** Somebody the move speaks of and who is not among so many people. */
export function strangerIn(move: Move, people: number): number | undefined {
  if (move.kind === "hint") return undefined;
  return namedIn(move).find((each) => each >= people);
}

const sessionSchema = v.strictObject({ puzzle: v.unknown(), moves: v.array(moveSchema) });

/** Reads a saved session. Throws PuzzleError if it is not one. */
export function parseSession<P extends Puzzle>(game: Game<P>, data: unknown): Session<P> {
  const read = v.safeParse(sessionSchema, data);
  if (!read.success) {
    const [issue] = read.issues;
    const [place, flaw] = [v.getDotPath(issue), remarkIssue(issue)];
    const says = place === null ? puzzleRemark.badPlay({ flaw }) : puzzleRemark.badPlayAt({ place, flaw });
    throw new PuzzleError(says);
  }
  const puzzle = game.parse(read.output.puzzle);
  const { people } = layOut(game, puzzle).table;
  for (const move of read.output.moves) {
    const stranger = strangerIn(move, people.length);
    if (stranger !== undefined) {
      throw new PuzzleError(puzzleRemark.strangeInPlay({ person: stranger }));
    }
  }
  return { puzzle, moves: read.output.moves };
}
