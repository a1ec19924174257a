// One try at a grid puzzle: draw the cast and who is what, let the engine compose the clues, write it all down.

import { type Board, type Dialect, makeBoard, type Person } from "@demonstrandum/clues";
import {
  type Brief,
  compose,
  type Drawn,
  FORMAT,
  levelOf,
  type Offer,
  type Rng,
  runDeduction,
} from "@demonstrandum/engine";
import { type Constraint, maskOf, type World } from "@demonstrandum/logic";
import { deductableCells, withDeductable } from "./deductable.ts";
import type { Character, ClueJson, GridPuzzle } from "./grid-puzzle.ts";
import type { GridConfig, Theme, Voice } from "./grid-theme.ts";

export function drawGrid<C extends GridConfig>(theme: Theme<C>, config: C, rng: Rng, seed: string): Drawn<GridPuzzle> {
  const board = drawBoard(theme, rng);
  const solution = drawSolution(board.size, config.hidden, rng);
  const start = rng.below(board.size);
  const voice = theme.voice(config);
  const composed = compose(briefOf(voice, config, board, solution, start), rng);
  if ("rejected" in composed) return composed;
  const { clues, order } = composed;
  const bare = board.people.map((person, id): Character => {
    const identity = theme.identities(config)[(solution >>> id) & 1] ?? "";
    return { ...rootless(person), identity, clue: voice.dialect.makeClue(clues[id], id, board) as ClueJson };
  });
  const characters = theme.hasDeductable
    ? withDeductable(bare, deductableCells(meaningsOf(voice, clues, board), solution, order))
    : bare;
  return { puzzle: writeDown(theme, config, seed, start, order, characters) };
}

export const meaningsOf = ({ dialect }: Voice, clues: readonly unknown[], board: Board): Constraint[] =>
  clues.map((clue, id) => dialect.meaning(clue, id, board));

const rootless = ({ spiritualRoot, ...person }: Person): Omit<Character, "identity" | "clue"> =>
  spiritualRoot === undefined ? person : { ...person, spiritualRoot };

function writeDown(
  theme: Theme,
  { dialect, given, difficulty }: GridConfig,
  seed: string,
  start: number,
  solveChain: readonly number[],
  characters: readonly Character[],
): GridPuzzle {
  return { format: FORMAT, game: theme.id, dialect, seed, config: given, difficulty, start, solveChain, characters };
}

function drawBoard(theme: Theme, rng: Rng): Board {
  const people = theme.drawCast(rng).map((person, id) => ({
    id,
    row: Math.floor(id / theme.cols),
    col: id % theme.cols,
    ...person,
  }));
  return makeBoard({ rows: theme.rows, cols: theme.cols, people });
}

function drawSolution(size: number, [least, most]: readonly [number, number], rng: Rng): World {
  const count = least + rng.below(most - least + 1);
  return maskOf(rng.shuffle(Array.from({ length: size }, (_, id) => id)).slice(0, count));
}

function briefOf(voice: Voice, config: GridConfig, board: Board, solution: World, start: number): Brief {
  const level = levelOf(config.difficulty);
  return {
    size: board.size,
    solution,
    start,
    level,
    draw: drawer(voice.dialect, config, board, solution),
    offer: (clue, speaker) => describe(voice, board, clue, speaker),
    most: mostOf(config, voice.dialect, board.size),
    ...(config.localRulesOnly ? { accepts: (clues) => isLocal(voice, board, clues) } : {}),
  };
}

/** Whether the documents' local rules find everyone. */
function isLocal(voice: Voice, board: Board, clues: readonly unknown[]): boolean {
  const spoken = clues.map((clue, speaker) => {
    const local = voice.local?.(clue, speaker, board);
    return { says: voice.dialect.meaning(clue, speaker, board), ...(local ? { local } : {}) };
  });
  return runDeduction(spoken).facts.known === board.everyone;
}

/** How often a family is asked before it counts as having nothing to say. */
const TRIES = 4;

/** Something true at random, every family as often. With parts switched off, every form that is left as often. */
function drawer(dialect: Dialect, config: GridConfig, board: Board, solution: World): Brief["draw"] {
  if (config.without.length === 0) {
    return (speaker, rng) => {
      const family = rng.pick(dialect.families);
      for (let tries = 0; tries < TRIES; tries++) {
        const clue = dialect.draw(family, speaker, solution, board, rng.below);
        if (clue !== undefined) return clue;
      }
      return undefined;
    };
  }
  const forms = board.people.map(() => undefined as readonly (readonly unknown[])[] | undefined);
  return (speaker, rng) => {
    const lists = forms[speaker] ?? byForm(dialect, sayable(dialect, config, board, solution, speaker));
    forms[speaker] = lists;
    return lists.length === 0 ? undefined : rng.pick(rng.pick(lists));
  };
}

function byForm(dialect: Dialect, clues: readonly unknown[]): readonly (readonly unknown[])[] {
  const lists = new Map<string, unknown[]>();
  for (const clue of clues) {
    const form = dialect.formOf(clue);
    const list = lists.get(form);
    if (list) list.push(clue);
    else lists.set(form, [clue]);
  }
  return [...lists.values()];
}

function describe({ dialect, isQuota }: Voice, board: Board, clue: unknown, speaker: number): Offer {
  const tags = [dialect.formOf(clue)];
  if (dialect.isDirect(clue, speaker, board)) tags.push(DIRECT);
  if (dialect.isElement(clue)) tags.push(ELEMENT);
  return { says: dialect.meaning(clue, speaker, board), tags, isQuota: isQuota(clue) };
}

/** What a person may say: whatever is switched on, or if that is nothing, plainly what someone is. */
export function sayable(
  dialect: Dialect,
  { without }: GridConfig,
  board: Board,
  solution: World,
  speaker: number,
): readonly unknown[] {
  const enabled = dialect.candidates(speaker, solution, board, { without });
  if (enabled.length > 0) return enabled;
  return dialect.candidates(speaker, solution, board).filter((clue) => dialect.isDirect(clue, speaker, board));
}

const DIRECT = " direct";
const ELEMENT = " element";

/** With fewer forms than this the limits would leave nothing to say. */
const FEW_FORMS = 6;

/** Limits of a puzzle: direct clues from medium on, clues about elements, and any one form. */
function mostOf({ difficulty, without }: GridConfig, { parts }: Dialect, size: number): (tag: string) => number {
  if (parts.length - without.length < FEW_FORMS) return () => size;
  const isEasy = difficulty === "easy";
  const isHard = difficulty === "hard" || difficulty === "brutal";
  return (tag) => {
    if (tag === DIRECT) return isEasy ? Math.floor(size / 4) : Math.floor(size / 8);
    if (tag === ELEMENT) return isHard ? 6 : 2;
    return Math.floor(size / 3);
  };
}
