// Types 13 and 14: "Exactly 6 of the 11 people with Wood spiritual root are demons."

import { countBits } from "@demonstrandum/logic";
import { said } from "@demonstrandum/text";
import * as v from "valibot";
import { ELEMENTS, type Element } from "../board.ts";
import { countIn, exactly } from "../counting.ts";
import { groupKey } from "../naming.ts";
import { proposals } from "../proposals.ts";
import { sayShare } from "../share.ts";
import { type ClassicForm, CULTIVATOR, DEMON, ElementName, type Kind, Whole } from "./classic-form.ts";

interface Params {
  readonly element: Element;
  readonly M: number;
  readonly N: number;
}

const makeForm = (kind: Kind): ClassicForm<Params> => ({
  id: `M_OF_N_SPIRITUAL_ROOT_ELEMENT_BE_${kind.one}`.toUpperCase(),
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
  meaning: ({ element, M }, { board }) => exactly(board.withElement[element], kind.identity, M),
  counted: ({ element }, { board }) => board.withElement[element],
  named: () => 0,
  naming: ({ element }) => ({ identity: kind.identity, stated: 0, groups: [groupKey("element", element)] }),
  say({ element, M, N }) {
    const which = `with ${element} spiritual root`;
    const people = { one: `person ${which}`, many: `people ${which}` };
    const { text, be, isMany } = sayShare({ count: M, total: N, owner: "the", ...people });
    return `${text} ${be} ${isMany ? kind.many : `a ${kind.one}`}.`;
  },
  ...proposals(
    () => ELEMENTS,
    (element, world, { board }) => {
      const group = board.withElement[element];
      const M = countIn(group, kind.identity, world);
      return M === 0 ? undefined : { element, M, N: countBits(group) };
    },
  ),
});

export const QUOTA_OF_ELEMENT: readonly ClassicForm<Params>[] = [makeForm(DEMON), makeForm(CULTIVATOR)];
