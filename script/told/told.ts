// Everything that a reader is told of a puzzle on the way of the hints: clues, hints at every level, why verdicts are refused, what
// clashes, the printout. A gate over a fixed corpus compares it from version to version.

import {
  type HintLevel,
  type Move,
  newSession,
  type Outcome,
  type PrintStyle,
  type ProofLine,
  type Puzzle,
  play,
  playIn,
  printPuzzle,
  type Session,
  type ToldGame,
  view,
  viewIn,
} from "@demonstrandum/engine";

const LEVELS: readonly HintLevel[] = [1, 2, 3, 4, 5];
export const STYLES: readonly PrintStyle[] = ["text", "markdown"];

/** A line a sentence; the same puzzle in the same language gives the same lines. */
export function toldOf(told: ToldGame, puzzle: Puzzle): string[] {
  const lines = STYLES.flatMap((style) => printPuzzle(told, puzzle, style, { withSolution: true }).split("\n"));
  let session = newSession(puzzle);
  for (;;) {
    const verdicts = verdictsIn(ask(told, session, { kind: "hint", level: 5 }));
    lines.push(...toldAt(told, session));
    if (verdicts.length === 0) return [...lines, ...cluesOf(told, session)];
    for (const move of verdicts) session = play(told.game, session, move).session;
  }
}

export function toldAt(told: ToldGame, session: Session): string[] {
  const { people } = view(told.game, session);
  const open = people.flatMap(({ identity }, person) => (identity === undefined ? [person] : []));
  const asked = open.slice(0, 1).flatMap((person) => [false, true].map((identity) => ({ person, identity })));
  const supposed = open.slice(0, 3).map((person) => ({ person, identity: true }));
  const moves: readonly Move[] = [
    ...LEVELS.map((level) => ({ kind: "hint" as const, level })),
    ...asked.map((verdict) => ({ kind: "why" as const, ...verdict })),
    { kind: "clash", supposed },
  ];
  return moves.flatMap((move) => textsOf(ask(told, session, move)));
}

const cluesOf = (told: ToldGame, session: Session): string[] =>
  viewIn(told, session).people.flatMap(({ clue }) => (clue ? [clue.text, clue.narrative ?? ""] : []));

const ask = (told: ToldGame, session: Session, move: Move): Outcome => playIn(told, session, move).outcome;

function verdictsIn(outcome: Outcome): Move[] {
  const { verdicts = [] } = outcome.kind === "hint" ? outcome.hint : {};
  return verdicts.map((verdict) => ({ kind: "verdict", ...verdict }));
}

function textsOf(outcome: Outcome): string[] {
  switch (outcome.kind) {
    case "hint":
      return [outcome.hint.text, ...(outcome.hint.proof ?? []).map(lineOf)];
    case "why":
      return [outcome.why.text, ...("proof" in outcome.why ? outcome.why.proof.map(lineOf) : [])];
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
