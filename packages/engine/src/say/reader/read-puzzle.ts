// Reads every proof of a puzzle, as the hints tell them one after the other, in several languages at once.

import type { Proof } from "@demonstrandum/logic";
import type { Game } from "../../game/game.ts";
import type { Puzzle } from "../../game/puzzle.ts";
import { argue } from "../../reason/argument.ts";
import { nextInsight } from "../../reason/path.ts";
import { type LaidPuzzle, layOut, type Position, reveal, startPosition } from "../../reason/position.ts";
import { refute } from "../../reason/refutation.ts";
import type { Step } from "../../reason/step.ts";
import type { GameWords } from "../game-words.ts";
import { sayProof } from "../proof.ts";
import { tellTable } from "../told-table.ts";
import type { ProofFlaw } from "./flaw.ts";
import { readProof } from "./read-proof.ts";
import { usesFlaws } from "./uses.ts";

/** A flaw, and the step of the solution that it is in, the first being 1; `language` is the place of the words it was told in. */
export interface StepFlaw extends ProofFlaw {
  readonly step: number;
  readonly language: number;
}

export interface PuzzleRead {
  readonly steps: number;
  readonly flaws: readonly StepFlaw[];
}

/** `languages` are the words of each language that is to be read. */
export function readPuzzle(game: Game, languages: readonly GameWords[], puzzle: Puzzle): PuzzleRead {
  const laid = layOut(game, puzzle);
  const tables = languages.map((words) => tellTable({ game, words }, puzzle));
  const flaws: StepFlaw[] = [];
  let position = startPosition(laid.table);
  for (let step = 1; ; step++) {
    const insight = nextInsight(laid, position);
    if (insight.length === 0) return { steps: step - 1, flaws };
    const { steps, proof } = argue(laid, position, insight);
    const [first] = steps;
    const refutation = first && refuteWrong(laid, position, first);
    for (const [language, table] of tables.entries()) {
      const read = (each: Proof | undefined, settled: readonly Step[]): ProofFlaw[] => {
        const sentences = each ? sayProof(table, each, position.facts) : [];
        return [
          ...readProof(table, sentences, position.facts, settled),
          ...usesFlaws(table, sentences, position.facts),
        ];
      };
      const found = [...read(proof, steps), ...(refutation ? read(refutation, steps.slice(0, 1)) : [])];
      flaws.push(...found.map((flaw) => ({ ...flaw, step, language })));
    }
    position = steps.reduce((now, { person }) => reveal(laid.table, now, person), position);
  }
}

/** What a player is told who takes the next person for the other kind. */
const refuteWrong = ({ theory }: LaidPuzzle, position: Position, { person, identity, speakers }: Step) =>
  refute(theory, position, { index: person, value: !identity }, speakers);
