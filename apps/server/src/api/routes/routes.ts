// Every operation of the API: one file for each subject, and one line here.
import type { Operation } from "../operation.ts";
import { CLUE_OPERATIONS } from "./clue.ts";
import { PUZZLE_OPERATIONS } from "./puzzles.ts";

export const OPERATIONS: readonly Operation[] = [...PUZZLE_OPERATIONS, ...CLUE_OPERATIONS];
