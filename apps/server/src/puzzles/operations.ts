// Every operation of the API: one file for each subject, and one line here.
import type { Operation } from "../api/operation.ts";
import { CLUE_OPERATIONS } from "./clue-operations.ts";
import { DRAFT_OPERATIONS } from "./draft-operations.ts";
import { PUZZLE_OPERATIONS } from "./puzzle-operations.ts";

export const OPERATIONS: readonly Operation[] = [...PUZZLE_OPERATIONS, ...DRAFT_OPERATIONS, ...CLUE_OPERATIONS];
