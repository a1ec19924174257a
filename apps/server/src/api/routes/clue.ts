// The Clue table: what follows from a log, and what to ask next.
import { EXAMPLE_TABLE } from "@demonstrandum/deals";
import * as v from "valibot";
import { type Operation, operation } from "../operation.ts";

const Table = {
  setup: v.pipe(v.looseObject({}), v.description("who sits where, which deck, my hand")),
  log: v.pipe(v.array(v.unknown()), v.maxLength(300), v.description("what happened, entry by entry")),
};

export const CLUE_OPERATIONS: readonly Operation[] = [
  operation({
    id: "analyseTable",
    method: "post",
    path: "/clue/analyse",
    tag: "clue",
    isOpen: true,
    cost: 2,
    summary: "Tell what follows at a Clue table",
    description: "What is certain is proved. Probabilities are counted where that is possible; `exactness` says so.",
    body: v.strictObject(Table),
    answer: v.looseObject({
      consistent: v.boolean(),
      entriesUsed: v.number(),
      exactness: v.string(),
      matrix: v.record(v.string(), v.unknown()),
      probabilities: v.record(v.string(), v.record(v.string(), v.number())),
      envelopes: v.array(v.object({ cards: v.array(v.string()), probability: v.number() })),
      deductions: v.array(v.unknown()),
    }),
    example: EXAMPLE_TABLE,
    run: ({ body }, { work }) => work.run("analyse", body) as Promise<never>,
  }),
  operation({
    id: "adviseTable",
    method: "post",
    path: "/clue/advise",
    tag: "clue",
    isOpen: true,
    cost: 3,
    summary: "Tell what to ask next at a Clue table",
    body: v.strictObject({ ...Table, room: v.optional(v.pipe(v.string(), v.maxLength(40))) }),
    answer: v.looseObject({}),
    example: EXAMPLE_TABLE,
    run: ({ body }, { work }) => work.run("advise", body) as Promise<never>,
  }),
];
