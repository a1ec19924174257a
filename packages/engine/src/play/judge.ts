// Judging a verdict on one or on all: accepted if and only if the evidence forces it. Wrong and unproved are refused alike.

import { entailed, type Facts, fullMask, type Theory, TooMuch, type World, within } from "@demonstrandum/logic";
import { BOUNDS } from "../reason/bounds.ts";
import type { LaidPuzzle, Position } from "../reason/position.ts";

/** What a position forces: it stands until somebody is revealed, and hundreds of verdicts may be given in it meanwhile. */
const known = new WeakMap<Position, { readonly theory: Theory; readonly forced: Facts | undefined }>();

function forcedIn({ theory }: LaidPuzzle, position: Position): Facts | undefined | TooMuch {
  const kept = known.get(position);
  if (kept?.theory === theory) return kept.forced;
  const forced = within(BOUNDS.answer, () => entailed(theory, position));
  if (!(forced instanceof TooMuch)) known.set(position, { theory, forced });
  return forced;
}

export function judge(laid: LaidPuzzle, position: Position, person: number, identity: boolean): boolean | TooMuch {
  const forced = forcedIn(laid, position);
  if (forced instanceof TooMuch) return forced;
  if (!forced || ((forced.known >>> person) & 1) === 0) return false;
  return (((forced.value >>> person) & 1) === 1) === identity;
}

/** Whether the evidence leaves this world and no other. */
export function judgeWorld(laid: LaidPuzzle, position: Position, world: World): boolean | TooMuch {
  const forced = forcedIn(laid, position);
  if (forced instanceof TooMuch) return forced;
  return forced?.known === fullMask(laid.theory.size) && forced.value === world;
}
