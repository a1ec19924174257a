// An example of every form of statement, with a world that obeys it and one that breaks it.

import type { World } from "@demonstrandum/logic";
import { RELATION_EXAMPLES, RELATION_NAMES } from "./relations.ts";
import type { Statement } from "./statement.ts";

interface StatementExample {
  readonly statement: Statement;
  readonly obeying: World;
  readonly breaking: World;
}

/** One example of each form in a village of six. */
export const STATEMENT_EXAMPLES: readonly StatementExample[] = [
  ...RELATION_NAMES.map((form) => {
    const { a, b, obeying, breaking } = RELATION_EXAMPLES[form];
    return { statement: { form, a, b }, obeying, breaking };
  }),
  { statement: { form: "COUNT_EQ", scope: "ALL", count: 3 }, obeying: 0b010101, breaking: 0b010111 },
  { statement: { form: "COUNT_LE", scope: [0, 1, 5], count: 1 }, obeying: 0b011110, breaking: 0b000011 },
  { statement: { form: "COUNT_GE", scope: "ALL", count: 2 }, obeying: 0b000011, breaking: 0b000001 },
  { statement: { form: "COUNT_EVEN", scope: [0, 2, 5] }, obeying: 0b011010, breaking: 0b000001 },
  { statement: { form: "COUNT_ODD", scope: "ALL" }, obeying: 0b000001, breaking: 0b000011 },
];
