// A suggestion in one line of English, forgiving of misspelled names.

import type { Setup } from "../table/setup.ts";
import { tokensIn } from "./names.ts";
import { spelled } from "./spelling.ts";
import { type LineWords, readTypedSuggestion, type TypedSuggestion } from "./typed-suggestion.ts";

const ENGLISH: LineWords = {
  show: /\b(shows?|showed|shown|has|had|answers?|answered|reveal(s|ed)?)\b/,
  pass: /\b(pass(es|ed)?|no|not|nothing|can't|cannot|couldn't|didn't|none)\b/,
  nobody: /\b(nobody|noone|no one|none|all passed?|everyone passed?|everybody passed?)\b/,
  me: /^(i|me)$/,
  filler:
    /^(a|an|the|and|with|in|on|at|to|of|for|by|asks?|asked|asking|suggests?|suggested|says?|said|guess(es|ed)?|card|it|was|is|one|then|all|everyone|everybody|could|did|'s)$/,
};

export const readEnglishLine = (text: string, setup: Setup): TypedSuggestion =>
  readTypedSuggestion(setup, tokensIn(spelled(text, setup, isMeant), setup), ENGLISH);

const isMeant = (word: string): boolean => Object.values(ENGLISH).some((each) => each.test(word));
