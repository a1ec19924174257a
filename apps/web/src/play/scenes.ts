// The first moves of a puzzle as a player would see them, for the rehearsal.

import { type Game, newSession, type Outcome, type Puzzle, play, type View, view } from "@demonstrandum/engine";
import { shareView } from "../state/share-view.ts";
import { type Lighting, lightClue, lightOutcome } from "./lighting.ts";

/** The table after a move. */
export interface Scene {
  readonly view: View;
  readonly outcome: Outcome;
  readonly speaker: number | undefined;
  readonly lighting: Lighting;
}

/** A hint and the verdict it leads to, in turns, on a session of its own. */
export function* makeScenes(game: Game, puzzle: Puzzle, moves: number): Generator<Scene, undefined> {
  let session = newSession(puzzle);
  let seen: View | undefined;
  for (let made = 0; made < moves; made++) {
    const hinted = play(game, session, { kind: "hint", level: 5 });
    const { person, identity } = hinted.outcome.kind === "hint" ? hinted.outcome.hint : {};
    if (person === undefined || identity === undefined) return;
    const before = shareView(view(game, hinted.session), seen);
    yield { view: before, outcome: hinted.outcome, speaker: undefined, lighting: lightOutcome(hinted.outcome, person) };
    const told = play(game, hinted.session, { kind: "verdict", person, identity });
    session = told.session;
    seen = shareView(view(game, session), before);
    yield { view: seen, outcome: told.outcome, speaker: person, lighting: lightClue(seen, person) };
  }
}
