// Judging a verdict on one or on all: accepted if and only if the evidence forces it. Wrong and unproved are refused alike.

import { entailed, type Facts, fullMask, TooMuch, type World, within } from "@demonstrandum/logic";
import { BOUNDS } from "../reason/bounds.ts";
import type { Laid, Position } from "../reason/position.ts";

const forcedIn = ({ theory }: Laid, position: Position): Facts | undefined | TooMuch =>
  within(BOUNDS.answer, () => entailed(theory, position));

export function judge(laid: Laid, position: Position, person: number, identity: boolean): boolean | TooMuch {
  const forced = forcedIn(laid, position);
  if (forced instanceof TooMuch) return forced;
  if (!forced || ((forced.known >>> person) & 1) === 0) return false;
  return (((forced.value >>> person) & 1) === 1) === identity;
}

/** Whether the evidence leaves this world and no other. */
export function judgeWorld(laid: Laid, position: Position, world: World): boolean | TooMuch {
  const forced = forcedIn(laid, position);
  if (forced instanceof TooMuch) return forced;
  return forced?.known === fullMask(laid.theory.size) && forced.value === world;
}
