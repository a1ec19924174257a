// How things are written, whatever they are: languages, small pieces of each, bytes as letters, and what others wrote.

export { makeBase64url, parseBase64url } from "./base64url.ts";
export { chineseSentence, sayAmountOf, sayChineseList, sayChineseNumber } from "./chinese.ts";
export { capitalize, sayList, sentence, withArticle } from "./english.ts";
export { isLanguage, LANGUAGES, type Language, LOCALES } from "./language.ts";
export { piecesOf } from "./pieces.ts";
export { cutShort, flawOfText, quoteRaw } from "./raw.ts";
export { clauseOf, type Filling, packRemark, type Remark, said, textOf, unpackRemark } from "./remark.ts";
export { makeUtf8, parseUtf8 } from "./utf8.ts";
