// Reads every proof of a puzzle, as the hints tell them one after the other.

import type { Facts } from "@demonstrandum/logic";
import type { Game } from "../../game/game.ts";
import type { Puzzle } from "../../game/puzzle.ts";
import { newSession, play, type Session } from "../../play/session.ts";
import { view } from "../../play/view.ts";
import { wordingOf } from "../prose.ts";
import type { Flaw } from "./flaw.ts";
import { takeNotes } from "./notes.ts";
import { readProof } from "./read-proof.ts";

/** A flaw, and the step of the solution that it is in, the first being 1. */
export interface StepFlaw extends Flaw {
  readonly step: number;
}

export interface PuzzleRead {
  readonly steps: number;
  readonly flaws: readonly StepFlaw[];
}

export function readPuzzle(game: Game, puzzle: Puzzle): PuzzleRead {
  const laid = game.lay(puzzle);
  const notes = takeNotes(wordingOf(laid));
  const table = { ...laid, wording: notes.wording };
  const noted: Game = { ...game, lay: () => table };
  const flaws: StepFlaw[] = [];
  let session = newSession(puzzle);
  for (let step = 1; ; step++) {
    notes.clauses.clear();
    notes.meant.clear();
    notes.places.clear();
    const { outcome } = play(noted, session, { kind: "hint", level: 4 });
    const { verdicts = [], proof = [] } = outcome.kind === "hint" ? outcome.hint : {};
    if (verdicts.length === 0) return { steps: step - 1, flaws };
    const found = readProof(table, notes, proof, factsIn(noted, session), verdicts);
    flaws.push(...found.map((flaw) => ({ ...flaw, step })));
    for (const { person, identity } of verdicts)
      session = play(noted, session, { kind: "verdict", person, identity }).session;
  }
}

function factsIn(game: Game, session: Session): Facts {
  const facts = { known: 0, value: 0 };
  for (const [person, { identity }] of view(game, session).people.entries()) {
    if (identity === undefined) continue;
    facts.known |= 1 << person;
    if (identity) facts.value |= 1 << person;
  }
  return facts;
}
