// Follows a list, and where much of it changes at once, a few items in each painted frame: no picture takes long to draw.
"use client";

import { useEffect, useState } from "react";
import { afterPaint } from "./after-paint.ts";

/** What is shown, and whether it is on its way to a list that differs much. */
export interface Approach<T> {
  readonly shown: readonly T[];
  readonly isUnderWay: boolean;
}

/** Takes over the first few items that differ. */
function takeSome<T>(from: readonly T[], to: readonly T[], most: number): readonly T[] {
  let left = most;
  return to.map((item, at) => (item === from[at] || left-- > 0 ? item : (from[at] ?? item)));
}

/** The next that is shown: the list itself, or a few items more of it; the same object if there is nothing to do. */
export function follow<T>(was: Approach<T>, items: readonly T[], atOnce: number): Approach<T> {
  const { shown, isUnderWay } = was;
  const changes = items.filter((item, at) => item !== shown[at]).length;
  if (changes === 0 && items.length === shown.length) return isUnderWay ? { shown, isUnderWay: false } : was;
  if (items.length !== shown.length || (!isUnderWay && changes <= atOnce)) return { shown: items, isUnderWay: false };
  return { shown: takeSome(shown, items, atOnce), isUnderWay: true };
}

/** What changes little is shown at once; what changes much begins after the picture of whatever else changed with it. */
export function useGradually<T>(items: readonly T[], atOnce: number) {
  const [approach, setApproach] = useState<Approach<T>>({ shown: items, isUnderWay: false });
  const next = follow(approach, items, atOnce);
  useEffect(() => (next === approach ? undefined : afterPaint(() => setApproach(next))), [next, approach]);
  return { shown: next.isUnderWay ? approach.shown : next.shown, isBusy: next.isUnderWay };
}
