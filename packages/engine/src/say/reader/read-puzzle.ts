// Reads every proof of a puzzle, as the hints tell them one after the other, in several languages at once.

import type { Game } from "../../game/game.ts";
import type { Puzzle } from "../../game/puzzle.ts";
import type { Table } from "../../game/table.ts";
import { argue } from "../../reason/argument.ts";
import { nextInsight } from "../../reason/path.ts";
import { layOut, reveal, startPosition } from "../../reason/position.ts";
import { sayProof } from "../proof.ts";
import { wordingOf } from "../prose.ts";
import type { ProofFlaw } from "./flaw.ts";
import { type ProofNotes, takeNotes } from "./notes.ts";
import { readProof } from "./read-proof.ts";

/** A flaw, and the step of the solution that it is in, the first being 1; `language` is the place of the game that told it. */
export interface StepFlaw extends ProofFlaw {
  readonly step: number;
  readonly language: number;
}

export interface PuzzleRead {
  readonly steps: number;
  readonly flaws: readonly StepFlaw[];
}

interface Told {
  readonly table: Table;
  readonly notes: ProofNotes;
}

/** `games` are the puzzle's game, in each language that is to be read. */
export function readPuzzle(games: readonly [Game, ...Game[]], puzzle: Puzzle): PuzzleRead {
  const laid = layOut(games[0], puzzle);
  const told = games.map((game) => layIn(game, puzzle));
  const flaws: StepFlaw[] = [];
  let position = startPosition(laid.table);
  for (let step = 1; ; step++) {
    const insight = nextInsight(laid, position);
    if (insight.length === 0) return { steps: step - 1, flaws };
    const { steps, proof } = argue(laid.theory, position, insight);
    for (const [language, { table, notes }] of told.entries()) {
      const sentences = proof ? sayProof(table, proof, position.facts) : [];
      const found = readProof(table, notes, sentences, position.facts, steps);
      flaws.push(...found.map((flaw) => ({ ...flaw, step, language })));
      for (const kept of [notes.clauses, notes.meant, notes.places]) kept.clear();
    }
    position = steps.reduce((now, { person }) => reveal(laid.table, now, person), position);
  }
}

function layIn(game: Game, puzzle: Puzzle): Told {
  const table = game.lay(puzzle);
  const notes = takeNotes(wordingOf(table));
  return { table: { ...table, wording: notes.wording }, notes };
}
