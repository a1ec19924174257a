// English: its words, and how questions are read in it.

import { readEnglishLine } from "./english-line.ts";
import { readQuestion } from "./english-question.ts";
import { en } from "./words/en.ts";
import type { TableTongue } from "./words/wording.ts";

export const english: TableTongue = { words: en, readQuestion, readLine: readEnglishLine };
