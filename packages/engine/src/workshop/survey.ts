// What there is to say of a draft at any moment: how many worlds are left, how far one gets, how hard that is, and what is wasted.
// It is what the audit will say of the puzzle, found from the same reasoning.

import {
  countBits,
  countWorlds,
  entailed,
  fullMask,
  ImpossibleError,
  indices,
  type Mask,
  predicate,
  TooMuch,
  type World,
  within,
  worlds,
} from "@demonstrandum/logic";
import { evidenceOf } from "../game/honesty.ts";
import type { Puzzle } from "../game/puzzle.ts";
import type { Table } from "../game/table.ts";
import { BOUNDS } from "../reason/bounds.ts";
import { emptySpeakers, idleSpeakers, type Repeat, repeatsIn } from "../reason/idle.ts";
import { insightsOf, pathFrom } from "../reason/path.ts";
import { identityOf, type LaidPuzzle, type Position, reveal, startPosition } from "../reason/position.ts";
import { labelDeserved } from "../reason/rate.ts";
import { layDraft, silentPeople, type Workshop } from "./lay-draft.ts";

/** How many worlds there are: so many, or more than so many. */
export interface WorldCount {
  readonly count: number;
  readonly isExact: boolean;
}

/** Clues, and everyone whom they settle at once. */
export interface DraftInsight {
  readonly speakers: readonly number[];
  readonly people: readonly number[];
}

/** Where it cannot go on: two worlds that fit everything heard so far, and in whom they differ. */
export interface StuckPlace {
  readonly worlds: readonly [World, World];
  readonly differ: readonly number[];
}

/** All that is known of a draft. */
export interface Survey {
  readonly silent: readonly number[];
  /** Whose words are not what they would say. Nothing is said of proofs then: from falsehoods everything follows. */
  readonly untrue: readonly number[];
  readonly worlds: WorldCount;
  /** In the order in which they can be proved, those revealed at the start first. */
  readonly proved: readonly number[];
  readonly insights: readonly DraftInsight[];
  readonly stuck?: StuckPlace;
  /** The label that the puzzle would have; left out where it is not solved, or fits none. */
  readonly label?: string;
  /** Which of the insights takes the most clues, the first of several. */
  readonly hardest?: number;
  /** Whose words tell nothing, or nothing any more when they are heard; and who says what was said before. */
  readonly idle: readonly number[];
  readonly repeated: readonly Repeat[];
  /** The draft is too much to work out, so some of this is missing. */
  readonly isTooMuch?: true;
}

/** Whether everybody has spoken, one world is left and everybody can be proved. */
export const isWhole = ({ silent, untrue, worlds, proved, stuck }: Survey): boolean =>
  silent.length === 0 && untrue.length === 0 && worlds.count === 1 && !stuck && proved.length > 0;

/** Throws PuzzleError where a clue cannot be understood. */
export function surveyDraft<P extends Puzzle>(workshop: Workshop<P>, draft: Puzzle): Survey {
  const table = workshop.drafts.lay(draft);
  const untrue = untrueOn(table);
  const plain = { silent: silentPeople(table), untrue, proved: [], insights: [], idle: [], repeated: [] };
  try {
    const laid = layDraft(workshop, draft);
    if (untrue.length > 0) return { ...plain, worlds: countLeft(laid) };
    const survey = within(BOUNDS.puzzle, () => surveyLaid(laid));
    return survey instanceof TooMuch ? { ...plain, worlds: countLeft(laid), isTooMuch: true } : survey;
  } catch (error) {
    // What cannot be true at all has no place in a theory.
    if (error instanceof ImpossibleError) return { ...plain, worlds: { count: 0, isExact: true } };
    throw error;
  }
}

/** Where all that was said is true. */
export function surveyLaid(laid: LaidPuzzle): Survey {
  const silent = silentPeople(laid.table);
  const steps = pathFrom(laid);
  const insights = insightsOf(steps).map((insight) => ({
    speakers: insight[0]?.speakers ?? [],
    people: insight.map(({ person }) => person),
  }));
  const proved = [...laid.table.start, ...steps.map(({ person }) => person)];
  const isSolved = proved.length === laid.table.people.length;
  const label = isSolved ? labelDeserved(laid) : undefined;
  const stuck = isSolved ? undefined : stuckAt(laid, proved);
  return {
    silent,
    untrue: [],
    worlds: countLeft(laid),
    proved,
    insights,
    ...(stuck ? { stuck } : {}),
    ...(label === undefined ? {} : { label }),
    ...(insights.length > 0 ? { hardest: hardestOf(insights) } : {}),
    idle: wasted(laid, silent),
    repeated: repeatsIn(laid),
    ...(isSolved || stuck ? {} : { isTooMuch: true as const }),
  };
}

const untrueOn = (table: Table): number[] =>
  [...table.clues.keys()].filter((person) => !predicate(evidenceOf(table, person))(table.solution));

/** More worlds than this are not listed where they are too much to count. */
const MANY = 1000;

/** How many worlds all that was said leaves. */
export function countLeft({ theory }: Pick<LaidPuzzle, "theory">): WorldCount {
  const count = within(BOUNDS.answer, () => countWorlds(theory));
  if (!(count instanceof TooMuch)) return { count, isExact: true };
  const listed = within(BOUNDS.answer, () => worlds(theory, {}, MANY + 1).length);
  return { count: listed instanceof TooMuch ? 1 : listed - 1, isExact: false };
}

/** Where the path ends, the answer and the world nearest to it that fits as well; undefined if that is all there is. */
function stuckAt({ table, theory }: LaidPuzzle, proved: readonly number[]): StuckPlace | undefined {
  const position = proved.reduce((now, person) => reveal(table, now, person), startPosition(table));
  const forced = entailed(theory, position);
  const open = fullMask(table.people.length) & ~(forced?.known ?? 0);
  let nearest: World | undefined;
  for (const person of indices(open)) {
    const [world] = worlds(theory, otherwise(table, position, person), 1);
    if (world !== undefined && (nearest === undefined || distance(world, table) < distance(nearest, table)))
      nearest = world;
  }
  if (nearest === undefined) return undefined;
  return { worlds: [table.solution, nearest], differ: indices(nearest ^ table.solution) };
}

/** The position, and of one person what they are not. */
const otherwise = (table: Table, { facts, clues }: Position, person: number): Position => ({
  facts: {
    known: facts.known | (1 << person),
    value: identityOf(table, person) ? facts.value : facts.value | (1 << person),
  },
  clues,
});

const distance = (world: Mask, { solution }: Table): number => countBits(world ^ solution);

function hardestOf(insights: readonly DraftInsight[]): number {
  const most = Math.max(...insights.map(({ speakers }) => speakers.length));
  return insights.findIndex(({ speakers }) => speakers.length === most);
}

/** Whose words tell nothing, or nothing any more once they are heard; whoever is silent is not meant. */
function wasted(laid: LaidPuzzle, silent: readonly number[]): number[] {
  const late = laid.table.isGated ? idleSpeakers(laid) : [];
  return [...new Set([...emptySpeakers(laid), ...late])].filter((person) => !silent.includes(person));
}
