// Keys that hide: every object of JavaScript has some without being told, so a schema takes them for known ones and says
// nothing when data brings them along.

import type { Remark } from "@demonstrandum/text";
import { gameRemark } from "./remarks/en.ts";

const DEEPEST = 20;

/** The first key in data that hides, or that it is nested deeper than anything here; undefined if all is plain. */
export function findHiddenKey(data: unknown, depth = 0): Remark | undefined {
  if (typeof data !== "object" || data === null) return undefined;
  if (depth > DEEPEST) return gameRemark.deepKey();
  for (const [key, value] of Object.entries(data)) {
    if (key in Object.prototype) return gameRemark.key({ key });
    const inside = findHiddenKey(value, depth + 1);
    if (inside !== undefined) return inside;
  }
  return undefined;
}
