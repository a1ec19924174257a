// What the teacher has to say in the guided puzzle. Nothing is written for one puzzle: each lesson is the engine's own next step, told with
// less and less help. How it is said is the page's business.
import {
  type BareOutcome,
  type BareView,
  type Game,
  type Hint,
  play,
  playIn,
  type Session,
  type ToldGame,
  type View,
  view as viewOf,
} from "@demonstrandum/engine";
import type { Lesson } from "./referee.ts";

/** How many people are named before the teacher asks for a verdict without proof, and before help gets thinner. */
const TRY_REFUSAL_AFTER = 2;
const EXPLAIN_UNTIL = 5;
const POINT_UNTIL = 9;

const answer = (told: ToldGame, session: Session, level: Hint["level"]): Hint | undefined => {
  const { outcome } = playIn(told, session, { kind: "hint", level });
  return outcome.kind === "hint" ? outcome.hint : undefined;
};

const isRefused = ({ kind }: BareOutcome) => kind === "refused";

/** Someone of whom nothing is proved yet, either way. */
export function findUnproved(game: Game, session: Session, view: BareView): number | undefined {
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

function explain(told: ToldGame, session: Session, kind: Lesson["kind"]): Lesson {
  const hint = answer(told, session, 4);
  if (hint?.person === undefined || hint.identity === undefined) return lesson(kind);
  const { person: target, identity, speakers = [], proof = [] } = hint;
  return { kind, target, identity, speakers, proof: proof.map(({ text }) => text) };
}

function askForRefusal(game: Game, session: Session, view: BareView): Lesson | undefined {
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

function point(told: ToldGame, session: Session): Lesson {
  const { person, speakers = [] } = answer(told, session, 3) ?? {};
  return { ...lesson("point", person), speakers };
}

/** The moves that the teacher asked for to show a refusal: the guess, and asking why it was refused. */
function movesOnPurpose(told: ToldGame, { puzzle, moves }: Session): ReadonlySet<number> {
  const { game } = told;
  const before = (at: number): Session => ({ puzzle, moves: moves.slice(0, at) });
  const at = moves.findIndex((move, i) => move.kind === "verdict" && isRefused(play(game, before(i), move).outcome));
  const guess = moves[at];
  if (guess?.kind !== "verdict") return new Set();
  const asked = makeLesson(told, before(at), viewOf(game, before(at)), false);
  if (asked.kind !== "guess" || asked.target !== guess.person) return new Set();
  const next = moves[at + 1];
  return new Set(next?.kind === "why" && next.person === guess.person ? [at, at + 1] : [at]);
}

const howIn = ({ people }: BareView, id: number): Pick<View["people"][number], "found"> => {
  const found = people[id]?.found;
  return found === undefined ? {} : { found };
};

/** The view with nothing counted against the player that the teacher asked for. */
export function forgive(told: ToldGame, session: Session, view: View): View {
  const asked = movesOnPurpose(told, session);
  if (asked.size === 0) return view;
  const { puzzle, moves } = session;
  const own = viewOf(told.game, { puzzle, moves: moves.filter((_, i) => !asked.has(i)) });
  const { mistakes, hints, deepest, found } = own;
  const people = view.people.map((person) => ({ ...person, ...howIn(own, person.id) }));
  return { ...view, mistakes, hints, deepest, found, people };
}

/** `isAnswered`: the answer to the last move is still open beside the board. */
export function makeLesson(told: ToldGame, session: Session, view: BareView, isAnswered: boolean): Lesson {
  const named = view.people.filter(({ identity }) => identity !== undefined).length - 1;
  if (view.isDone) return lesson("done");
  if (named <= 0) return explain(told, session, "start");
  if (named === 1) return explain(told, session, "second");
  if (named >= TRY_REFUSAL_AFTER) {
    const guess = (isAnswered ? afterRefusal(session) : undefined) ?? askForRefusal(told.game, session, view);
    if (guess) return guess;
  }
  if (named <= EXPLAIN_UNTIL) return explain(told, session, "next");
  return named <= POINT_UNTIL ? point(told, session) : lesson("alone");
}
