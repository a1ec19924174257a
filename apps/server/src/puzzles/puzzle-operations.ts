// Puzzles of every game, without any memory of who asked: make, audit, solve, rate, read a clue, hand over to another solver.
import { type Game, LONGEST_SEED, PROOF_FORMAT } from "@demonstrandum/engine";
import { GAMES } from "@demonstrandum/games";
import * as v from "valibot";
import { type Caller, type Operation, operation } from "../api/operation.ts";
import type { JobAnswers, JobInputs, JobName } from "../work/jobs.ts";
import { EXAMPLE_PUZZLE } from "./example-puzzle.ts";
import { PuzzleObject, settingsOf } from "./shapes.ts";

const Code = v.pipe(v.string(), v.minLength(1), v.maxLength(8_000), v.description("the code of a puzzle's link"));
const Puzzle = v.union([Code, PuzzleObject], "must be a puzzle, or the code of one");

const About = { game: v.string(), seed: v.string(), difficulty: v.string() };
const TAG = "puzzles";
const shared = { tag: TAG, method: "post", who: "anyone", isOpen: true } as const;

const Fact = v.object({ person: v.number(), identity: v.boolean() });
const Constraint = v.pipe(v.looseObject({ kind: v.string() }), v.description("a constraint of docs/formats.md"));
const Count = v.object({ kind: v.literal("count"), of: v.array(v.number()), allowed: v.array(v.number()) });
const ProofLine = v.object({
  kind: v.picklist(["suppose", "line", "contradiction", "therefore", "unproved"]),
  depth: v.number(),
  clue: v.optional(v.number()),
  rule: v.optional(v.number()),
  uses: v.object({ facts: v.array(Fact), counts: v.array(Count) }),
  claims: v.array(Count),
  said: v.pipe(v.looseObject({ kind: v.string() }), v.description("the sentence in no language")),
  text: v.string(),
});

/** What a puzzle of this game is to be like. */
const wantedOf = ({ id }: Game) =>
  v.strictObject({
    game: v.literal(id),
    seed: v.exactOptional(v.pipe(v.string(), v.maxLength(LONGEST_SEED))),
    config: v.optional(settingsOf(id), {}),
  });

/** Every one of these is work for a worker. */
const ask =
  <N extends JobName>(job: N) =>
  ({ body }: { readonly body: JobInputs[N] }, { work }: Caller): Promise<JobAnswers[N]> =>
    work.run(job, body);

export const PUZZLE_OPERATIONS: readonly Operation[] = [
  operation({
    ...shared,
    id: "generatePuzzle",
    path: "/puzzles/generate",
    summary: "Make a puzzle",
    description:
      "The same game, settings and seed always give the same puzzle, so the seed that a puzzle carries makes it again. Every puzzle is audited before it is answered. With the difficulty `any` it is made first and rated after: the label stands in the puzzle, with the score beside it.",
    body: v.variant("game", GAMES.map(wantedOf)),
    answer: v.object({
      puzzle: PuzzleObject,
      code: Code,
      attempts: v.number(),
      fellBack: v.optional(
        v.pipe(v.array(v.string()), v.description("the types of clue that are used although all are switched off")),
      ),
    }),
    example: { game: "cultivators", seed: "monday", config: { difficulty: "easy" } },
    cost: 3,
    run: ask("generate"),
  }),
  operation({
    ...shared,
    id: "checkPuzzle",
    path: "/puzzles/check",
    summary: "Audit a puzzle",
    description:
      "Names every defect that the audit finds. A puzzle without defects has one solution, reached without guessing. Of a draft, in which people have no `clue` yet, it says what is missing.",
    body: v.strictObject({ puzzle: Puzzle }),
    answer: v.object({
      ...About,
      isSound: v.boolean(),
      isDraft: v.optional(v.literal(true)),
      defects: v.array(v.object({ kind: v.string(), text: v.string(), person: v.optional(v.number()) })),
    }),
    example: { puzzle: EXAMPLE_PUZZLE },
    run: ask("check"),
  }),
  operation({
    ...shared,
    id: "solvePuzzle",
    path: "/puzzles/solve",
    summary: "Solve a puzzle from its clues alone",
    description:
      "One insight after another: the people it settles, and its proof. Where the clues do not suffice, `trouble` says what stays open; `open` names who can be either in a puzzle that promises no one solution.",
    body: v.strictObject({ puzzle: Puzzle }),
    answer: v.object({
      ...About,
      isSolved: v.boolean(),
      trouble: v.optional(v.string()),
      open: v.optional(v.array(v.string())),
      steps: v.array(
        v.object({
          people: v.array(v.object({ person: v.number(), name: v.string(), identity: v.string() })),
          clues: v.array(v.string()),
          proof: v.array(v.object({ depth: v.number(), text: v.string() })),
        }),
      ),
    }),
    example: { puzzle: EXAMPLE_PUZZLE },
    run: ask("solve"),
  }),
  operation({
    ...shared,
    id: "provePuzzle",
    path: "/puzzles/prove",
    summary: "Prove a puzzle's solution as data that can be checked",
    description:
      "The same proof as /puzzles/solve in the format demonstrandum-proof/1 of docs/formats.md: what everybody says as constraints, and every line with the clue it cites, what it uses and what it claims. The checkers in conformance/checkers verify it from this answer alone.",
    body: v.strictObject({ puzzle: Puzzle }),
    answer: v.object({
      format: v.literal(PROOF_FORMAT),
      ...About,
      dialect: v.optional(v.string()),
      people: v.array(v.string()),
      identities: v.array(v.string()),
      honesty: v.picklist(["truthful", "lying", "mixing"]),
      gated: v.boolean(),
      start: v.array(Fact),
      rules: v.array(Constraint),
      clues: v.array(v.object({ text: v.string(), says: v.array(Constraint) })),
      groups: v.array(v.object({ key: v.string(), name: v.string(), of: v.array(v.number()) })),
      steps: v.array(v.object({ people: v.array(Fact), lines: v.array(ProofLine) })),
      worlds: v.array(v.array(v.number())),
      trouble: v.optional(v.string()),
    }),
    example: { puzzle: EXAMPLE_PUZZLE },
    run: ask("prove"),
  }),
  operation({
    ...shared,
    id: "ratePuzzle",
    path: "/puzzles/rate",
    summary: "Tell how hard a puzzle is, and why",
    body: v.strictObject({ puzzle: Puzzle }),
    answer: v.looseObject({
      ...About,
      label: v.nullable(v.string()),
      steps: v.array(v.number()),
      insights: v.array(v.number()),
      proofs: v.optional(v.object({ sentences: v.number(), nesting: v.number() })),
      largest: v.number(),
      opening: v.number(),
      choices: v.array(v.number()),
      texture: v.optional(
        v.object({
          people: v.array(v.number()),
          long: v.array(v.object({ known: v.number(), clues: v.number() })),
          bottlenecks: v.number(),
          reuse: v.object({ clues: v.number(), most: v.number() }),
          shapes: v.object({ kinds: v.number(), most: v.number() }),
          direct: v.number(),
          naming: v.number(),
          idle: v.number(),
        }),
      ),
      score: v.number(),
      local: v.object({ isSolved: v.boolean(), found: v.number() }),
      remarks: v.optional(v.record(v.string(), v.number())),
    }),
    example: { puzzle: EXAMPLE_PUZZLE },
    run: ask("rate"),
  }),
  operation({
    ...shared,
    id: "sayClue",
    path: "/puzzles/say",
    summary: "Tell what a clue means on a puzzle's board",
    body: v.strictObject({
      puzzle: Puzzle,
      clue: v.pipe(v.string(), v.minLength(1), v.maxLength(500)),
      speaker: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(29))),
    }),
    answer: v.object({
      clue: v.string(),
      english: v.string(),
      people: v.array(v.object({ id: v.number(), name: v.string(), place: v.string() })),
      worlds: v.number(),
      of: v.number(),
      isTrueHere: v.boolean(),
    }),
    example: { puzzle: EXAMPLE_PUZZLE, clue: "COUNT_EQ(scope=ALL,count=1)" },
    run: ask("say"),
  }),
  operation({
    ...shared,
    id: "exportPuzzle",
    path: "/puzzles/export",
    summary: "Write a puzzle for another solver, or as the code of a link",
    description: "DIMACS and SMT-LIB hold all clues and nothing of the solution; a code holds the whole puzzle.",
    body: v.strictObject({ puzzle: Puzzle, format: v.picklist(["dimacs", "smtlib", "code"]) }),
    answer: v.object({ text: v.string() }),
    example: { puzzle: EXAMPLE_PUZZLE, format: "dimacs" },
    run: ask("export"),
  }),
];
