// How things are written, whatever they are: small pieces of English, bytes as letters, and what others wrote.

export { makeBase64url, parseBase64url } from "./base64url.ts";
export { capitalize, sayList, sentence, withArticle } from "./english.ts";
export { brief, flawOfText, quoteRaw } from "./raw.ts";
export { makeUtf8, parseUtf8 } from "./utf8.ts";
