// Solves a puzzle from its clues alone, one insight after another, each with its proof.

import { TooMuch, within } from "@demonstrandum/logic";
import type { Game } from "../game/game.ts";
import type { Puzzle } from "../game/puzzle.ts";
import { BOUNDS } from "../reason/bounds.ts";
import { layOut } from "../reason/position.ts";
import type { ToldGame } from "../say/game-words.ts";
import type { ProofSentence } from "../say/proof.ts";
import { sayAnswer } from "../say/prose.ts";
import { type Answer, areAll } from "../say/saying.ts";
import { tellTable } from "../say/told-table.ts";
import { kindWord, nameAt } from "../say/words/at-table.ts";
import { hint, type KnownArgument } from "./hint.ts";
import { play } from "./play.ts";
import { newSession, stateOf } from "./session.ts";
import { tellArgument } from "./tell.ts";
import { view } from "./view.ts";

/** One insight: everyone whom one proof settles. */
export interface Proved {
  readonly people: readonly SolvedPerson[];
  /** Whose clues are needed. */
  readonly clues: readonly string[];
  readonly proof: readonly ProofSentence[];
}

/** One proved person. */
export interface SolvedPerson {
  readonly person: number;
  readonly name: string;
  readonly identity: string;
}

/** A solution in words. */
export interface Solution {
  readonly steps: readonly Proved[];
  /** Why it is not solved; undefined when it is. */
  readonly trouble?: string;
  /** Who can be either, in a puzzle that may leave that open. */
  readonly open?: readonly string[];
}

interface Insight {
  readonly verdicts: readonly { readonly person: number; readonly identity: boolean }[];
  readonly speakers: readonly number[];
  readonly argument: KnownArgument;
}

/** A solution in no language: people by their numbers. */
interface BareSolution {
  readonly insights: readonly Insight[];
  readonly trouble?: Answer;
  readonly open?: readonly number[];
}

/** Solves a puzzle and tells it in words. */
export function solveIn(told: ToldGame, puzzle: Puzzle): Solution {
  const { insights, trouble, open } = solve(told.game, puzzle);
  const table = tellTable(told, puzzle);
  const nameOf = (person: number): string => nameAt(table.words, person);
  const wordOf = (identity: boolean): string => kindWord(table.words, identity).one;
  const steps = insights.map(({ verdicts, speakers, argument }) => ({
    people: verdicts.map(({ person, identity }) => ({ person, name: nameOf(person), identity: wordOf(identity) })),
    clues: speakers.map(nameOf),
    proof: tellArgument(table, argument),
  }));
  const why = trouble && { trouble: sayAnswer(table, trouble) };
  return { steps, ...why, ...(open ? { open: open.map(nameOf) } : {}) };
}

/** Takes the cheapest insight, gives the verdicts, again: the way of the hints. */
export function solve(game: Game, puzzle: Puzzle): BareSolution {
  const laid = layOut(game, puzzle);
  const insights: Insight[] = [];
  let session = newSession(puzzle);
  for (;;) {
    const { position } = stateOf(game, session);
    const next = within(BOUNDS.answer, () => hint(laid, position, 4));
    if (next instanceof TooMuch) return { insights, trouble: { kind: "tooMuch" } };
    const { verdicts = [], speakers = [], argument } = next;
    if (verdicts.length === 0 || !argument) break;
    insights.push({ verdicts, speakers, argument });
    for (const { person, identity } of verdicts) {
      session = play(game, session, { kind: "verdict", person, identity }).session;
      if (view(game, session).people[person]?.identity === identity) continue;
      return { insights, trouble: { kind: "saysOtherwise", claim: areAll([person], identity) } };
    }
  }
  const open = view(game, session).people.flatMap(({ id, identity }) => (identity === undefined ? [id] : []));
  if (open.length === 0) return { insights };
  if (laid.table.isOpenEnded) return { insights, open };
  return { insights, trouble: { kind: "nothingProves", people: open } };
}
