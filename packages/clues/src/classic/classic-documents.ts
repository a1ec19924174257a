// The classic dialect in the words of its document.

import type { Dialect } from "../dialect.ts";
import type { ClassicClue } from "./classic.ts";
import { makeClassicTongue } from "./classic-tongue.ts";
import { classicDocuments } from "./words/documents.ts";

const tongue = makeClassicTongue(classicDocuments);

export const sayClassicDocument: Dialect<ClassicClue>["sayClue"] = (clue, speaker, board) =>
  tongue.sayClue(clue, { board, speaker, names: [] });
