// The public format of a village: who lives there, what each says in canonical text, who is a werewolf. Reading checks the
// shape only; whether the puzzle is sound is the audit's business.

import { ClueError } from "@demonstrandum/clues/clue-error";
import { flawOfName } from "@demonstrandum/clues/name";
import {
  assignmentOf,
  MAX_VILLAGERS,
  MIN_VILLAGERS,
  makeStatement,
  parseStatement,
} from "@demonstrandum/clues/village";
import { FORMAT, type Puzzle, PuzzleError, seedSchema } from "@demonstrandum/engine";
import type { World } from "@demonstrandum/logic";
import { clauseOf, packRemark, type Remark, said } from "@demonstrandum/text";
import * as v from "valibot";
import { readShape } from "../read-shape.ts";
import { type GenerationConfig, VILLAGE_LABELS, type VillageLabel } from "./config.ts";
import { scored } from "./difficulty-score.ts";
import { defaultNames } from "./names.ts";
import type { Village } from "./village-model.ts";

export interface Villager {
  readonly index: number;
  readonly name: string;
}

export interface VillagePuzzle extends Puzzle {
  readonly game: "village";
  readonly difficulty: VillageLabel;
  /** What the maker set, empty for the defaults: the puzzle promises it. Left out of puzzles that promise nothing. */
  readonly config?: Readonly<Record<string, unknown>>;
  /** A werewolf also says something true; left out when not. */
  readonly wolvesAlsoTellTruth?: true;
  /** What the maker made of its difficulty, under the document's name. It is told, not checked: other makers have other scores. */
  readonly difficulty_score?: number;
  readonly villagers: readonly Villager[];
  /** `statements[i]` is what villager i says, in canonical text. */
  readonly statements: readonly (readonly string[])[];
  /** True for a werewolf. */
  readonly solution: readonly boolean[];
}

const villager = v.strictObject({
  index: v.number("a number is needed"),
  name: v.pipe(
    v.string("a name is needed"),
    v.minLength(1, "a name must not be empty"),
    v.check(
      (name) => flawOfName(name) === undefined,
      ({ input }) => packRemark(clauseOf(flawOfName(input) ?? said``)),
    ),
  ),
});

const listOf = <const S extends v.GenericSchema>(item: S, what: Remark) =>
  v.pipe(
    v.array(item, packRemark(said`a list of ${what} is needed`)),
    v.minLength(MIN_VILLAGERS, packRemark(said`a village has at least ${MIN_VILLAGERS} villagers`)),
    v.maxLength(MAX_VILLAGERS, packRemark(said`a village has at most ${MAX_VILLAGERS} villagers`)),
  );

/** More than any village is made with, and few enough to be read at once. */
export const MOST_STATEMENTS = 8;

const testimony = v.pipe(
  v.array(
    v.pipe(v.string("a statement is text"), v.maxLength(100, "a statement has at most 100 characters")),
    "a list of statements is needed",
  ),
  v.maxLength(MOST_STATEMENTS, packRemark(said`a villager makes at most ${MOST_STATEMENTS} statements`)),
);

const schema = v.strictObject({
  format: v.literal(FORMAT, packRemark(said`the format must be "${FORMAT}"`)),
  game: v.literal("village", packRemark(said`the game must be "village"`)),
  seed: v.optional(seedSchema, ""),
  config: v.exactOptional(v.record(v.string(), v.unknown(), "the configuration must be an object")),
  difficulty: v.picklist(VILLAGE_LABELS, packRemark(said`the difficulty must be one of ${VILLAGE_LABELS}`)),
  wolvesAlsoTellTruth: v.exactOptional(v.literal(true, "it is true or left out")),
  difficulty_score: v.exactOptional(
    v.pipe(
      v.number("a number is needed"),
      v.finite("a finite number is needed"),
      v.minValue(0, "a score is not negative"),
    ),
  ),
  villagers: listOf(villager, said`villagers`),
  statements: listOf(testimony, said`testimonies`),
  solution: listOf(v.boolean("true or false is needed"), said`identities`),
});

/** Throws PuzzleError with the place in the data. */
export function parseVillagePuzzle(data: unknown): VillagePuzzle {
  const puzzle = readShape(schema, data);
  const size = puzzle.villagers.length;
  if (puzzle.statements.length !== size || puzzle.solution.length !== size)
    throw new PuzzleError(
      said`There are ${size} villagers, ${puzzle.statements.length} testimonies and ${puzzle.solution.length} identities.`,
    );
  villageOf(puzzle);
  return puzzle;
}

/** The puzzle as the solver sees it. Throws PuzzleError for a statement that cannot be read. */
export function villageOf(puzzle: Pick<VillagePuzzle, "statements" | "wolvesAlsoTellTruth">): Village {
  const size = puzzle.statements.length;
  const statements = puzzle.statements.map((testimony, speaker) =>
    testimony.map((text, position) => {
      try {
        return parseStatement(text, size);
      } catch (error) {
        if (!(error instanceof ClueError)) throw error;
        const place = `statements.${speaker}.${position}`;
        throw new PuzzleError(said`At ${place}: ${error.says}.`);
      }
    }),
  );
  return { statements, wolvesAlsoTellTruth: puzzle.wolvesAlsoTellTruth === true };
}

/** Whether some identities may stay open, because the maker did not ask for one solution. */
export const isOpenEnded = ({ config }: Pick<VillagePuzzle, "config">): boolean =>
  config?.requireUniqueSolution === false;

export const namesOf = (puzzle: Pick<VillagePuzzle, "villagers">): readonly string[] =>
  puzzle.villagers.map(({ name }) => name);

export function makeVillagePuzzle(
  village: Village,
  solution: World,
  config: GenerationConfig,
  seed: string,
): VillagePuzzle {
  const names = config.names ?? defaultNames(config.N);
  return {
    format: FORMAT,
    game: "village",
    seed,
    config: config.given,
    difficulty: config.difficulty,
    ...(village.wolvesAlsoTellTruth ? { wolvesAlsoTellTruth: true } : {}),
    ...scored(village),
    villagers: names.map((name, index) => ({ index, name })),
    statements: village.statements.map((testimony) => testimony.map(makeStatement)),
    solution: assignmentOf(solution, config.N),
  };
}
