// The runners of the source documents, one file of vectors each.

import type { Runner } from "../runner.ts";
import { CLUE_KINDS } from "./clue-kinds.ts";
import { CULTIVATORS_KINDS } from "./cultivators-kinds.ts";
import { makeDocumentRunner } from "./document-runner.ts";
import { VILLAGE_KINDS } from "./village-kinds.ts";
import { WHO_KINDS } from "./who-kinds.ts";

export const DOCUMENT_RUNNERS: readonly Runner[] = [
  makeDocumentRunner("000", CULTIVATORS_KINDS, ["board"]),
  makeDocumentRunner("001", CULTIVATORS_KINDS, ["board"]),
  makeDocumentRunner("002", WHO_KINDS, ["board"]),
  makeDocumentRunner("003", VILLAGE_KINDS, ["names"]),
  makeDocumentRunner("004", CLUE_KINDS, ["tables"]),
];
