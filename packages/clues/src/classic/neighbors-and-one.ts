// Types 7 and 8: "I have exactly 4 demon neighbors and Zheng Mu is one of them."

import { countBits, indices } from "@demonstrandum/logic";
import * as v from "valibot";
import { isNeighbor, related } from "../board.ts";
import { allOf, countIn, exactly, is, isIn } from "../counting.ts";
import type { Naive, NaiveOf } from "../naive.ts";
import { groupKey } from "../naming.ts";
import { measured } from "../proposals.ts";
import { clueRemark } from "../remarks/en.ts";
import { type ClassicForm, flawOfPerson, nameOf, Whole } from "./classic-form.ts";

type Params = {
  readonly N: number;
  readonly mentionedId: number;
};

const makeForm = (number: number, identity: boolean): ClassicForm<Params> => ({
  number,
  tier: 2,
  schema: v.strictObject({ N: Whole, mentionedId: Whole }),
  example: {
    speaker: "Bai Tao",
    params: { N: 2, mentionedId: 4 },
    obeys: identity ? ["Li Mu", "Han Rui"] : ["Chen Hao", "Zhang Wei"],
    breaks: identity ? ["Chen Hao", "Han Rui"] : ["Li Mu"],
  },
  flaw({ N, mentionedId }, at) {
    const flaw = flawOfPerson(mentionedId, at) ?? flawOfPerson(at.speaker, at);
    if (flaw !== undefined) return flaw;
    const count = countBits(related(at.board.neighbors, at.speaker));
    if (!isNeighbor(at.board, at.speaker, mentionedId)) {
      return clueRemark.notNeighbor({ person: nameOf(mentionedId, at.board), of: nameOf(at.speaker, at.board) });
    }
    if (N < 1) return clueRemark.oneOfNone();
    return N > count ? clueRemark.fewNeighbors({ person: nameOf(at.speaker, at.board), count, asked: N }) : undefined;
  },
  meaning: ({ N, mentionedId }, { board, speaker }) =>
    allOf(is(mentionedId, identity), exactly(related(board.neighbors, speaker), identity, N)),
  counted: (_, { board, speaker }) => related(board.neighbors, speaker),
  named: ({ mentionedId }, { speaker }) => (1 << mentionedId) | (1 << speaker),
  naming: ({ mentionedId }, { speaker }) => ({
    identity,
    stated: 1 << mentionedId,
    groups: [groupKey("neighbor", speaker)],
  }),
  ...measured(
    ({ board, speaker }) => indices(related(board.neighbors, speaker)),
    (mentionedId, world, { board, speaker }) =>
      isIn(mentionedId, identity, world) ? countIn(related(board.neighbors, speaker), identity, world) : -1,
    (mentionedId, N) => ({ N, mentionedId }),
  ),
});

export const NEIGHBORS_AND_ONE = {
  N_NEIGHBORS_A_DAEMON: makeForm(6, true),
  N_NEIGHBORS_A_CULTIVATOR: makeForm(7, false),
};

const isOneOf =
  (identity: boolean): Naive<Params> =>
  ({ N, mentionedId }, { people, speaker, isHidden, isNear }) => {
    const those = people.filter((person) => isNear(person, speaker) && isHidden(person) === identity);
    return those.length === N && those.some(({ id }) => id === mentionedId);
  };

/** @public For tests, which collect it. */
export const naiveNeighborsAndOne = (): NaiveOf<typeof NEIGHBORS_AND_ONE> => ({
  N_NEIGHBORS_A_DAEMON: isOneOf(true),
  N_NEIGHBORS_A_CULTIVATOR: isOneOf(false),
});
