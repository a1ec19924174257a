// Chinese: its words, and how questions are read in it.

import type { TableTongue } from "../words/wording.ts";
import { zh } from "../words/zh.ts";
import { parseChineseQuestion } from "./chinese-question.ts";

export const chinese: TableTongue = { words: zh, parseQuestion: parseChineseQuestion };
