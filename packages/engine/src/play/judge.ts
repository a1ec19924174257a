// Judging a verdict: accepted if and only if the evidence forces it. Wrong and unproved are refused alike.

import { entailed, TooMuch, within } from "@demonstrandum/logic";
import { BOUNDS } from "../reason/bounds.ts";
import type { Laid, Position } from "../reason/position.ts";

export function judge(laid: Laid, position: Position, person: number, identity: boolean): boolean | TooMuch {
  const forced = within(BOUNDS.answer, () => entailed(laid.theory, position));
  if (forced instanceof TooMuch) return forced;
  if (!forced || ((forced.known >>> person) & 1) === 0) return false;
  return (((forced.value >>> person) & 1) === 1) === identity;
}
