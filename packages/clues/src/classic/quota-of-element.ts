// Types 13 and 14: "Exactly 6 of the 11 people with Wood spiritual root are demons."

import { countBits } from "@demonstrandum/logic";
import { said } from "@demonstrandum/text";
import * as v from "valibot";
import { ELEMENTS, type Element } from "../board.ts";
import { countIn, exactly } from "../counting.ts";
import type { Naive, NaiveOf } from "../naive.ts";
import { groupKey } from "../naming.ts";
import { proposals } from "../proposals.ts";
import { type ClassicForm, ElementName, Whole } from "./classic-form.ts";

interface Params {
  readonly element: Element;
  readonly M: number;
  readonly N: number;
}

const makeForm = (number: number, identity: boolean): ClassicForm<Params> => ({
  number,
  tier: 4,
  schema: v.strictObject({ element: ElementName, M: Whole, N: Whole }),
  example: {
    speaker: "Li Mu",
    params: { element: "Fire", M: 2, N: 4 },
    obeys: ["Bai Tao", "Chen Hao"],
    breaks: ["Bai Tao", "Chen Hao", "Sun Xin"],
  },
  flaw({ element, M, N }, { board }) {
    const size = countBits(board.withElement[element]);
    if (size === 0) return said`Nobody has ${element} spiritual root.`;
    if (N !== size)
      return size === 1
        ? said`1 person has ${element} spiritual root, not ${N}.`
        : said`${size} people have ${element} spiritual root, not ${N}.`;
    return M > N ? said`${M} of ${N} is more than there are.` : undefined;
  },
  meaning: ({ element, M }, { board }) => exactly(board.withElement[element], identity, M),
  counted: ({ element }, { board }) => board.withElement[element],
  named: () => 0,
  naming: ({ element }) => ({ identity, stated: 0, groups: [groupKey("element", element)] }),
  ...proposals(
    () => ELEMENTS,
    (element, world, { board }) => {
      const group = board.withElement[element];
      const M = countIn(group, identity, world);
      return M === 0 ? undefined : { element, M, N: countBits(group) };
    },
  ),
});

export const QUOTA_OF_ELEMENT = {
  M_OF_N_SPIRITUAL_ROOT_ELEMENT_BE_DEMON: makeForm(12, true),
  M_OF_N_SPIRITUAL_ROOT_ELEMENT_BE_CULTIVATOR: makeForm(13, false),
};

const hasQuota =
  (identity: boolean): Naive<Params> =>
  ({ element, M, N }, { people, isHidden }) => {
    const those = people.filter(({ spiritualRoot = [] }) => spiritualRoot.includes(element));
    return those.length === N && those.filter((person) => isHidden(person) === identity).length === M;
  };

/** @public For tests, which collect it. */
export const naiveQuotaOfElement = (): NaiveOf<typeof QUOTA_OF_ELEMENT> => ({
  M_OF_N_SPIRITUAL_ROOT_ELEMENT_BE_DEMON: hasQuota(true),
  M_OF_N_SPIRITUAL_ROOT_ELEMENT_BE_CULTIVATOR: hasQuota(false),
});
