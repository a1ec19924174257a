// Types 1 and 2: "Qin Wei is a demon."

import * as v from "valibot";
import { is, isIn } from "../counting.ts";
import type { Naive, NaiveOf } from "../naive.ts";
import { everyoneElse, measured } from "../proposals.ts";
import { type ClassicForm, flawOfPerson, Whole } from "./classic-form.ts";
import { classicRemark } from "./remarks/en.ts";

type Params = {
  readonly target: number;
};

const makeForm = (number: number, identity: boolean): ClassicForm<Params> => ({
  number,
  tier: 1,
  schema: v.strictObject({ target: Whole }),
  example: {
    speaker: "Li Mu",
    params: { target: 0 },
    obeys: identity ? ["Bai Tao", "Li Mu"] : ["Li Mu"],
    breaks: identity ? ["Li Mu"] : ["Bai Tao", "Li Mu"],
  },
  flaw: ({ target }, at) =>
    flawOfPerson(target, at) ?? (target === at.speaker ? classicRemark.ofThemselves() : undefined),
  meaning: ({ target }) => is(target, identity),
  counted: ({ target }) => 1 << target,
  named: ({ target }) => 1 << target,
  naming: ({ target }) => ({ identity, stated: 1 << target, groups: [] }),
  ...measured(
    everyoneElse,
    (target, world) => (isIn(target, identity, world) ? 0 : -1),
    (target) => ({ target }),
  ),
});

export const PERSON_IS = {
  PERSON_IS_DEMON: makeForm(0, true),
  PERSON_IS_CULTIVATOR: makeForm(1, false),
};

const isThat =
  (identity: boolean): Naive<Params> =>
  ({ target }, { people, isHidden }) =>
    people.some((person) => person.id === target && isHidden(person) === identity);

/** @public For tests, which collect it. */
export const naivePersonIs = (): NaiveOf<typeof PERSON_IS> => ({
  PERSON_IS_DEMON: isThat(true),
  PERSON_IS_CULTIVATOR: isThat(false),
});
