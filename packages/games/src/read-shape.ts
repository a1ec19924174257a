// Reading a puzzle: valibot checks its shape, PuzzleError tells where it is wrong and why. Whether the puzzle is sound is the
// audit's business.

import { PuzzleError, remarkIssue } from "@demonstrandum/engine";
import * as v from "valibot";
import { findHiddenKey } from "./keys.ts";
import { gameRemark } from "./remarks/en.ts";

/** Throws PuzzleError with the place in the data. */
export function readShape<T>(schema: v.GenericSchema<unknown, T>, data: unknown): T {
  const hidden = findHiddenKey(data);
  if (hidden !== undefined) throw new PuzzleError(gameRemark.noPuzzleKey({ key: hidden }));
  const read = v.safeParse(schema, data);
  if (read.success) return read.output;
  const [issue] = read.issues;
  const place = v.getDotPath(issue) ?? undefined;
  const flaw = remarkIssue(issue);
  throw new PuzzleError(place ? gameRemark.wrongAt({ place, flaw }) : gameRemark.noPuzzle({ flaw }));
}
