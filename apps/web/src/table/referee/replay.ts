// The shortest reasoning, told step by step: the engine's own hints from the first position to the last.
import { newSession, type Puzzle, play, playIn, type Session, type ToldGame, viewIn } from "@demonstrandum/engine";
import type { ReplayStep } from "./referee.ts";

export function makeReplay(told: ToldGame, puzzle: Puzzle): readonly ReplayStep[] {
  const steps: ReplayStep[] = [];
  let session: Session = newSession(puzzle);
  for (;;) {
    const { outcome } = playIn(told, session, { kind: "hint", level: 4 });
    if (outcome.kind !== "hint") return steps;
    const { verdicts = [] } = outcome.hint;
    if (verdicts.length === 0) return steps;
    steps.push({ view: viewIn(told, session), hint: outcome.hint });
    for (const verdict of verdicts) session = play(told.game, session, { kind: "verdict", ...verdict }).session;
  }
}
