// Reading data that came from outside: valibot does the checking, ClueError does the telling.

import { packRemark, type Remark, said, unpackRemark } from "@demonstrandum/text";
import * as v from "valibot";
import { ClueError } from "./clue-error.ts";

/** The data as the schema reads it, or a ClueError that says where in the data it went wrong. */
export function parseData<T>(schema: v.GenericSchema<unknown, T>, data: unknown, what: string): T {
  const result = v.safeParse(schema, data);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const path = v.getDotPath(issue);
  const flaw = sayIssue(issue);
  throw new ClueError(path === null ? said`${what}: ${flaw}` : said`${what}, "${path}": ${flaw}`);
}

const NEEDED: Readonly<Record<string, Remark>> = {
  Object: said`an object is needed`,
  Array: said`a list is needed`,
  string: said`a text is needed`,
};

/** Our own messages are plain words already; valibot's are put into some. */
function sayIssue({ message, expected, received }: v.BaseIssue<unknown>): Remark {
  if (!message.startsWith("Invalid ")) return unpackRemark(message);
  if (expected === "never") return said`${received} does not belong here`;
  if (expected === null || expected.startsWith('"')) return said`this is missing`;
  return NEEDED[expected] ?? said`${expected} is needed`;
}

/** A whole number from 0 on, small enough to be a count, a line or a person. */
export const Whole = v.custom<number>(
  (input) => flawOfWhole(input) === undefined,
  ({ input }) => packRemark(flawOfWhole(input) ?? said``),
);

/** One check instead of a pipe of four: every clue has such numbers. */
function flawOfWhole(input: unknown): Remark | undefined {
  if (typeof input !== "number" || Number.isNaN(input)) return said`a number is needed`;
  if (!Number.isInteger(input)) return said`a whole number is needed`;
  if (input < 0) return said`a number from 0 on is needed`;
  return input > 30 ? said`a number up to 30 is needed` : undefined;
}
