// What to compose on a board of liars. A lie is what its speaker could truly say if the world were another one, in which they
// are of the ordinary kind: so it is well formed, it could be true for all that anyone can see, and it is false.

import type { Board } from "@demonstrandum/clues";
import {
  type Candidate,
  composeOpen,
  makeOpenCandidate,
  type OpenBrief,
  type OpenCandidate,
  openLevelsOf,
  type Rng,
} from "@demonstrandum/engine";
import { hasWorld, type World } from "@demonstrandum/logic";
import { mostOf } from "./clue-limits.ts";
import { drawer } from "./grid-candidates.ts";
import type { GridConfig, GridDialect } from "./grid-theme.ts";

/** How many other worlds a liar has in mind. */
const STORIES = 3;
/** How many of their sentences may turn out to be true before nothing comes to mind. */
const TRIES = 6;

type DrawCandidate = (speaker: number, rng: Rng) => Candidate | undefined;

export const composeLiars = (
  dialect: GridDialect,
  config: GridConfig,
  board: Board,
  solution: World,
  drawWorld: () => World,
  rng: Rng,
  fixed?: readonly (Candidate | undefined)[],
) =>
  composeOpen(
    {
      ...briefOf(dialect, config, board, solution, drawWorld),
      ...(fixed ? { fixed: fixed.map((candidate, speaker) => candidate && heardFrom(candidate, speaker)) } : {}),
    },
    rng,
  );

export type ComposeLiars = typeof composeLiars;

function briefOf(
  dialect: GridDialect,
  config: GridConfig,
  board: Board,
  solution: World,
  drawWorld: () => World,
): OpenBrief {
  const drawTruth = drawer(dialect, config, board, solution);
  const drawLie = makeLies(dialect, config, board, solution, drawWorld);
  return {
    size: board.size,
    solution,
    levels: openLevelsOf(config.difficulty),
    draw(speaker, random, isRash) {
      const isLiar = ((solution >>> speaker) & 1) === 1;
      const candidate = isLiar ? drawLie(speaker, random, isRash) : drawTruth(speaker, random);
      return candidate && heardFrom(candidate, speaker);
    },
    most: mostOf(config, dialect, board.size),
  };
}

function makeLies(dialect: GridDialect, config: GridConfig, board: Board, solution: World, drawWorld: () => World) {
  const makeStory = (speaker: number, isRash: boolean): DrawCandidate => {
    const world = drawWorld();
    return drawer(dialect, config, board, isRash ? world | (1 << speaker) : world & ~(1 << speaker));
  };
  const stories = new Map<number, readonly DrawCandidate[]>();
  return (speaker: number, random: Rng, isRash: boolean): Candidate | undefined => {
    const key = isRash ? ~speaker : speaker;
    const known = stories.get(key) ?? Array.from({ length: STORIES }, () => makeStory(speaker, isRash));
    stories.set(key, known);
    for (let tries = 0; tries < TRIES; tries++) {
      const candidate = random.pick(known)(speaker, random);
      if (candidate && !hasWorld(board.everyone, solution, [candidate.compiled])) return candidate;
    }
    return undefined;
  };
}

/** Of candidates that are kept from puzzle to puzzle, by speaker. */
const heard = new WeakMap<Candidate, (OpenCandidate | undefined)[]>();

function heardFrom(candidate: Candidate, speaker: number): OpenCandidate {
  const bySpeaker = heard.get(candidate) ?? [];
  const kept = bySpeaker[speaker] ?? makeOpenCandidate(candidate, speaker, "lying");
  bySpeaker[speaker] = kept;
  heard.set(candidate, bySpeaker);
  return kept;
}
