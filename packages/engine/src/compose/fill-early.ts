// Whoever was revealed long ago and is still silent grows dangerous: anything they say would have been on the table ever
// since, and may spoil steps that were taken without it. So as the walk goes on, all but the latest say something quiet:
// best what changes no step so far, else what spoils nothing, else what tells nothing: that can be exchanged in the end.

import { choose, findChoice, type MenuItem, type PuzzleDraft, silentOf } from "./draft.ts";
import { isFeasible, walkOn } from "./feasible.ts";
import { isIdleChoice, knownAfter } from "./idle.ts";
import { keep, type Walk } from "./walker/index.ts";

/** So many of the latest may stay silent, to lead on when the walk is stuck. */
const LATEST = 2;

/** False if somebody had nothing quiet to say. */
export function fillEarly<C>(draft: PuzzleDraft<C>): boolean {
  const { walker, brief } = draft;
  const silent = silentOf(draft);
  for (let i = 0; i < silent.length - LATEST && walker.length < brief.size; i++) {
    const speaker = silent[i] as number;
    const choice = findQuiet(draft, speaker);
    if (!choice) return false;
    choose(draft, speaker, choice);
    walkOn(draft, speaker);
    keep(walker);
  }
  return true;
}

function findQuiet<C>(draft: PuzzleDraft<C>, speaker: number): MenuItem<C> | undefined {
  const { walker } = draft;
  const known = knownAfter(walker.kept, walker.kept.length);
  let harmless: MenuItem<C> | undefined;
  let idle: MenuItem<C> | undefined;
  const quiet = findChoice(draft, speaker, (choice) => {
    if (isIdleChoice(draft, choice, known)) {
      idle ??= choice;
      return false;
    }
    choose(draft, speaker, choice);
    walkOn(draft, speaker);
    choose(draft, speaker, undefined);
    if (hasSameSteps(walker, walker.kept)) return true;
    if (!harmless && walker.length >= walker.kept.length && isFeasible(draft)) harmless = choice;
    return false;
  });
  return quiet ?? harmless ?? idle;
}

function hasSameSteps(walk: Walk, kept: Walk): boolean {
  if (walk.length !== kept.length) return false;
  for (let i = 1; i < walk.length; i++) if (walk.sizes[i] !== kept.sizes[i]) return false;
  return true;
}
