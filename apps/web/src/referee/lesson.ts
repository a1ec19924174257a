// What the teacher has to say in the guided puzzle. Nothing is written for one puzzle: each lesson is the engine's own next step, told with
// less and less help. How it is said is the page's business.
import {
  type Game,
  type Hint,
  type Outcome,
  play,
  type Session,
  type View,
  view as viewOf,
} from "@demonstrandum/engine";
import type { Lesson } from "./referee.ts";

/** How many people are named before the teacher asks for a verdict without proof, and before help gets thinner. */
const TRY_REFUSAL_AFTER = 2;
const EXPLAIN_UNTIL = 5;
const POINT_UNTIL = 9;

const answer = (game: Game, session: Session, level: Hint["level"]): Hint | undefined => {
  const { outcome } = play(game, session, { kind: "hint", level });
  return outcome.kind === "hint" ? outcome.hint : undefined;
};

const isRefused = ({ kind }: Outcome) => kind === "refused";

/** Someone of whom nothing is proved yet, either way. */
export function findUnproved(game: Game, session: Session, view: View): number | undefined {
  return view.people.find(
    ({ id, identity, refused }) =>
      identity === undefined &&
      refused.length === 0 &&
      [false, true].every((guess) =>
        isRefused(play(game, session, { kind: "verdict", person: id, identity: guess }).outcome),
      ),
  )?.id;
}

const lesson = (kind: Lesson["kind"], target?: number): Lesson => ({ kind, target, speakers: [], proof: [] });

function explain(game: Game, session: Session, kind: Lesson["kind"]): Lesson {
  const hint = answer(game, session, 4);
  if (hint?.person === undefined || hint.identity === undefined) return lesson(kind);
  const { person: target, identity, speakers = [], proof = [] } = hint;
  return { kind, target, identity, speakers, proof: proof.map(({ text }) => text) };
}

function askForRefusal(game: Game, session: Session, view: View): Lesson | undefined {
  if (view.mistakes > 0) return undefined;
  const person = findUnproved(game, session, view);
  return person === undefined ? undefined : lesson("guess", person);
}

function afterRefusal({ moves }: Session): Lesson | undefined {
  const { kind } = moves.at(-1) ?? {};
  if (kind === "why") return lesson("world");
  const hasAskedWhy = moves.some((move) => move.kind === "why");
  return !hasAskedWhy && kind === "verdict" ? lesson("refused") : undefined;
}

function point(game: Game, session: Session): Lesson {
  const { person, speakers = [] } = answer(game, session, 3) ?? {};
  return { ...lesson("point", person), speakers };
}

/** The moves that the teacher asked for to show a refusal: the guess, and asking why it was refused. */
function movesOnPurpose(game: Game, { puzzle, moves }: Session): ReadonlySet<number> {
  const before = (at: number): Session => ({ puzzle, moves: moves.slice(0, at) });
  const at = moves.findIndex((move, i) => move.kind === "verdict" && isRefused(play(game, before(i), move).outcome));
  const guess = moves[at];
  if (guess?.kind !== "verdict") return new Set();
  const asked = makeLesson(game, before(at), viewOf(game, before(at)), false);
  if (asked.kind !== "guess" || asked.target !== guess.person) return new Set();
  const next = moves[at + 1];
  return new Set(next?.kind === "why" && next.person === guess.person ? [at, at + 1] : [at]);
}

/** The view with nothing counted against the player that the teacher asked for. */
export function forgive(game: Game, session: Session, view: View): View {
  const asked = movesOnPurpose(game, session);
  if (asked.size === 0) return view;
  const { puzzle, moves } = session;
  const own = viewOf(game, { puzzle, moves: moves.filter((_, i) => !asked.has(i)) });
  return { ...view, mistakes: own.mistakes, hints: own.hints, deepest: own.deepest, found: own.found };
}

/** `isAnswered`: the answer to the last move is still open beside the board. */
export function makeLesson(game: Game, session: Session, view: View, isAnswered: boolean): Lesson {
  const named = view.people.filter(({ identity }) => identity !== undefined).length - 1;
  if (view.isDone) return lesson("done");
  if (named <= 0) return explain(game, session, "start");
  if (named === 1) return explain(game, session, "second");
  if (named >= TRY_REFUSAL_AFTER) {
    const guess = (isAnswered ? afterRefusal(session) : undefined) ?? askForRefusal(game, session, view);
    if (guess) return guess;
  }
  if (named <= EXPLAIN_UNTIL) return explain(game, session, "next");
  return named <= POINT_UNTIL ? point(game, session) : lesson("alone");
}
