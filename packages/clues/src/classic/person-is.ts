// Types 1 and 2: "Qin Wei is a demon."

import { countBits } from "@demonstrandum/logic";
import * as v from "valibot";
import { is } from "../counting.ts";
import { type ClassicForm, Count, CULTIVATOR, DEMON, flawOfPerson, type Kind, nameOf } from "./classic-form.ts";

interface Params {
  readonly target: number;
}

const makeForm = (id: string, kind: Kind): ClassicForm<Params> => ({
  id,
  tier: 1,
  schema: v.strictObject({ target: Count }),
  example: {
    speaker: "Li Mu",
    params: { target: 0 },
    obeys: kind.identity ? ["Bai Tao", "Li Mu"] : ["Li Mu"],
    breaks: kind.identity ? ["Li Mu"] : ["Bai Tao", "Li Mu"],
  },
  flaw: ({ target }, at) =>
    flawOfPerson(target, at) ?? (target === at.speaker ? "Nobody says of themselves what they are." : undefined),
  meaning: ({ target }) => is(target, kind.identity),
  people: ({ target }) => 1 << target,
  say: ({ target }, at) => `${nameOf(target, at)} is a ${kind.one}.`,
  candidates: (world, { board, speaker }) =>
    board.people
      .filter(({ id: target }) => target !== speaker && countBits(world & (1 << target)) === Number(kind.identity))
      .map(({ id: target }) => ({ target })),
});

export const PERSON_IS: readonly ClassicForm<Params>[] = [
  makeForm("PERSON_IS_DEMON", DEMON),
  makeForm("PERSON_IS_CULTIVATOR", CULTIVATOR),
];
