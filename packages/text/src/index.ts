// How things are written, whatever they are: languages, small pieces of each, bytes as letters, and what others wrote. Beside it what any
// package may need and none should have of its own: a memory of the last few things.

export { makeBase64url, parseBase64url } from "./base64url.ts";
export { chineseSentence, sayAmountOf, sayChineseList, sayChineseNumber, withoutChineseStop } from "./chinese.ts";
export { sayChineseData } from "./chinese-data.ts";
export { capitalize, sayList, sentence, withArticle, withoutStop } from "./english.ts";
export { isLanguage, LANGUAGES, type Language, LOCALES } from "./language.ts";
export { piecesOf } from "./pieces.ts";
export { cutShort, flawOfText, quoteRaw, quoteRawInChinese } from "./raw.ts";
export { makeRecent } from "./recent.ts";
export {
  clausesBy,
  type Filling,
  flawless,
  type InOtherWords,
  makersOf,
  needs,
  type Remark,
  remarkOf,
} from "./remark.ts";
export { textRemark } from "./remarks/en.ts";
export { zh as zhText } from "./remarks/zh.ts";
export { makeUtf8, parseUtf8 } from "./utf8.ts";
