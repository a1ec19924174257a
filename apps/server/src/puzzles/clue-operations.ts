// The Clue table: what follows from a log, and what to ask next.
import { CARD_KINDS, EXAMPLE_TABLE } from "@demonstrandum/deals";
import { LANGUAGES } from "@demonstrandum/text";
import * as v from "valibot";
import { type Operation, operation } from "../api/operation.ts";
import { TableEntry, TableSetup } from "./shapes.ts";

const Table = {
  setup: TableSetup,
  log: v.pipe(v.array(TableEntry), v.maxLength(300), v.description("what happened, entry by entry")),
};

const ids = v.array(v.string());
const Envelope = v.object({ cards: v.tuple([v.string(), v.string(), v.string()]), probability: v.number() });
const Claim = v.object({ kind: v.picklist(["cell", "link", "either"]), owner: v.string() });

const AnalysisAnswer = v.object({
  consistent: v.boolean(),
  conflict: v.exactOptional(v.object({ entries: ids, repairs: ids })),
  entriesUsed: v.number(),
  setAside: ids,
  exactness: v.picklist(["exact", "sampled", "rules"]),
  isComplete: v.boolean(),
  deals: v.exactOptional(v.number()),
  matrix: v.record(
    v.string(),
    v.object({
      players: v.record(v.string(), v.picklist(["unknown", "owned", "not_owned", "potentially_owned"])),
      envelope: v.picklist(["unknown", "envelope", "not_owned"]),
    }),
  ),
  probabilities: v.record(v.string(), v.record(v.string(), v.number())),
  owners: v.record(v.string(), v.string()),
  envelopes: v.array(Envelope),
  progress: v.array(
    v.object({
      kind: v.picklist(CARD_KINDS),
      proved: v.exactOptional(v.string()),
      candidates: v.array(v.object({ card: v.string(), probability: v.number() })),
    }),
  ),
  hands: v.array(v.object({ player: v.string(), min: v.number(), max: v.number(), known: v.number() })),
  links: v.array(
    v.object({
      id: v.string(),
      entry: v.string(),
      player: v.string(),
      cards: ids,
      possible: ids,
      held: ids,
      open: v.boolean(),
    }),
  ),
  leads: v.array(v.object({ player: v.string(), card: v.string(), links: ids, probability: v.number() })),
  deductions: v.array(
    v.object({
      id: v.string(),
      type: v.string(),
      rule: v.string(),
      ruleName: v.string(),
      claim: Claim,
      premises: v.array(Claim),
      sources: ids,
      entry: v.exactOptional(v.string()),
      time: v.number(),
      previous: v.exactOptional(v.string()),
      text: v.pipe(v.string(), v.description("the claim, in the language asked for")),
      reason: v.pipe(v.string(), v.description("why, with the entries by their place in the log")),
    }),
  ),
});

const AdvisedSuggestion = v.object({
  cards: Envelope.entries.cards,
  success: v.number(),
  information: v.number(),
  doubt: v.number(),
  nobody: v.number(),
  leaves: v.number(),
  proves: v.number(),
  outcomes: v.array(
    v.object({
      shows: v.array(v.object({ player: v.string(), card: v.string() })),
      probability: v.number(),
      success: v.number(),
    }),
  ),
  exact: v.boolean(),
});

const AdviceAnswer = v.object({
  room: v.exactOptional(v.string()),
  usesHabits: v.boolean(),
  suggestions: v.array(AdvisedSuggestion),
  mostInformative: AdvisedSuggestion,
  mostProbable: Envelope,
  envelopes: v.number(),
  accuse: v.object({
    verdict: v.picklist(["accuse", "wait"]),
    envelope: Envelope,
    now: v.number(),
    afterAsking: v.number(),
    risk: v.number(),
    isRiskExact: v.boolean(),
    waiting: v.number(),
  }),
  opponents: v.array(
    v.object({
      player: v.string(),
      isOut: v.boolean(),
      publicly: v.number(),
      fewest: v.number(),
      expected: v.number(),
      solved: v.number(),
      isExact: v.boolean(),
    }),
  ),
});

export const CLUE_OPERATIONS: readonly Operation[] = [
  operation({
    id: "analyseTable",
    method: "post",
    path: "/clue/analyse",
    tag: "clue",
    who: "anyone",
    isOpen: true,
    cost: 2,
    summary: "Tell what follows at a Clue table",
    description:
      "What is certain is proved, and every deduction says what and why. Probabilities are counted where that is possible; `exactness` says so.",
    body: v.strictObject({ ...Table, language: v.optional(v.picklist(LANGUAGES), "en") }),
    answer: AnalysisAnswer,
    example: EXAMPLE_TABLE,
    run: ({ body }, { work }) => work.run("analyse", body),
  }),
  operation({
    id: "adviseTable",
    method: "post",
    path: "/clue/advise",
    tag: "clue",
    who: "anyone",
    isOpen: true,
    cost: 3,
    summary: "Tell what to ask next at a Clue table",
    body: v.strictObject({ ...Table, room: v.exactOptional(v.pipe(v.string(), v.maxLength(40))) }),
    answer: AdviceAnswer,
    example: EXAMPLE_TABLE,
    run: ({ body }, { work }) => work.run("advise", body),
  }),
];
