// What a tap on a cell sets where taps mark cells: has it, lacks it, nothing again, and no step that would change nothing.
import type { Analysis, Log } from "@demonstrandum/deals";
import { cellKey, certainHolding, marksOf } from "../store/mark.ts";

/** A mark, or none; "fixed" where the deal itself says it, which no mark can override. */
export type NextMark = boolean | "none" | "fixed";

export function nextMark(log: Log, analysis: Analysis, owner: string, card: string): NextMark {
  const mark = marksOf(log, analysis).get(cellKey(owner, card));
  if (mark) return mark.holds && mark.standing !== "contested" ? false : "none";
  if (isFixed(analysis, owner, card)) return "fixed";
  return certainHolding(analysis, owner, card) !== true;
}

const isFixed = ({ deductions }: Analysis, owner: string, card: string): boolean =>
  deductions.some(
    ({ claim, sources }) =>
      sources.length === 0 && claim.kind === "cell" && claim.owner === owner && claim.card === card,
  );
