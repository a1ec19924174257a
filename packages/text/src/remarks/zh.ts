// What is wrong with a text that somebody else wrote, in Chinese.

import type { InOtherWords } from "../remark.ts";
import type { en } from "./en.ts";

/** What Chinese says of texts. */
export const zh: InOtherWords<typeof en> = {
  plain: ({ text }) => text,
  sentence: ({ clause }, say) => say.clause(clause),
  unseenCharacters: () => "只能由看得见的字符组成",
  towersOfMarks: () => "的每个字母上至多有两个附加符号",
  onlySpaces: () => "不能全是空格",
};
