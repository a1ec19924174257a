// Reading data that came from outside: valibot does the checking, ClueError does the telling.

import { flawless, type Remark, remarkOf } from "@demonstrandum/text";
import * as v from "valibot";
import { ClueError } from "./clue-error.ts";
import { clueRemark } from "./remarks/en.ts";

/** The data as the schema reads it, or a ClueError that says where in the data it went wrong. */
export function parseData<T>(schema: v.GenericSchema<unknown, T>, data: unknown, what: string): T {
  const result = v.safeParse(schema, data);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const path = v.getDotPath(issue);
  const flaw = remarkIssue(issue);
  throw new ClueError(path === null ? clueRemark.inData({ what, flaw }) : clueRemark.inDataAt({ what, path, flaw }));
}

const NEEDED: Readonly<Record<string, Remark>> = {
  Object: clueRemark.objectNeeded(),
  Array: clueRemark.listNeeded(),
  string: clueRemark.textNeeded(),
};

/** What our own schemas say of it, or what follows from what valibot expected and received. */
function remarkIssue(issue: v.BaseIssue<unknown>): Remark {
  const { expected, received } = issue;
  const own = remarkOf(issue);
  if (own !== undefined) return own;
  if (expected === "never") return clueRemark.strangeKey({ key: received });
  if (expected === null || expected.startsWith('"')) return clueRemark.missingKey();
  return NEEDED[expected] ?? clueRemark.dataNeeded({ expected });
}

/** No board has more people. */
const LARGEST = 30;

/** A whole number from 0 on, small enough to be a count, a line or a person. */
export const Whole = v.custom<number>(...flawless(flawOfWhole));

/** One check instead of a pipe of four: every clue has such numbers. */
function flawOfWhole(input: unknown): Remark | undefined {
  if (typeof input !== "number" || Number.isNaN(input)) return clueRemark.numberNeeded();
  if (!Number.isInteger(input)) return clueRemark.wholeNeeded();
  if (input < 0) return clueRemark.fromZeroNeeded();
  return input > LARGEST ? clueRemark.smallNeeded({ most: LARGEST }) : undefined;
}
