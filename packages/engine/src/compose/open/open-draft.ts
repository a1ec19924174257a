// The draft of one puzzle where everybody speaks from the start: what each could say, what has been chosen, and
// from where nothing may be read.

import { type Compiled, compile, type Facts, readClue, type World } from "@demonstrandum/logic";
import { evidenceFrom, type Honesty } from "../../game/honesty.ts";
import type { Levels } from "../../reason/level.ts";
import type { AimedLevel } from "../../reason/open-level.ts";
import type { Rng } from "../../rng.ts";
import type { Candidate } from "../candidate.ts";

/** What to compose. */
export interface OpenBrief<C = unknown> {
  readonly size: number;
  readonly solution: World;
  /** Which labels will do: each beginning aims at one of them. */
  readonly levels: Levels<AimedLevel>;
  /**
   * Something the person could say, at random, being what they are; undefined when nothing came to mind. What is said rashly
   * may give its speaker away by itself.
   */
  draw(speaker: number, rng: Rng, isRash: boolean): OpenCandidate<C> | undefined;
  /** How many clues of the puzzle may have the tag. */
  most(tag: string): number;
  /** By speaker, what is said already and stays so. */
  readonly fixed?: readonly (OpenCandidate<C> | undefined)[];
}

/** What somebody could say, and what that tells about everyone if they do. */
export interface OpenCandidate<C = unknown> {
  readonly candidate: Candidate<C>;
  readonly evidence: Compiled;
}

/** A candidate in the mouth of somebody who may lie. */
export const makeOpenCandidate = <C>(candidate: Candidate<C>, speaker: number, honesty: Honesty): OpenCandidate<C> => ({
  candidate,
  evidence: compile(evidenceFrom(honesty, speaker, [candidate.compiled.says])),
});

export interface OpenDraft<C = unknown> {
  readonly brief: OpenBrief<C>;
  readonly rng: Rng;
  readonly menus: OpenCandidate<C>[][];
  readonly chosen: (OpenCandidate<C> | undefined)[];
  readonly used: Map<string, number>;
  readonly keys: Set<number>;
  /** Where reading must end, so that something has to be supposed: nothing that is said may tell anything there. */
  readonly ends: Facts[];
}

/** How many things one person has to choose from, and how often something new may fail to come to mind. */
const MENU = 40;
const TRIES = 2 * MENU;

export function makeOpenDraft<C>(brief: OpenBrief<C>, rng: Rng): OpenDraft<C> {
  return {
    brief,
    rng,
    menus: Array.from({ length: brief.size }, (_, speaker) => drawMenu(brief, speaker, rng)),
    chosen: Array.from({ length: brief.size }, () => undefined),
    used: new Map(),
    keys: new Set(),
    ends: [],
  };
}

function drawMenu<C>(brief: OpenBrief<C>, speaker: number, rng: Rng): OpenCandidate<C>[] {
  const menu = new Map<number, OpenCandidate<C>>();
  for (let tries = 0; tries < TRIES && menu.size < MENU; tries++) {
    const item = brief.draw(speaker, rng, false);
    if (item) menu.set(item.candidate.key, item);
  }
  return [...menu.values()];
}

/** Nobody says anything but what stays. */
export function clearOpen<C>(draft: OpenDraft<C>): void {
  const { brief, chosen, used, keys, ends } = draft;
  chosen.fill(undefined);
  used.clear();
  keys.clear();
  ends.length = 0;
  for (const [speaker, item] of (brief.fixed ?? []).entries()) if (item) say(draft, speaker, item);
}

export const silentOn = ({ chosen }: OpenDraft): number[] =>
  [...chosen.keys()].filter((speaker) => chosen[speaker] === undefined);

/** What has been said so far. */
export const saidOn = ({ chosen }: OpenDraft): Compiled[] => chosen.flatMap((item) => (item ? [item.evidence] : []));

export function say<C>({ chosen, keys, used }: OpenDraft<C>, speaker: number, item: OpenCandidate<C>): void {
  chosen[speaker] = item;
  keys.add(item.candidate.key);
  for (const tag of item.candidate.tags) used.set(tag, (used.get(tag) ?? 0) + 1);
}

/** Whether it may be said: nobody says the same, not too many say the like, and it tells nothing where reading must end. */
export const isAllowed = <C>(
  { keys, used, brief, ends }: OpenDraft<C>,
  { candidate, evidence }: OpenCandidate<C>,
): boolean =>
  !keys.has(candidate.key) &&
  candidate.tags.every((tag) => (used.get(tag) ?? 0) < brief.most(tag)) &&
  ends.every((facts) => readClue(facts, evidence)?.known === facts.known);

/** The first thing that a silent person may say and that will do, and who that is. */
export function findWords<C>(
  draft: OpenDraft<C>,
  willDo: (item: OpenCandidate<C>) => boolean,
): { readonly speaker: number; readonly item: OpenCandidate<C> } | undefined {
  for (const speaker of draft.rng.shuffle(silentOn(draft))) {
    const item = draft.menus[speaker]?.find((each) => willDo(each) && isAllowed(draft, each));
    if (item) return { speaker, item };
  }
  return undefined;
}
