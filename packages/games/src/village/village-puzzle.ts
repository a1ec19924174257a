// The public format of a village: who lives there, what each says in canonical text, who is a werewolf. Reading checks the
// shape only; whether the puzzle is sound is the audit's business.

import { ClueError } from "@demonstrandum/clues/clue-error";
import { flawOfName } from "@demonstrandum/clues/name";
import { clueRemark } from "@demonstrandum/clues/remarks";
import {
  assignmentOf,
  MAX_VILLAGERS,
  MIN_VILLAGERS,
  makeStatement,
  parseStatement,
} from "@demonstrandum/clues/village";
import { FORMAT, type Puzzle, PuzzleError, seedSchema } from "@demonstrandum/engine";
import type { World } from "@demonstrandum/logic";
import { flawless, needs, type Remark } from "@demonstrandum/text";
import * as v from "valibot";
import { readShape } from "../read-shape.ts";
import { gameRemark } from "../remarks/en.ts";
import { type GenerationConfig, VILLAGE_LABELS, type VillageLabel } from "./config.ts";
import { scored } from "./difficulty-score.ts";
import { defaultNames } from "./names.ts";
import { villageRemark } from "./remarks/en.ts";
import type { Village } from "./village-model.ts";

/** Somebody in a village, as a puzzle stores them. */
export interface Villager {
  readonly index: number;
  readonly name: string;
}

/** A puzzle of the village of liars. */
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
  index: v.number(needs(clueRemark.numberNeeded())),
  name: v.pipe(
    v.string(needs(clueRemark.nameNeeded())),
    v.minLength(1, needs(villageRemark.emptyName())),
    v.check(...flawless(flawOfName)),
  ),
});

const listOf = <const S extends v.GenericSchema>(item: S, needed: Remark) =>
  v.pipe(
    v.array(item, needs(needed)),
    v.minLength(MIN_VILLAGERS, needs(villageRemark.smallVillage({ least: MIN_VILLAGERS }))),
    v.maxLength(MAX_VILLAGERS, needs(villageRemark.largeVillage({ most: MAX_VILLAGERS }))),
  );

/** More than any village is made with, and few enough to be read at once. */
export const MOST_STATEMENTS = 8;

const LONGEST_STATEMENT = 100;

const testimony = v.pipe(
  v.array(
    v.pipe(
      v.string(needs(villageRemark.statementNeeded())),
      v.maxLength(LONGEST_STATEMENT, needs(villageRemark.longStatement({ most: LONGEST_STATEMENT }))),
    ),
    needs(villageRemark.statementsNeeded()),
  ),
  v.maxLength(MOST_STATEMENTS, needs(villageRemark.manyStatements({ most: MOST_STATEMENTS }))),
);

export const VillageShape = v.strictObject({
  format: v.literal(FORMAT, needs(gameRemark.formatNeeded({ format: FORMAT }))),
  game: v.literal("village", needs(villageRemark.villageNeeded())),
  seed: v.optional(seedSchema, ""),
  config: v.exactOptional(v.record(v.string(), v.unknown(), needs(gameRemark.configNeeded()))),
  difficulty: v.picklist(VILLAGE_LABELS, needs(villageRemark.labelNeeded({ labels: VILLAGE_LABELS }))),
  wolvesAlsoTellTruth: v.exactOptional(v.literal(true, needs(villageRemark.trueOrLeftOut()))),
  difficulty_score: v.exactOptional(
    v.pipe(
      v.number(needs(clueRemark.numberNeeded())),
      v.finite(needs(gameRemark.finiteNeeded())),
      v.minValue(0, needs(villageRemark.negativeScore())),
    ),
  ),
  villagers: listOf(villager, villageRemark.villagersNeeded()),
  statements: listOf(testimony, villageRemark.testimoniesNeeded()),
  solution: listOf(v.boolean(needs(gameRemark.yesNoNeeded())), villageRemark.identitiesNeeded()),
});

/** Throws PuzzleError with the place in the data. */
export function parseVillagePuzzle(data: unknown): VillagePuzzle {
  const puzzle = readShape(VillageShape, data);
  const size = puzzle.villagers.length;
  if (puzzle.statements.length !== size || puzzle.solution.length !== size)
    throw new PuzzleError(
      villageRemark.unevenLists({
        villagers: size,
        testimonies: puzzle.statements.length,
        identities: puzzle.solution.length,
      }),
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
        throw new PuzzleError(gameRemark.wrongAt({ place, flaw: error.says }));
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

/** A village and its solution as a puzzle to store. */
export function makeVillagePuzzle(
  village: Village,
  solution: World,
  config: GenerationConfig,
  difficulty: VillageLabel,
  seed: string,
): VillagePuzzle {
  const names = config.names ?? defaultNames(config.N);
  return {
    format: FORMAT,
    game: "village",
    seed,
    config: config.given,
    difficulty,
    ...(village.wolvesAlsoTellTruth ? { wolvesAlsoTellTruth: true } : {}),
    ...scored(village),
    villagers: names.map((name, index) => ({ index, name })),
    statements: village.statements.map((testimony) => testimony.map(makeStatement)),
    solution: assignmentOf(solution, config.N),
  };
}
