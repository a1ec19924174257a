// Issues are said as valibot says them, from what they hold and not from its message.

import { flawless, makersOf } from "@demonstrandum/text";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { remarkIssue } from "./remark-issue.ts";

const schema = v.strictObject({
  kind: v.literal("verdict"),
  person: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(29)),
  identity: v.boolean(),
  people: v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(2)),
  level: v.picklist([1, 2, 3]),
  more: v.optional(v.union([v.looseObject({ a: v.string() }), v.record(v.string(), v.number())])),
  move: v.optional(v.variant("kind", [v.object({ kind: v.literal("a") }), v.object({ kind: v.literal("b") })])),
});
const SOUND = { kind: "verdict", person: 3, identity: true, people: ["Ada"], level: 1 };

const issuesOf = (data: unknown) => v.safeParse(schema, data).issues ?? [];

const WRONG: readonly (readonly [key: string, value: unknown, label: string])[] = [
  ["kind", "hint", "type"],
  ["person", "x", "type"],
  ["person", 1.5, "integer"],
  ["person", -1, "value"],
  ["person", 30, "value"],
  ["identity", null, "type"],
  ["people", [], "length"],
  ["people", ["a", "b", "c"], "length"],
  ["people", [7], "type"],
  ["level", 9, "type"],
  ["more", 7, "type"],
  ["move", { kind: "c" }, "type"],
  ["other", 1, "key"],
];

describe("an issue of valibot", () => {
  it.each(WRONG)("is said as it says it, of %s: %j", (key, value, label) => {
    const [issue] = issuesOf({ ...SOUND, [key]: value });
    if (!issue) throw new Error("There is no issue.");
    expect(remarkIssue(issue)).toMatchObject({ text: issue.message, fillings: { label } });
  });

  it("is said so of what is missing, and of what is no object", () => {
    for (const data of [{}, 7, null, []]) {
      for (const issue of issuesOf(data)) expect(remarkIssue(issue).text).toBe(issue.message);
    }
  });

  it("is what a schema of ours needs, where that says so", () => {
    const remark = makersOf({ odd: ({ input }: { input: number }) => `${input} is not odd` });
    const odd = v.pipe(
      v.number(),
      v.check(...flawless((input: number) => (input % 2 === 1 ? undefined : remark.odd({ input })))),
    );
    const { issues: [issue] = [] } = v.safeParse(v.object({ in: v.array(odd) }), { in: [1, 4] });
    if (!issue) throw new Error("There is no issue.");
    expect([remarkIssue(issue), issue.message]).toEqual([remark.odd({ input: 4 }), "4 is not odd"]);
  });
});
