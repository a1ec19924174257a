// One try at a grid puzzle: draw the cast and who is what, let the engine compose the clues, write it all down.

import { type Board, type Dialect, makeBoard } from "@demonstrandum/clues";
import {
  type Brief,
  compose,
  type Drawn,
  FORMAT,
  levelOf,
  makeOffer,
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
  const voice = theme.voice(config);
  const solution = drawSolution(voice, board, config.hidden, rng);
  const start = rng.below(board.size);
  const composed = compose(briefOf(voice, config, board, solution, start), rng);
  if ("rejected" in composed) return composed;
  const { clues, order } = composed;
  const identities = theme.identities(config);
  const bare = board.people.map(({ id, name, row, col, spiritualRoot }): Character => {
    const identity = identities[(solution >>> id) & 1] as string;
    const clue = voice.dialect.makeClue(clues[id], id, board) as ClueJson;
    if (spiritualRoot === undefined) return { id, name, row, col, identity, clue };
    return { id, name, row, col, spiritualRoot, identity, clue };
  });
  const characters = theme.hasDeductable
    ? withDeductable(bare, deductableCells(meaningsOf(voice, clues, board), solution, order))
    : bare;
  return { puzzle: writeDown(theme, config, seed, start, order, characters) };
}

export const meaningsOf = ({ dialect }: Voice, clues: readonly unknown[], board: Board): Constraint[] =>
  clues.map((clue, id) => dialect.meaning(clue, id, board));

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

/** How many worlds the best is taken from. */
const WORLDS = 8;

/** Who is of the hidden kind. Where the voice has a taste, the world that leaves the fewest people without much to say. */
function drawSolution({ mutes }: Voice, board: Board, [least, most]: readonly [number, number], rng: Rng): World {
  const count = least + rng.below(most - least + 1);
  const everyone = board.people.map(({ id }) => id);
  const draw = (): World => maskOf(rng.shuffle(everyone).slice(0, count));
  if (!mutes) return draw();
  let best = draw();
  let fewest = mutes(best, board);
  for (let i = 1; i < WORLDS && fewest > 0; i++) {
    const world = draw();
    const number = mutes(world, board);
    if (number < fewest) [best, fewest] = [world, number];
  }
  return best;
}

function briefOf(voice: Voice, config: GridConfig, board: Board, solution: World, start: number): Brief {
  const level = levelOf(config.difficulty);
  return {
    size: board.size,
    solution,
    start,
    level,
    draw: drawer(voice, config, board, solution),
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

/** Something true at random: drawn where the dialect can, else dealt, nothing twice and every form as often. */
function drawer(voice: Voice, config: GridConfig, board: Board, solution: World): Brief["draw"] {
  const { dialect } = voice;
  const decks: (unknown[][] | undefined)[] = board.people.map(() => undefined);
  const draw = (speaker: number, rng: Rng): unknown => {
    if (dialect.draw && config.without.length === 0) return dialect.draw(speaker, solution, board, rng.below);
    const deck = decks[speaker] ?? byForm(dialect, sayable(dialect, config, board, solution, speaker));
    decks[speaker] = deck;
    return deal(deck, rng);
  };
  return (speaker, rng) => {
    const clue = draw(speaker, rng);
    return clue === undefined ? undefined : offerOf(voice, board, clue, speaker);
  };
}

/** A card from one of the piles, each pile as likely; it is then gone. */
function deal(piles: unknown[][], rng: Rng): unknown {
  if (piles.length === 0) return undefined;
  const index = rng.below(piles.length);
  const pile = piles[index] as unknown[];
  const card = takeOut(pile, rng.below(pile.length));
  if (pile.length === 0) takeOut(piles, index);
  return card;
}

/** The last takes its place. */
function takeOut<T>(list: T[], index: number): T | undefined {
  const taken = list[index];
  const last = list.pop() as T;
  if (index < list.length) list[index] = last;
  return taken;
}

function byForm(dialect: Dialect, clues: readonly unknown[]): unknown[][] {
  const lists = new Map<string, unknown[]>();
  let list: unknown[] = [];
  let last: string | undefined;
  for (const clue of clues) {
    const form = dialect.formOf(clue);
    if (form !== last) {
      list = lists.get(form) ?? [];
      lists.set(form, list);
      last = form;
    }
    list.push(clue);
  }
  return [...lists.values()];
}

const offers = new WeakMap<object, Offer>();

function offerOf(voice: Voice, board: Board, clue: unknown, speaker: number): Offer {
  const lasting = voice.dialect.lasting?.(clue);
  const kept = lasting && offers.get(lasting);
  if (kept) return kept;
  const offer = describe(voice, board, clue, speaker);
  if (lasting) offers.set(lasting, offer);
  return offer;
}

function describe({ dialect, isQuota }: Voice, board: Board, clue: unknown, speaker: number): Offer {
  const tags = tagsFor(dialect.formOf(clue), dialect.isDirect(clue, speaker, board), dialect.isElement(clue));
  return makeOffer(clue, dialect.meaning(clue, speaker, board), tags, isQuota(clue));
}

/** One list for all clues that have the same tags. */
const tagLists = new Map<string, readonly (readonly string[])[]>();

function tagsFor(form: string, isDirect: boolean, isElement: boolean): readonly string[] {
  const lists = tagLists.get(form) ?? [[form], [form, DIRECT], [form, ELEMENT], [form, DIRECT, ELEMENT]];
  tagLists.set(form, lists);
  return lists[(isDirect ? 1 : 0) + (isElement ? 2 : 0)] as readonly string[];
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
