// Types 13 and 14: "Exactly 6 of the 11 people with Wood spiritual root are demons."

import { countBits } from "@demonstrandum/logic";
import * as v from "valibot";
import { ELEMENTS, type Element } from "../board.ts";
import { countIn, exactly } from "../counting.ts";
import type { Naive, NaiveOf } from "../naive.ts";
import { groupKey } from "../naming.ts";
import { proposals } from "../proposals.ts";
import { clueRemark } from "../remarks/en.ts";
import { type ClassicForm, ElementName, Whole } from "./classic-form.ts";
import { classicRemark } from "./remarks/en.ts";

type Params = {
  readonly element: Element;
  readonly M: number;
  readonly N: number;
};

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
    if (size === 0) return classicRemark.nobodyWithElement({ element });
    if (N !== size)
      return size === 1
        ? classicRemark.oneWithElement({ element, asked: N })
        : classicRemark.manyWithElement({ size, element, asked: N });
    return M > N ? clueRemark.moreThanThere({ some: M, all: N }) : undefined;
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
