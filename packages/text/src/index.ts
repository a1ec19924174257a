// How things are written, whatever they are: small pieces of English, and bytes as letters.

export { makeBase64url, parseBase64url } from "./base64url.ts";
export { capitalize, sayList, sentence, withArticle } from "./english.ts";
