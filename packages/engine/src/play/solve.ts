// Solves a puzzle from its clues alone, one insight after another, each with its proof.

import { TooMuch, within } from "@demonstrandum/logic";
import type { Game } from "../game/game.ts";
import type { Puzzle } from "../game/puzzle.ts";
import { BOUNDS } from "../reason/bounds.ts";
import { layOut } from "../reason/position.ts";
import type { ProofSentence } from "../say/proof.ts";
import { sayAnswer } from "../say/prose.ts";
import { areAll } from "../say/saying.ts";
import { hint } from "./hint.ts";
import { newSession, play, stateOf } from "./session.ts";
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

export interface Solution {
  readonly steps: readonly Proved[];
  /** Why it is not solved; undefined when it is. */
  readonly trouble?: string;
  /** Who can be either, in a puzzle that may leave that open. */
  readonly open?: readonly string[];
}

/** One insight by number instead of by name. */
interface Insight {
  readonly verdicts: readonly { readonly person: number; readonly identity: boolean }[];
  readonly speakers: readonly number[];
  readonly proof: readonly ProofSentence[];
}

interface Solved {
  readonly insights: readonly Insight[];
  readonly trouble?: string;
  readonly open?: readonly number[];
}

export function solve(game: Game, puzzle: Puzzle): Solution {
  const { table } = layOut(game, puzzle);
  const wordOf = (identity: boolean): string => table.words[identity ? 1 : 0].one;
  const nameOf = (person: number): string => table.people[person]?.name ?? "";
  const { insights, trouble, open } = findInsights(game, puzzle);
  const steps = insights.map(({ verdicts, speakers, proof }) => ({
    people: verdicts.map(({ person, identity }) => ({ person, name: nameOf(person), identity: wordOf(identity) })),
    clues: speakers.map(nameOf),
    proof,
  }));
  return { steps, ...(trouble === undefined ? {} : { trouble }), ...(open ? { open: open.map(nameOf) } : {}) };
}

/** Takes the cheapest insight, gives the verdicts, again: the way of the hints. */
export function findInsights(game: Game, puzzle: Puzzle): Solved {
  const laid = layOut(game, puzzle);
  const { table } = laid;
  const insights: Insight[] = [];
  let session = newSession(puzzle);
  for (;;) {
    const { position } = stateOf(game, session);
    const next = within(BOUNDS.answer, () => hint(laid, position, 4));
    if (next instanceof TooMuch) return { insights, trouble: sayAnswer(table, { kind: "tooMuch" }) };
    const { verdicts = [], speakers = [], proof = [] } = next;
    if (verdicts.length === 0) break;
    insights.push({ verdicts, speakers, proof });
    for (const { person, identity } of verdicts) {
      session = play(game, session, { kind: "verdict", person, identity }).session;
      if (view(game, session).people[person]?.identity === identity) continue;
      return { insights, trouble: sayAnswer(table, { kind: "saysOtherwise", claim: areAll([person], identity) }) };
    }
  }
  const open = view(game, session).people.flatMap(({ id, identity }) => (identity === undefined ? [id] : []));
  if (open.length === 0) return { insights };
  if (table.isOpenEnded) return { insights, open };
  return { insights, trouble: sayAnswer(table, { kind: "nothingProves", people: open }) };
}
