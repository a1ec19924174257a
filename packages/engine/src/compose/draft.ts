// The draft of one puzzle while it is composed: what everybody could say, what has been chosen, and what is still allowed.

import { isIdle, type Mask, type World } from "@demonstrandum/logic";
import type { Table } from "../game/table.ts";
import { asAim, type Level, type Levels } from "../reason/level.ts";
import type { Rng } from "../rng.ts";
import type { Candidate } from "./candidate.ts";
import type { Steps } from "./step-counts.ts";
import { addClue, makeWalker, setClue, type Walk, type Walker } from "./walker/index.ts";

/** What to compose. */
export interface Brief<C = unknown> {
  readonly size: number;
  readonly solution: World;
  readonly start: number;
  /** Which labels will do, the easiest first. With several nothing is demanded: each beginning aims at one of them. */
  readonly levels: Levels;
  /** Something the person could truthfully say, at random; undefined when nothing came to mind. */
  draw(speaker: number, rng: Rng): Candidate<C> | undefined;
  /** How many clues of the puzzle may have the tag. */
  most(tag: string): number;
  /** Whether somebody may say of the first person alone what everybody sees: only where little else can be said. */
  readonly maySayTheObvious?: boolean;
  /** By speaker, what is said already and stays so. */
  readonly fixed?: readonly (Candidate<C> | undefined)[];
  /** A finished choice as it will lie on the table: what its proofs cost to read depends on how clues are put. */
  lay(clues: readonly C[]): Table;
  /** Whether a finished choice will do, for reasons of the game's own. */
  accepts?(clues: readonly C[]): boolean;
}

/** Something on a person's menu. */
export interface MenuItem<C = unknown> {
  readonly candidate: Candidate<C>;
  /** Indices into `used` and `most`. */
  readonly tags: readonly number[];
  /** Its number for the walker. */
  readonly number: number;
}

export interface PuzzleDraft<C = unknown> {
  readonly brief: Brief<C>;
  readonly rng: Rng;
  readonly walker: Walker;
  readonly chosen: (MenuItem<C> | undefined)[];
  /** What is said already and stays so. */
  readonly fixed: readonly (MenuItem<C> | undefined)[];
  readonly menus: readonly Menu<C>[];
  readonly tagOf: Map<string, number>;
  /** The tags of candidates as numbers; candidates share their lists of tags. */
  readonly tagsOf: Map<readonly string[], readonly number[]>;
  /** How many chosen clues have each tag, and how many may. */
  readonly used: number[];
  readonly most: number[];
  /** Keys of the chosen clues. */
  readonly keys: Set<number>;
  /** Which insights have proofs that the player follows, as far as that was asked. */
  readonly proofsFit: Map<string, boolean>;
  /** Whose clues made the last choice unwanted, as nobody would follow what they prove; none if it was otherwise. */
  tangled: Mask;
  /** What is aimed at, and whose label the last choice deserved. */
  level: Level;
  granted: Level;
  /** How many steps of one, two and more clues are wanted. */
  target: Steps;
  /** Long steps come as if the walk were so many people further: some puzzles are hard early, some late. */
  lead: number;
  /** How many steps further from that will do, because beginnings have failed. */
  leeway: number;
}

interface Menu<C> {
  readonly choices: MenuItem<C>[];
  /** The keys of their candidates. */
  readonly keys: number[];
  /** How many of the last draws gave nothing new. */
  misses: number;
}

/** On the board for which levels say how many long steps there are. */
const USUAL_STEPS = 19;
/** By how many people long steps come early, or late. */
const LEADS: readonly number[] = [-3, 0, 0, 4, 8];
/** How many things one person has to choose from. The first to speak has more, having to lead on alone. */
const MENU = 16;
const FIRST_MENU = 3 * MENU;
/** As much again, where the menu holds nothing that will do. */
export const LONG_MENU = 3 * MENU;
/** After so many draws in a row that gave nothing new there is nothing left to say. */
const MISSES = 12;

export function makeDraft<C>(brief: Brief<C>, rng: Rng): PuzzleDraft<C> {
  const fixed: (MenuItem<C> | undefined)[] = [];
  const draft = makeEmptyDraft(brief, rng, fixed);
  for (const candidate of brief.fixed ?? []) fixed.push(candidate && makeItem(draft, candidate));
  return draft;
}

function makeEmptyDraft<C>(brief: Brief<C>, rng: Rng, fixed: PuzzleDraft<C>["fixed"]): PuzzleDraft<C> {
  return {
    brief,
    rng,
    walker: makeWalker(brief.size, brief.solution, brief.start, brief.size * (LONG_MENU + 1)),
    chosen: new Array<MenuItem<C> | undefined>(brief.size).fill(undefined),
    fixed,
    menus: Array.from({ length: brief.size }, () => ({ choices: [], keys: [], misses: 0 })),
    tagOf: new Map(),
    tagsOf: new Map(),
    used: [],
    most: [],
    keys: new Set(),
    proofsFit: new Map(),
    tangled: 0,
    level: brief.levels[0],
    granted: brief.levels[0],
    target: [0, 0, 0],
    lead: 0,
    leeway: 0,
  };
}

/** Whether any label will do. */
export const takesAny = <C>({ brief }: PuzzleDraft<C>): boolean => brief.levels.length > 1;

/** Nobody says anything but what stays, and a new target. */
export function clear<C>(draft: PuzzleDraft<C>, leeway: number): void {
  const { brief, rng } = draft;
  draft.leeway = takesAny(draft) ? Number.POSITIVE_INFINITY : leeway;
  draft.level = takesAny(draft) ? asAim(rng.pick(brief.levels)) : withinReach(brief.levels[0]);
  for (let speaker = 0; speaker < brief.size; speaker++) choose(draft, speaker, draft.fixed[speaker]);
  draft.lead = rng.pick(LEADS);
  draft.target = drawTarget(draft.level, brief.size - 1, rng);
}

/** More clues at once are not aimed at: to tell such proofs in few words takes seconds, and hardly any can be. */
const MOST_AT_ONCE = 5;

const withinReach = (level: Level): Level => ({ ...level, most: Math.min(level.most, MOST_AT_ONCE) });

/** One of the level's numbers of long steps, and its share of twos as whole ones; a fraction is rounded up as often as it is large. */
function drawTarget(level: Level, steps: number, rng: Rng): Steps {
  const share = Math.round((rng.pick(level.longs) * steps) / USUAL_STEPS);
  const long = Math.min(level.mostLong, Math.max(level.leastLong, share));
  const two = Math.floor((level.twos * steps + rng.below(100)) / 100);
  return [steps - two - long, two, long];
}

const menuLength = ({ brief }: PuzzleDraft, speaker: number): number => (speaker === brief.start ? FIRST_MENU : MENU);

/** The first on the person's menu that will do, from anywhere on it; it is drawn up only as far as that takes. */
export function findChoice<C>(
  draft: PuzzleDraft<C>,
  speaker: number,
  willDo: (choice: MenuItem<C>) => boolean,
  length = menuLength(draft, speaker),
): MenuItem<C> | undefined {
  const from = draft.rng.below((draft.menus[speaker] as Menu<C>).choices.length + 1);
  for (let i = 0; i < length; i++) {
    const choice = choiceAt(draft, speaker, (from + i) % length);
    if (choice && isFree(draft, speaker, choice) && willDo(choice)) return choice;
  }
  return undefined;
}

/** Something the person could say, drawn when first asked for: no two alike, and each tells something. Undefined if none. */
function choiceAt<C>(draft: PuzzleDraft<C>, speaker: number, index: number): MenuItem<C> | undefined {
  const menu = draft.menus[speaker] as Menu<C>;
  while (menu.choices.length <= index && menu.misses < MISSES) {
    const choice = drawChoice(draft, speaker, menu.keys);
    menu.misses = choice ? 0 : menu.misses + 1;
    if (!choice) continue;
    menu.choices.push(choice);
    menu.keys.push(choice.candidate.key);
  }
  return menu.choices[index];
}

/** Everything on the person's menu. */
export function menuOf<C>(draft: PuzzleDraft<C>, speaker: number): readonly MenuItem<C>[] {
  choiceAt(draft, speaker, menuLength(draft, speaker) - 1);
  return (draft.menus[speaker] as Menu<C>).choices;
}

function drawChoice<C>(draft: PuzzleDraft<C>, speaker: number, keys: readonly number[]): MenuItem<C> | undefined {
  const { brief, rng } = draft;
  const candidate = brief.draw(speaker, rng);
  if (candidate === undefined || keys.includes(candidate.key)) return undefined;
  const known = knownTo(brief, speaker);
  if (isIdle(candidate.compiled, { known, value: known & brief.solution })) return undefined;
  return makeItem(draft, candidate);
}

const makeItem = <C>(draft: PuzzleDraft<C>, candidate: Candidate<C>): MenuItem<C> => ({
  candidate,
  tags: tagNumbers(draft, candidate.tags),
  number: addClue(draft.walker, candidate.compiled),
});

/** Whether the choice stays within the limits, comes in time and nobody else says the same. */
export function isFree<C>(draft: PuzzleDraft<C>, speaker: number, { tags, candidate }: MenuItem<C>): boolean {
  const { used, most, keys, walker } = draft;
  const { awaits } = candidate;
  if (awaits >= 0 && awaits !== speaker && !isInTime(walker.kept, speaker, awaits)) return false;
  for (let i = 0; i < tags.length; i++) {
    const tag = tags[i] as number;
    if ((used[tag] as number) >= (most[tag] as number)) return false;
  }
  return !keys.has(candidate.key);
}

/** Whether somebody is revealed no later than the speaker. */
export function isInTime({ order, length }: Walk, speaker: number, awaited: number): boolean {
  for (let i = 0; i < length; i++) {
    if (order[i] === awaited) return true;
    if (order[i] === speaker) return false;
  }
  return false;
}

/** Whom everybody knows when the speaker is heard. */
const knownTo = <C>({ start, maySayTheObvious }: Brief<C>, speaker: number): Mask =>
  maySayTheObvious ? 1 << speaker : (1 << speaker) | (1 << start);

function tagNumbers<C>(draft: PuzzleDraft<C>, tags: readonly string[]): readonly number[] {
  const kept = draft.tagsOf.get(tags);
  if (kept) return kept;
  const numbers = tags.map((tag) => tagNumber(draft, tag));
  draft.tagsOf.set(tags, numbers);
  return numbers;
}

function tagNumber<C>({ tagOf, used, most, brief }: PuzzleDraft<C>, tag: string): number {
  const kept = tagOf.get(tag);
  if (kept !== undefined) return kept;
  tagOf.set(tag, used.length);
  most.push(brief.most(tag));
  return used.push(0) - 1;
}

/** Makes it what the person says, or nothing. */
export function choose<C>(draft: PuzzleDraft<C>, speaker: number, choice: MenuItem<C> | undefined): void {
  const before = draft.chosen[speaker];
  if (before) count(draft, before, -1);
  if (choice) count(draft, choice, 1);
  draft.chosen[speaker] = choice;
  setClue(draft.walker, speaker, choice?.number ?? -1);
}

/** Whoever is revealed and has not spoken, in the order in which they were. */
export function silentOf<C>({ walker, chosen }: PuzzleDraft<C>): number[] {
  const silent: number[] = [];
  for (let i = 0; i < walker.length; i++) {
    const person = walker.order[i] as number;
    if (!chosen[person]) silent.push(person);
  }
  return silent;
}

function count<C>({ used, keys }: PuzzleDraft<C>, { tags, candidate }: MenuItem<C>, by: 1 | -1): void {
  for (let i = 0; i < tags.length; i++) used[tags[i] as number] = (used[tags[i] as number] as number) + by;
  if (by === 1) keys.add(candidate.key);
  else keys.delete(candidate.key);
}
