// The shortest reasoning, told step by step: the engine's own hints from the first position to the last.
import { type Game, newSession, type Puzzle, play, type Session, view } from "@demonstrandum/engine";
import type { ReplayStep } from "./referee.ts";

export function makeReplay(game: Game, puzzle: Puzzle): readonly ReplayStep[] {
  const steps: ReplayStep[] = [];
  let session: Session = newSession(puzzle);
  for (;;) {
    const { outcome } = play(game, session, { kind: "hint", level: 4 });
    if (outcome.kind !== "hint") return steps;
    const { verdicts = [] } = outcome.hint;
    if (verdicts.length === 0) return steps;
    steps.push({ view: view(game, session), hint: outcome.hint });
    for (const verdict of verdicts) session = play(game, session, { kind: "verdict", ...verdict }).session;
  }
}
