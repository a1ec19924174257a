// English: its words, and how questions are read in it.

import { en } from "../words/en.ts";
import type { TableTongue } from "../words/wording.ts";
import { parseQuestion } from "./question.ts";

export const english: TableTongue = { words: en, parseQuestion };
