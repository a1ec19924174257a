// What can be wrong with a villager's statement in writing, as clauses.

import { makersOf, type Remark } from "@demonstrandum/text";

export const en = {
  relationOfOne: () => "a relation needs two different villagers",
  sameBothWays: ({ form, first, second }: { form: string; first: number; second: number }) =>
    `${form} is the same both ways and is written ${form}(${first},${second})`,
  scopeOrder: ({ scope }: { scope: string }) => `a scope lists each villager once in ascending order: ${scope}`,
  formExpected: ({ forms }: { forms: readonly string[] }) => `expected one of ${forms.join(", ")}`,
  formMeant: ({ flaw, suggestion }: { flaw: Remark; suggestion: string }) =>
    `${flaw.text}; did you mean ${suggestion}?`,
  aCount: () => "a count",
  aVillager: () => "a villager",
  numberExpected: ({ what, most }: { what: Remark; most: number }) =>
    `expected ${what.text}: a number from 0 to ${most}`,
  numberTooLarge: ({ what, most, found }: { what: Remark; most: number; found: string }) =>
    `${what.text} is a number from 0 to ${most}, not ${found}`,
  tokenExpected: ({ token }: { token: string }) => `expected "${token}"`,
  endExpected: () => "expected nothing after the statement",
};

export const statementRemark = makersOf(en);
