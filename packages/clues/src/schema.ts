// Reading data that came from outside: valibot does the checking, ClueError does the telling.

import * as v from "valibot";
import { ClueError } from "./clue-error.ts";

/** The data as the schema reads it, or a ClueError that says where in the data it went wrong. */
export function parseData<T>(schema: v.GenericSchema<unknown, T>, data: unknown, what: string): T {
  const result = v.safeParse(schema, data);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const path = v.getDotPath(issue);
  throw new ClueError(`${path === null ? what : `${what}, "${path}"`}: ${sayIssue(issue)}`);
}

const NEEDED: Readonly<Record<string, string>> = { Object: "an object", Array: "a list", string: "a text" };

/** Our own messages are plain words already; valibot's are put into some. */
function sayIssue({ message, expected, received }: v.BaseIssue<unknown>): string {
  if (!message.startsWith("Invalid ")) return message;
  if (expected === "never") return `${received} does not belong here`;
  if (expected === null || expected.startsWith('"')) return "this is missing";
  return `${NEEDED[expected] ?? expected} is needed`;
}

/** A whole number from 0 on, small enough to be a count, a line or a person. */
export const Whole = v.custom<number>(
  (input) => flawOfWhole(input) === undefined,
  ({ input }) => flawOfWhole(input) ?? "",
);

/** One check instead of a pipe of four: every clue has such numbers. */
function flawOfWhole(input: unknown): string | undefined {
  if (typeof input !== "number" || Number.isNaN(input)) return "a number is needed";
  if (!Number.isInteger(input)) return "a whole number is needed";
  if (input < 0) return "a number from 0 on is needed";
  return input > 30 ? "a number up to 30 is needed" : undefined;
}
