// The difficulty card: what the path says about a puzzle, and the documents' score beside it.

import { countBits, type Facts, lengthOf, type ProofLength, type TooMuch, within } from "@demonstrandum/logic";
import { makeRecent } from "@demonstrandum/text";
import type { Game } from "../game/game.ts";
import type { Puzzle } from "../game/puzzle.ts";
import type { Spoken, Table } from "../game/table.ts";
import { argue, canBeTold } from "./argument.ts";
import { BOUNDS } from "./bounds.ts";
import { largestOf, profileOf } from "./level.ts";
import { levelOn } from "./level-on.ts";
import { findLocally } from "./one-clue.ts";
import { openTheoryOf } from "./open-theory.ts";
import { insightsOf, insightsOn, nextInsight, pathFrom, provable } from "./path.ts";
import { type LaidPuzzle, layOut, makeLaidPuzzle, reveal, startPosition } from "./position.ts";
import { canFollow } from "./proof-length.ts";
import type { Step } from "./step.ts";
import { isRefutedByReading } from "./supposition.ts";
import { reasonBySupposing } from "./suppositional-reasoning.ts";
import { type Texture, textureOf } from "./texture.ts";

/** How hard a puzzle is, and why. */
export interface Rating {
  /** The label it deserves; undefined if it fits none. */
  readonly label: string | undefined;
  /** `steps[k]` is how many people take k clues held together, and `insights[k]` how often that takes a new thought. */
  readonly steps: readonly number[];
  readonly insights: readonly number[];
  /** The longest proof in sentences, and how many suppositions stand inside another; left out if one was not found. */
  readonly proofs?: ProofLength;
  /** The most clues in one step, and in the first. */
  readonly largest: number;
  readonly opening: number;
  /** How many people could be proved at each position, in the order of the path. */
  readonly choices: readonly number[];
  /** How it feels beside its label, where clues wait for their speakers; left out if that is too much to work out. */
  readonly texture?: Texture;
  /** The documents' score: steps, share of quota clues and of direct clues, weighted. */
  readonly score: number;
  /** The documents' count: how many steps need one of their higher-order clues (classic types 9–14, complex chains). */
  readonly needed: number;
  /** Whether the documents' local rules finish it alone, and how many identities they find. */
  readonly local: { readonly isSolved: boolean; readonly found: number };
  /** Figures of the game's own, by name. */
  readonly remarks?: Readonly<Record<string, number>>;
}

/** The documents' weights: rounds of their deduction loop, percent of quota clues, percent of direct clues (these count down). */
export const SCORE_WEIGHTS = { rounds: 5, quota: 1, direct: 1 } as const;

/** The card; or that the puzzle is too much to work out. */
export const rate = <P extends Puzzle>(game: Game<P>, puzzle: P): Rating | TooMuch =>
  within(BOUNDS.puzzle, () => makeCard(game, puzzle));

function makeCard<P extends Puzzle>(game: Game<P>, puzzle: P): Rating {
  const laid = layOut(game, puzzle);
  const path = pathFrom(laid);
  const sizes = path.map(({ speakers }) => speakers.length);
  const steps = profileOf(sizes);
  const proofs = longestProof(laid);
  const { facts, rounds } = findLocally(laid.theory, laid.table.clues);
  const found = countBits(facts.known);
  const texture = textureOf(laid);
  return {
    label: deservedLabel(game, puzzle),
    steps,
    insights: profileOf(insightsOf(pathFrom(laid)).map(sizeOf)),
    ...(proofs ? { proofs } : {}),
    largest: largestOf(steps),
    opening: sizes[0] ?? 0,
    choices: openChoices(laid),
    ...(texture ? { texture } : {}),
    score: weigh(laid.table.clues, rounds),
    needed: path.filter(({ speakers }) => speakers.some((id) => laid.table.clues[id]?.kind === "quota")).length,
    local: { isSolved: found === laid.table.people.length, found },
    ...remarksOn(game, puzzle, laid),
  };
}

export const deservedLabel = <P extends Puzzle>(game: Game<P>, puzzle: P): string | undefined =>
  labelDeserved(layOut(game, puzzle));

export function labelDeserved(laid: LaidPuzzle): string | undefined {
  const kept = graded.get(laid);
  if (kept) return kept.label;
  const label = labelOf(laid);
  graded.set(laid, { label });
  return label;
}

const graded = makeRecent<LaidPuzzle, { readonly label: string | undefined }>();

/** The lowest level whose player can solve the puzzle, if they also follow the proofs. */
function labelOf(laid: LaidPuzzle): string | undefined {
  const level = levelOn(laid);
  const most = level?.proofs;
  const isClear = !most || insightsOn(laid).every(({ facts, steps }) => canBeTold(laid, facts, steps, most));
  return isClear ? level?.label : undefined;
}

/** The same by the number of sentences alone, as it was before what they cost to read was counted. */
export function labelBySentences(laid: LaidPuzzle): string | undefined {
  const level = levelOn(laid);
  const most = level?.proofs;
  const isClear =
    !most ||
    insightsOn(laid).every(
      ({ facts, steps }) => isSurelyShort(laid, facts, steps, most) || canFollow(laid.theory, facts, steps, most),
    );
  return isClear ? level?.label : undefined;
}

/**
 * Where everybody has spoken and reading alone refutes the opposite: every line of that shows somebody more, and what is
 * supposed, how it ends and what follows are a sentence each.
 */
function isSurelyShort(laid: LaidPuzzle, facts: Facts, steps: readonly Step[], { sentences }: ProofLength): boolean {
  const open = laid.table.people.length - countBits(facts.known);
  if (laid.table.isGated || open + 2 > sentences) return false;
  const theory = openTheoryOf(laid);
  return steps.every(({ person: index, identity }) => isRefutedByReading(theory, facts, { index, value: !identity }));
}

const sizeOf = (insight: readonly Step[]): number => insight[0]?.speakers.length ?? 0;

/** How much has to be supposed where everybody has spoken, unless that is too much to work out, and what the game adds. */
function remarksOn<P extends Puzzle>(game: Game<P>, puzzle: P, laid: LaidPuzzle): Pick<Rating, "remarks"> {
  if (laid.table.isGated && !game.remarks) return {};
  const reasoning = laid.table.isGated ? undefined : reasonBySupposing(openTheoryOf(laid));
  const supposed = reasoning ? { suppositions: reasoning.suppositions.length, depth: reasoning.depth } : {};
  return { remarks: { ...supposed, ...game.remarks?.(puzzle) } };
}

/** The length of the longest argument, the way of the hints; undefined if one was not found. */
function longestProof(laid: LaidPuzzle): ProofLength | undefined {
  let longest: ProofLength = { sentences: 0, nesting: 0 };
  let position = startPosition(laid.table);
  for (;;) {
    const insight = nextInsight(laid, position);
    if (insight.length === 0) return longest;
    const { steps, proof } = argue(laid, position, insight);
    if (!proof) return undefined;
    const { sentences, nesting } = lengthOf(proof.steps);
    longest = { sentences: Math.max(longest.sentences, sentences), nesting: Math.max(longest.nesting, nesting) };
    for (const { person } of steps) position = reveal(laid.table, position, person);
  }
}

function openChoices(laid: LaidPuzzle): number[] {
  let position = startPosition(laid.table);
  return pathFrom(laid).map(({ person }) => {
    const choices = countBits(provable(laid, position));
    position = reveal(laid.table, position, person);
    return choices;
  });
}

/** The documents' score alone. */
export function scoreOf(table: Table): number {
  const { theory } = makeLaidPuzzle(table);
  return weigh(table.clues, findLocally(theory, table.clues).rounds);
}

function weigh(clues: readonly Spoken[], rounds: number): number {
  const percent = (kind: Spoken["kind"]): number =>
    Math.round((100 * clues.filter((clue) => clue.kind === kind).length) / Math.max(1, clues.length));
  const { rounds: perRound, quota, direct } = SCORE_WEIGHTS;
  return perRound * rounds + quota * percent("quota") - direct * percent("direct");
}
