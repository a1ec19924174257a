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

/** Takes the cheapest insight, gives the verdicts, again: the way of the hints. */
export function solve(game: Game, puzzle: Puzzle): Solution {
  const laid = layOut(game, puzzle);
  const { table } = laid;
  const wordOf = (identity: boolean): string => table.words[identity ? 1 : 0].one;
  const nameOf = (person: number): string => table.people[person]?.name ?? "";
  const steps: Proved[] = [];
  let session = newSession(puzzle);
  for (;;) {
    const { position } = stateOf(game, session);
    const next = within(BOUNDS.answer, () => hint(laid, position, 4));
    if (next instanceof TooMuch) return { steps, trouble: sayAnswer(table, { kind: "tooMuch" }) };
    const { verdicts = [], speakers = [], proof = [] } = next;
    if (verdicts.length === 0) break;
    const people = verdicts.map(({ person, identity }) => ({
      person,
      name: nameOf(person),
      identity: wordOf(identity),
    }));
    steps.push({ people, clues: speakers.map(nameOf), proof });
    for (const { person, identity } of verdicts) {
      session = play(game, session, { kind: "verdict", person, identity }).session;
      if (view(game, session).people[person]?.identity === identity) continue;
      return { steps, trouble: sayAnswer(table, { kind: "saysOtherwise", claim: areAll([person], identity) }) };
    }
  }
  const open = view(game, session).people.filter((each) => each.identity === undefined);
  if (open.length === 0) return { steps };
  if (table.isOpenEnded) return { steps, open: open.map(({ name }) => name) };
  return { steps, trouble: sayAnswer(table, { kind: "nothingProves", people: open.map(({ id }) => id) }) };
}
