// Chinese: its words, and how questions are read in it.

import { readChineseLine } from "./chinese-line.ts";
import { readChineseQuestion } from "./chinese-question.ts";
import type { TableTongue } from "./words/wording.ts";
import { zh } from "./words/zh.ts";

export const chinese: TableTongue = {
  words: zh,
  readQuestion: readChineseQuestion,
  readLine: readChineseLine,
};
