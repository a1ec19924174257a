// Types 1 and 2: "Qin Wei is a demon."

import { said } from "@demonstrandum/text";
import * as v from "valibot";
import { is, isIn } from "../counting.ts";
import { everyoneElse, measured } from "../proposals.ts";
import { type ClassicForm, CULTIVATOR, DEMON, flawOfPerson, type Kind, nameOf, Whole } from "./classic-form.ts";

interface Params {
  readonly target: number;
}

const makeForm = (id: string, kind: Kind): ClassicForm<Params> => ({
  id,
  tier: 1,
  schema: v.strictObject({ target: Whole }),
  example: {
    speaker: "Li Mu",
    params: { target: 0 },
    obeys: kind.identity ? ["Bai Tao", "Li Mu"] : ["Li Mu"],
    breaks: kind.identity ? ["Li Mu"] : ["Bai Tao", "Li Mu"],
  },
  flaw: ({ target }, at) =>
    flawOfPerson(target, at) ?? (target === at.speaker ? said`Nobody says of themselves what they are.` : undefined),
  meaning: ({ target }) => is(target, kind.identity),
  counted: ({ target }) => 1 << target,
  named: ({ target }) => 1 << target,
  naming: ({ target }) => ({ identity: kind.identity, stated: 1 << target, groups: [] }),
  say: ({ target }, at) => `${nameOf(target, at.board)} is a ${kind.one}.`,
  ...measured(
    everyoneElse,
    (target, world) => (isIn(target, kind.identity, world) ? 0 : -1),
    (target) => ({ target }),
  ),
});

export const PERSON_IS: readonly ClassicForm<Params>[] = [
  makeForm("PERSON_IS_DEMON", DEMON),
  makeForm("PERSON_IS_CULTIVATOR", CULTIVATOR),
];
