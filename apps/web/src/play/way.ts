// The verdicts of a puzzle in the order in which its own hints lead to them: the way a rehearsal goes.

import { type Game, newSession, type Puzzle, play } from "@demonstrandum/engine";

export interface Verdict {
  readonly person: number;
  readonly identity: boolean;
}

/** On a session of its own, and each worked out only when asked for. */
export function* wayThrough(game: Game, puzzle: Puzzle): Generator<Verdict, undefined> {
  let session = newSession(puzzle);
  for (;;) {
    const { outcome } = play(game, session, { kind: "hint", level: 5 });
    const { person, identity } = outcome.kind === "hint" ? outcome.hint : {};
    if (person === undefined || identity === undefined) return;
    yield { person, identity };
    session = play(game, session, { kind: "verdict", person, identity }).session;
  }
}
