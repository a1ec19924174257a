// Reading data that came from outside: valibot does the checking, ClueError does the telling.

import * as v from "valibot";
import { ClueError } from "./clue-error.ts";

/** The data as the schema reads it, or a ClueError that says where in the data it went wrong. */
export function parseData<T>(schema: v.GenericSchema<unknown, T>, data: unknown, what: string): T {
  const result = v.safeParse(schema, data);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const path = v.getDotPath(issue);
  throw new ClueError(`${path === null ? what : `${what}, "${path}"`}: ${issue.message}`);
}

/** A whole number from 0 on, small enough to be a count, a line or a person. */
export const Whole = v.pipe(
  v.number("a number is needed"),
  v.integer("a whole number is needed"),
  v.minValue(0, "a number from 0 on is needed"),
  v.maxValue(30, "a number up to 30 is needed"),
);
