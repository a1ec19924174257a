// Puzzles in the making: what somebody could say, and letting all silent people speak around what is fixed.
import { LONGEST_SEED } from "@demonstrandum/engine";
import * as v from "valibot";
import { type Caller, type Operation, operation } from "../api/operation.ts";
import type { JobAnswers, JobInputs, JobName } from "../work/jobs.ts";
import { EXAMPLE_DRAFT } from "./example-draft.ts";
import { PuzzleObject } from "./shapes.ts";

const shared = { tag: "puzzles", method: "post", who: "anyone", isOpen: true, cost: 3 } as const;

const Draft = v.pipe(
  v.looseObject({ game: v.string() }),
  v.description(
    "a puzzle of a board whose people may have no `clue` yet; its `solveChain` and `difficulty` may be left out",
  ),
);
const Seed = v.exactOptional(v.pipe(v.string(), v.maxLength(LONGEST_SEED)));
const Worlds = v.object({ count: v.number(), isExact: v.boolean() });

const ask =
  <N extends JobName>(job: N) =>
  ({ body }: { readonly body: JobInputs[N] }, { work }: Caller): Promise<JobAnswers[N]> =>
    work.run(job, body);

export const DRAFT_OPERATIONS: readonly Operation[] = [
  operation({
    ...shared,
    id: "fillDraft",
    path: "/puzzles/fill",
    summary: "Fill in a draft",
    description:
      "Lets everybody speak who is silent, so that the puzzle has the difficulty asked for, or any. What is said in the draft stays, and the puzzle is audited before it is answered.",
    body: v.strictObject({ draft: Draft, difficulty: v.exactOptional(v.string()), seed: Seed }),
    answer: v.object({ puzzle: PuzzleObject, code: v.string(), attempts: v.number() }),
    example: { draft: EXAMPLE_DRAFT, difficulty: "easy", seed: "monday" },
    run: ask("fill"),
  }),
  operation({
    ...shared,
    id: "suggestClues",
    path: "/puzzles/suggest",
    summary: "List what somebody in a draft could say",
    description:
      "At most a dozen clues that fit who they are, different from each other, by what each would do: `unique`, `opens` (somebody can be proved next), `harder`, `easier`, `narrows` or `follows` (from what others say).",
    body: v.strictObject({
      draft: Draft,
      speaker: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(29)),
      seed: Seed,
    }),
    answer: v.object({
      suggestions: v.array(
        v.object({
          clue: v.looseObject({}),
          text: v.string(),
          effect: v.picklist(["unique", "opens", "harder", "easier", "narrows", "follows"]),
          worlds: Worlds,
          proves: v.array(v.number()),
          label: v.optional(v.string()),
        }),
      ),
    }),
    example: { draft: EXAMPLE_DRAFT, speaker: 1 },
    run: ask("suggest"),
  }),
];
