// What valibot finds wrong with data: as our schemas say it, otherwise by what it expected and received.

import { type Remark, remarkOf } from "@demonstrandum/text";
import type { BaseIssue } from "valibot";
import { puzzleRemark } from "../remarks/en.ts";

/** What of the data is wrong. */
export type IssueLabel = "type" | "key" | "value" | "length" | "integer";

const LABELS: Readonly<Record<string, IssueLabel>> = {
  integer: "integer",
  min_length: "length",
  max_length: "length",
};

/** What a schema found wrong, as a remark. */
export function remarkIssue(issue: BaseIssue<unknown>): Remark {
  const own = remarkOf(issue);
  if (own !== undefined) return own;
  const { expected, received } = issue;
  const label = labelOf(issue);
  return expected === null
    ? puzzleRemark.invalid({ label, received })
    : puzzleRemark.invalidInstead({ label, expected, received });
}

/** A schema of an object is not only asked whether it is one, but for each key, which it names. */
function labelOf({ kind, type, expected }: BaseIssue<unknown>): IssueLabel {
  if (kind !== "schema") return LABELS[type] ?? "value";
  return type.endsWith("object") && expected !== "Object" ? "key" : "type";
}
