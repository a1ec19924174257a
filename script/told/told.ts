// Everything that a reader is told of a puzzle on the way of the hints: clues, hints at every level, why verdicts are refused, what
// clashes, the printout. A gate over a fixed corpus compares it from version to version.

import {
  type Game,
  type HintLevel,
  type Move,
  newSession,
  type Outcome,
  type PrintStyle,
  type ProofLine,
  type Puzzle,
  play,
  printPuzzle,
  type Session,
  view,
} from "@demonstrandum/engine";

const LEVELS: readonly HintLevel[] = [1, 2, 3, 4, 5];
export const STYLES: readonly PrintStyle[] = ["text", "markdown"];

/** A line a sentence; the same puzzle in the same language gives the same lines. */
export function toldOf(game: Game, puzzle: Puzzle): string[] {
  const lines = STYLES.flatMap((style) => printPuzzle(game, puzzle, style, { withSolution: true }).split("\n"));
  let session = newSession(puzzle);
  for (;;) {
    const verdicts = verdictsIn(ask(game, session, { kind: "hint", level: 5 }));
    lines.push(...toldAt(game, session));
    if (verdicts.length === 0) return [...lines, ...cluesOf(game, session)];
    for (const move of verdicts) session = play(game, session, move).session;
  }
}

export function toldAt(game: Game, session: Session): string[] {
  const { people } = view(game, session);
  const open = people.flatMap(({ identity }, person) => (identity === undefined ? [person] : []));
  const asked = open.slice(0, 1).flatMap((person) => [false, true].map((identity) => ({ person, identity })));
  const supposed = open.slice(0, 3).map((person) => ({ person, identity: true }));
  const moves: readonly Move[] = [
    ...LEVELS.map((level) => ({ kind: "hint" as const, level })),
    ...asked.map((verdict) => ({ kind: "why" as const, ...verdict })),
    { kind: "clash", supposed },
  ];
  return moves.flatMap((move) => textsOf(ask(game, session, move)));
}

const cluesOf = (game: Game, session: Session): string[] =>
  view(game, session).people.flatMap(({ clue }) => (clue ? [clue.text, clue.narrative ?? ""] : []));

const ask = (game: Game, session: Session, move: Move): Outcome => play(game, session, move).outcome;

function verdictsIn(outcome: Outcome): Move[] {
  const { verdicts = [] } = outcome.kind === "hint" ? outcome.hint : {};
  return verdicts.map((verdict) => ({ kind: "verdict", ...verdict }));
}

function textsOf(outcome: Outcome): string[] {
  switch (outcome.kind) {
    case "hint":
      return [outcome.hint.text, ...(outcome.hint.proof ?? []).map(lineOf)];
    case "why":
      return [outcome.why.text];
    case "clash":
      return [outcome.clash.text, ...outcome.clash.lines.map(lineOf)];
    case "too-much":
      return [outcome.text];
    default:
      return [outcome.kind];
  }
}

const lineOf = ({ text, depth, speaker, causes, affects }: ProofLine): string =>
  `${"  ".repeat(depth)}${text} [${speaker ?? ""}; ${causes.join(" ")}; ${affects.join(" ")}]`;
